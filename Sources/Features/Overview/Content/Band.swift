import Architecture

/// A layer with its modules, or modules of one kind that stand in no layer.
nonisolated struct Band: Identifiable, Equatable, Sendable {
    /// How many violations of a kind begin in the band.
    struct Count: Equatable, Sendable {
        let kind: ViolationKind
        let count: Int
        let isError: Bool
    }

    /// Unique among the bands.
    let id: String
    let title: String
    /// Why it was inferred; nil if a person wrote it.
    let reason: String?
    /// The position of the layer from the top; nil outside the layers.
    let layerIndex: Int?
    var chips: [Chip]
    let counts: [Count]
    /// The modules before a filter left some out.
    let total: Int

    init(
        id: String, title: String, reason: String? = nil, layerIndex: Int? = nil, chips: [Chip],
        counts: [Count] = []
    ) {
        self.id = id
        self.title = title
        self.reason = reason
        self.layerIndex = layerIndex
        self.chips = chips
        self.counts = counts
        total = chips.count
    }

    /// Whether it is a layer; the others are quieter and can be folded up.
    var isLayer: Bool { layerIndex != nil }

    /// The same band with its modules in an order.
    func ordered(by order: ChipOrder) -> Band {
        var copy = self
        copy.chips.sort(by: order.puts)
        return copy
    }

    /// The same band without what does not match.
    func filtered(_ isKept: (Chip) -> Bool) -> Band {
        var copy = self
        copy.chips = chips.filter(isKept)
        return copy
    }
}
