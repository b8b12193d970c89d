import Glibc

/// Something that happened in a watched folder.
struct InotifyEvent {
  /// Which watch tells it.
  let watch: Int32
  /// What it was.
  let mask: UInt32
  /// The name in the folder, empty if it concerns the folder itself.
  let name: String
}

/// The events in what the kernel wrote into a buffer.
struct InotifyEvents: Sequence, IteratorProtocol {
  private var rest: Slice<UnsafeRawBufferPointer>

  init(_ buffer: UnsafeRawBufferPointer) { rest = buffer[...] }

  mutating func next() -> InotifyEvent? {
    let header = MemoryLayout<inotify_event>.size
    guard rest.count >= header else { return nil }
    let event = UnsafeRawBufferPointer(rebasing: rest).loadUnaligned(as: inotify_event.self)
    rest = rest.dropFirst(header)
    let name = rest.prefix(Int(event.len)).prefix { $0 != 0 }
    rest = rest.dropFirst(Int(event.len))
    return InotifyEvent(
      watch: event.wd, mask: event.mask, name: String(decoding: name, as: UTF8.self))
  }
}
