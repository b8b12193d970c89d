import CPlatform
import Glibc

/// Watches one file for changes by others, and the file that names the time zone.
///
/// It watches folders, because a file that is replaced takes a watch on itself along.
package final class FileWatcher {
  /// Readable when something happened.
  let descriptor: Int32
  private let path: String

  private struct Watched {
    let watch: Int32
    let name: String
  }

  private var watched: [Watched] = []
  private var zoneFolder: Int32 = -1

  /// Whether changes of the file are told; otherwise it has to be looked at every second.
  package private(set) var isReliable = false

  /// A watcher of the file at `path` (nil for the zone only), or nil where nothing can be watched.
  package init?(path: String?) {
    let descriptor = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
    guard descriptor >= 0 else { return nil }
    self.descriptor = descriptor
    self.path = path ?? ""
    zoneFolder = inotify_add_watch(descriptor, "/etc", Self.replacements)
    renew()
  }

  deinit { close(descriptor) }

  /// Looks for the file's folders again, after the file was replaced or where they were missing.
  package func renew() {
    guard !path.isEmpty else { return }
    var isReliable = true
    watched = []
    let target = resolved(path)
    for file in target == path ? [path] : [path, target] {
      isReliable = watch(file) && isReliable
    }
    self.isReliable = isReliable
  }

  /// Takes all that happened and tells what of it matters.
  func take() -> [Wake] {
    var wakes: [Wake] = []
    withUnsafeTemporaryAllocation(byteCount: 8192, alignment: 8) { buffer in
      while case let count = read(descriptor, buffer.baseAddress, buffer.count), count > 0 {
        InotifyEvents(UnsafeRawBufferPointer(rebasing: buffer[..<count])).forEach {
          if let wake = wake(for: $0), !wakes.contains(wake) { wakes.append(wake) }
        }
      }
    }
    return wakes
  }

  private func wake(for event: InotifyEvent) -> Wake? {
    if event.mask & UInt32(IN_Q_OVERFLOW) != 0 { return .files }
    if event.mask & UInt32(IN_IGNORED) != 0 {
      watched.removeAll { $0.watch == event.watch }
      isReliable = false
      return .files
    }
    if event.watch == zoneFolder && event.name == "localtime" { return .clock }
    let isOurs = watched.contains { $0.watch == event.watch && $0.name == event.name }
    return isOurs ? .files : nil
  }

  private func watch(_ file: String) -> Bool {
    let parts = file.split(separator: "/", omittingEmptySubsequences: true)
    guard let name = parts.last else { return false }
    let folder = file.dropLast(name.utf8.count)
    let watch = inotify_add_watch(
      descriptor, folder.isEmpty ? "." : String(folder), Self.replacements | UInt32(IN_MODIFY))
    guard watch >= 0 else { return false }
    // The end of a transaction is the removal of its journal.
    watched += [String(name), "\(name)-journal", "\(name)-wal"].map {
      Watched(watch: watch, name: $0)
    }
    return !isRemote(folder.isEmpty ? "." : String(folder))
  }

  private func resolved(_ path: String) -> String {
    guard let pointer = realpath(path, nil) else { return path }
    defer { free(pointer) }
    return String(cString: pointer)
  }

  private static let replacements =
    UInt32(IN_CREATE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_CLOSE_WRITE)
}
