import Codebase

extension EditableSource {
    /// Where the line begins that an offset is in.
    func lineStart(_ offset: Int) -> Int {
        let before = bytes[..<offset].lastIndex(of: UInt8(ascii: "\n"))
        return before.map { $0 + 1 } ?? 0
    }

    /// Where the line ends that an offset is in: at its break, or at the end of the text.
    func lineEnd(_ offset: Int) -> Int {
        let end = bytes[offset...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
        return end > offset && bytes[end - 1] == UInt8(ascii: "\r") ? end - 1 : end
    }

    /// The white space at the start of the line that an offset is in.
    func indentation(at offset: Int) -> String {
        let start = lineStart(offset)
        return slice(start..<start + bytes[start...].prefix(while: \.isBlank).count)
    }

    /// Whether only white space stands before an offset in its line.
    func isFirstOnLine(_ offset: Int) -> Bool {
        bytes[lineStart(offset)..<offset].allSatisfy(\.isBlank)
    }

    /// Whether nothing, or nothing but a comment, comes after an offset in its line.
    func isLastOnLine(_ offset: Int) -> Bool {
        let rest = bytes[offset..<lineEnd(offset)].drop(while: \.isBlank)
        return rest.isEmpty || rest.starts(with: "//".utf8)
    }

    /// Whether two offsets are in the same line.
    func sameLine(_ left: Int, _ right: Int) -> Bool {
        !bytes[min(left, right)..<max(left, right)].contains(UInt8(ascii: "\n"))
    }

    /// How many characters the line of an offset has.
    func width(ofLineAt offset: Int) -> Int {
        slice(lineStart(offset)..<lineEnd(offset)).count
    }

    /// One step of indentation, as most lines of the file are indented.
    var indentationStep: String {
        var steps: [String: Int] = [:]
        for line in text.split(separator: "\n") {
            if line.first == "\t" { steps["\t", default: 0] += 1 }
            let spaces = line.prefix { $0 == " " }.count
            if spaces == 2 { steps["  ", default: 0] += 1 }
            if spaces == 4 { steps["    ", default: 0] += 1 }
        }
        if let two = steps["  "], two > 0, steps["\t"] ?? 0 <= two { return "  " }
        if let tabs = steps["\t"], tabs > steps["    "] ?? 0 { return "\t" }
        return "    "
    }
}

extension UInt8 {
    var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
}

extension String {
    /// The text with every line but the first one moved to the right.
    func indented(by indentation: String) -> String {
        let lines = split(separator: "\n", omittingEmptySubsequences: false)
        let rest = lines.dropFirst().map { $0.isEmpty ? "" : indentation + $0 }
        return ([String(lines.first ?? "")] + rest).joined(separator: "\n")
    }

    /// The text with every line but the first one moved to the left, as far as it can be.
    func outdented(by indentation: String) -> String {
        let lines = split(separator: "\n", omittingEmptySubsequences: false)
        let rest = lines.dropFirst().map { line in
            line.hasPrefix(indentation)
                ? String(line.dropFirst(indentation.count)) : String(line.drop { $0 == " " })
        }
        return ([String(lines.first ?? "")] + rest).joined(separator: "\n")
    }

    /// The text as a literal of Swift.
    var literal: String {
        let escapes: [Unicode.Scalar: String] = [
            "\\": "\\\\", "\"": "\\\"", "\n": "\\n", "\r": "\\r", "\0": "\\0",
        ]
        return "\"" + escaping(escapes) + "\""
    }
}
