import Codebase

/// The imports that files of one module lack for the members they use.
struct MissingImports {
    private let module: Module
    private let imports: FileImports
    private let index: MemberIndex
    private let analysis: Analysis
    private let modules: [ModuleID: Module]

    init(of module: Module, _ imports: FileImports, _ index: MemberIndex, _ analysis: Analysis) {
        self.module = module
        self.imports = imports
        self.index = index
        self.analysis = analysis
        modules = Dictionary(
            analysis.codebase.modules.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// The imports that a file lacks, by module.
    func imports(of file: RelativePath) -> [MissingImport] {
        guard let facts = analysis.facts[file] else { return [] }
        let seen = imports.modules(of: file)
        let names = Set(facts.uses.names)
        var uses: [ModuleID: [Evidence.Use]] = [:]
        let hidden = Set(facts.hidden)
        for (position, name) in facts.uses.names.enumerated() where !hidden.contains(name) {
            guard let member = index.member(name), !seen.contains(member.module),
                isReached(member.module), isShown(member), isHeld(member, by: names, seen)
            else { continue }
            uses[member.module, default: []] += facts.uses.lines(at: position).map {
                Evidence.Use(line: Int($0), name: name)
            }
        }
        let line = facts.lineForImport
        return uses.sorted { $0.key < $1.key }.compactMap { id, uses in
            // What Swift cannot name, no import can bring.
            guard let statement = modules[id]?.moduleName.importStatement else { return nil }
            return MissingImport(
                file: file, line: line, module: id, text: statement,
                uses: uses.sorted { ($0.line, $0.name) < ($1.line, $1.name) })
        }
    }

    /// Whether another file of the module brings the other one in, so that the compiler knows it.
    private func isReached(_ other: ModuleID) -> Bool {
        other != module.id && imports.ofModule.contains(other)
    }

    private func isShown(_ member: MemberIndex.Member) -> Bool {
        let isNear = modules[member.module]?.container == module.container
        return member.access.rank >= (isNear ? AccessLevel.package : .public).rank
    }

    /// Whether the file can hold a value that has the member: a type from elsewhere that the other
    /// module extends, or one of the other module's own that a visible module names.
    private func isHeld(
        _ member: MemberIndex.Member, by names: Set<String>, _ seen: Set<ModuleID>
    ) -> Bool {
        member.types.contains { type in
            if !index.isOwn(type: type) { return names.contains(type) }
            return index.names(type, in: module.id) || seen.contains { index.names(type, in: $0) }
        }
    }
}

extension SourceFacts {
    /// The line after the last import that always holds, from 1.
    fileprivate var lineForImport: Int {
        (imports.last { $0.conditions.isEmpty }?.line ?? 0) + 1
    }
}
