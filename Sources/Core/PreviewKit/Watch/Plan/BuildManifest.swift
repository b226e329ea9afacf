/// The commands that SwiftPM planned: what `.build/debug.yaml` holds for its build engine.
///
/// SwiftPM writes one line per key, and lists as JSON; nothing else of YAML is understood.
struct BuildManifest {
    /// One command, or a name for several files.
    struct Command: Hashable, Sendable {
        var name: String
        var tool = ""
        var inputs: [String] = []
        var outputs: [String] = []
        var arguments: [String] = []
    }

    private(set) var commands: [Command] = []

    init(_ text: String) {
        var isInCommands = false
        for line in Self.lines(of: text) {
            if isInCommands { take(line) }
            if line == "commands:" { isInCommands = true }
        }
    }

    private mutating func take(_ line: Substring) {
        if line.hasPrefix("  \""), line.hasSuffix("\":") {
            let name = JSONStrings.all(in: line).first ?? ""
            return commands.append(Command(name: name))
        }
        guard !commands.isEmpty else { return }
        let last = commands.count - 1
        if let value = Self.value("tool", of: line) {
            commands[last].tool = String(value)
        } else if let value = Self.value("inputs", of: line) {
            commands[last].inputs = JSONStrings.all(in: value)
        } else if let value = Self.value("outputs", of: line) {
            commands[last].outputs = JSONStrings.all(in: value)
        } else if let value = Self.value("args", of: line) {
            commands[last].arguments = JSONStrings.all(in: value)
        }
    }

    private static func value(_ key: String, of line: Substring) -> Substring? {
        let start = "    \(key): "
        return line.hasPrefix(start) ? line.dropFirst(start.utf8.count) : nil
    }

    private static func lines(of text: String) -> [Substring] {
        text.utf8.split(separator: UInt8(ascii: "\n")).map { Substring($0) }
    }
}
