import Codebase

/// A revision whose files are in memory; a link is written as `→ TARGET`.
struct MemoryRevision: Revision, RevisionReader {
    let entries: [RevisionEntry]
    private let contents: [ObjectName: [UInt8]]

    /// - Parameters:
    ///   - files: The text of each; a target begins with an arrow.
    ///   - missing: Those of them that were never fetched.
    init(_ files: [String: String], submodules: [String] = [], missing: [String] = []) {
        var entries: [RevisionEntry] = []
        var contents: [ObjectName: [UInt8]] = [:]
        let all = files.map { ($0.key, Optional($0.value)) } + submodules.map { ($0, nil) }
        for (index, (path, text)) in all.sorted(by: { $0.0 < $1.0 }).enumerated() {
            let number = String(index, radix: 16)
            let name = String(repeating: "0", count: 40 - number.count) + number
            guard let object = ObjectName(name.utf8) else { continue }
            let isLink = text?.hasPrefix("→ ") == true
            let kind: RevisionEntry.Kind = text == nil ? .submodule : isLink ? .link : .file
            entries.append(RevisionEntry(path: Array(path.utf8), kind: kind, object: object))
            if !missing.contains(path) {
                contents[object] = Array((text ?? "").dropFirst(isLink ? 2 : 0).utf8)
            }
        }
        self.entries = entries.reversed()
        self.contents = contents
    }

    func bytes(of object: ObjectName, upTo limit: Int) throws(ContentError) -> FileBytes {
        guard let bytes = contents[object] else { throw .notFetched }
        return FileBytes(Array(bytes.prefix(limit)), isCut: bytes.count > limit)
    }

    func revision(_ name: String, of top: String) async throws(RevisionError) -> any Revision {
        if name == "R" { return self }
        throw .unknown(name: name)
    }
}
