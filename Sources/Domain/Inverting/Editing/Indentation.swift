import Codebase

/// How code is indented: by tabs, or by two or four blanks.
struct Indentation: Sendable {
    /// What stands before a line for each level.
    let unit: String
    /// The most files that are looked at.
    private static let limit = 20

    /// The indentation that most lines of some files have; four blanks if there are none.
    init(of files: [ReadFile]) {
        var tabs = 0
        var twos = 0
        var fours = 0
        for file in files.prefix(Self.limit) {
            for line in file.bytes.split(separator: UInt8(ascii: "\n")) {
                if line.first == UInt8(ascii: "\t") { tabs += 1 }
                switch line.prefix(while: { $0 == UInt8(ascii: " ") }).count {
                case 2: twos += 1
                case 4: fours += 1
                default: break
                }
            }
        }
        // Code by four blanks has hardly any line with two; code by two has many with four.
        unit = tabs > twos + fours ? "\t" : twos * 2 > fours ? "  " : "    "
    }

    /// A text that is written by four blanks, as these files have it.
    func applied(to text: String) -> String {
        if unit == "    " { return text }
        let lines: [Substring] = text.split(separator: "\n", omittingEmptySubsequences: false)
        let indented = lines.map { line -> String in
            let levels = line.prefix { $0 == " " }.count / 4
            return String(repeating: unit, count: levels) + line.dropFirst(levels * 4)
        }
        return indented.joined(separator: "\n")
    }
}
