import Codebase

extension ReadFeaturePattern {
    /// Reads which kinds of files the features have; the new one gets those that at least half of
    /// them have, or that the feature has which a person named.
    func readPieces(
        _ families: [FeatureFamily], model: FeatureFamily, isNamed: Bool,
        into pattern: inout FeaturePattern
    ) {
        let all = families.map { FeaturePieces(of: $0, in: analysis).found }
        let mine = FeaturePieces(of: model, in: analysis).found
        for piece in FeaturePiece.allCases {
            let endings = all.compactMap { $0[piece]?.ending }
            let isMade = isNamed ? mine[piece] != nil : endings.count * 2 >= families.count
            guard isMade, !endings.isEmpty else { continue }
            let usual = Self.mostUsual(endings, of: piece)
            pattern.pieces[piece] = isNamed ? mine[piece]?.ending ?? usual : usual
        }
        if pattern.kind != .composable {
            pattern.pieces[.reducer] = nil
        } else if pattern.pieces[.reducer] != nil {
            pattern.pieces = pattern.pieces.filter { $0.key == .reducer || $0.key == .view }
        }
        if pattern.pieces[.view] != nil {
            if pattern.kind == .terminal { pattern.pieces[.view] = "Screen" }
            if pattern.kind == .uikit { pattern.pieces[.view] = "ViewController" }
        }
        pattern.words = FeaturePattern.Words(pattern.pieces)
        let file = mine[.reducer]?.file ?? all.lazy.compactMap { $0[.reducer]?.file }.first
        pattern.reducerIsBesideView = mine[.reducer]?.file != mine[.view]?.file
        let name = String(file?.name.dropLast(".swift".count) ?? "")
        pattern.reducerFile =
            mine[.reducer] != nil && name.hasPrefix(model.stem)
            ? String(name.dropFirst(model.stem.count)) : pattern.pieces[.reducer] ?? ""
        pattern.findings.append(
            FeaturePattern.Finding(
                "Files", pattern.pieceNames.joined(separator: ", "),
                from: Self.counts(all, isNamed: isNamed ? model.stem : nil)))
    }

    /// Leaves what is certain where the features have no kinds of files in common: their modules,
    /// with one file each.
    func keepCertain(model: FeatureFamily, isNamed: Bool, into pattern: inout FeaturePattern) {
        let isTerminal =
            pattern.kind == .terminal
            && !pattern.pieces.keys.contains(.reducer) && pattern.pieces.count < 5
        let content: [FeaturePiece] = [.view, .model, .factory, .reducer]
        guard isTerminal || !content.contains(where: { pattern.pieces[$0] != nil }) else { return }
        pattern.isBare = true
        pattern.pieces = [:]
        // A manifest of Tuist is copied whole.
        if !model.isOfTuist {
            pattern.members.removeAll {
                ![.interface, .ui, .implementation, .main].contains($0.part)
            }
        }
        pattern.composition = nil
        pattern.notes.append(
            isNamed
                ? "\(model.stem) has no kind of file that Strata can write. Only the manifest's "
                    + "entry and one file for each module are made."
                : "The features have no kind of file in common that Strata can write. Only the "
                    + "manifest's entry and one file for each module are made; choose a feature to "
                    + "imitate with --like.")
    }

    private static func mostUsual(_ endings: [String], of piece: FeaturePiece) -> String {
        let counts = Dictionary(endings.map { ($0, 1) }, uniquingKeysWith: +)
        let order = piece.endings
        return counts.max { left, right in
            (left.value, -(order.firstIndex(of: left.key) ?? 0))
                < (right.value, -(order.firstIndex(of: right.key) ?? 0))
        }?.key ?? order[0]
    }

    private static func counts(
        _ all: [[FeaturePiece: FeaturePieces.Found]], isNamed model: String?
    ) -> String {
        let counts = FeaturePiece.allCases.map { piece in
            "\(piece.word) \(all.count { $0[piece] != nil })"
        }
        let list = "of \(all.count.counted("feature")): " + counts.joined(separator: ", ")
        return model.map { "what \($0) has; " + list } ?? list
    }
}

extension FeaturePattern {
    /// The types that the new feature gets, with `X` for its name.
    var pieceNames: [String] {
        let names = FeaturePiece.allCases.compactMap { piece in pieces[piece].map { "X" + $0 } }
        return names.isEmpty ? ["none of the kinds that Strata can write"] : names
    }
}

extension FeaturePattern.Words {
    /// The words that features use for the kinds of files they have, and the usual ones for others.
    init(_ pieces: [FeaturePiece: String]) {
        self.init()
        router = pieces[.router] ?? router
        factory = pieces[.factory] ?? factory
        view = pieces[.view] ?? view
        model = pieces[.model] ?? model
        previews = pieces[.previews] ?? previews
    }
}
