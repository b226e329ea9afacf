/// An expression and the line it begins on.
struct StarExpression: Sendable {
    indirect enum Kind: Sendable {
        case none
        case bool(Bool)
        case number(Int)
        case string(String)
        case name(String)
        case list([StarExpression])
        case tuple([StarExpression])
        case dictionary([(key: StarExpression, value: StarExpression)])
        case comprehension(StarExpression, [StarClause])
        case dictionaryComprehension(StarExpression, StarExpression, [StarClause])
        case call(StarExpression, [StarArgument])
        case member(StarExpression, String)
        case index(StarExpression, StarExpression)
        case slice(StarExpression, from: StarExpression?, to: StarExpression?, by: StarExpression?)
        case unary(String, StarExpression)
        /// `a + b - c`: operators of one level, from left to right. Flat, since chains have no
        /// length that is too much, and trees have a depth that is.
        case chain(StarExpression, [(mark: String, operand: StarExpression)])
        case conditional(StarExpression, then: StarExpression, otherwise: StarExpression)
        case lambda([StarParameter], StarExpression)
    }

    let kind: Kind
    let line: Int
    /// How many expressions stand in each other at most, with this one.
    let height: Int

    init(kind: Kind, line: Int) {
        self.kind = kind
        self.line = line
        height = 1 + kind.tallestPart
    }
}

extension StarExpression.Kind {
    /// The height of the tallest of the parts.
    fileprivate var tallestPart: Int {
        switch self {
        case .none, .bool, .number, .string, .name: 0
        case .list(let items), .tuple(let items): items.tallest
        case .dictionary(let entries):
            entries.reduce(0) { max($0, $1.key.height, $1.value.height) }
        case .comprehension(let item, let clauses): max(item.height, clauses.tallest)
        case .dictionaryComprehension(let key, let value, let clauses):
            max(key.height, value.height, clauses.tallest)
        case .call(let callee, let arguments):
            arguments.reduce(callee.height) { max($0, $1.value.height) }
        case .member(let owner, _), .unary(_, let owner): owner.height
        case .index(let owner, let key): max(owner.height, key.height)
        case .slice(let owner, let start, let end, let step):
            [start, end, step].reduce(owner.height) { max($0, $1?.height ?? 0) }
        case .chain(let first, let rest): rest.reduce(first.height) { max($0, $1.operand.height) }
        case .conditional(let condition, let then, let otherwise):
            max(condition.height, then.height, otherwise.height)
        case .lambda(let parameters, let body):
            parameters.reduce(body.height) { max($0, $1.defaultValue?.height ?? 0) }
        }
    }
}

extension [StarExpression] {
    fileprivate var tallest: Int { reduce(0) { Swift.max($0, $1.height) } }
}

extension [StarClause] {
    fileprivate var tallest: Int {
        reduce(0) { tallest, clause in
            switch clause {
            case .each(let target, let values):
                Swift.max(tallest, target.height, values.height)
            case .only(let condition): Swift.max(tallest, condition.height)
            }
        }
    }
}

/// `for x in y` or `if z` of a comprehension.
enum StarClause: Sendable {
    case each(StarExpression, in: StarExpression)
    case only(StarExpression)
}

struct StarArgument: Sendable {
    enum Form: Sendable {
        case positional
        case named(String)
        case list
        case dictionary
    }

    let form: Form
    let value: StarExpression
}

struct StarParameter: Sendable {
    enum Form: Sendable {
        case plain, list, dictionary, marker
    }

    let form: Form
    let name: String
    let defaultValue: StarExpression?
}

/// A statement and its line.
struct StarStatement: Sendable {
    indirect enum Kind: Sendable {
        case expression(StarExpression)
        case assign(StarExpression, StarExpression)
        case change(StarExpression, String, StarExpression)
        case define(String, [StarParameter], [StarStatement])
        case each(StarExpression, in: StarExpression, [StarStatement])
        case check([(condition: StarExpression, body: [StarStatement])], otherwise: [StarStatement])
        case give(StarExpression?)
        case load(from: String, [(local: String, name: String)])
        case leave, next, pass
    }

    let kind: Kind
    let line: Int
}
