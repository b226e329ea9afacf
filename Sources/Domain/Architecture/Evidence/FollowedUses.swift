import Codebase

/// Which uses of some files mean what a module brings that they import, found by following names
/// through the types of both (decision record 56).
final class FollowedUses {
    private let resolver: NameResolver
    private let positions: [RelativePath: Int]
    /// The position of the first file of what is imported.
    private let firstFar: Int
    /// The names that other files of the importing module declare, which were not read.
    private let hidden: DeclaredNames?
    /// The types that the importing module declares itself, as far as it was read: where it names one, it
    /// does not mean another of the same name.
    private let ownTypes: Set<String>

    /// - Parameters:
    ///   - files: The files, with those that what they name is looked for in.
    ///   - details: What was read.
    /// - Returns: nil if what is imported was not read whole.
    init?(
        _ files: EvidenceFiles, _ details: [RelativePath: SourceDetails], _ kinship: TypeKinship,
        in analysis: Analysis
    ) {
        let near = files.near.filter { details[$0] != nil }
        let far = files.far.compactMap { details[$0] }
        guard far.count == files.far.count, far.allSatisfy(\.problems.isEmpty) else { return nil }
        let read = near.compactMap { details[$0] } + far
        resolver = NameResolver(
            read, modules: files.modules, kinship: kinship,
            foreign: analysis.memberNames(importedBy: files.edge.from, besides: files.edge.to),
            leastAccess: near.map { _ in .private } + far.map { _ in files.leastAccess },
            own: near.count)
        var ownTypes: Set<String> = []
        for file in near {
            for declaration in analysis.facts[file]?.declarations ?? []
            where declaration.kind.isType && declaration.container == nil {
                ownTypes.insert(declaration.name)
            }
        }
        self.ownTypes = ownTypes
        positions = Dictionary(zip(near, near.indices)) { first, _ in first }
        firstFar = near.count
        hidden = files.isNearWhole ? nil : analysis.names.names(of: files.edge.from)
    }

    /// What an importing file uses; nil if it was not read whole.
    ///
    /// - Parameters:
    ///   - known: What its names alone tell.
    ///   - mayMean: Whether such a name may mean what is imported, where types do not tell.
    func uses(
        in file: RelativePath, known: [Evidence.Use], mayMean: (Evidence.Use) -> Bool
    ) -> [Evidence.Use]? {
        guard let position = positions[file] else { return nil }
        let details = resolver.details(of: position)
        if !details.problems.isEmpty { return nil }
        let known = Set(known)
        var found: Set<Evidence.Use> = []
        for (number, use) in details.uses.enumerated() {
            let place = Evidence.Use(line: use.extent.start.line, name: use.name)
            switch resolver.meaning(of: number, in: position) {
            case .elsewhere: continue
            case .unclear: if known.contains(place), mayMean(place) { found.insert(place) }
            case .symbols(let symbols):
                guard symbols.contains(where: isFar) else { continue }
                // A name of the module's own is nearer.
                let isHidden = use.base == nil && hidden?.declares(use.name) == true
                if !isHidden { found.insert(place) }
            }
        }
        return found.sorted { ($0.line, $0.name) < ($1.line, $1.name) }
    }

    /// Whether a declaration is of what is imported, and of no type that the importing module has, too.
    private func isFar(_ symbol: SymbolID) -> Bool {
        guard symbol.file >= firstFar else { return false }
        let declaration = resolver.declaration(symbol)
        let path = declaration.container ?? declaration.name
        return !ownTypes.contains(String(path.prefix { $0 != "." }))
    }
}

/// The files that tell what the imports of an edge are for.
struct EvidenceFiles {
    /// The edge.
    let edge: EdgeID
    /// The importing files, and where there are few the others of their module.
    let near: [RelativePath]
    /// Whether all files of the importing module are among ``near``.
    let isNearWhole: Bool
    /// The files of what is imported, and of what that hands on.
    let far: [RelativePath]
    /// What can stand before a dot as a module.
    let modules: Set<String>
    /// The least access of what the importing files can name.
    let leastAccess: AccessLevel

    /// How many files are to be read.
    var count: Int { near.count + far.count }

    /// - Parameters:
    ///   - importing: The files that import.
    ///   - most: How many files may be read.
    /// - Returns: nil where it would be more, and where what is imported cannot be read in detail.
    init?(
        _ edge: EdgeID, importing: [RelativePath], isTestable: Bool, in analysis: Analysis,
        most: Int
    ) {
        guard let from = analysis.names.module(edge.from), from.inside == nil else { return nil }
        let brought = ([edge.to] + analysis.graph.reexports(of: edge.to))
            .compactMap(analysis.names.module)
        guard brought.first?.id == edge.to, brought.allSatisfy(\.isResolvable) else { return nil }
        self.edge = edge
        far = brought.flatMap(\.sources)
        isNearWhole = from.sources.count + far.count <= most
        near = isNearWhole ? from.sources : importing
        guard near.count + far.count <= most else { return nil }
        modules = Set(([from] + brought).map(\.moduleName))
        leastAccess = .least(
            isTestable: isTestable, isNear: from.container == brought.first?.container)
    }
}

extension Analysis {
    /// The names of members of the modules that a module uses.
    ///
    /// - Parameter other: A module that is left out; nil for none.
    package func memberNames(
        importedBy id: ModuleID, besides other: ModuleID? = nil
    ) -> Set<String> {
        let declarations = graph.edges(from: id).lazy.map(\.to).filter { $0 != other }
            .compactMap(names.module).flatMap(\.sources)
            .flatMap { self.facts[$0]?.declarations ?? [] }
        return Set(declarations.filter { $0.container != nil }.map(\.name))
    }
}
