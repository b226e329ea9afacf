import Codebase

/// What one file uses of what an import brings, as far as the compiler resolved it.
struct ResolvedUses {
    private let known: Evidence
    private let modules: Set<String>
    private let scope: String?
    private let imports: Set<Int>

    /// - Returns: nil where only the text answers: between folders, for modules that are not of this
    ///   codebase, and for those that hold files in C's languages, whose symbols name no module.
    init?(of placed: PlacedEvidence, in analysis: Analysis) {
        guard let edge = placed.edge, let facts = analysis.facts[placed.evidence.site.file],
            let from = analysis.names.module(edge.from), from.inside == nil,
            let to = analysis.names.module(edge.to), to.isResolvable
        else { return nil }
        known = placed.evidence
        scope = known.site.statement?.scope
        imports = Set(facts.imports.map(\.line))
        let others = Set(
            analysis.graph.edges(from: edge.from).filter { other in
                other.imports.contains { $0.file == placed.evidence.site.file }
            }.map(\.to))
        let handedOn = analysis.graph.reexports(of: edge.to).filter { !others.contains($0) }
        modules = Set(
            [to.moduleName] + handedOn.compactMap { analysis.names.module($0)?.moduleName })
    }

    /// The file that the compiler is asked about.
    var file: RelativePath { known.site.file }

    /// What the compiler says, or what the text says with the reason why not the compiler.
    func evidence(_ answers: [RelativePath: CompilerAnswer]) -> Evidence {
        switch answers[file] {
        case .compiled(let compiled) where !has(compiled):
            Evidence(site: known.site, uses: known.uses, teller: .syntax(.leftOut))
        case .compiled(let compiled):
            Evidence(site: known.site, uses: uses(in: compiled), teller: .compiler)
        case .silent(let reason):
            Evidence(site: known.site, uses: known.uses, teller: .syntax(reason))
        case nil: known
        }
    }

    /// Whether the build compiled the import, which `#if` may have kept from it.
    private func has(_ compiled: CompiledFile) -> Bool {
        guard let statement = known.site.statement, !statement.conditions.isEmpty else {
            return true
        }
        // Attributes may stand in lines of their own.
        let lines = statement.line..<statement.line + 4
        return compiled.occurrences.contains { occurrence in
            let symbol = compiled.symbol(of: occurrence)
            return lines.contains(occurrence.line) && symbol.kind == .module
                && symbol.name == statement.module
        }
    }

    /// The references that resolve into the modules, each name once a line.
    ///
    /// What the compiler added, such as a literal's initializer or a step of a result builder, counts
    /// only on lines where nothing is written of the modules.
    private func uses(in compiled: CompiledFile) -> [Evidence.Use] {
        let found = compiled.occurrences.filter { occurrence in
            occurrence.roles.contains(.reference) && !imports.contains(occurrence.line)
                && isOfModules(compiled.symbol(of: occurrence))
        }
        let written = found.filter { !$0.roles.contains(.implicit) }
        let lines = Set(written.map(\.line))
        let types = Set(written.filter { compiled.symbol(of: $0).kind.isType }.map(\.place))
        let shown = written.filter { occurrence in
            // `Cart(price: 1)` names the type; the initializer stands at the same place.
            compiled.symbol(of: occurrence).kind != .initializer
                || !types.contains(occurrence.place)
        }
        let added = found.filter { $0.roles.contains(.implicit) && !lines.contains($0.line) }
        let uses = (shown + added).map { occurrence in
            Evidence.Use(
                line: occurrence.line, name: name(of: occurrence, compiled.symbol(of: occurrence)))
        }
        return Set(uses).sorted { ($0.line, $0.name) < ($1.line, $1.name) }
    }

    private func isOfModules(_ symbol: CompiledSymbol) -> Bool {
        guard let module = symbol.module, modules.contains(module) else { return false }
        switch symbol.kind {
        case .accessor, .module, .parameter, .genericParameter: return false
        default: return scope == nil || scope == symbol.owner
        }
    }

    /// What nobody wrote has no name in the line; the type around it tells more.
    private func name(of occurrence: Occurrence, _ symbol: CompiledSymbol) -> String {
        guard occurrence.roles.contains(.implicit), let owner = symbol.owner else {
            return symbol.baseName
        }
        return owner
    }
}

extension CompiledSymbol.Kind {
    /// Whether an initializer is called by its name.
    fileprivate var isType: Bool {
        switch self {
        case .enum, .struct, .class, .protocol, .typealias, .associatedType: true
        default: false
        }
    }
}

extension Module {
    /// Whether its symbols say that they are its own, and its files all that it declares.
    var isResolvable: Bool {
        inside == nil && !sources.isEmpty && otherSources.isEmpty
    }
}
