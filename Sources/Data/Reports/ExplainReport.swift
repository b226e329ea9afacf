import Architecture

/// What `strata explain` prints.
package struct ExplainReport: Encodable, Sendable {
    let schema = 1
    let kinds: [KindRecord]

    struct KindRecord: Encodable, Sendable {
        let kind: String
        let sign: String
        let severity: String
        let inferred: String
        let summary: String
        let what: String
        let why: String
        let remedy: String
    }

    /// A report on some rules.
    package init(_ explanations: [RuleExplanation]) {
        kinds = explanations.map {
            KindRecord(
                kind: $0.kind.rawValue,
                sign: String($0.kind.symbol),
                severity: $0.kind.standardSeverity.rawValue,
                inferred: $0.kind.inferredSeverity.rawValue,
                summary: $0.summary,
                what: $0.what,
                why: $0.why,
                remedy: $0.remedy)
        }
    }

    private func severity(of record: KindRecord) -> String {
        record.severity == record.inferred
            ? "\(record.severity) by default"
            : "\(record.severity) by default; \(record.inferred) if layers are inferred"
    }

    private enum CodingKeys: CodingKey {
        case schema, kinds
    }

    /// Every rule in full.
    package func text(paint: Paint) -> String {
        kinds.map { record in
            [
                paint.bold("\(record.sign) \(record.kind)")
                    + paint.dim("  (\(severity(of: record)))"),
                record.what.wrapped(at: 80),
                record.why.wrapped(at: 80),
                record.remedy.wrapped(at: 80),
            ].joined(separator: "\n\n")
        }.joined(separator: "\n\n\n") + "\n"
    }

    /// A line for each rule.
    package func list(paint: Paint) -> String {
        let width = kinds.map(\.kind.count).max() ?? 0
        return kinds.map { record in
            let padding = String(repeating: " ", count: width - record.kind.count + 2)
            let severity = paint.dim("  (\(severity(of: record)))")
            return "\(record.sign) " + paint.bold(record.kind) + padding + record.summary + severity
        }.joined(separator: "\n") + "\n\nDetails: strata explain KIND\n"
    }
}

extension String {
    /// The text in lines of at most so many characters, broken between words.
    func wrapped(at width: Int) -> String {
        var lines: [String] = []
        for word in split(whereSeparator: \.isWhitespace) {
            if let last = lines.last, last.count + word.count < width {
                lines[lines.count - 1] = last + " " + word
            } else {
                lines.append(String(word))
            }
        }
        return lines.joined(separator: "\n")
    }
}
