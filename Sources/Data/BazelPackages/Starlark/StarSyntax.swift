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
        case slice(StarExpression, StarExpression?, StarExpression?, StarExpression?)
        case unary(String, StarExpression)
        case binary(String, StarExpression, StarExpression)
        case conditional(StarExpression, then: StarExpression, otherwise: StarExpression)
        case lambda([StarParameter], StarExpression)
    }

    let kind: Kind
    let line: Int
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
