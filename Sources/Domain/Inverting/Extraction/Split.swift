import Architecture
import Codebase

/// A module whose files are divided: some move to a module of their own, the others stay.
struct Split: Sendable {
    /// The module, with the files elsewhere that import it.
    let sources: EdgeSources
    /// The files that move.
    let moved: Set<RelativePath>
    /// The files that move, in path order.
    let movedFiles: [(path: RelativePath, file: ReadFile)]
    /// The files of the module that stay, in path order.
    let stayingFiles: [(path: RelativePath, file: ReadFile)]
    /// What the files declare that move.
    let inner: ModuleDeclarations
    /// What the files of the module declare that stay.
    let outer: ModuleDeclarations
    /// What names mean in the whole module.
    let types: MeantTypes

    init(_ sources: EdgeSources, moving moved: Set<RelativePath>) {
        self.sources = sources
        self.moved = moved
        let files = sources.files(of: sources.to)
        movedFiles = files.filter { moved.contains($0.path) }
        stayingFiles = files.filter { !moved.contains($0.path) }
        let declarations = [movedFiles, stayingFiles].map { files in
            ModuleDeclarations(
                of: Dictionary(
                    files.map { ($0.path, $0.file) }, uniquingKeysWith: { first, _ in first }),
                in: sources.to.moduleName)
        }
        (inner, outer) = (declarations[0], declarations[1])
        types = MeantTypes(sources)
    }

    /// The module that is divided.
    var module: Module { sources.to }

    /// The files of other modules that import the module, in path order.
    var foreignFiles: [(path: RelativePath, file: ReadFile)] {
        let own = Set(module.sources)
        return sources.files.filter { !own.contains($0.key) }.sorted { $0.key < $1.key }
            .map { (path: $0.key, file: $0.value) }
    }

    /// All declarations that other files may name in some files, in their order.
    func declarations(
        in files: [(path: RelativePath, file: ReadFile)]
    ) -> [(declared: Declared, details: DeclarationDetails)] {
        files.flatMap { path, file in
            file.details.declarations.enumerated().compactMap { number, details in
                guard !details.isLocal, details.kind != .parameter,
                    details.kind != .genericParameter
                else { return nil }
                return (Declared(file: path, number: number), details)
            }
        }
    }

    /// Whether other files of the module see something.
    static func isSeenInModule(_ declaration: DeclarationDetails) -> Bool {
        (declaration.access?.effective.rank ?? AccessLevel.internal.rank)
            >= AccessLevel.internal.rank
    }

    /// The type around a use and those around that, innermost first.
    func typesAround(_ use: NameUse, in file: ReadFile) -> [String] {
        guard var name = types.typeAround(use.declaration, in: file) else { return [] }
        var all = [name]
        while let dot = name.lastIndex(of: ".") {
            name = String(name[..<dot])
            all.append(name)
        }
        return all
    }
}
