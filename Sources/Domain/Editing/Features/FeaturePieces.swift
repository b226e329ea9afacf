import Architecture
import Codebase

/// A kind of file that features are made of.
enum FeaturePiece: String, CaseIterable, Hashable {
    case router, factory, view, model, previews, reducer

    /// What the names of its types end with, the most usual first; a reducer is told by what it holds.
    var endings: [String] {
        switch self {
        case .router: ["Router", "Routing", "Coordinator", "Navigator", "Wireframe"]
        case .factory: ["Factory", "Builder", "Assembly", "Composer"]
        case .view: ["View", "Screen", "ViewController"]
        case .model: ["ViewModel", "Model", "Presenter", "Store"]
        case .previews: ["Previews", "Preview"]
        case .reducer: ["", "Reducer", "Feature", "Core"]
        }
    }

    /// What a person calls it where no feature has one.
    var word: String { self == .reducer ? "Reducer" : endings[0] }
}

/// The kinds of files that one feature has, told by the types that it declares.
struct FeaturePieces {
    /// A type of a kind, and where it is.
    struct Found: Equatable {
        /// What its name has after the feature's.
        let ending: String
        let file: RelativePath
    }

    let found: [FeaturePiece: Found]

    private static let types: Set<Declaration.Kind> = [.struct, .class, .enum, .protocol, .actor]

    /// The pieces of a feature.
    init(of family: FeatureFamily, in analysis: Analysis) {
        var found: [FeaturePiece: Found] = [:]
        let files = family.production.flatMap(\.module.sources)
        for file in files {
            let declarations = analysis.facts[file]?.declarations ?? []
            for type in declarations where type.container == nil && Self.types.contains(type.kind) {
                guard type.name.hasPrefix(family.stem) else { continue }
                let ending = String(type.name.dropFirst(family.stem.count))
                let piece = Self.piece(ending, of: type.name, among: declarations)
                guard let piece, Self.isBetter(ending, than: found[piece]?.ending, for: piece)
                else { continue }
                found[piece] = Found(ending: ending, file: file)
            }
        }
        self.found = found
    }

    private static func piece(
        _ ending: String, of name: String, among declarations: [Declaration]
    ) -> FeaturePiece? {
        let inner = Set(declarations.filter { $0.container == name }.map(\.name))
        if inner.isSuperset(of: ["State", "Action"]) {
            return FeaturePiece.reducer.endings.contains(ending) ? .reducer : nil
        }
        return FeaturePiece.allCases.first { $0 != .reducer && $0.endings.contains(ending) }
    }

    private static func isBetter(
        _ ending: String, than other: String?, for piece: FeaturePiece
    ) -> Bool {
        guard let other, let old = piece.endings.firstIndex(of: other) else { return true }
        return (piece.endings.firstIndex(of: ending) ?? .max) < old
    }
}
