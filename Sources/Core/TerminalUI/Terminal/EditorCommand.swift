/// How the person's editor is started at a line.
package struct EditorCommand: Equatable, Sendable {
    /// The program and its arguments.
    package let arguments: [String]
    /// Whether it takes the terminal until it ends; other editors open a window of their own.
    package let needsTerminal: Bool

    /// The command for a file, from `$VISUAL`, else `$EDITOR`, else `vi`.
    ///
    /// - Parameters:
    ///   - file: An absolute path.
    ///   - line: From 1; nil for the place where the editor itself would start.
    ///   - environment: The variables of the process.
    package init(file: String, line: Int?, environment: [String: String]) {
        let wanted = ["VISUAL", "EDITOR"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
        let words = (wanted ?? "vi").split(separator: " ").map(String.init)
        let program = words.first ?? "vi"
        let name = program.split(separator: "/").last.map(String.init) ?? program
        arguments = words + Self.place(file: file, line: line, for: name)
        needsTerminal = !Self.windowed.contains(name)
    }

    /// Editors with a window of their own.
    private static let windowed: Set<String> = [
        "code", "codium", "cursor", "subl", "zed", "xed", "mate", "idea", "gvim", "mvim",
    ]

    private static func place(file: String, line: Int?, for program: String) -> [String] {
        guard let line else { return [file] }
        switch program {
        case "code", "codium", "cursor": return ["--goto", "\(file):\(line)"]
        case "hx", "helix", "subl", "zed": return ["\(file):\(line)"]
        case "xed", "mate", "idea": return ["--line", "\(line)", file]
        default: return ["+\(line)", file]
        }
    }
}
