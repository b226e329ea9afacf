import Codebase

/// Reads many states of one record, most lines of which are the same: each line is parsed once.
///
/// That is possible because a record has an entry a line, as ``writeBaseline(_:)`` leaves it. What a
/// person arranged in another way is parsed whole.
struct RecordLines {
    private struct Known {
        let id: BaselineEntry.ID
        let entry: BaselineEntry
    }

    private let configuration: any ConfigurationReader
    private var known: [Substring: Known] = [:]

    init(configuration: any ConfigurationReader) {
        self.configuration = configuration
    }

    /// What a record says.
    ///
    /// - Throws: ``ConfigurationError`` with the places of all mistakes.
    mutating func record(
        in bytes: [UInt8]
    ) async throws(ConfigurationError) -> BaselinePoint.Record {
        guard let text = String(validating: bytes, as: UTF8.self),
            let (head, body) = Self.parts(of: text), await learn(body, below: head)
        else { return try await whole(bytes) }
        let found = body.compactMap { known[$0] }
        // Entries about the same are joined.
        guard Set(found.map(\.id)).count == body.count else { return try await whole(bytes) }
        return .entries(found.map(\.entry))
    }

    /// Parses the lines that are not known.
    ///
    /// - Returns: Whether all are known now.
    private mutating func learn(_ body: [Substring], below head: [Substring]) async -> Bool {
        let missing = Array(Set(body.filter { known[$0] == nil })).sorted()
        if missing.isEmpty { return true }
        let text = (head + missing).joined(separator: "\n") + "\n"
        guard let baseline = try? await baseline(in: Array(text.utf8)),
            baseline.entries.count == missing.count
        else { return false }
        for entry in baseline.entries {
            guard let line = entry.line, missing.indices.contains(line - head.count - 1) else {
                return false
            }
            // Where it stands differs from state to state.
            let anywhere = BaselineEntry(
                entry.kind, entry.modules, names: entry.names, note: entry.note)
            known[missing[line - head.count - 1]] = Known(id: entry.id, entry: anywhere)
        }
        return missing.allSatisfy { known[$0] != nil }
    }

    private func whole(_ bytes: [UInt8]) async throws(ConfigurationError) -> BaselinePoint.Record {
        try await baseline(in: bytes).map { .entries($0.entries) } ?? .none
    }

    private func baseline(in bytes: [UInt8]) async throws(ConfigurationError) -> Baseline? {
        try await configuration.baseline(
            in: PatchedContents(NoContents(), patches: [Baseline.file: bytes]))
    }

    /// The lines up to the entries, and those of the entries; nil unless each has a line of its own.
    private static func parts(of text: String) -> (head: [Substring], body: [Substring])? {
        let lines = text.split(separator: "\n")
        guard let start = lines.firstIndex(of: "violations:") else { return nil }
        let head = lines[...start]
        let isPlain = head.dropLast().allSatisfy { $0.hasPrefix("#") || $0 == version }
        let body = lines[(start + 1)...]
        guard isPlain, head.count(where: { $0 == version }) == 1,
            body.allSatisfy({ $0.hasPrefix("  - { ") && $0.hasSuffix(" }") })
        else { return nil }
        return (Array(head), Array(body))
    }

    private static let version = "version: \(Baseline.version)"
}
