/// An `OSC` string sent by the terminal.
enum OperatingSystemCommand {
    /// The answer in it: `11;rgb:ffff/ffff/ffff` is the background.
    static func reply(in text: [UInt8]) -> TerminalReply? {
        let text = String(decoding: text, as: UTF8.self)
        guard let colon = text.firstIndex(of: ":"), text.hasPrefix("11;rgb") else { return nil }
        let parts = text[text.index(after: colon)...].split(separator: "/").map(fraction)
        guard parts.count >= 3, let red = parts[0], let green = parts[1], let blue = parts[2]
        else { return nil }
        return .backgroundLuminance(0.2126 * red + 0.7152 * green + 0.0722 * blue)
    }

    /// One to four hexadecimal digits as a part of the largest number of that many digits.
    private static func fraction(_ digits: Substring) -> Double? {
        guard (1...4).contains(digits.utf8.count), let value = Int(digits, radix: 16), value >= 0
        else { return nil }
        return Double(value) / Double((1 << (4 * digits.utf8.count)) - 1)
    }
}
