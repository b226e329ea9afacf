import Architecture
import Codebase

/// Where names are declared all over a codebase, as facts tell.
struct DeclarationIndex: Sendable {
    /// A declaration and the module that compiles it.
    struct Place: Sendable {
        let module: Module
        let declaration: Declaration
    }

    /// The names of protocols at the top level of files, in any order, as often as they are declared.
    let protocols: [String]
    private let places: [String: [Int]]
    private let all: [Place]
    private let types: Set<String>
    private let typesAtTop: Set<String>

    init(of analysis: Analysis) {
        var all: [Place] = []
        var places: [String: [Int]] = [:]
        for module in analysis.codebase.modules {
            for file in module.sources {
                for declaration in analysis.facts[file]?.declarations ?? [] {
                    places[declaration.name, default: []].append(all.count)
                    all.append(Place(module: module, declaration: declaration))
                }
            }
        }
        var (types, atTop): (Set<String>, Set<String>) = ([], [])
        var protocols: [String] = []
        // Files that no module compiles have names, too.
        for facts in analysis.facts.values {
            for declaration in facts.declarations where declaration.kind.isType {
                types.insert(declaration.name)
                guard declaration.container == nil else { continue }
                atTop.insert(declaration.name)
                if declaration.kind == .protocol { protocols.append(declaration.name) }
            }
        }
        self.protocols = protocols
        (self.types, typesAtTop, self.all, self.places) = (types, atTop, all, places)
    }

    /// The declarations of some names, in the order of modules and of their files.
    func places(of names: some Sequence<String>) -> [Place] {
        names.flatMap { places[$0] ?? [] }.sorted().map { all[$0] }
    }

    /// The kind of what other modules see as a name at the top level; the modules are in their order.
    func visibleTypes(named name: String) -> [(module: Module, kind: Declaration.Kind)] {
        var found: [(module: Module, kind: Declaration.Kind)] = []
        for place in places(of: [name]) where found.last?.module.id != place.module.id {
            let declaration = place.declaration
            guard declaration.container == nil, declaration.kind.isType,
                declaration.access.rank >= AccessLevel.package.rank
            else { continue }
            found.append((place.module, declaration.kind))
        }
        return found
    }

    /// Whether any type has a name, wherever it stands.
    func isType(_ name: String) -> Bool { types.contains(name) }

    /// Whether any type at the top level of a file has a name.
    func isTypeAtTop(_ name: String) -> Bool { typesAtTop.contains(name) }
}
