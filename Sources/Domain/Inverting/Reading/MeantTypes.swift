import Architecture
import Codebase

/// The types of what names mean, as far as the text tells.
struct MeantTypes: Sendable {
    private let sources: EdgeSources
    /// Whether a property that is read from the environment by its type has that type.
    private let readsEnvironment: Bool
    /// How many steps are followed from a name to its type.
    private static let limit = 24

    init(_ sources: EdgeSources, readingEnvironment: Bool = false) {
        self.sources = sources
        readsEnvironment = readingEnvironment
    }

    /// The type of what a use of a file stands for, without optional marks; `T.Type` for a type itself.
    ///
    /// - Returns: nil if the text does not tell.
    func type(of number: Int, in path: RelativePath) -> String? { type(number, path, Self.limit) }

    /// The declarations that a use may mean; empty if the text does not tell.
    func declarations(of number: Int, in path: RelativePath) -> [Declared] {
        declarations(number, path, Self.limit)
    }

    /// The type of what is declared.
    func type(of declared: Declared) -> String? { type(declared, isCalled: false, Self.limit) }

    /// The type that a member with nothing before its dot belongs to.
    ///
    /// - Returns: nil if the text does not tell.
    func expectedType(of number: Int, in path: RelativePath) -> String? {
        expectedType(number, path, Self.limit)
    }

    private func expectedType(_ number: Int, _ path: RelativePath, _ steps: Int) -> String? {
        guard steps > 0, let file = sources.files[path],
            file.details.uses.indices.contains(number)
        else { return nil }
        let use = file.details.uses[number]
        switch use.base?.context {
        case .result(let declaration):
            let written = file.details.declaration(declaration)?.resultType.map(Self.plain)
            return written == "Self" ? typeAround(use.declaration, in: file) : written
        case .subject(let subject):
            if subject.isSelf { return typeAround(use.declaration, in: file) }
            return self.use(subject.extent, in: file).flatMap { type($0, path, steps - 1) }
        case nil: return nil
        }
    }

    /// The types around a declaration with its own name, if it is a type; else those around it.
    func typeAround(_ number: Int?, in file: ReadFile) -> String? {
        var next = number
        while let current = file.details.declaration(next) {
            if current.kind == .extension { return current.name }
            if current.kind.hasMembers, !current.isLocal {
                return (current.container.map { $0 + "." } ?? "") + current.name
            }
            next = current.parent
        }
        return nil
    }

    private func type(_ number: Int, _ path: RelativePath, _ steps: Int) -> String? {
        guard steps > 0, let file = sources.files[path],
            file.details.uses.indices.contains(number)
        else { return nil }
        let use = file.details.uses[number]
        if use.local != nil || use.base != nil || !isTypeName(use.name, from: path) {
            let found = declarations(number, path, steps - 1)
            let types = Set(found.map { type($0, isCalled: use.call != nil, steps - 1) })
            if let only = types.first, types.count == 1 { return only }
            if !found.isEmpty { return nil }
        }
        switch use.role {
        case .construction: return use.name
        case .value where isTypeName(use.name, from: path): return use.name + ".Type"
        case .call where use.name == "init":
            return baseType(of: use, path, steps).flatMap(Self.instance)
        case .value where Self.instances.contains(use.name):
            return baseType(of: use, path, steps).flatMap(Self.instance)
        case .value: return typeElsewhere(use, in: file).map { $0 + ".Type" }
        default: return nil
        }
    }

    /// The type of another module that a written name stands for, as `FileManager` before a dot.
    ///
    /// - Returns: nil unless it is written as types are, with the types and the module around it.
    private func typeElsewhere(_ use: NameUse, in file: ReadFile) -> String? {
        guard use.local == nil, use.call == nil, use.name.first?.isUppercase == true,
            !use.name.contains("_")
        else { return nil }
        switch use.base?.kind {
        case nil: return use.name
        case .use(let base):
            guard let outer = typeElsewhere(file.details.uses[base], in: file) else { return nil }
            let isModule = sources.kinship.isModule(outer)
            return isModule ? use.name : outer + "." + use.name
        default: return nil
        }
    }

    /// Members of types that are by convention a value of the type itself.
    private static let instances: Set<String> = [
        "current", "default", "general", "main", "shared", "sharedInstance", "standard",
    ]

    private func declarations(_ number: Int, _ path: RelativePath, _ steps: Int) -> [Declared] {
        guard steps > 0, let file = sources.files[path],
            file.details.uses.indices.contains(number)
        else { return [] }
        let use = file.details.uses[number]
        if let local = use.local { return [Declared(file: path, number: local)] }
        switch use.base?.kind {
        case nil:
            if let around = typeAround(use.declaration, in: file) {
                let members = members(of: around, named: use.name, from: path)
                if !members.isEmpty { return members }
            }
            return topLevel(use.name, from: path)
        case .own:
            return typeAround(use.declaration, in: file).map {
                members(of: $0, named: use.name, from: path)
            } ?? []
        case .use(let base):
            if isModule(base, in: file) { return topLevel(use.name, from: path) }
            guard let type = type(base, path, steps - 1) else { return [] }
            return members(of: Self.instance(type) ?? type, named: use.name, from: path)
        case .implicit:
            guard let type = expectedType(number, path, steps - 1) else { return [] }
            return members(of: type, named: use.name, from: path)
        case .other: return []
        }
    }

    private func baseType(of use: NameUse, _ path: RelativePath, _ steps: Int) -> String? {
        guard case .use(let base) = use.base?.kind else { return nil }
        return type(base, path, steps - 1)
    }

    /// Whether a use is the name of a module before a dot.
    func isModule(_ number: Int, in file: ReadFile) -> Bool {
        let use = file.details.uses[number]
        return use.base == nil && use.local == nil
            && (use.name == sources.from.moduleName || use.name == sources.to.moduleName
                || sources.owners.count > 1 && sources.ownNames.contains(use.name))
            && topLevel(use.name, of: [sources.from.id, sources.to.id]).isEmpty
    }

    private func type(_ declared: Declared, isCalled: Bool, _ steps: Int) -> String? {
        guard steps > 0, let file = sources.files[declared.file],
            let declaration = file.details.declaration(declared.number)
        else { return nil }
        switch declaration.kind {
        case .func:
            return isCalled ? declaration.signature?.result.map { Self.plain($0.text) } : nil
        case .`init`: return declaration.container
        case .case: return declaration.container
        case .struct, .class, .enum, .protocol, .actor, .typealias:
            let path = (declaration.container.map { $0 + "." } ?? "") + declaration.name
            return isCalled ? path : path + ".Type"
        default: break
        }
        guard let value = declaration.value else { return nil }
        if let type = value.type { return Self.plain(type.text) }
        if let type = value.inferredType { return Self.plain(type) }
        if readsEnvironment, let type = declaration.environmentType { return type }
        guard let expression = value.expression, value.origin != .element, value.origin != .part
        else { return nil }
        return use(expression, in: file).flatMap { type($0, declared.file, steps - 1) }
    }

    /// The use that an expression is, with all that stands before its dots.
    private func use(_ expression: TextExtent, in file: ReadFile) -> Int? {
        file.details.uses.indices.last { index in
            let use = file.details.uses[index]
            return (use.call?.extent ?? use.extent).end == expression.end
                && start(of: index, in: file) == expression.start
        }
    }

    /// Where the chain begins that a use ends.
    private func start(of number: Int, in file: ReadFile) -> TextPosition {
        let use = file.details.uses[number]
        return min(use.base?.extent.start ?? use.extent.start, use.extent.start)
    }

    private func members(
        of type: String, named name: String, from path: RelativePath
    ) -> [Declared] {
        for module in searched(from: path) {
            let found = sources.declarations(of: module).members(of: type, named: name)
            if !found.isEmpty { return found }
        }
        return inherited(by: type, named: name, from: path)
    }

    /// The members of what a type inherits from and conforms to, the nearest that have the name.
    private func inherited(
        by type: String, named name: String, from path: RelativePath
    ) -> [Declared] {
        let modules = searched(from: path).map(sources.declarations(of:))
        guard modules.contains(where: { $0.isMember(name) }) else { return [] }
        // What the platform's types have themselves is nearer than what protocols give them.
        guard sources.kinship.isDeclared(type) || name.isRareMember else { return [] }
        for ancestor in sources.kinship.ancestors(of: type) {
            for module in modules {
                let found = module.members(of: ancestor, named: name)
                if !found.isEmpty { return found }
            }
        }
        return []
    }

    private func topLevel(_ name: String, from path: RelativePath) -> [Declared] {
        topLevel(name, of: searched(from: path))
    }

    private func topLevel(_ name: String, of modules: [ModuleID]) -> [Declared] {
        for module in modules {
            let found = sources.declarations(of: module).topLevel(name)
            if !found.isEmpty { return found }
        }
        return []
    }

    private func isTypeName(_ name: String, from path: RelativePath) -> Bool {
        topLevel(name, from: path).contains {
            sources.declaration($0)?.kind.hasMembers == true
        }
    }

    private func searched(from path: RelativePath) -> [ModuleID] {
        let own = sources.module(of: path)?.id
        return (own.map { [$0] } ?? []) + [sources.from.id, sources.to.id]
    }

    private static func instance(_ type: String) -> String? {
        type.hasSuffix(".Type") ? type.withoutMetatype : nil
    }

    /// A type without what is written around it: attributes, `any`, `inout`, optional marks.
    static func plain(_ text: String) -> String {
        var rest = text[...]
        while true {
            if let word = rest.split(separator: " ", maxSplits: 1).first, rest.contains(" "),
                word.hasPrefix("@") || prefixes.contains(String(word))
            {
                rest = rest.dropFirst(word.count).drop { $0 == " " }
            } else if rest.hasSuffix("?") || rest.hasSuffix("!") {
                rest = rest.dropLast()
            } else if rest.hasPrefix("("), rest.hasSuffix(")"), !rest.contains(","),
                !rest.contains("->")
            {
                rest = rest.dropFirst().dropLast()
            } else {
                return String(rest)
            }
        }
    }

    private static let prefixes: Set<String> = [
        "any", "some", "inout", "borrowing", "consuming", "sending", "__owned", "isolated",
    ]
}
