import Codebase

/// What can be counted of a group without looking at other modules.
struct GroupMeasures {
    /// The files that stay in the module and name the group, ascending.
    let users: [Int]
    /// Those of them that name files of the seed, and not only what is taken along.
    let usersOfSeed: Set<Int>
    /// The edges that lead to the group from there.
    let ingoing: Int
    /// The edges between files of the group.
    let inner: Int
    /// The edges that have to be cut.
    let cut: Int
    /// The types that are named from there.
    let shown: Int
    let lines: Int
    let files: Int
    let cost: Int
    /// How often its files changed.
    let changes: ExtractionPrice.Changes

    init(of group: CutGroup.Group, around seed: [Int], in graph: FileGraph, gone: Set<Int>) {
        let inside = Set(group.files)
        let incoming = group.files.flatMap { graph.incoming[$0] }
        // What is gone stands below and does not name it any more.
        let from = incoming.filter {
            !inside.contains(graph.edges[$0].from) && !gone.contains(graph.edges[$0].from)
        }
        users = Set(from.map { graph.edges[$0].from }).sorted()
        let own = Set(seed)
        usersOfSeed = Set(
            from.filter { own.contains(graph.edges[$0].to) }.map { graph.edges[$0].from })
        ingoing = from.count
        inner = incoming.count { inside.contains(graph.edges[$0].from) }
        shown = Set(from.flatMap { graph.edges[$0].uses.map(\.name) }).count
        cut = group.cut.count
        cost = group.cost
        files = group.files.count
        changes = graph.changes.count(of: group.files)
        lines = group.files.reduce(0) { $0 + graph.lines(of: $1) }
    }

    /// Many use it, and it uses little: of all edges across its boundary at most a fifth lead out.
    var isCore: Bool { usersOfSeed.count >= max(3, files / 3 + 1) && cut * 4 <= ingoing }

    /// It holds together, and is cheap to cut: at least three of ten edges that touch it stay inside.
    var isFeature: Bool {
        files >= 2 && inner >= max(1, (files - 1) / 2) && cut <= 2 * files + 2
            && inner * 10 >= 3 * (inner + cut + ingoing)
    }

    /// What orders the groups of a kind; figures of different kinds are not compared.
    func worth(as kind: ExtractionCandidate.Kind) -> Double {
        switch kind {
        case .core: gain
        case .feature: cohesion * Double(min(files, 60)).squareRoot() * ease * closeness
        }
    }

    /// What is much more than one pull request comes after what is not; from 0 to 1.
    private var ease: Double {
        let most = Double(2 * ExtractionCandidate.mostFiles)
        return min(1, most / Double(files))
    }

    /// What changes by itself comes before what changes with the rest: 0.5 for a group of which each
    /// commit changed other files of the module, too, 1.5 for one of which none did (A. Mockus and
    /// D. Weiss, "Globalization by Chunking", IEEE Software 18, 2001); 1 where too few commits say it.
    private var closeness: Double {
        guard hasHistory else { return 1 }
        return 0.5 + Double(changes.alone + 1) / Double(changes.all + 2)
    }

    /// Whether enough commits changed it to say something.
    var hasHistory: Bool { changes.all >= Self.fewestCommits }

    private static let fewestCommits = 5

    /// The share of the edges that touch the group which stay inside, from 0 to 1.
    private var cohesion: Double {
        inner == 0 ? 0 : Double(inner) / Double(inner + cut + ingoing)
    }

    /// What a core module wins for what is paid: the lines that leave, and those that can import it;
    /// what is too large for one pull request pays more.
    private var gain: Double {
        // A module of a few lines is no step.
        let size = min(1, Double(lines) / 200)
        let gain = (Double(usersOfSeed.count) + Double(min(files, 40))) * size
        let effort =
            8 + Double(files) / 4 + Double(shown) / 4 + Double(cost) / 2
            + Double(max(0, files - 60))
        return gain / effort
    }
}
