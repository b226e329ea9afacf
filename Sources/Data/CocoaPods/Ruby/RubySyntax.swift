/// An expression of a podspec.
indirect enum RubyExpression: Equatable {
    case text([RubyTextPart])
    case list([RubyExpression])
    case symbol(String)
    /// `a.b.c`, with arguments where there are any.
    case path([String], arguments: [RubyExpression])
    case sum(RubyExpression, RubyExpression)
    case pair(RubyExpression, RubyExpression)
    case none
    /// What the reader does not know.
    case other
}

/// A statement of a podspec.
struct RubyStatement: Equatable {
    indirect enum Kind: Equatable {
        case assign([String], RubyExpression, adds: Bool)
        case call([String], [RubyExpression], variable: String?, body: [RubyStatement])
        /// A block that runs for each item of a list.
        case each(RubyExpression, variable: String?, body: [RubyStatement])
        case check(RubyCondition, then: [RubyStatement], otherwise: [RubyStatement])
        case define(String, [RubyStatement])
        /// What is not read, but says something about sources or dependencies.
        case open
    }

    let kind: Kind
    /// From 1.
    let line: Int
}

/// What is known of a condition without running anything.
enum RubyCondition: Equatable {
    /// It asks the environment, which says nothing.
    case environment(isNegated: Bool)
    case unknown
}
