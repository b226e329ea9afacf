import Codebase

/// A file as a tree or the index lists it.
struct GitEntry: Hashable {
    /// The kind and the permissions in octal digits, as git writes them.
    let mode: String
    let object: ObjectName

    static let link = "120000"
    static let submodule = "160000"
    static let executable = "100755"

    var isLink: Bool { mode == Self.link }
    var isSubmodule: Bool { mode == Self.submodule }

    /// Whether another one has the same content under the same mode.
    ///
    /// - Parameter countsExecution: Whether it matters if a file may be run.
    func isSame(as other: GitEntry, countsExecution: Bool) -> Bool {
        object == other.object
            && (countsExecution || isLink || other.isLink ? mode == other.mode : true)
    }
}

extension GitEntry {
    /// Reads `MODE SP TYPE SP OBJECT TAB PATH NUL` again and again.
    static func tree(in list: [UInt8]) -> [(path: [UInt8], entry: GitEntry)] {
        list.split(separator: 0).compactMap { line in
            guard let tab = line.firstIndex(of: UInt8(ascii: "\t")) else { return nil }
            let words = line[..<tab].split(separator: UInt8(ascii: " "))
            guard words.count == 3, let object = ObjectName(words[2]) else { return nil }
            let mode = String(decoding: words[0], as: UTF8.self)
            return (Array(line[(tab + 1)...]), GitEntry(mode: mode, object: object))
        }
    }
}
