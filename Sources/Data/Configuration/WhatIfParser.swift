import Architecture
import Codebase
import Extracting

/// Turns the text of a file of moves into moves, or reports all of its mistakes.
struct WhatIfParser {
    let file: RelativePath

    private static let kinds = ["module", "interface", "files", "folder", "type", "cut"]

    func parse(_ text: String) throws(ConfigurationError) -> WhatIf {
        let mistakes = MistakeList()
        let root = try YAMLValue(
            text: text, file: file, mistakes: mistakes, advice: "List the moves under “moves:”.")
        try root.checkSize()
        let keys = try root.mapping(allowing: ["moves"])
        guard let list = keys["moves"] else {
            throw ConfigurationError(joining: mistakes.all)
                ?? root.mistake("There are no moves.", "List the moves under “moves:”.")
        }
        var moves: [WhatIfMove] = []
        for item in try list.sequence() {
            let move = mistakes.noting { () throws(ConfigurationError) in try self.move(in: item) }
            if let move { moves.append(move) }
        }
        if let error = ConfigurationError(joining: mistakes.all) { throw error }
        let name = file.name.hasSuffix(".yml") ? String(file.name.dropLast(4)) : file.name
        return WhatIf(name: name, moves: moves)
    }

    private func move(in item: YAMLValue) throws(ConfigurationError) -> WhatIfMove {
        let keys = try item.mapping(allowing: Self.kinds + ["layer", "from", "to"])
        let named = Self.kinds.filter { keys[$0] != nil }
        guard let kind = named.first, named.count == 1, let value = keys[kind] else {
            throw item.mistake(
                named.isEmpty
                    ? "This move does nothing."
                    : "This move does several things: "
                        + named.joined(separator: ", ") + ".",
                "Write one of \(Self.kinds.joined(separator: ", ")).")
        }
        try check(keys, of: kind)
        switch kind {
        case "module":
            return .module(try value.text(), layer: try keys["layer"]?.text())
        case "interface": return .interface(of: try value.text())
        case "cut": return .cut(from: try value.text(), to: try target(keys, item))
        case "type":
            return .type(
                try value.text(), from: try keys["from"]?.text(), to: try target(keys, item))
        case "folder":
            return .folder(
                try path(value), from: try keys["from"]?.text(), to: try target(keys, item))
        default:
            var files: [RelativePath] = []
            for file in try value.values() { files.append(try path(file)) }
            if files.isEmpty { throw value.mistake("No file is named.", "Name one or more.") }
            return .files(files, from: try keys["from"]?.text(), to: try target(keys, item))
        }
    }

    /// The keys beside the one that says what is done.
    private func check(_ keys: [String: YAMLValue], of kind: String) throws(ConfigurationError) {
        let allowed: Set<String> =
            switch kind {
            case "module": ["layer"]
            case "interface": []
            case "cut": ["to"]
            default: ["from", "to"]
            }
        for key in ["layer", "from", "to"] where !allowed.contains(key) {
            if let value = keys[key] {
                throw value.mistake(
                    "A move with “\(kind)” has no “\(key)”.", "Remove “\(key)”.")
            }
        }
    }

    private func target(
        _ keys: [String: YAMLValue], _ item: YAMLValue
    ) throws(ConfigurationError) -> String {
        guard let to = keys["to"] else {
            throw item.mistake("This move has no end.", "Add “to:” with a module.")
        }
        return try to.text()
    }

    private func path(_ value: YAMLValue) throws(ConfigurationError) -> RelativePath {
        let text = try value.text()
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        if text.hasPrefix("/") || parts.contains("..") {
            throw value.mistake(
                "“\(text)” leads out of the codebase.", "Write a path below its folder.")
        }
        return RelativePath(text)
    }
}
