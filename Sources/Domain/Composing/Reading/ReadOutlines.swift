import Architecture
import Codebase

/// One file whose outline was read, with what is known of it.
struct OutlinedFile: Sendable {
    let file: RelativePath
    let outline: SourceOutline
    let module: ModuleID
    /// The part that its module plays.
    let role: Role
    /// The modules that it imports.
    let imports: Set<String>
}

/// What the outlines that were read declare, by name.
struct OutlineIndex: Sendable {
    /// A type or an extension with the file it stands in.
    struct Part: Sendable {
        let file: RelativePath
        let declaration: OutlineDeclaration
        /// The names of the types around it and its own, joined by dots.
        let path: String
    }

    private var parts: [String: [Part]] = [:]
    private var functions: [String: [OutlineDeclaration]] = [:]
    private var globals: [String: OutlineDeclaration] = [:]
    private var aliases: [String: String] = [:]
    /// The aliases that types declare for themselves, by the path of the type.
    private var nestedAliases: [String: [String: String]] = [:]
    /// All types and extensions, in the order of the files.
    private(set) var all: [Part] = []

    init(_ files: [OutlinedFile]) {
        for file in files {
            for declaration in file.outline.declarations { add(declaration, in: file.file, []) }
        }
    }

    private mutating func add(
        _ declaration: OutlineDeclaration, in file: RelativePath, _ around: [String]
    ) {
        switch declaration.kind {
        case .struct, .class, .enum, .actor, .protocol, .extension:
            let names = around + [declaration.name]
            let part = Part(
                file: file, declaration: declaration, path: names.joined(separator: "."))
            parts[TypeText.baseName(declaration.name), default: []].append(part)
            all.append(part)
            for member in declaration.members where member.kind.hasMembers {
                add(member, in: file, names)
            }
            for member in declaration.members where member.kind == .typealias {
                add(member, in: file, names)
            }
        case .func where around.isEmpty:
            functions[declaration.name, default: []].append(declaration)
        case .var where around.isEmpty, .let where around.isEmpty:
            globals[declaration.name] = declaration
        case .typealias:
            // The last of several is as good as the first; what they stand for has to agree.
            let meant = declaration.type.map(TypeText.key) ?? ""
            if !around.isEmpty {
                nestedAliases[around.joined(separator: "."), default: [:]][declaration.name] = meant
            }
            if let known = aliases[declaration.name], known != meant {
                aliases[declaration.name] = ""
            } else {
                aliases[declaration.name] = meant
            }
        default: break
        }
    }

    /// The type and its extensions, of all types of that name.
    func parts(of type: String) -> [Part] {
        let base = TypeText.baseName(type)
        let found = parts[base] ?? []
        let exact = found.filter { TypeText.match($0.path, type) || TypeText.match(type, $0.path) }
        return exact.isEmpty ? found : exact
    }

    /// The same of the type that lies nearest to a file, if there are several.
    private func parts(of type: String, near file: RelativePath) -> [Part] {
        let parts = parts(of: type)
        guard parts.count(where: { $0.declaration.kind != .extension }) > 1 else { return parts }
        let near = parts.map { $0.file.commonFolders(with: file) }.max() ?? 0
        return parts.filter { $0.file.commonFolders(with: file) == near }
    }

    /// Whether a type of that name is declared in what was read.
    func declares(_ type: String) -> Bool {
        parts(of: type).contains { $0.declaration.kind != .extension }
    }

    /// Whether a value or function at the top of a file has that name.
    func declaresGlobal(_ name: String) -> Bool {
        globals[name] != nil || functions[name] != nil
    }

    /// The members of a name that a type, its extensions and what it inherits from declare.
    func members(of type: String, named name: String, depth: Int = 0) -> [OutlineDeclaration] {
        let parts = parts(of: type)
        let own = parts.flatMap { $0.declaration.members.filter { $0.name == name } }
        if !own.isEmpty || depth > 4 { return own }
        let inherited = Set(parts.flatMap(\.declaration.inherited)).sorted()
        for other in inherited where TypeText.baseName(other) != TypeText.baseName(type) {
            let found = members(of: TypeText.key(other), named: name, depth: depth + 1)
            if !found.isEmpty { return found }
        }
        return []
    }

    /// What a type and its extensions inherit, as written.
    func inherited(by type: String) -> [String] {
        parts(of: type).flatMap(\.declaration.inherited)
    }

    func functions(named name: String) -> [OutlineDeclaration] { functions[name] ?? [] }

    func global(_ name: String) -> OutlineDeclaration? { globals[name] }

    /// The type that an alias stands for; the same if it is none, or stands for several.
    func meant(_ key: String) -> String {
        var key = key
        for _ in 0..<4 {
            guard let next = aliases[key], !next.isEmpty, next != key else { return key }
            // What is a composition of protocols is looked for under its own name.
            if next.contains("&") || next.contains("->") { return key }
            key = next
        }
        return key
    }

    /// What a name means in the code of a type that may have an alias of that name, as may the types around
    /// it, or after the name of such a type.
    func meant(_ key: String, in type: String?) -> String {
        let alias: String?
        if let dot = key.lastIndex(of: ".") {
            alias = nestedAliases[String(key[..<dot])]?[String(key[key.index(after: dot)...])]
        } else {
            alias = type.flatMap { nearestAlias(key, from: $0) }
        }
        guard let alias, !alias.isEmpty, !alias.contains("&"), !alias.contains("->") else {
            return meant(key)
        }
        return meant(alias)
    }

    /// What a type or the innermost one around it gives a name; nil if none does.
    private func nearestAlias(_ name: String, from type: String) -> String? {
        var path = type[...]
        while true {
            if let alias = nestedAliases[String(path)]?[name] { return alias }
            guard let dot = path.lastIndex(of: ".") else { return nil }
            path = path[..<dot]
        }
    }

    /// The names that the codebase gives some types.
    func aliases(of types: Set<String>) -> Set<String> {
        Set(aliases.filter { types.contains(TypeText.baseName($0.value)) }.keys)
    }

    /// What the initializers of a type are called with; for a structure without one its stored
    /// properties.
    ///
    /// Of several types of one name that is meant which lies nearest to the file. Parameters of types that
    /// the type declares as aliases have those, and of generic parameters what the type is written
    /// with: no type where it is written with none.
    ///
    /// - Parameter type: The type, with its generic arguments where they are known.
    func initialisers(
        of type: String, near file: RelativePath, depth: Int = 0
    ) -> [[OutlineParameter]] {
        let parts = parts(of: type, near: file)
        let known = meanings(in: parts, writtenAs: type)
        let lists = declaredInitialisers(in: parts, near: file, depth: depth)
        if known.isEmpty { return lists }
        return lists.map { $0.map { $0.replacing(known) } }
    }

    /// What names stand for in the declarations of a type: its generic parameters and its aliases.
    ///
    /// - Returns: nil for a parameter that is not written.
    private func meanings(in parts: [Part], writtenAs type: String) -> [String: String?] {
        var known: [String: String?] = [:]
        for path in Set(parts.map(\.path)) {
            for (name, meant) in nestedAliases[path] ?? [:] where !meant.isEmpty {
                known[name] = meant
            }
        }
        let main = parts.first { $0.declaration.kind != .extension }?.declaration
        let generics = main?.generics ?? []
        let written = TypeText.arguments(type)
        for (number, name) in generics.enumerated() {
            known[name] = .some(written.count == generics.count ? written[number] : nil)
        }
        return known
    }

    private func declaredInitialisers(
        in parts: [Part], near file: RelativePath, depth: Int
    ) -> [[OutlineParameter]] {
        let written = parts.flatMap { part in
            part.declaration.members.filter { $0.kind == .`init` }.map(\.parameters)
        }
        if !written.isEmpty { return written }
        guard let main = parts.first(where: { $0.declaration.kind != .extension })?.declaration
        else { return [] }
        if main.kind == .struct {
            return [main.members.compactMap(\.memberwiseParameter)]
        }
        guard main.kind == .class, depth < 4, let parent = main.inherited.first else { return [[]] }
        let inherited = initialisers(
            of: TypeText.key(parent), near: file, depth: depth + 1)
        return inherited.isEmpty && !declares(TypeText.key(parent)) ? [[]] : inherited
    }
}

extension OutlineDeclaration {
    /// What a memberwise initializer takes for a stored property; nil if it takes nothing for it.
    fileprivate var memberwiseParameter: OutlineParameter? {
        guard kind == .var || kind == .let, !isStatic, body == nil else { return nil }
        if kind == .let, value != nil { return nil }
        return OutlineParameter(label: name, name: name, type: type, standard: value)
    }
}

extension OutlineParameter {
    /// The same with other names in its type; without a type if one of them has no meaning.
    fileprivate func replacing(_ known: [String: String?]) -> OutlineParameter {
        OutlineParameter(
            label: label, name: name, type: type.flatMap { TypeText.replacing(known, in: $0) },
            standard: standard)
    }
}

extension [OutlineParameter] {
    /// The parameter of each argument; nil if these arguments do not fit.
    func matched(to labels: [String?]) -> [OutlineParameter?]? {
        var found: [OutlineParameter?] = []
        var next = startIndex
        for label in labels {
            var place = next
            while place < endIndex, self[place].label != label { place += 1 }
            if place < endIndex {
                found.append(self[place])
                next = place + 1
            } else if label == nil {
                // A closure after the parentheses has no label.
                found.append(last)
                next = endIndex
            } else {
                return nil
            }
        }
        return found
    }
}

extension RelativePath {
    /// How many of the folders from the root on are the same.
    fileprivate func commonFolders(with other: RelativePath) -> Int {
        zip(string.split(separator: "/").dropLast(), other.string.split(separator: "/").dropLast())
            .prefix { $0 == $1 }.count
    }
}
