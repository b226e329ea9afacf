import SwiftSyntax

/// What programs learn of the file system: whether files are there, and what they say.
extension Interpreter {
    private enum Found {
        case text(String)
        case missing
        case unknown
    }

    func fileManagerMethod(
        _ name: String, _ arguments: [Argument], site: Syntax
    ) -> Value {
        let unknown = Value.unknown(unknown(site, "its value depends on the machine").foreign())
        guard arguments.count == 1, let path = path(arguments[0].value) else { return unknown }
        switch (name, find(path)) {
        case ("fileExists", _):
            return library.fileSystem?.exists(absolute(path)).map { .bool($0) } ?? unknown
        case ("contents", .text(let text)): return .optional(data(text))
        case ("contents", .missing): return .none
        default: return unknown
        }
    }

    /// The text that `String(contentsOf…:)` reads; throws the program's error if no file is there.
    func contents(
        _ arguments: [Argument], asData: Bool, at node: Syntax
    ) throws(Interruption) -> Value {
        guard let path = arguments.first.flatMap({ path($0.value) }) else {
            return .unknown(unknown(node, "it reads a file").foreign())
        }
        switch find(path) {
        case .text(let text): return asData ? data(text) : .string(text)
        case .missing:
            thrownError = .unknown(unknown(node, "it reads a file that does not exist").foreign())
            throw .thrown
        case .unknown: return .unknown(unknown(node, "it reads a file").foreign())
        }
    }

    /// The text of a `Data` that was read.
    func text(ofData value: Value) -> String? {
        guard case .record(let record) = value, record.type == "Data",
            case .string(let text)? = record["text"]
        else { return nil }
        return text
    }

    private func data(_ text: String) -> Value {
        .record(Record(type: "Data", member: "init", fields: [Field("text", .string(text))]))
    }

    private func path(_ value: Value) -> String? {
        switch value {
        case .string(let text): text
        case .record(let record) where record.type == "URL":
            if case .string(let text)? = record["path"] { text } else { nil }
        default: nil
        }
    }

    private func absolute(_ path: String) -> String {
        path.hasPrefix("/") ? path : (library.fileSystem?.currentFolder ?? "") + "/" + path
    }

    private func find(_ path: String) -> Found {
        guard let files = library.fileSystem, let exists = files.exists(absolute(path)) else {
            return .unknown
        }
        guard exists else { return .missing }
        guard let text = files.text(absolute(path)) else { return .unknown }
        count(parts: text.utf8.count)
        return .text(text)
    }
}
