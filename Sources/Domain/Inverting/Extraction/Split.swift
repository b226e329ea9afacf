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
    /// The declarations that leave files of which the rest stays; such files are among those that move
    /// and those that stay, each time with its own part.
    let parts: MovingParts

    /// - Parameter parts: Declarations of other files that move, too.
    init(
        _ sources: EdgeSources, moving moved: Set<RelativePath>, parts: MovingParts = MovingParts()
    ) {
        self.sources = sources
        self.moved = moved
        self.parts = parts
        let files = sources.files(of: sources.to)
        movedFiles = files.compactMap { path, file in
            moved.contains(path) ? (path, file) : parts.moving(of: path, file).map { (path, $0) }
        }
        stayingFiles = files.filter { !moved.contains($0.path) }.map { path, file in
            (path, parts.staying(of: path, file))
        }
        (inner, outer) = (
            Self.declarations(movedFiles, in: sources), Self.declarations(stayingFiles, in: sources)
        )
        types = MeantTypes(sources)
    }

    /// The same from the other side, of the files alone that are divided themselves: what stays of them
    /// would move, and what moves would stay.
    init(reversing split: Split) {
        sources = split.sources
        parts = split.parts.reversed
        moved = []
        types = split.types
        movedFiles = split.stayingFiles.filter { split.parts.isDivided($0.path) }
        stayingFiles = split.movedFiles.filter { split.parts.isDivided($0.path) }
        (inner, outer) = (
            Self.declarations(movedFiles, in: sources), Self.declarations(stayingFiles, in: sources)
        )
    }

    private static func declarations(
        _ files: [(path: RelativePath, file: ReadFile)], in sources: EdgeSources
    ) -> ModuleDeclarations {
        ModuleDeclarations(
            of: Dictionary(
                files.map { ($0.path, $0.file) }, uniquingKeysWith: { first, _ in first }),
            in: sources.to.moduleName)
    }

    /// The module that is divided.
    var module: Module { sources.to }

    /// Whether a declaration moves, with its whole file or by itself.
    func moves(_ declared: Declared) -> Bool {
        moved.contains(declared.file) || parts.contains(declared)
    }

    /// Whether a use in a file moves.
    func moves(_ use: NameUse, of path: RelativePath) -> Bool {
        moved.contains(path) || parts.contains(use, of: path)
    }

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

    /// The functions that move and implement an operator, with its declaration where that stays.
    var implementedOperators:
        [(function: Declared, details: DeclarationDetails, implemented: Declared)]
    {
        declarations(in: movedFiles).compactMap { declared, details in
            guard details.kind == .func, moves(declared) else { return nil }
            let found = outer.topLevel(details.name).first {
                sources.declaration($0)?.kind == .operator
            }
            return found.map { (declared, details, $0) }
        }
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
