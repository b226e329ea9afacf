import Architecture
import Codebase
import Synchronization

/// What names mean in the files that were read of an edge, worked out when it is first asked for.
final class MeantNames: Sendable {
    /// What one module sees: its own files, and what it can name of both ends.
    struct View {
        let resolver: NameResolver
        fileprivate let paths: [RelativePath]
        fileprivate let positions: [RelativePath: Int]

        /// The declarations that a use may mean; empty if the text does not tell.
        func declarations(of number: Int, in file: Int) -> [Declared] {
            declarations(resolver.meaning(of: number, in: file))
        }

        /// The declarations that a use means according to the compiler; empty for what none of the
        /// files declares, nil where only the text can tell.
        func compiled(_ number: Int, in file: Int) -> [Declared]? {
            resolver.compiledMeaning(of: number, in: file).map(declarations)
        }

        private func declarations(_ meaning: NameResolver.Meaning) -> [Declared] {
            guard case .symbols(let symbols) = meaning else { return [] }
            return symbols.map { Declared(file: paths[$0.file], number: $0.number) }
        }
    }

    private let views = Mutex<[ModuleID: View]>([:])

    /// What the module that compiles a file sees; nil where nobody compiles it.
    ///
    /// - Parameter answer: Is handed the view and the position of the file in it.
    func ask<Answer: Sendable>(
        for path: RelativePath, in sources: EdgeSources,
        _ answer: @Sendable (View, Int) -> Answer?
    ) -> Answer? {
        guard let module = sources.module(of: path) else { return nil }
        return views.withLock { views in
            let view = views[module.id] ?? View(of: module, in: sources)
            views[module.id] = view
            return view.positions[path].flatMap { answer(view, $0) }
        }
    }
}

extension MeantNames.View {
    fileprivate init(of module: Module, in sources: EdgeSources) {
        var seen: Set<RelativePath> = []
        let own = sources.files(of: module).filter { seen.insert($0.path).inserted }
        let others = [sources.from, sources.to].flatMap(sources.files(of:))
            .filter { seen.insert($0.path).inserted }
        // Tests may see what is internal.
        let least = module.role.isForTests ? AccessLevel.internal : sources.leastAccess
        paths = (own + others).map(\.path)
        positions = Dictionary(zip(paths, paths.indices)) { first, _ in first }
        resolver = NameResolver(
            (own + others).map(\.file.details),
            modules: sources.ownNames.union(
                [module, sources.from, sources.to].map(\.moduleName)),
            kinship: sources.kinship,
            leastAccess: own.map { _ in .private } + others.map { _ in least },
            own: own.count, isGuessing: false,
            compiled: (own + others).map(\.file.compiled))
    }
}
