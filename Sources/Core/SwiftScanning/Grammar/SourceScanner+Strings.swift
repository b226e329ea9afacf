extension SourceScanner {
    /// A string with everything that is interpolated in it.
    mutating func scanString() throws(GivenUp) {
        guard let literal = StringLiteral(lexer, at: token.start) else { throw givenUp(.text) }
        if literal.isMultiline {
            guard !lexer.staysOnLine, let end = lexer.endOfString(at: token.start),
                literal.isIndented(lexer, to: end)
            else { throw givenUp(.text) }
        }
        try enter()
        defer { leave() }
        var place = literal.start
        while true {
            switch literal.segment(lexer, from: &place) {
            case .invalid: throw GivenUp(reason: .text, offset: place)
            case .end: return advance(to: place)
            case .interpolation:
                let staysOnLine = lexer.staysOnLine
                if !literal.isMultiline { lexer.staysOnLine = true }
                interpolations += 1
                advance(to: place)
                try scanArgumentList(until: .rightParen, .basic, .none)
                interpolations -= 1
                place = token.end
                lexer.staysOnLine = staysOnLine
            }
        }
    }

    /// A string that nothing is interpolated in.
    mutating func scanPlainString() throws(GivenUp) {
        guard kind == .string, lexer.byte(token.start) == UInt8(ascii: "\""),
            let literal = StringLiteral(lexer, at: token.start)
        else { throw givenUp(.text) }
        var place = literal.start
        guard case .end = literal.segment(lexer, from: &place) else { throw givenUp(.text) }
        if literal.isMultiline, !literal.isIndented(lexer, to: place) { throw givenUp(.text) }
        advance(to: place)
    }
}

extension SourceLexer {
    /// Where a string ends, whatever is interpolated in it; nil where that is not sure.
    func endOfString(at start: Int, depth: Int = 0) -> Int? {
        guard depth < 20, let literal = StringLiteral(self, at: start) else { return nil }
        var place = literal.start
        while true {
            switch literal.segment(self, from: &place) {
            case .invalid: return nil
            case .end: return place
            case .interpolation:
                guard let end = endOfInterpolation(at: place, depth) else { return nil }
                place = end
            }
        }
    }

    private func endOfInterpolation(at start: Int, _ depth: Int) -> Int? {
        var place = start
        var open = 0
        while true {
            let token = token(from: place)
            place = token.end
            switch token.kind {
            case .endOfFile, .unknown: return nil
            case .leftParen: open += 1
            case .rightParen:
                if open == 0 { return place }
                open -= 1
            case .string:
                guard let end = endOfString(at: token.start, depth: depth + 1) else { return nil }
                place = end
            default: break
            }
        }
    }
}
