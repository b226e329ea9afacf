import Codebase

/// Works out how far the declarations of one file can be seen.
///
/// It follows the language: members of a type are `internal` unless something is written, those of
/// protocols and cases have the level of their type, those of extensions what the extension says.
struct AccessRules {
    private let declarations: [DeclarationDetails]
    /// The types of the file by their path.
    private var types: [String: Int] = [:]
    private var known: [Int: AccessDetails] = [:]

    init(_ declarations: [DeclarationDetails]) {
        self.declarations = declarations
        for (number, declaration) in declarations.enumerated()
        where declaration.kind.hasMembers && declaration.kind != .extension {
            if !declaration.isLocal { types[declaration.path] = number }
        }
    }

    /// The access of a declaration; nil for what nothing but its own scope can name.
    mutating func access(of number: Int) -> AccessDetails? {
        if let found = known[number] { return found }
        let declaration = declarations[number]
        guard declaration.hasAccess else { return nil }
        let found = details(of: declaration)
        known[number] = found
        return found
    }

    private mutating func details(of declaration: DeclarationDetails) -> AccessDetails {
        let levels = declaration.modifiers.filter { $0.detail == nil }
        let written = levels.lazy.compactMap { AccessLevel(rawValue: $0.name) }.first
        let setters = declaration.modifiers.filter { $0.detail == "set" }
        let writtenSetter = setters.lazy.compactMap { AccessLevel(rawValue: $0.name) }.first
        let formal = formal(of: declaration, written: written)
        let limit = limit(around: declaration)
        let effective = min(formal, limit)
        return AccessDetails(
            written: written, formal: formal, effective: effective, writtenSetter: writtenSetter,
            setter: declaration.value?.isSettable == true
                ? min(writtenSetter ?? effective, effective) : nil)
    }

    private mutating func formal(
        of declaration: DeclarationDetails, written: AccessLevel?
    ) -> AccessLevel {
        if let written, declaration.kind != .case { return written }
        guard let parent = declaration.parent else { return .internal }
        let around = declarations[parent]
        switch around.kind {
        case .extension:
            let level = access(of: parent)
            return level?.written == .private ? .fileprivate : level?.written ?? .internal
        case .protocol: return max(.fileprivate, access(of: parent)?.formal ?? .internal)
        case .enum where declaration.kind == .case:
            return max(.internal, access(of: parent)?.formal ?? .internal)
        default: return .internal
        }
    }

    /// The widest level that the types around a declaration leave it.
    private mutating func limit(around declaration: DeclarationDetails) -> AccessLevel {
        if declaration.kind == .extension { return extended(declaration) }
        guard let parent = declaration.parent else { return .open }
        if declarations[parent].kind == .extension { return extended(declarations[parent]) }
        return access(of: parent)?.effective ?? .open
    }

    /// How far the extended type can be seen; as far as can be if the file does not declare it.
    private mutating func extended(_ declaration: DeclarationDetails) -> AccessLevel {
        types[declaration.name].flatMap { access(of: $0)?.effective } ?? .open
    }

    private func min(_ left: AccessLevel, _ right: AccessLevel) -> AccessLevel {
        left.rank < right.rank ? left : right
    }

    private func max(_ left: AccessLevel, _ right: AccessLevel) -> AccessLevel {
        left.rank > right.rank ? left : right
    }
}

extension DeclarationDetails {
    fileprivate var hasAccess: Bool {
        switch kind {
        case .parameter, .genericParameter, .deinit: false
        default: !isLocal
        }
    }
}
