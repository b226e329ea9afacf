import Codebase

/// What previews show of a codebase, and what they cost.
package struct PreviewSurvey: Equatable, Sendable {
    /// The modules with components or previews, in the order of their identifiers.
    package let modules: [PreviewedModule]
    /// What must be compiled for the whole app: what weights are compared with.
    package let whole: BuildClosure
    /// What the modules and their dependencies are called: the shortest name that is clear.
    package let names: [ModuleID: String]

    /// A survey as it was made.
    package init(modules: [PreviewedModule], whole: BuildClosure, names: [ModuleID: String]) {
        self.modules = modules
        self.whole = whole
        self.names = names
    }

    /// What a module is called.
    package func name(of id: ModuleID) -> String { names[id] ?? id.targetName }

    /// The components of all modules that are not private; what several modules compile, once.
    package var counts: PreviewedModule.Counts {
        var seen: Set<Place> = []
        return PreviewedModule.Counts(
            of: modules.lazy.flatMap(\.components).filter {
                seen.insert(Place(file: $0.file, line: $0.line)).inserted
            })
    }

    /// The previews of all modules; those that several modules compile, once.
    package var previews: [ComponentPreview] {
        var seen: Set<Place> = []
        return modules.flatMap(\.previews).filter {
            seen.insert(Place(file: $0.file, line: $0.line)).inserted
        }
    }

    /// How many states all previews show; 0 or more.
    package var stateCount: Int { previews.reduce(0) { $0 + $1.stateCount } }

    private struct Place: Hashable {
        let file: RelativePath
        let line: Int
    }
}
