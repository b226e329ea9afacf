/// Finds errors in what compilers, linkers and SwiftPM print.
struct DiagnosticParser {
    /// What was found, in order, each once.
    private(set) var diagnostics: [Diagnostic] = []
    /// The last lines, for failures that nothing was found for.
    private(set) var tail: [String] = []

    private static let tailLength = 20

    /// Takes one line of output.
    mutating func take(_ line: String) {
        let line = Self.withoutStyles(line)
        if !line.allSatisfy(\.isWhitespace) { tail = (tail + [line]).suffix(Self.tailLength) }
        guard let found = Self.diagnostic(in: line), !diagnostics.contains(found) else { return }
        diagnostics.append(found)
    }

    /// The errors; if there is none in words that are understood, the end of the output as one.
    var errors: [Diagnostic] {
        let errors = diagnostics.filter { $0.severity == .error }
        let placed = errors.filter { $0.place != nil }
        if !placed.isEmpty { return placed }
        if !errors.isEmpty { return errors }
        let last = tail.last ?? "The build failed without output. Run swift build to see why."
        return [Diagnostic(severity: .error, place: nil, message: last)]
    }

    /// Whether a file was saved while the compiler read it, which says nothing about the code.
    var wasOvertaken: Bool {
        tail.contains { $0.contains("was modified during the build") }
    }

    static func diagnostic(in line: String) -> Diagnostic? {
        for severity in [Diagnostic.Severity.error, .warning, .note] {
            let mark = "\(severity.rawValue): "
            if line.hasPrefix(mark) {
                return Diagnostic(
                    severity: severity, place: nil, message: String(line.dropFirst(mark.count)))
            }
            guard let range = line.firstRange(of: ": " + mark) else { continue }
            let message = String(line[range.upperBound...])
            let head = line[..<range.lowerBound]
            if let place = place(head) {
                return Diagnostic(severity: severity, place: place, message: message)
            }
            guard isTool(head) else { continue }
            return Diagnostic(severity: severity, place: nil, message: message)
        }
        return linkError(in: line)
    }

    /// `/p/A.swift:3:14`
    private static func place(_ text: Substring) -> Diagnostic.Place? {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count >= 3, let line = Int(parts[parts.count - 2]),
            let column = Int(parts[parts.count - 1]), line > 0, text.hasPrefix("/")
        else { return nil }
        let file = parts.dropLast(2).joined(separator: ":")
        return Diagnostic.Place(file: file, line: line, column: column)
    }

    /// `clang`, `ld.lld`, `/usr/bin/ld.gold`
    private static func isTool(_ text: Substring) -> Bool {
        let name = String(text).lastName
        return ["clang", "swiftc", "swift-driver", "swift-build", "<unknown>:0"].contains(name)
            || name.hasPrefix("ld")
    }

    /// gold, and ld on macOS, do not say that they speak of an error.
    private static func linkError(in line: String) -> Diagnostic? {
        for mark in ["undefined reference to ", "Undefined symbols ", "multiple definition of "] {
            guard let range = line.firstRange(of: mark) else { continue }
            return Diagnostic(
                severity: .error, place: nil, message: String(line[range.lowerBound...]))
        }
        return nil
    }

    /// Text without colours.
    private static func withoutStyles(_ line: String) -> String {
        guard line.utf8.contains(0x1B) else { return line }
        var text = ""
        var isSequence = false
        for scalar in line.unicodeScalars {
            if scalar == "\u{1B}" {
                isSequence = true
            } else if !isSequence {
                text.unicodeScalars.append(scalar)
            } else if scalar.properties.isAlphabetic {
                isSequence = false
            }
        }
        return text
    }
}
