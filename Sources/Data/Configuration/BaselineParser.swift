import Architecture
import Codebase

/// Turns the text of a `.strata.baseline.yml` into a record, or reports all of its mistakes.
struct BaselineParser {
    private let file = Baseline.file

    /// What a record may cost to read: a step for each key, name and list, however many aliases
    /// lead there.
    private static let budget = ReadingBudget(steps: 2_000_000, depth: 10)

    func parse(_ text: String) throws(ConfigurationError) -> Baseline {
        if let conflict = ConflictMarker(in: text) { throw conflict.mistake(in: file) }
        let mistakes = MistakeList()
        let root = try YAMLValue(
            text: text, file: file, mistakes: mistakes,
            advice: "Record the violations again with: strata baseline")
        try root.checkSize(Self.budget)
        let keys = try root.mapping(allowing: ["version", "violations"])
        try checkVersion(keys["version"], in: root)
        let entries = try keys["violations"].map { value throws(ConfigurationError) in
            try self.entries(in: value)
        }
        if let error = ConfigurationError(joining: mistakes.all) { throw error }
        return Baseline(entries ?? [])
    }

    private func checkVersion(
        _ value: YAMLValue?, in root: YAMLValue
    ) throws(ConfigurationError) {
        guard let value else {
            throw root.mistake(
                "The record has no version.", "Write “version: \(Baseline.version)” at its top.")
        }
        let text = try value.text()
        if text == "\(Baseline.version)" { return }
        if let version = Int(text), version > Baseline.version {
            throw value.mistake(
                "A later version of Strata wrote this record.", "Update Strata, then try again.")
        }
        throw value.mistake(
            "“\(text)” is not a version of a record.", "Write \(Baseline.version).")
    }

    private func entries(in value: YAMLValue) throws(ConfigurationError) -> [BaselineEntry] {
        var entries: [BaselineEntry] = []
        for item in try value.sequence() {
            let entry = value.mistakes.noting { () throws(ConfigurationError) in
                try self.entry(in: item)
            }
            if let entry { entries.append(entry) }
        }
        return entries
    }

    private static let keys = [
        "kind", "from", "to", "modules", "names", "reason", "owner", "since",
    ]

    private func entry(in item: YAMLValue) throws(ConfigurationError) -> BaselineEntry {
        let keys = try item.mapping(allowing: Self.keys)
        guard let kind = keys["kind"] else {
            throw item.mistake("This entry has no kind.", "Add “kind:”, such as “kind: sideways”.")
        }
        let rule = try kind.choice(of: ViolationKind.self)
        return BaselineEntry(
            rule, try modules(of: rule, keys, in: item), names: try texts(keys["names"]),
            note: BaselineEntry.Note(
                reason: try text(keys["reason"]), owner: try text(keys["owner"]),
                since: try text(keys["since"])),
            line: item.line)
    }

    private func modules(
        of kind: ViolationKind, _ keys: [String: YAMLValue], in item: YAMLValue
    ) throws(ConfigurationError) -> [ModuleID] {
        let names =
            kind == .cycle
            ? try texts(keys["modules"]) ?? []
            : [try text(keys["from"]), try text(keys["to"])].compactMap(\.self)
        let isKnown = kind == .cycle ? names.count > 1 : keys["from"] != nil
        guard isKnown else {
            throw item.mistake(
                "This entry does not say which modules it is about.",
                kind == .cycle
                    ? "Add “modules:” with the identifiers of the cycle."
                    : "Add “from:” and “to:” with the identifiers of modules.")
        }
        return names.map(ModuleID.init(rawValue:))
    }

    private func text(_ value: YAMLValue?) throws(ConfigurationError) -> String? {
        try value.map { value throws(ConfigurationError) in try value.text() }
    }

    private func texts(_ value: YAMLValue?) throws(ConfigurationError) -> [String]? {
        guard let value else { return nil }
        var texts: [String] = []
        for item in try value.sequence() { texts.append(try item.text()) }
        return texts
    }
}

/// A line that git left in a file whose merge nobody finished.
struct ConflictMarker: Equatable {
    /// The line, from 1.
    let line: Int
    /// What stands there: seven characters.
    let text: String

    /// The first one in a text; nil if there is none.
    init?(in text: String) {
        let markers = ["<<<<<<<", "|||||||", "=======", ">>>>>>>"]
        let lines = text.utf8.split(
            separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated() {
            guard let marker = markers.first(where: { line.starts(with: $0.utf8) }) else {
                continue
            }
            self.line = index + 1
            self.text = marker
            return
        }
        return nil
    }

    func mistake(in file: RelativePath) -> ConfigurationError {
        ConfigurationError(
            file: file, line: line, column: 1,
            found: "A merge left “\(text)” here.",
            expected: "Keep the entries of both sides, delete the markers, then run: "
                + "strata baseline --prune")
    }
}
