import Codebase

/// What the folders of one module tell of layers inside it.
struct InnerClues {
    /// What a folder tells by its name, and whether its word alone says so.
    struct Clue: Equatable {
        let clue: LayerClue
        let isStrong: Bool
    }

    let module: Module
    /// The clues of the folders that tell a layer.
    private(set) var clues: [ModuleID: Clue]

    init(_ module: Module, folders: [Module], graph: ModuleGraph) {
        self.module = module
        clues = Dictionary(
            folders.compactMap { folder in
                Self.clue(of: folder, in: module).map { (folder.id, $0) }
            }, uniquingKeysWith: { first, _ in first })
        removeShared(graph)
    }

    /// Takes out what stands among the features and is used by many of them, but is none, and puts
    /// what only puts many together above them.
    private mutating func removeShared(_ graph: ModuleGraph) {
        let features = Set(
            clues.filter { $0.value.clue.category == .features && $0.value.clue.isOfFeature }.keys)
        var users: [ModuleID: Int] = [:]
        var used: [ModuleID: Int] = [:]
        for feature in features {
            for edge in graph.edges(from: feature) where features.contains(edge.to) {
                users[edge.to, default: 0] += 1
                used[feature, default: 0] += 1
            }
        }
        for id in features {
            let count = users[id] ?? 0
            if count == 0, used[id] ?? 0 > 2 {
                clues[id] = Clue(.assembly, .gathers, isStrong: false)
            }
            let isShared = count > 2 && count * 3 >= features.count - 1
            if isShared, count > (used[id] ?? 0) { clues[id] = nil }
        }
    }

    /// Takes a layer out that the edges contradict.
    mutating func remove(_ category: LayerCategory) {
        clues = clues.filter { $0.value.clue.category != category }
    }

    /// Takes everything out.
    mutating func removeAll() { clues = [:] }

    /// Whether the names are a way of dividing the module, and no chance: two of presentation,
    /// domain and data of which one is named outright, or all three; or a folder of features
    /// beside another layer.
    var areConvention: Bool {
        let parts = clues.values.filter { $0.clue.category.part != nil }
        let kinds = Set(parts.compactMap(\.clue.category.part))
        let hasFeatures = parts.count { $0.isStrong && $0.clue.isOfFeature } > 1
        if hasFeatures, Set(clues.values.map(\.clue.category)).count > 1 { return true }
        return kinds.count > 2 || kinds.count > 1 && parts.contains(where: \.isStrong)
    }
}

// MARK: Names

extension InnerClues {
    /// The outermost folder that tells; the parts of features stand where they say themselves.
    private static func clue(of folder: Module, in module: Module) -> Clue? {
        let isTop = folder.id.rawValue.hasSuffix("/.")
        if isTop { return folder.holdsStart ? Clue(.apps, .start, isStrong: true) : nil }
        let names = folder.name.split(separator: "/").map(String.init)
        let told = names.compactMap { name in
            LayerWords.inner(folder: name).map { (name: name, told: $0) }
        }
        guard let outer = told.first else {
            let isProgram = names.contains(where: LayerWords.isOfProgram) && folder.holdsStart
            return isProgram ? Clue(.apps, .start, isStrong: true) : nil
        }
        let isShared = told.contains { [.shared, .ui].contains($0.told.category) }
        if outer.told.category == .features, isShared { return nil }
        let part = told.last { name, told in
            told.category != .features && LayerWords.part(ofFolder: name) == told.category
        }
        let (name, found) = outer.told.category == .features ? part ?? outer : outer
        let source: LayerClue.Source = name == names.last ? .called(name) : .folder(name)
        return Clue(found.category, source, isStrong: found.isStrong)
    }
}

extension InnerClues.Clue {
    fileprivate init(_ category: LayerCategory, _ source: LayerClue.Source, isStrong: Bool) {
        clue = LayerClue(category, source)
        self.isStrong = isStrong
    }
}

extension Module {
    /// Whether its own name or folder says that it is one layer, which folders do not divide.
    var isOneLayer: Bool {
        switch LayerClue(of: self, common: 0)?.category {
        case .domain, .data, .interfaces, .implementations, .ui: true
        default: role == .interface || role == .implementation || role == .ui
        }
    }

    /// Whether a program begins in one of its files.
    fileprivate var holdsStart: Bool {
        sources.contains { file in
            ["main.swift", "AppDelegate.swift"].contains(file.name)
                || file.name.hasSuffix("App.swift")
        }
    }
}

extension LayerCategory {
    /// Which of the parts of clean architecture it is; nil if it is none.
    fileprivate var part: Int? {
        switch self {
        case .features, .ui: 0
        case .domain: 1
        case .data, .implementations: 2
        default: nil
        }
    }
}
