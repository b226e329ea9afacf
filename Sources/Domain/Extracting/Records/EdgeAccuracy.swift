import Codebase

/// Who told the edges that begin in some files: the compiler, or names in the text.
package struct EdgeAccuracy: Equatable, Sendable {
    /// The number of files of which the compiler told them.
    package private(set) var exact = 0
    /// The number of other files, by the reason why the compiler says nothing.
    package private(set) var byName: [CompilerSilence: Int] = [:]

    /// Counts files by who told of them.
    package init(_ tellers: some Sequence<Teller>) {
        for teller in tellers {
            switch teller {
            case .compiler: exact += 1
            case .syntax(let reason): byName[reason, default: 0] += 1
            }
        }
    }

    /// The number of files in which names told.
    package var named: Int { byName.values.reduce(0, +) }

    /// Why not the compiler, a few words each, in the order of ``CompilerSilence``.
    package var reasons: [String] {
        CompilerSilence.allCases.filter { byName[$0] != nil && $0 != .notAsked }.map(\.reason)
    }

    /// One word or two that follow a number of edges.
    package var word: String {
        if exact == 0 { return "by name" }
        return named == 0 ? "exact" : "partly exact"
    }

    /// Who told them, as the beginning of a sentence: `Edges are found by name`.
    package var words: String {
        if named == 0, exact > 0 { return "Edges are exact, as the compiler resolved them" }
        let why = reasons.isEmpty ? "" : " (\(reasons.joined(separator: "; ")))"
        if exact == 0 { return "Edges are found by name\(why)" }
        return "Edges are exact in \(exact.grouped) of \((exact + named).counted("file")), and "
            + "found by name in the others\(why)"
    }
}
