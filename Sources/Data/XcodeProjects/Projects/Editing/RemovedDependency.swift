import Codebase
import Editing

/// Takes out what declares a dependency of a target: products of packages, links and copies of what is built,
/// and the order of building.
struct RemovedDependency {
    private let entries: [DeclaredDependencies.Entry]
    private let declared: DeclaredDependencies

    init(
        _ name: DependencyReference.Name, from target: XcodeObject, _ declared: DeclaredDependencies
    ) {
        self.declared = declared
        entries = declared.entries(of: target).filter { $0.name.means(name) }
    }

    func write(to edits: inout ProjectEdits) {
        var gone: Set<String> = []
        for entry in entries {
            guard gone.insert(entry.object.id).inserted else { continue }
            edits.remove(entry.object.id, from: entry.key, of: entry.owner)
            if declared.isShared(entry) { continue }
            edits.remove(entry.object)
            // What tells of the other target is of this dependency alone; a file may be in other phases.
            if let proxy = declared.document.object("targetProxy", of: entry.object) {
                edits.remove(proxy)
            }
        }
    }
}
