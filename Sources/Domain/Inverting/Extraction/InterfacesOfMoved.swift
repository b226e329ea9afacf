import Architecture
import Codebase
import Editing

/// The storyboards and their like that name classes which move, with the module that these leave.
struct InterfacesOfMoved {
    private let types: Set<String>
    private let modules: Set<String>
    private let files: [RelativePath]

    /// - Parameter names: What the system finds by name.
    init(_ moved: MovedDeclarations, in sources: EdgeSources, names: RuntimeNames) {
        var files: Set<RelativePath> = []
        var types: Set<String> = []
        for type in moved.topLevelTypes {
            let places = sources.owners.flatMap { names.places(of: type, in: $0.id) }
                .filter(\.isOfInterface)
            files.formUnion(places.map(\.file))
            if !places.isEmpty { types.insert(type) }
        }
        self.types = types
        self.files = files.sorted()
        modules = Set(sources.owners.map(\.moduleName))
    }

    /// The files as they name the classes in their new module.
    func changes(to module: String, in tree: SourceTree) throws(PlanStop) -> [FileChange] {
        var changes: [FileChange] = []
        for file in files {
            guard let text = tree.contents.text(of: file, upTo: RuntimeNames.largestFile) else {
                throw .obstacle("\(file) names classes that move, and cannot be read.")
            }
            let after = InterfaceText(text).moving(types, from: modules, to: module)
            if let change = FileChange(file, from: text, to: after) { changes.append(change) }
        }
        return changes
    }
}
