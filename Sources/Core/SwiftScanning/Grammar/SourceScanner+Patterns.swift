extension SourceScanner {
    /// A pattern of `case`, or of `let` in a condition.
    mutating func scanMatchingPattern(_ context: PatternContext) throws(GivenUp) {
        try enter()
        defer { leave() }
        switch word {
        case .is:
            advance()
            try scanType()
        case .let, .var:
            advance()
            try scanMatchingPattern(.binding)
        case .inout, ._mutating, ._borrowing, ._consuming, .borrowing: throw givenUp(.unsure)
        default: try scanSequence(.condition, context)
        }
    }
}
