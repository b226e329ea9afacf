import Codebase

/// The functions, values and added members of a module that one file alone declares, by name.
///
/// Only names that tell their owner count (``Swift/String/tellsItsOwner``): a word alone may be a
/// variable or the member of any type. What a file adds to a type that it does not declare counts,
/// as nobody who uses it names the file's own types.
struct ValueNames {
    private struct Entry {
        /// The position of the file; -1 if the name has several meanings.
        var file: Int
        /// How far the widest declaration is seen.
        var access: AccessLevel
    }

    private var entries: [String: Entry] = [:]

    init(of files: [SourceFacts]) {
        for (number, file) in files.enumerated() {
            let own = Set(file.declarations.lazy.filter(\.isTypeAtTop).map(\.name))
            for declaration in file.declarations where declaration.name.tellsItsOwner {
                let isShared =
                    declaration.isValue(besides: own)
                    && declaration.access.rank > AccessLevel.fileprivate.rank
                if !isShared, !declaration.kind.isNamed { continue }
                add(declaration, to: isShared ? number : -1)
            }
        }
    }

    private mutating func add(_ declaration: Declaration, to file: Int) {
        guard var entry = entries[declaration.name] else {
            entries[declaration.name] = Entry(file: file, access: declaration.access)
            return
        }
        if entry.file != file { entry.file = -1 }
        if entry.access.rank < declaration.access.rank { entry.access = declaration.access }
        entries[declaration.name] = entry
    }

    /// The file that a name means in another file, unless that declares one for itself.
    ///
    /// - Parameters:
    ///   - number: The position of the other file; nil in another module.
    ///   - least: The narrowest access level that the other file sees.
    /// - Returns: nil if it may mean nothing of the module, or several things.
    func home(
        of name: String, in file: SourceFacts, _ number: Int? = nil, least: AccessLevel = .internal
    ) -> Int? {
        // Shorter ones never tell, and need not be hashed.
        guard name.utf8.count >= 8, let entry = entries[name], entry.file >= 0,
            entry.file != number, entry.access.rank >= least.rank
        else { return nil }
        return file.hides(name) ? nil : entry.file
    }
}

extension SourceFacts {
    fileprivate func hides(_ name: String) -> Bool {
        let index = hidden.partitioningIndex { $0 >= name }
        return index < hidden.endIndex && hidden[index] == name
    }
}

extension Declaration {
    fileprivate var isTypeAtTop: Bool { container == nil && kind.isType }

    /// Whether it stands at the top and is no type, or is added to a type of another file.
    ///
    /// - Parameter own: The types that its file declares at the top.
    fileprivate func isValue(besides own: Set<String>) -> Bool {
        guard kind.isNamed else { return false }
        guard let container else { return !kind.isType }
        return !own.contains(container.prefix { $0 != "." }.description)
    }
}

extension Declaration.Kind {
    /// Whether others use it by the name that it declares.
    fileprivate var isNamed: Bool {
        switch self {
        case .extension, .`init`, .subscript, .associatedtype, .operator, .precedencegroup: false
        default: true
        }
    }
}
