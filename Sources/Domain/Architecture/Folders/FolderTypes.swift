import Codebase

/// The types of one module by name, with the folders that declare them.
///
/// Only types at the top level count. A name that is also a member somewhere in the module, or that
/// the SDK uses for its own, may mean either; so may that of a nested type, where a file names the
/// type around it, adds to it, or declares what inherits it.
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
        /// The types inside of which the name means a type of theirs.
        var holders: Set<String> = []

        func meaning(seenFrom file: SourceFacts?) -> Meaning {
            let isClear =
                !isUnclear && others.isEmpty
                && (holders.isEmpty || file.map { !$0.speaks(ofAny: holders) } ?? false)
            return isClear ? .folder(Int(folder)) : .unclear
        }
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
                if let holder = declaration.container?.lastPart, declaration.kind.isType {
                    entries[declaration.name]?.holders.insert(holder)
                } else {
                    entries[declaration.name]?.isUnclear = true
                }
            }
        }
        addHeirs(in: folders)
        for name in entries.keys where SystemTypes.names.contains(name) {
            entries[name]?.isUnclear = true
        }
    }

    /// What inherits a type has the types inside it, too.
    private mutating func addHeirs(in folders: [[SourceFacts]]) {
        let nested = entries.filter { !$0.value.holders.isEmpty }
        if nested.isEmpty { return }
        var heirs: [String: Set<String>] = [:]
        for one in folders.joined().lazy.flatMap(\.inheritances) {
            for name in one.names { heirs[name.lastPart, default: []].insert(one.type.lastPart) }
        }
        for (name, entry) in nested {
            var pending = Array(entry.holders)
            while let holder = pending.popLast() {
                for heir in heirs[holder] ?? []
                where entries[name]?.holders.insert(heir).inserted == true {
                    pending.append(heir)
                }
            }
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

    /// What a name means in a file of a folder of the module.
    package func meaning(of name: String, in folder: Int, of file: SourceFacts) -> Meaning {
        guard let entry = entries[name] else { return .nothing }
        let folder = Int32(folder)
        if entry.folder == folder || entry.others.contains(folder) { return .own }
        return entry.meaning(seenFrom: file)
    }

    /// What a name means in another module, whose types may inherit what nests the name.
    ///
    /// - Parameter least: The narrowest access level that the other module sees.
    package func meaning(of name: String, least: AccessLevel) -> Meaning {
        guard let entry = entries[name], entry.access.rank >= least.rank else { return .nothing }
        return entry.meaning(seenFrom: nil)
    }
}

extension SourceFacts {
    /// Whether the file names one of some types, adds to one, or declares something inside one.
    fileprivate func speaks(ofAny types: Set<String>) -> Bool {
        types.contains(where: uses.contains)
            || declarations.contains { declaration in
                types.contains(declaration.name.lastPart)
                    || declaration.container.map { types.contains($0.lastPart) } ?? false
            }
    }
}

extension Declaration {
    /// Whether it is a type that other files of the module can name by itself.
    fileprivate var isTopLevelType: Bool {
        guard container == nil, access.rank > AccessLevel.fileprivate.rank else { return false }
        return kind.isType
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
