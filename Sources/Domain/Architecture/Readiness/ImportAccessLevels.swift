/// The imports of one module that its declarations for others depend on.
struct ImportAccessLevels {
    private let module: Module
    private let imports: FileImports
    private let analysis: Analysis
    private let ownNames: DeclaredNames

    init(of module: Module, _ imports: FileImports, _ analysis: Analysis) {
        self.module = module
        self.imports = imports
        self.analysis = analysis
        ownNames = analysis.names.names(of: module.id)
    }

    /// The imports of a file that must be `package` or `public` and are not, in the order of lines.
    func imports(of file: RelativePath) -> [ImportAccess] {
        guard let facts = analysis.facts[file], !facts.exposed.isEmpty else { return [] }
        let sites = imports.sites(of: file).filter { $0.site.statement.canBeWidened }
        if sites.isEmpty { return [] }
        var found: [Int: ImportAccess] = [:]
        for exposed in facts.exposed where !ownNames.declares(exposed.name) {
            guard let (index, isCertain) = source(of: exposed.name, among: sites) else { continue }
            let access = ImportAccess(
                site: sites[index].site, module: sites[index].module, access: exposed.access,
                uses: [Evidence.Use(line: exposed.line, name: exposed.name)], isCertain: isCertain)
            found[index] = found[index]?.merged(with: access) ?? access
        }
        return found.sorted { $0.key < $1.key }.map(\.value)
            .filter { $0.access.rank > ($0.site.statement.access ?? .internal).rank }
    }

    /// The import that brings in a type, and whether that is known.
    private func source(
        of name: String, among sites: [(module: ModuleID, site: ImportSite)]
    ) -> (index: Int, isCertain: Bool)? {
        if let index = sites.firstIndex(where: { $0.site.statement.module == name }) {
            return (index, true)
        }
        for (index, site) in sites.enumerated() {
            let modules = analysis.handedOn(by: site.module)
            let declares = modules.contains { analysis.names.names(of: $0).isType(name) }
            if declares { return (index, true) }
        }
        for (index, site) in sites.enumerated()
        where PlatformTypes.declares(name, in: site.module.targetName) {
            return (index, true)
        }
        return likelySource(of: name, among: sites).map { ($0, false) }
    }

    /// The only import of a package from elsewhere, for a type that nothing else accounts for.
    private func likelySource(
        of name: String, among sites: [(module: ModuleID, site: ImportSite)]
    ) -> Int? {
        guard name.first?.isUppercase == true, name.count > 1, !PlatformTypes.isKnown(name) else {
            return nil
        }
        let foreign = sites.indices.filter {
            [.external, .unknown].contains(sites[$0].module.foreignKind)
        }
        return foreign.count == 1 ? foreign[0] : nil
    }
}

extension ImportAccess {
    fileprivate func merged(with other: ImportAccess) -> ImportAccess {
        ImportAccess(
            site: site, module: module,
            access: access.rank > other.access.rank ? access : other.access,
            uses: (uses + other.uses).sorted { ($0.line, $0.name) < ($1.line, $1.name) },
            isCertain: isCertain || other.isCertain)
    }
}

extension ImportStatement {
    /// Whether it says nothing yet about how far it is seen, or too little.
    fileprivate var canBeWidened: Bool {
        !isExported && !isTestable && !isObjectiveC && !attributes.contains("@_implementationOnly")
    }
}
