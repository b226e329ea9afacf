import Codebase

/// What one import of a module lets a file see.
struct ImportView {
    private let shown: [DeclaredNames]
    private let least: AccessLevel
    private let owner: String?
    private let ownNames: DeclaredNames
    private let others: [(names: DeclaredNames, least: AccessLevel, owner: String?)]

    init(of edge: EdgeID, at site: ImportSite, in analysis: Analysis) {
        let index = analysis.names
        least = Self.least(of: site.statement, from: edge.from, to: edge.to, index)
        owner = site.statement.scope
        ownNames = index.names(of: edge.from)
        let modules = [edge.to] + analysis.graph.reexports(of: edge.to)
        shown = modules.map(index.names)
        others = Self.otherImports(of: site.file, of: edge, besides: Set(modules), in: analysis)
    }

    /// Whether a name in the file is one that this import alone brings.
    func shows(_ name: String) -> Bool {
        shown.contains { $0.shows(name, least: least, owner: owner) }
            && !ownNames.declares(name)
            && !others.contains { $0.names.shows(name, least: $0.least, owner: $0.owner) }
    }

    private static func least(
        of statement: ImportStatement, from: ModuleID, to: ModuleID, _ index: NameIndex
    ) -> AccessLevel {
        let container = index.module(from)?.container
        let isNear = container != nil && container == index.module(to)?.container
        return .least(isTestable: statement.isTestable, isNear: isNear)
    }

    private static func otherImports(
        of file: RelativePath, of edge: EdgeID, besides modules: Set<ModuleID>,
        in analysis: Analysis
    ) -> [(names: DeclaredNames, least: AccessLevel, owner: String?)] {
        analysis.graph.edges(from: edge.from).filter { !modules.contains($0.to) }
            .flatMap { other in
                other.imports.filter { $0.file == file }.map { site in
                    (
                        analysis.names.names(of: other.to),
                        least(of: site.statement, from: edge.from, to: other.to, analysis.names),
                        site.statement.scope
                    )
                }
            }
    }
}

extension AccessLevel {
    /// What a declaration must have at least for an importing file to name it.
    ///
    /// - Parameter isNear: Whether both modules are of one package.
    static func least(isTestable: Bool, isNear: Bool) -> AccessLevel {
        isTestable ? .internal : isNear ? .package : .public
    }
}

extension ImportStatement {
    /// What a scoped import names: `Y` of `import struct X.Y`.
    var scope: String? {
        guard kind.keyword != nil else { return nil }
        return path.split(separator: ".").last.map(String.init)
    }
}
