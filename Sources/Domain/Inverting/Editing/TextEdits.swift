import Codebase
import Editing

/// Edits of texts that were read, collected in any order.
struct TextEdits: Sendable {
    private struct Edit: Hashable {
        let range: Range<Int>
        let text: String
        /// Whether it is lines of their own above what other edits put at the same byte.
        var isLine = false

        /// What comes first in the file, where two differ in it.
        var order: (Int, Int, Int) { (range.lowerBound, range.upperBound, isLine ? 0 : 1) }
    }

    private var edits: [RelativePath: [Edit]] = [:]
    private var created: [RelativePath: String] = [:]
    private var appended: [RelativePath: [String]] = [:]
    /// The modules that files import and did not.
    var imported: [RelativePath: Set<String>] = [:]

    /// Puts a text in the place of some bytes; the same edit twice is one.
    mutating func replace(_ range: Range<Int>, of file: RelativePath, with text: String) {
        let edit = Edit(range: range, text: text)
        if range.isEmpty || edits[file]?.contains(edit) != true {
            edits[file, default: []].append(edit)
        }
    }

    /// Whether a byte is replaced.
    func covers(_ offset: Int, of file: RelativePath) -> Bool {
        removed.contains(file) || edits[file]?.contains { $0.range.contains(offset) } == true
    }

    /// Puts a text before a byte, after what was put there earlier.
    mutating func insert(_ text: String, at offset: Int, of file: RelativePath) {
        replace(offset..<offset, of: file, with: text)
    }

    /// Puts whole lines before a byte, above whatever else is put there.
    mutating func insertLines(_ text: String, at offset: Int, of file: RelativePath) {
        edits[file, default: []].append(Edit(range: offset..<offset, text: text, isLine: true))
    }

    /// Makes a file of a text that is there already.
    mutating func create(_ file: RelativePath, with text: String) { created[file] = text }

    /// Makes a file of new code, indented as the near end is.
    mutating func write(_ text: String, to file: RelativePath, in sources: EdgeSources) {
        let near = sources.files(of: sources.from).map(\.file)
        created[file] = Indentation(of: near).applied(to: text)
    }

    /// Puts declarations after an empty line at the end of a file; the same twice once.
    mutating func append(_ text: String, to file: RelativePath) {
        if appended[file]?.contains(text) != true { appended[file, default: []].append(text) }
    }

    /// The files that are deleted.
    private(set) var removed: Set<RelativePath> = []

    /// Deletes a file, whatever else was to change in it.
    mutating func remove(_ file: RelativePath) { removed.insert(file) }

    /// The files that are changed or made.
    var files: Set<RelativePath> {
        Set(edits.keys).union(created.keys).union(appended.keys)
    }

    /// The files that are made.
    var createdFiles: [RelativePath] { created.keys.sorted() }

    /// What happens to each file.
    ///
    /// - Throws: An obstacle if two edits meet.
    func changes(in sources: EdgeSources) throws(PlanStop) -> [FileChange] {
        var changes = created.compactMap { FileChange($0.key, from: nil, to: $0.value) }
        for file in removed {
            let text = sources.files[file].map { String(decoding: $0.bytes, as: UTF8.self) }
            changes += [FileChange(file, from: text, to: nil)].compactMap(\.self)
        }
        for file in Set(edits.keys).union(appended.keys).subtracting(removed) {
            guard let read = sources.files[file] else { continue }
            var after = try applied(edits[file] ?? [], to: read, file)
            let indentation = Indentation(of: [read])
            for text in appended[file] ?? [] {
                if after.last != UInt8(ascii: "\n") { after.append(UInt8(ascii: "\n")) }
                after += Array(("\n" + indentation.applied(to: text)).utf8)
            }
            let old = String(decoding: read.bytes, as: UTF8.self)
            let new = String(decoding: after, as: UTF8.self)
            if let change = FileChange(file, from: old, to: new) { changes.append(change) }
        }
        return changes.sorted { $0.path < $1.path }
    }

    private func applied(
        _ edits: [Edit], to read: ReadFile, _ file: RelativePath
    ) throws(PlanStop) -> [UInt8] {
        let ordered = edits.enumerated().sorted {
            let (one, other) = ($0.element.order, $1.element.order)
            return one == other ? $0.offset < $1.offset : one < other
        }.map(\.element)
        var result: [UInt8] = []
        var position = 0
        for edit in ordered {
            guard edit.range.lowerBound >= position else {
                throw .obstacle(
                    "Two changes would meet in \(file). Make the change there by hand.")
            }
            result += read.bytes[position..<edit.range.lowerBound]
            result += Array(edit.text.utf8)
            position = edit.range.upperBound
        }
        return result + read.bytes[position...]
    }
}
