import Codebase

/// All that crosses the line around a candidate, as of the moment when its turn comes.
package struct ExtractionBoundary: Equatable, Sendable {
    /// One type of one file that another file names.
    package struct Crossing: Equatable, Sendable {
        /// The file that names.
        package let from: RelativePath
        /// The file that declares.
        package let to: RelativePath
        /// The type.
        package let name: String
        /// What the use couples to.
        package let coupling: EdgeClass
        /// The lines that name it, from 1, ascending.
        package let lines: [Int]

        /// A use as it was found.
        package init(
            from: RelativePath, to: RelativePath, name: String, coupling: EdgeClass, lines: [Int]
        ) {
            self.from = from
            self.to = to
            self.name = name
            self.coupling = coupling
            self.lines = lines
        }
    }

    /// What files that move name of files that stay, dearest first: it has to be turned around.
    package let outgoing: [Crossing]
    /// What files that stay name of files that move, by file: they import the new module.
    package let incoming: [Crossing]

    /// A boundary as it was found.
    package init(outgoing: [Crossing], incoming: [Crossing]) {
        self.outgoing = outgoing
        self.incoming = incoming
    }
}

extension ExtractionBoundary.Crossing {
    /// What a person does so that a file that moves no longer names this type of a file that stays,
    /// as a sentence.
    package var recipe: String {
        switch coupling {
        case .model, .contract: "\(name) can move below: strata plan --seed \(to)"
        case .component:
            "Let who shows \(from.name) hand \(name) in, or move it below: strata plan --seed \(to)"
        case .service:
            "Let a protocol with what is used of \(name) move along: strata seams \(name)"
        case .navigation:
            "Let a router that moves along say where to go, and show \(name) where it is implemented."
        case .event: "Hand \(name).shared in behind a protocol: strata seams \(name)"
        case .inheritance: "Move the superclass \(name) below first: strata plan --seed \(to)"
        }
    }
}

extension PlanExtraction {
    /// What crosses the line around each candidate of a plan, in its order.
    package func boundaries(of plan: ExtractionPlan) -> [ExtractionBoundary] {
        let positions = Dictionary(
            graph.files.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        var gone: Set<Int> = []
        return plan.candidates.map { candidate in
            let inside = Set(candidate.files.compactMap { positions[$0] })
            let others = inside.union(gone)
            let out = inside.flatMap { graph.outgoing[$0] }.map { graph.edges[$0] }
                .filter { !others.contains($0.to) }
            let into = inside.flatMap { graph.incoming[$0] }.map { graph.edges[$0] }
                .filter { !others.contains($0.from) }
            gone.formUnion(inside)
            return ExtractionBoundary(
                outgoing: crossings(
                    out.sorted { ($1.cost, $0.from, $0.to) < ($0.cost, $1.from, $1.to) }),
                incoming: crossings(into.sorted { ($0.from, $0.to) < ($1.from, $1.to) }))
        }
    }

    private func crossings(_ edges: [FileEdge]) -> [ExtractionBoundary.Crossing] {
        edges.flatMap { edge in
            edge.uses.map { use in
                ExtractionBoundary.Crossing(
                    from: graph.files[edge.from], to: graph.files[edge.to], name: use.name,
                    coupling: use.coupling,
                    lines: use.lines.isEmpty
                        ? graph.facts[edge.from].uses.lines(of: use.name) : use.lines)
            }
        }
    }
}

extension NameUses {
    /// The lines that a name stands on, ascending; none if it is not used.
    fileprivate func lines(of name: String) -> [Int] {
        var low = 0
        var high = names.count
        while low < high {
            let middle = (low + high) / 2
            if names[middle] < name { low = middle + 1 } else { high = middle }
        }
        return low < names.count && names[low] == name ? lines(at: low).map(Int.init) : []
    }
}
