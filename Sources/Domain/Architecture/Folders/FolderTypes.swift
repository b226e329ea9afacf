import Codebase

/// The types of one module by name, with the folders that declare them.
///
/// Only types at the top level count: a name that is also a member or a nested type somewhere in
/// the module, or that the SDK uses for its own, may mean either.
package struct FolderTypes: Sendable {
    /// What a name means in one folder of the module.
    package enum Meaning: Equatable {
        /// No type of the module.
        case nothing
        /// A type of the same folder.
        case own
        /// A type that this folder declares, by its position.
        case folder(Int)
        /// A type of several folders, or not only a type: nothing is guessed.
        case unclear
    }

    private struct Entry {
        var folder: Int32
        var access: AccessLevel
        var isUnclear = false
        var others: [Int32] = []

        var meaning: Meaning { isUnclear || !others.isEmpty ? .unclear : .folder(Int(folder)) }
    }

    private var entries: [String: Entry] = [:]

    /// The types that stand at the top of files.
    ///
    /// - Parameter folders: The facts of each folder's files.
    package init(of folders: [[SourceFacts]]) {
        for (number, files) in folders.enumerated() {
            for file in files {
                for declaration in file.declarations where declaration.isTopLevelType {
                    add(declaration, folder: Int32(number))
                }
            }
        }
        for file in folders.joined() {
            for declaration in file.declarations where declaration.isMember {
                entries[declaration.name]?.isUnclear = true
            }
        }
        for name in entries.keys where SystemTypes.names.contains(name) {
            entries[name]?.isUnclear = true
        }
    }

    private mutating func add(_ declaration: Declaration, folder: Int32) {
        guard var entry = entries[declaration.name] else {
            entries[declaration.name] = Entry(folder: folder, access: declaration.access)
            return
        }
        if entry.folder != folder, !entry.others.contains(folder) { entry.others.append(folder) }
        if entry.access.rank < declaration.access.rank { entry.access = declaration.access }
        entries[declaration.name] = entry
    }

    /// What a name means in a folder of the module.
    package func meaning(of name: String, in folder: Int) -> Meaning {
        guard let entry = entries[name] else { return .nothing }
        let folder = Int32(folder)
        if entry.folder == folder || entry.others.contains(folder) { return .own }
        return entry.meaning
    }

    /// What a name means in another module.
    ///
    /// - Parameter least: The narrowest access level that the other module sees.
    package func meaning(of name: String, least: AccessLevel) -> Meaning {
        guard let entry = entries[name], entry.access.rank >= least.rank else { return .nothing }
        return entry.meaning
    }
}

extension Declaration {
    /// Whether it is a type that other files of the module can name by itself.
    fileprivate var isTopLevelType: Bool {
        guard container == nil, access.rank > AccessLevel.fileprivate.rank else { return false }
        switch kind {
        case .struct, .class, .enum, .protocol, .actor, .typealias: return true
        default: return false
        }
    }

    /// Whether it is a name inside a type.
    fileprivate var isMember: Bool {
        guard container != nil else { return false }
        switch kind {
        case .extension, .`init`, .subscript, .operator, .precedencegroup: return false
        default: return true
        }
    }
}
