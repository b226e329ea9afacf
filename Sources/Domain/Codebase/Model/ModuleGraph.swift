/// The modules of a codebase with the edges between them, declared and imported.
package struct ModuleGraph: Equatable, Sendable {
    /// The nodes: own modules in the order of their identifiers, then external ones by name.
    package let nodes: [Node]
    /// The edges, ordered by origin, then by destination; at most one for a pair.
    package let edges: [Edge]
    /// The imports that may mean several own modules, by importing module, then by name; their edges
    /// lead to an unknown module of that name.
    package let undecided: [UndecidedImport]
    /// Where the edges of each module stand.
    private let places: [ModuleID: Range<Int>]
    /// Where each node stands.
    private let numbers: [ModuleID: Int]
    /// What each module hands on itself, ascending; without those that hand nothing on.
    private let reexported: [ModuleID: [ModuleID]]

    /// A graph as linking made it.
    package init(nodes: [Node], edges: [Edge], undecided: [UndecidedImport] = []) {
        self.nodes = nodes
        self.edges = edges
        self.undecided = undecided
        numbers = Dictionary(
            nodes.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
        var places: [ModuleID: Range<Int>] = [:]
        var reexported: [ModuleID: [ModuleID]] = [:]
        var start = 0
        for index in edges.indices {
            let from = edges[index].from
            if edges[index].isReexported { reexported[from, default: []].append(edges[index].to) }
            if index + 1 == edges.count || edges[index + 1].from != from {
                places[from] = start..<index + 1
                start = index + 1
            }
        }
        self.places = places
        self.reexported = reexported
    }

    package static func == (left: ModuleGraph, right: ModuleGraph) -> Bool {
        left.nodes == right.nodes && left.edges == right.edges && left.undecided == right.undecided
    }

    /// The node of a module; nil if there is none.
    package func node(_ id: ModuleID) -> Node? { numbers[id].map { nodes[$0] } }

    /// The edges that begin in a module, ordered by destination.
    package func edges(from id: ModuleID) -> ArraySlice<Edge> {
        places[id].map { edges[$0] } ?? []
    }

    /// The modules that a module hands on with `@_exported`, over any number of hops, in no
    /// particular order.
    package func reexports(of id: ModuleID) -> [ModuleID] {
        if reexported[id] == nil { return [] }
        var found: [ModuleID] = []
        var seen: Set = [id]
        var queue = [id]
        while let next = queue.popLast() {
            for other in reexported[next] ?? [] where seen.insert(other).inserted {
                found.append(other)
                queue.append(other)
            }
        }
        return found
    }

    /// Whether a module hands another one on with `@_exported`, over any number of hops.
    package func reexports(from start: ModuleID, _ end: ModuleID) -> Bool {
        reexported[start] != nil && reexports(of: start).contains(end)
    }

    /// Something that can be imported.
    package struct Node: Hashable, Sendable, Identifiable {
        /// Where a module comes from.
        package enum Kind: String, CaseIterable, Sendable {
            /// Built from sources of this codebase.
            case own
            /// A product of a package from elsewhere.
            case external
            /// Comes with the compiler or the platform.
            case system
            /// Imported, but nothing says where it comes from.
            case unknown
        }

        /// The identifier; what is not own has the container `KIND:PACKAGE` or `KIND:`.
        package let id: ModuleID
        /// The shortest name that is clear within the codebase.
        package let name: String
        /// Where it comes from.
        package let kind: Kind

        /// A node as linking made it.
        package init(id: ModuleID, name: String, kind: Kind) {
            self.id = id
            self.name = name
            self.kind = kind
        }
    }
}

/// All that leads from one module to another.
package struct Edge: Equatable, Sendable {
    /// How the manifest knows of the edge.
    package enum Declared: String, CaseIterable, Sendable {
        /// The target itself declares it.
        case direct
        /// The target reaches it through other targets only.
        case transitive
        /// The target reaches it by no declaration at all.
        case no
    }

    /// The module that depends.
    package let from: ModuleID
    /// The module that is depended on.
    package let to: ModuleID
    /// How the manifest knows of it.
    package let declared: Declared
    /// The declaration behind a direct edge.
    package let dependency: DependencyReference?
    /// The import statements, ordered by file and line.
    package let imports: [ImportSite]
    /// What files name of a folder, or of a file that was moved in thought, one for each file, in
    /// path order; else empty between whole modules, whose edges are imports.
    package let references: [Reference]
    /// Whether it is taken for granted without any code: an edge added in thought.
    package let isAssumed: Bool
    /// Whether the importing module hands the imported one on.
    package let isReexported: Bool

    /// An edge as linking made it.
    package init(
        from: ModuleID,
        to: ModuleID,
        declared: Declared,
        dependency: DependencyReference? = nil,
        imports: [ImportSite] = [],
        references: [Reference] = [],
        isAssumed: Bool = false
    ) {
        self.from = from
        self.to = to
        self.declared = declared
        self.dependency = dependency
        self.imports = imports
        self.references = references
        self.isAssumed = isAssumed
        isReexported = imports.contains { $0.statement.isExported }
    }

    /// Whether no code stands behind it that was read.
    package var isOnlyDeclared: Bool { imports.isEmpty && references.isEmpty && !isAssumed }

    /// The places behind it, ordered by file and line: the imports, and what is named without one.
    package var sites: [Site] {
        let named = unimported
        if named.isEmpty { return imports.map(Site.import) }
        return (imports.map(Site.import) + named.map(Site.reference))
            .sorted { ($0.file, $0.line) < ($1.file, $1.line) }
    }

    /// The references in files that have no import for them, in path order.
    package var unimported: [Reference] {
        if imports.isEmpty || references.isEmpty { return references }
        let importing = Set(imports.map(\.file))
        return references.filter { !importing.contains($0.file) }
    }

    /// What a file names at the other end; nil if nothing.
    package func reference(in file: RelativePath) -> Reference? {
        let index = references.partitioningIndex { $0.file >= file }
        guard index < references.endIndex, references[index].file == file else { return nil }
        return references[index]
    }
}
