import Codebase

/// A preview while it is being read.
struct PreviewDraft {
    let kind: PreviewStatement.Kind
    let name: String?
    let traits: [String]
    let line: Int
    private var states: [(state: PreviewStatement.State, offset: Int)] = []
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

    /// Notes a state after all others.
    ///
    /// - Parameter offset: Where its name stands.
    mutating func append(_ state: PreviewStatement.State, at offset: Int) {
        states.append((state, offset))
    }

    /// Notes a state before those that stand inside the call that names it, as a tree has it.
    ///
    /// - Parameters:
    ///   - offset: Where its name stands.
    ///   - start: Where the operand begins that is called.
    mutating func insert(_ state: PreviewStatement.State, at offset: Int, calledFrom start: Int) {
        let place = states.firstIndex { $0.offset >= start } ?? states.count
        states.insert((state, offset), at: place)
    }

    var statement: PreviewStatement {
        PreviewStatement(
            kind: kind, name: name, states: states.map(\.state), traits: traits,
            uses: uses.sorted(),
            line: line)
    }
}
