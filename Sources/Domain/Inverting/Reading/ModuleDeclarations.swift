import Codebase

/// What some files of one module declare, by the type around it and by name.
struct ModuleDeclarations: Sendable {
    private var byContainer: [String: [String: [Declared]]] = [:]

    init(of files: [RelativePath: ReadFile]) {
        for (path, file) in files.sorted(by: { $0.key < $1.key }) {
            for (number, declaration) in file.details.declarations.enumerated() {
                if declaration.isLocal || declaration.kind == .parameter { continue }
                if declaration.kind == .genericParameter || declaration.kind == .extension {
                    continue
                }
                byContainer[declaration.container ?? "", default: [:]][
                    declaration.name, default: []
                ].append(Declared(file: path, number: number))
            }
        }
    }

    /// The declarations of a name at the top level of files.
    func topLevel(_ name: String) -> [Declared] { byContainer[""]?[name] ?? [] }

    /// The members of a type that have a name, those of its extensions too.
    func members(of type: String, named name: String) -> [Declared] {
        byContainer[type]?[name] ?? []
    }

    /// All members of a type, in the order of files and of each file.
    func members(of type: String) -> [Declared] {
        (byContainer[type] ?? [:]).values.flatMap { $0 }.sorted()
    }

    /// The names at the top level.
    var topLevelNames: [String] { byContainer[""].map { Array($0.keys) } ?? [] }
}
