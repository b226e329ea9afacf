import SwiftSyntax

/// Walks the trees of a program and keeps the state of its evaluation.
final class Interpreter {
    let files: [ParsedFile]
    /// The roots of the files beside the main one.
    let helpers: Set<SyntaxIdentifier>
    let library: Library
    let declarations: Declarations
    let conditions: ConditionEvaluator
    let environment: [String: String]
    let limits: Limits
    let globals = Scope(parent: nil)

    /// All variables and instances. Branches that may or may not be taken run on copies of it.
    var heap: [Slot] = []
    /// Ways out of a loop or function that may have been taken.
    var pendingExits: [PendingExit] = []
    /// The slots of library instances, in order of creation.
    var instances: [Int] = []
    /// Instances that were made in a branch which may not have been taken, and why that is not known.
    var doubts: [Int: Unknown] = [:]
    /// Static and global variables that get their value when first used.
    var lazySlots: [String: Int] = [:]
    /// Lazy variables being computed right now.
    var lazyInProgress: Set<String> = []
    var globalNames: [String] = []
    var globalComputed = FileMembers<TypeDeclaration.ComputedProperty>()
    var globalLazy = FileMembers<TypeDeclaration.StoredProperty>()
    var problems: [Unknown] = []
    /// The code that was described before: a loop meets the same again and again.
    private var descriptions: [SyntaxIdentifier: Description] = [:]
    /// How often everything became unknown, and why it did last.
    var losses = 0
    var lastLoss: Unknown?
    /// How many calls have not been followed.
    var unfollowedCalls = 0
    /// What code may change.
    let effects: Effects
    /// What may be the static type of a value.
    private(set) lazy var valueTypes = ValueTypes(in: files)
    /// The error being thrown, while one is.
    var thrownError = Value.void
    /// The label of the loop that is about to start.
    var nextLabel: String?
    private(set) var steps: Int
    private var depth = 0
    /// Whether a value is kept that nests too deeply; the next step ends the evaluation.
    private var isTooDeep = false

    init(
        files: [ParsedFile], library: Library, conditions: BuildConditions,
        environment: [String: String], limits: Limits, spent: Int
    ) {
        steps = spent
        self.files = files
        helpers = Set(files.lazy.filter { !$0.isMain }.map { Syntax($0.tree).id })
        self.library = library
        self.conditions = ConditionEvaluator(conditions: conditions)
        self.environment = environment
        self.limits = limits
        declarations = Declarations(library: library, conditions: self.conditions)
        effects = Effects(declarations: declarations, globals: globals)
    }
}

// MARK: - Limits

extension Interpreter {
    /// Counts work; every loop of the evaluator itself goes through here.
    func tick(_ count: Int = 1, at node: some SyntaxProtocol) throws(Interruption) {
        steps += count
        if isTooDeep {
            let reason = "a value before it nests more than \(limits.nesting) levels deep"
            throw .exhausted(unknown(node, reason))
        }
        guard steps > limits.steps else { return }
        throw .exhausted(unknown(node, "it takes more than \(limits.steps) steps"))
    }

    /// Whether more steps were taken than there are.
    var isExhausted: Bool { steps > limits.steps }

    /// Counts the members that types have before anything is run.
    func count(members: Int) { steps += max(0, members - 5_000) * 2 }

    /// Counts work that has a reason, and no place.
    func tick(_ count: Int, because cause: Unknown) throws(Interruption) {
        steps += count
        guard steps > limits.steps else { return }
        throw .exhausted(cause)
    }

    /// Runs `body` one level deeper.
    func nested<Result>(
        at node: some SyntaxProtocol, _ body: () throws(Interruption) -> Result
    ) throws(Interruption) -> Result {
        try tick(at: node)
        depth += 1
        defer { depth -= 1 }
        guard depth <= limits.depth else {
            throw .exhausted(unknown(node, "it is nested more than \(limits.depth) levels deep"))
        }
        return try body()
    }

    /// Counts the parts of a value that is kept, and how deep they nest: a loop may put it into
    /// itself for ever, and values are walked and freed by recursion.
    func measure(_ value: Value?) {
        guard let value else { return }
        let left = max(limits.steps - steps, 0)
        let nesting = Nesting(of: value, most: (limits.nesting, (left + 1) * 16))
        steps += nesting.parts / 16
        if nesting.isTooDeep { isTooDeep = true }
    }

    /// Counts the bytes of a text that is made: many long ones would fill the memory.
    func checkText(_ bytes: Int, at node: some SyntaxProtocol) throws(Interruption) {
        try checkSize(bytes, at: node)
        try tick(bytes / 64, at: node)
    }

    /// Counts parts of values that are compared or read; the next step ends the evaluation.
    func count(parts: Int) { steps += parts / 16 }

    func checkSize(_ count: Int, at node: some SyntaxProtocol) throws(Interruption) {
        guard count > limits.size else { return }
        throw .exhausted(unknown(node, "its value has more than \(limits.size) elements"))
    }
}

// MARK: - Heap

extension Interpreter {
    func allocate(
        _ value: Value?, type: TypeReference? = nil, kind: Slot.Kind = .variable
    ) -> Int {
        measure(value)
        heap.append(Slot(value: value, type: type, kind: kind))
        return heap.count - 1
    }
}

// MARK: - Unknowns

extension Interpreter {
    /// Source text on one line, with its place.
    private struct Description {
        let expression: String
        let position: SourcePosition
    }

    /// Describes why `node` is not evaluated.
    func unknown(_ node: some SyntaxProtocol, _ reason: String) -> Unknown {
        let description = description(of: Syntax(node))
        return Unknown(
            expression: description.expression, position: description.position, reason: reason)
    }

    private func description(of node: Syntax) -> Description {
        if let known = descriptions[node.id] { return known }
        let text = node.trimmedDescription
        let words = text.prefix(400).split(whereSeparator: \.isWhitespace).joined(separator: " ")
        let description = Description(
            expression: words.count > 120 ? words.prefix(119) + "…" : words,
            position: position(of: node))
        descriptions[node.id] = description
        return description
    }

    func position(of node: Syntax) -> SourcePosition {
        let root = node.root.id
        let file = files.first { Syntax($0.tree).id == root }
        return file?.position(of: node) ?? SourcePosition(file: "", line: 1, column: 1)
    }

    /// The position in what is evaluated; nil inside the library that it is written against.
    func ownPosition(of node: Syntax) -> SourcePosition? {
        let root = node.root.id
        let file = files.first { Syntax($0.tree).id == root && !$0.isLibrary }
        return file?.position(of: node)
    }

    /// Remembers something whose effect is not known.
    func report(_ unknown: Unknown) {
        if !problems.contains(unknown) { problems.append(unknown) }
    }
}
