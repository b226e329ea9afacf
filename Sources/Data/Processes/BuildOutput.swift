import Previewing

/// Reads what `swift build` prints.
///
/// PreviewKit reads it too; that is a kit for dev apps, and nothing that Data may import.
struct BuildOutput {
    private var known: Set<BuildProblem> = []
    private var last = ""

    /// What a line says; nothing for an empty one.
    mutating func events(of line: String) -> [BuildEvent] {
        let text = Self.withoutCodes(line)
        guard !text.allSatisfy(\.isWhitespace) else { return [] }
        last = text
        if let progress = Self.progress(text) { return [progress] }
        guard let problem = Self.problem(text), known.insert(problem).inserted else {
            return [.output(text)]
        }
        return [.output(text), .problem(problem)]
    }

    /// What stands for the reason of a failure in which nothing was understood; nil if something was.
    var unexplained: BuildProblem? {
        guard !known.contains(where: \.isError) else { return nil }
        let text = last.isEmpty ? "SwiftPM printed nothing. Run swift build to see why." : last
        return BuildProblem(place: nil, message: text)
    }

    /// `[12/34] Compiling Kit Chart.swift`, and what SwiftPM says while it waits or fetches.
    private static func progress(_ line: String) -> BuildEvent? {
        guard line.hasPrefix("["), let end = line.firstIndex(of: "]") else {
            let isStep = steps.contains { line.hasPrefix($0) }
            return isStep ? .progress(step: line, done: 0, total: 0) : nil
        }
        let numbers = line[..<end].dropFirst().split(separator: "/").map { Int($0) }
        let step = line[end...].dropFirst(2)
        guard numbers.count == 2, let done = numbers[0], let total = numbers[1], done <= total,
            !step.isEmpty
        else { return nil }
        return .progress(step: String(step), done: done, total: total)
    }

    private static let steps = [
        "Fetching ", "Fetched ", "Computing version", "Creating working copy", "Updating ",
        "Planning build", "Another instance of SwiftPM",
    ]

    /// `/p/A.swift:3:14: error: text`, `error: text`, and what linkers say.
    private static func problem(_ line: String) -> BuildProblem? {
        for (mark, isError) in [("error: ", true), ("warning: ", false)] {
            if line.hasPrefix(mark) {
                return BuildProblem(
                    isError: isError, place: nil, message: String(line.dropFirst(mark.count)))
            }
            guard let range = line.firstRange(of: ": " + mark) else { continue }
            let head = line[..<range.lowerBound]
            let place = place(head)
            guard place != nil || isTool(head) else { continue }
            return BuildProblem(
                isError: isError, place: place, message: String(line[range.upperBound...]))
        }
        return linkProblem(line)
    }

    private static func place(_ text: Substring) -> BuildProblem.Place? {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count >= 3, let line = Int(parts[parts.count - 2]),
            let column = Int(parts[parts.count - 1]), line > 0, text.hasPrefix("/")
        else { return nil }
        let file = parts.dropLast(2).joined(separator: ":")
        return BuildProblem.Place(file: file, line: line, column: column)
    }

    private static func isTool(_ text: Substring) -> Bool {
        let name = text.split(separator: "/").last ?? text
        return ["clang", "swiftc", "swift-driver", "swift-build", "<unknown>:0"].contains(name)
            || name.hasPrefix("ld")
    }

    /// gold, and ld on macOS, do not say that they speak of an error.
    private static func linkProblem(_ line: String) -> BuildProblem? {
        for mark in ["undefined reference to ", "Undefined symbols ", "multiple definition of "] {
            guard let range = line.firstRange(of: mark) else { continue }
            return BuildProblem(place: nil, message: String(line[range.lowerBound...]))
        }
        return nil
    }

    /// Text without colours and other codes for a terminal.
    private static func withoutCodes(_ line: String) -> String {
        guard line.utf8.contains(0x1B) else { return line }
        var text = ""
        var isCode = false
        for scalar in line.unicodeScalars {
            if scalar == "\u{1B}" {
                isCode = true
            } else if !isCode {
                text.unicodeScalars.append(scalar)
            } else if scalar.properties.isAlphabetic {
                isCode = false
            }
        }
        return text
    }
}
