/// What one line of an `.xcconfig` file says.
enum ConfigurationLine: Equatable {
    case include(String, isOptional: Bool)
    case setting(String, String)

    /// The lines that say something; settings that hold under conditions are left out.
    static func lines(of bytes: [UInt8]) -> [ConfigurationLine] {
        var lines: [ConfigurationLine] = []
        var pending: [UInt8] = []
        for line in bytes.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
            let text = trimmed(withoutComment(line))
            if text.last == UInt8(ascii: "\\") {
                pending += text.dropLast() + [0x20]
                continue
            }
            if let line = ConfigurationLine(pending.isEmpty ? text : (pending + text)[...]) {
                lines.append(line)
            }
            pending = []
        }
        return lines
    }

    private init?(_ line: ArraySlice<UInt8>) {
        if line.starts(with: "#include".utf8) {
            let rest = line.dropFirst("#include".utf8.count)
            let parts = rest.split(separator: UInt8(ascii: "\""), omittingEmptySubsequences: false)
            guard parts.count >= 2 else { return nil }
            self = .include(
                String(decoding: parts[1], as: UTF8.self),
                isOptional: rest.first == UInt8(ascii: "?"))
            return
        }
        guard let equals = line.firstIndex(of: UInt8(ascii: "=")) else { return nil }
        let name = Self.trimmed(line[..<equals])
        // `NAME[sdk=iphoneos*] = …` holds for some builds only.
        guard !name.isEmpty, !name.contains(UInt8(ascii: "[")) else { return nil }
        var value = Self.trimmed(line[(equals + 1)...])
        if value.last == UInt8(ascii: ";") { value = Self.trimmed(value.dropLast()) }
        self = .setting(
            String(decoding: name, as: UTF8.self), String(decoding: value, as: UTF8.self))
    }

    private static func withoutComment(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        let slash = UInt8(ascii: "/")
        for index in line.indices.dropLast() where line[index] == slash {
            if line[index + 1] == slash { return line[..<index] }
        }
        return line
    }

    private static func trimmed(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        var text = text
        while let first = text.first, first <= 0x20 { text.removeFirst() }
        while let last = text.last, last <= 0x20 { text.removeLast() }
        return text
    }
}
