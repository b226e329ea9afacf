import Codebase

/// What a step of a plan turns out to be when its files are read down to members and uses, as
/// `strata extract` reads them.
package struct ExtractionTrial: Equatable, Sendable {
    /// Why it cannot be extracted; nil if it can.
    package let obstacle: String?
    /// The lines that use what stays.
    package let uses: Int
    /// Some of these lines, as `A.swift:3 names b`.
    package var places: [String] = []
    /// How what it uses of files that stay is turned around, in a few words; nil where nothing is.
    package var turning: String?
    /// The declarations that have to move along without the rest of their files, with the types around
    /// them, in the order of files.
    package var parts: [String] = []
    /// The files that have to move along, in path order.
    package let taken: [RelativePath]
    /// The files that stay, or stand elsewhere, and come to import the new module.
    package let imports: Int
    /// The names that become `package` or `public`, members too.
    package let symbols: Int

    /// What was found.
    package init(
        obstacle: String?, uses: Int, taken: [RelativePath], imports: Int, symbols: Int
    ) {
        self.obstacle = obstacle
        self.uses = uses
        self.taken = taken
        self.imports = imports
        self.symbols = symbols
    }

    /// Whether it can be extracted.
    package var fits: Bool { obstacle == nil }

    /// What was found, as a sentence.
    fileprivate var sentence: String {
        fits ? finding : "It is not free, as reading its files shows: \(finding)"
    }

    /// Why it cannot be extracted, or what moves along.
    package var finding: String {
        if let obstacle {
            return obstacle + (places.isEmpty ? "" : " \(places.joined(separator: ", ")).")
        }
        let along = parts + taken.map(\.name)
        let names = along.prefix(4).joined(separator: ", ")
        let more = along.count > 4 ? " and \(along.count - 4) more" : ""
        if let turning {
            let sentence = along.isEmpty ? "" : " These move along: \(names)\(more)."
            return "What it uses of others is turned around: \(turning).\(sentence)"
        }
        if along.isEmpty { return "It uses nothing that stays." }
        return "It uses nothing else that stays if these move along: \(names)\(more)."
    }

    /// What it is called in one word or two.
    package var verdict: String { !fits ? "not free" : turning == nil ? "free" : "turned" }
}

extension ExtractionCandidate {
    /// How the reason begins that is told where names show no use of what stays.
    package static let namesNothing = "It names nothing that stays"

    /// How the reason begins that is told where declarations of files that stay move along.
    package static let movesAlong = "What it needs of files that stay moves along"

    /// Why it is proposed, with what a trial found in place of what names tell.
    package var reasons: [String] {
        guard let trial else { return why }
        let found = [Self.namesNothing, Self.movesAlong]
        let others = why.filter { reason in !found.contains(where: reason.hasPrefix) }
        return others + [trial.sentence]
    }

    /// Whether no other step has to be made before, so that it can be tried.
    package var isNext: Bool { needs.isEmpty }

    /// Whether nothing has to be done before: what is only used as data may move along.
    package var isFree: Bool {
        needs.isEmpty
            && cut.allSatisfy { $0.coupling == .model || $0.coupling == .contract }
    }
}
