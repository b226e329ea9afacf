import Codebase

/// The imports of one module that its declarations for others depend on.
struct ImportAccessLevels {
    private let module: Module
    private let imports: FileImports
    private let types: ForeignTypes
    private let analysis: Analysis
    private let ownNames: DeclaredNames

    init(
        of module: Module, _ imports: FileImports, _ types: ForeignTypes, _ analysis: Analysis
    ) {
        self.module = module
        self.imports = imports
        self.types = types
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
            let (sources, isCertain) = sources(of: exposed.name, among: sites)
            for index in sources {
                let access = ImportAccess(
                    site: sites[index].site, module: sites[index].module, access: exposed.access,
                    uses: [Evidence.Use(line: exposed.line, name: exposed.name)],
                    isCertain: isCertain)
                found[index] = found[index]?.merged(with: access) ?? access
            }
        }
        return found.sorted { $0.key < $1.key }.map(\.value)
            .filter { $0.access.rank > ($0.site.statement.access ?? .internal).rank }
    }

    /// The imports that bring in a type, and whether that is known: several where each holds under
    /// a condition of its own.
    private func sources(
        of name: String, among sites: [(module: ModuleID, site: ImportSite)]
    ) -> (indices: [Int], isCertain: Bool) {
        let isSource: [((module: ModuleID, site: ImportSite)) -> Bool] = [
            { $0.site.statement.module == name },
            { declares(name, $0.module) },
            { PlatformTypes.declares(name, in: $0.module.targetName) },
        ]
        for isSource in isSource {
            let found = sites.indices.filter { isSource(sites[$0]) }
            if let always = found.first(where: { sites[$0].site.statement.conditions.isEmpty }) {
                return ([always], true)
            }
            if !found.isEmpty { return (found, true) }
        }
        return (likelySource(of: name, among: sites).map { [$0] } ?? [], false)
    }

    /// Whether a module, or one that it hands on, declares a type.
    private func declares(_ name: String, _ module: ModuleID) -> Bool {
        analysis.handedOn(by: module).contains { analysis.names.names(of: $0).isType(name) }
    }

    /// The only import of a package from elsewhere that all files have which name a type, if nothing
    /// else accounts for it.
    private func likelySource(
        of name: String, among sites: [(module: ModuleID, site: ImportSite)]
    ) -> Int? {
        guard name.first?.isUppercase == true, name.count > 1, !PlatformTypes.isCommon(name),
            !imports.everywhere.contains(where: { analysis.names.names(of: $0).isType(name) })
        else { return nil }
        let foreign = sites.indices.filter { index in
            let module = sites[index].module
            return module.isFromElsewhere && types.canDeclare(name, module)
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
