/// What one line of an `.xcconfig` file says.
enum ConfigurationLine: Equatable {
    case include(String, isOptional: Bool)
    case setting(String, String)

    /// The lines that say something; settings that hold under conditions are left out.
    static func lines(of bytes: [UInt8]) -> [ConfigurationLine] {
        var lines: [ConfigurationLine] = []
        var pending = ""
        for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
            let text = trimmed(withoutComment(line))
            if text.hasSuffix("\\") {
                pending += text.dropLast() + " "
                continue
            }
            if let line = ConfigurationLine(trimmed(pending + text)) { lines.append(line) }
            pending = ""
        }
        return lines
    }

    private init?(_ line: String) {
        if line.hasPrefix("#include") {
            let rest = line.dropFirst("#include".count)
            let parts = rest.split(separator: "\"", omittingEmptySubsequences: false)
            guard parts.count >= 2 else { return nil }
            self = .include(String(parts[1]), isOptional: rest.hasPrefix("?"))
            return
        }
        guard let equals = line.firstIndex(of: "=") else { return nil }
        let name = Self.trimmed(line[..<equals])
        // `NAME[sdk=iphoneos*] = …` holds for some builds only.
        guard !name.isEmpty, !name.contains("[") else { return nil }
        let value = Self.trimmed(line[line.index(after: equals)...])
        self = .setting(name, value.hasSuffix(";") ? Self.trimmed(value.dropLast()) : value)
    }

    private static func withoutComment(_ line: Substring) -> Substring {
        guard let start = line.utf8.firstRange(of: "//")?.lowerBound else { return line }
        return line[..<start]
    }

    private static func trimmed(_ text: some StringProtocol) -> String {
        let isSpace: (Character) -> Bool = { $0.isWhitespace }
        return String(text.drop(while: isSpace).reversed().drop(while: isSpace).reversed())
    }
}

extension Substring.UTF8View {
    /// Where some ASCII text stands first.
    fileprivate func firstRange(of text: StaticString) -> Range<Index>? {
        let wanted = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
        var start = startIndex
        while start < endIndex {
            if self[start...].starts(with: wanted) {
                return start..<index(start, offsetBy: wanted.count)
            }
            formIndex(after: &start)
        }
        return nil
    }
}
