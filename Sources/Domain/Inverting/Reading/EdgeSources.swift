import Architecture
import Codebase

/// What recipes look at: both ends of an edge in detail, and the files that name what changes.
struct EdgeSources: Sendable {
    let analysis: Analysis
    let edge: EdgeID
    let from: Module
    let to: Module
    /// The modules that are read as one: the far end alone, or with others that compile some of its files.
    let owners: [Module]
    /// The files that were read.
    let files: [RelativePath: ReadFile]
    /// The names whose files, all over the codebase, were read.
    let names: Set<String>
    private let declarations: [ModuleID: ModuleDeclarations]
    private let homes: [RelativePath: [Module]]
    /// What names mean in the files that were read.
    let meantNames: MeantNames
    /// What the near end uses of the far one, which takes long to find.
    private(set) var found: FoundUses
    /// The calls in the near end that observe or post notifications of the far one.
    private(set) var notifications = NotificationCalls()
    /// The places in the near end that use static members of the far one.
    private(set) var statics = StaticCalls()
    let memory: EdgeMemory
    /// Whether both ends are parts of one module, so that nothing is imported and the far end is where
    /// the near one is put together.
    let isInside: Bool

    init(
        analysis: Analysis, edge: EdgeID, from: Module, to: Module,
        files: [RelativePath: ReadFile], names: Set<String>, after known: EdgeSources? = nil,
        memory: EdgeMemory? = nil, isInside: Bool = false, owners: [Module] = []
    ) {
        self.owners = owners.isEmpty ? known?.owners ?? [to] : owners
        self.isInside = known?.isInside ?? isInside
        self.memory = memory ?? known?.memory ?? EdgeMemory()
        self.analysis = analysis
        self.edge = edge
        self.from = from
        self.to = to
        self.files = files
        self.names = names
        // Files are added and never taken away.
        if let known, known.files.count == files.count {
            (homes, declarations) = (known.homes, known.declarations)
            meantNames = known.meantNames
        } else {
            let joined = Set(self.owners.dropFirst().map(\.id))
            let modules = analysis.codebase.modules.filter { !joined.contains($0.id) }
                .map { joined.isEmpty || $0.id != to.id ? $0 : to }
            (homes, declarations) = Self.declared(in: files, of: modules)
            meantNames = MeantNames()
        }
        found = known?.found ?? FoundUses()
        if let known {
            (notifications, statics) = (known.notifications, known.statics)
            return
        }
        // Inside one module nothing is foreign.
        if from.id == to.id { return }
        found = findForeignUses()
        notifications = NotificationCalls(self)
        statics = StaticCalls(self)
    }

    /// The modules of each file, and what each module declares.
    private static func declared(
        in files: [RelativePath: ReadFile], of modules: [Module]
    ) -> ([RelativePath: [Module]], [ModuleID: ModuleDeclarations]) {
        var homes: [RelativePath: [Module]] = [:]
        var declarations: [ModuleID: ModuleDeclarations] = [:]
        for module in modules {
            let own = module.sources.filter { files[$0] != nil }
            if own.isEmpty { continue }
            for file in own { homes[file, default: []].append(module) }
            let read = Dictionary(
                own.compactMap { file in files[file].map { (file, $0) } },
                uniquingKeysWith: { first, _ in first })
            declarations[module.id] = ModuleDeclarations(of: read, in: module.moduleName)
        }
        return (homes, declarations)
    }

    /// Where names are declared all over the codebase, read or not.
    var index: DeclarationIndex { memory.index.value { DeclarationIndex(of: analysis) } }

    /// Which types are kinds of others all over the codebase.
    var kinship: TypeKinship { memory.kinship.value { TypeKinship(of: analysis) } }

    /// The protocols of the codebase that a type conforms to, nearest first.
    func protocols(of type: String) -> [String] {
        let known = Set(index.protocols)
        return kinship.ancestors(of: type).filter(known.contains)
    }

    /// What a module declares in the files that were read.
    func declarations(of module: ModuleID) -> ModuleDeclarations {
        declarations[module] ?? ModuleDeclarations(of: [:], in: "")
    }

    /// The module that compiles a file; the first if there are several.
    func module(of file: RelativePath) -> Module? { homes[file]?.first }

    /// What the modules are called that are read as one with the near end.
    var ownNames: Set<String> { Set(owners.map(\.moduleName)) }

    /// All modules that compile a file.
    func modules(of file: RelativePath) -> [Module] { homes[file] ?? [] }

    /// A declaration that was read.
    func declaration(_ declared: Declared) -> DeclarationDetails? {
        files[declared.file]?.details.declaration(declared.number)
    }

    /// The files of a module that were read, in path order.
    func files(of module: Module) -> [(path: RelativePath, file: ReadFile)] {
        module.sources.compactMap { path in files[path].map { (path, $0) } }
    }

    /// The files in which something of a name may be meant, wherever they are.
    ///
    /// - Throws: ``PlanStop/unread(_:)`` if they were not read yet.
    func files(naming name: String) throws(PlanStop) -> [(path: RelativePath, file: ReadFile)] {
        guard names.contains(name) else { throw .unread([name]) }
        return files.sorted { $0.key < $1.key }.map { (path: $0.key, file: $0.value) }
    }

    /// The least access with which the near end sees what the far one declares.
    var leastAccess: AccessLevel { isInside ? .internal : .package }

    /// The modules of some names that a file has to import: inside one module nothing of it.
    func imports(of names: Set<String>) -> Set<String> {
        isInside ? names.subtracting([from.moduleName, to.moduleName]) : names
    }

    /// The lines that import modules of some names, ascending.
    func importLines(of names: Set<String>) -> String {
        imports(of: names).sorted().compactMap(\.importStatement).map { $0 + "\n" }.joined()
    }

    /// Whether a module is one that may know the far end of the edge: an app, what stands in the top
    /// layer above both ends, tests, or what depends on the far end already.
    func mayWire(_ module: Module) -> Bool {
        if module.id == from.id || module.id == to.id { return isInside && module.id == to.id }
        if [.app, .devApp, .tests, .testing].contains(module.role) { return true }
        let layers = analysis.assignment.layers
        if layers[module.id] == 0, layers[from.id] != 0, layers[to.id] != 0 { return true }
        return analysis.graph.edge(EdgeID(from: module.id, to: to.id)) != nil
            && !analysis.violations.contains { $0.from == module.id && $0.to == to.id }
    }

    /// What extensions in the far end say that a type inherits, in the order of files.
    func inheritedByExtensions(of type: String) -> [String] {
        declarations(of: to.id).extensions(of: type).compactMap { declaration($0) }
            .filter { $0.name == type }.flatMap { $0.inherited.map(\.name) }
    }

    /// Where a declaration stands, for people.
    func place(_ file: RelativePath, _ extent: TextExtent) -> String {
        "\(file.name):\(extent.start.line)"
    }
}

/// Why a recipe is not worked out to its end.
enum PlanStop: Error {
    /// It does not fit: why, in one or two sentences.
    case obstacle(String)
    /// The changed code would still use something that the far end declares: its name, and the
    /// reason why that does not fit. A recipe that can move or translate what has that name tries
    /// again with it; for the others it is an ``obstacle(_:)``.
    case needed(String, String)
    /// Files that name these things have to be read first.
    case unread(Set<String>)

    /// Why it does not fit, for people.
    var reason: String {
        switch self {
        case .obstacle(let reason), .needed(_, let reason): reason
        case .unread(let names):
            "Files that name \(names.sorted().joined(separator: ", ")) were not read."
        }
    }
}
