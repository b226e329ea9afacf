import Codebase

/// A group of files that could become a module of its own.
package struct ExtractionCandidate: Equatable, Sendable {
    /// What part the module would play.
    package enum Kind: String, CaseIterable, Sendable {
        /// Many use it, and it uses little.
        case core
        /// It holds together, and little has to be cut to free it.
        case feature
    }

    /// Which part of a larger group a step is.
    package struct Division: Equatable, Sendable {
        /// What the group is called.
        package let group: String
        /// Which part it is, from 1.
        package let number: Int
        /// The number of parts; 2 or more.
        package let count: Int

        /// A part of a group.
        package init(group: String, number: Int, count: Int) {
            self.group = group
            self.number = number
            self.count = count
        }
    }

    /// An edge that has to be turned around, as a file that moves names one that stays.
    package struct CutEdge: Equatable, Sendable {
        /// The file that moves.
        package let from: RelativePath
        /// The file that stays.
        package let to: RelativePath
        /// What the use couples to.
        package let coupling: EdgeClass
        /// The number of lines that name something; 1 or more.
        package let sites: Int
        /// The types that are named, in the order of their names.
        package let names: [String]

        /// An edge as it was found.
        package init(
            from: RelativePath, to: RelativePath, coupling: EdgeClass, sites: Int, names: [String]
        ) {
            self.from = from
            self.to = to
            self.coupling = coupling
            self.sites = sites
            self.names = names
        }
    }

    /// What a person calls it, clear within the plan.
    package let name: String
    /// What part it would play.
    package let kind: Kind
    /// What its files had in common to begin with.
    package let origin: Seed.Origin
    /// The Swift files that move, in path order.
    package private(set) var files: [RelativePath]
    /// The lines that move: those of the files, or of all declarations that move by themselves.
    package let lines: Int
    /// Why it is proposed, in sentences.
    package let why: [String]
    /// What it costs.
    package let price: ExtractionPrice
    /// The edges to turn around, dearest first.
    package let cut: [CutEdge]
    /// The candidates that have to be extracted before, in the order of the plan.
    package private(set) var needs: [String]
    /// Which part of a larger group it is; nil for a group of its own.
    package var division: Division?
    /// Whether it was chosen declaration by declaration, so that what it needs of files that stay moves
    /// along.
    package var isClosed = false
    /// What was found when its files were read in detail; nil where names alone were looked at.
    package var trial: ExtractionTrial?

    /// A candidate as it was chosen.
    package init(
        name: String, kind: Kind, origin: Seed.Origin, files: [RelativePath], lines: Int,
        why: [String], price: ExtractionPrice, cut: [CutEdge], needs: [String]
    ) {
        self.name = name
        self.kind = kind
        self.origin = origin
        self.files = files
        self.lines = lines
        self.why = why
        self.price = price
        self.cut = cut
        self.needs = needs
    }
}

extension ExtractionCandidate {
    /// The same once other steps were made: it no longer needs these, and what moved along with them is
    /// gone.
    ///
    /// - Parameters:
    ///   - made: The names of the steps that were made.
    ///   - sources: The files that its module has now.
    /// - Returns: nil if none of its files is left.
    package func after(
        _ made: Set<String>, leaving sources: Set<RelativePath>
    ) -> ExtractionCandidate? {
        var copy = self
        copy.files = files.filter(sources.contains)
        copy.needs = needs.filter { !made.contains($0) }
        copy.trial = nil
        return copy.files.isEmpty ? nil : copy
    }
}
