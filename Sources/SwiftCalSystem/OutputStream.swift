import Glibc

/// Why a stream did not take what was written.
package enum OutputError: Error, Hashable, Sendable {
  /// Nobody reads it any more.
  case closed
  /// Anything else, with its `errno`.
  case failed(Int32)

  /// What went wrong, in the system's words.
  package var reason: String {
    switch self {
    case .closed: String(cString: strerror(EPIPE))
    case .failed(let code): String(cString: strerror(code))
    }
  }
}

/// A stream that takes whole writes or says why not.
package struct OutputStream: Sendable {
  /// The file descriptor.
  package let descriptor: Int32

  /// Standard output.
  package static let standard = OutputStream(descriptor: STDOUT_FILENO)
  /// Standard error.
  package static let error = OutputStream(descriptor: STDERR_FILENO)

  /// The stream behind a file descriptor.
  package init(descriptor: Int32) { self.descriptor = descriptor }

  /// Makes a write that nobody reads, or past a limit of file sizes, an error instead of the end of
  /// the process.
  package static func ignoreWriteSignals() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
  }

  /// Writes a text.
  package func write(_ text: String) throws(OutputError) {
    var text = text
    var failure: OutputError?
    text.withUTF8 { bytes in failure = send(UnsafeRawBufferPointer(bytes)) }
    if let failure { throw failure }
  }

  /// Writes bytes.
  package func write(_ bytes: [UInt8]) throws(OutputError) {
    var failure: OutputError?
    bytes.withUnsafeBytes { failure = send($0) }
    if let failure { throw failure }
  }

  private func send(_ bytes: UnsafeRawBufferPointer) -> OutputError? {
    var rest = bytes[...]
    while let start = UnsafeRawBufferPointer(rebasing: rest).baseAddress, !rest.isEmpty {
      let count = Glibc.write(descriptor, start, rest.count)
      if count >= 0 {
        rest = rest.dropFirst(count)
        continue
      }
      switch errno {
      case EINTR: continue
      case EAGAIN: awaitRoom()
      case EPIPE: return .closed
      default: return .failed(errno)
      }
    }
    return nil
  }

  private func awaitRoom() {
    var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    poll(&request, 1, -1)
  }
}
