import Codebase

/// A preview while it is being read.
struct PreviewDraft {
    let kind: PreviewStatement.Kind
    let name: String?
    let traits: [String]
    let line: Int
    var states: [PreviewStatement.State] = []
    var uses: Set<String> = []
    private(set) var hasParts = false

    init(
        _ kind: PreviewStatement.Kind, name: String?, traits: [String] = [], line: Int
    ) {
        self.kind = kind
        self.name = name
        self.traits = traits
        self.line = line
    }

    /// Notes a part of it, with all that it names.
    mutating func add(_ part: PreviewDraft) {
        hasParts = true
        uses.formUnion(part.uses)
    }

    var statement: PreviewStatement {
        PreviewStatement(
            kind: kind, name: name, states: states, traits: traits, uses: uses.sorted(),
            line: line)
    }
}
