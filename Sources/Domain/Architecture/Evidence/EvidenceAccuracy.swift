import Codebase

/// How much of some evidence the compiler told.
package struct EvidenceAccuracy: Hashable, Sendable {
    /// How many pieces the compiler told.
    package private(set) var exact = 0
    /// How many pieces were found by name, by the reason why the compiler says nothing.
    package private(set) var byName: [CompilerSilence: Int] = [:]

    /// Counts pieces of evidence.
    package init(_ evidence: some Sequence<Evidence>) {
        for item in evidence {
            switch item.teller {
            case .compiler: exact += 1
            case .syntax(let reason): byName[reason, default: 0] += 1
            }
        }
    }

    /// One word or two for screens, which follow a number of uses.
    package var word: String {
        if exact == 0 { return "matched by name" }
        return byName.isEmpty ? "exact" : "partly exact"
    }

    /// A sentence for reports; nil if the compiler was asked about nothing.
    package var sentence: String? {
        let reasons = CompilerSilence.allCases.filter { byName[$0] != nil && $0 != .notAsked }
            .map(\.reason).joined(separator: "; ")
        if exact == 0 { return reasons.isEmpty ? nil : "Uses are matched by name: \(reasons)." }
        if byName.isEmpty { return "Uses are exact, as the compiler resolved them." }
        let why = reasons.isEmpty ? "" : " (\(reasons))"
        let others = byName.values.reduce(0, +)
        return
            "Uses are exact under \(exact) of \(exact + others) imports, else matched by name\(why)."
    }
}
