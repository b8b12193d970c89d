import CNcurses

/// What the terminal database says about the terminal in use.
enum Capabilities {
  /// A string capability as it is sent, without its padding; nil if the terminal lacks it.
  static func string(_ name: String) -> [UInt8]? {
    guard let pointer = tigetstr(name), pointer != UnsafeMutablePointer(bitPattern: -1) else {
      return nil
    }
    return withoutPadding(Array(String(cString: pointer).utf8))
  }

  /// A number, nil if the database gives none.
  static func number(_ name: String) -> Int? {
    let number = Int(tigetnum(name))
    return number >= 0 ? number : nil
  }

  /// Whether the terminal has a yes-or-no capability.
  static func flag(_ name: String) -> Bool { tigetflag(name) > 0 }

  /// Takes marks of delay, `$<5>`, out of a capability.
  static func withoutPadding(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var rest = bytes[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "$"), rest.first == UInt8(ascii: "<"),
        let end = rest.firstIndex(of: UInt8(ascii: ">"))
      {
        rest = rest[(end + 1)...]
      } else {
        result.append(byte)
      }
    }
    return result
  }
}
