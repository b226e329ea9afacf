/// Says why a layer was inferred.
struct LayerReason {
    /// What tells of each of its modules that it stands here.
    let clues: [LayerClue]
    /// The edges from it to lower layers and from higher layers to it.
    let kept: Int
    /// The edges from it to higher layers and from lower layers to it.
    let broken: Int
    /// Whether folders stand for modules.
    let isOfFolders: Bool
    /// What a layer is called.
    let name: (LayerCategory) -> String

    /// One sentence that names the evidence.
    var sentence: String {
        let counts = Dictionary(clues.map { ($0.source, 1) }, uniquingKeysWith: +)
        let ranked = counts.sorted {
            (-$0.value, phrase($0.key, 2)) < (-$1.value, phrase($1.key, 2))
        }
        let most = 3
        var phrases = ranked.prefix(most).enumerated().map { index, item in
            subject(item.value, isFirst: index == 0) + phrase(item.key, item.value)
        }
        let rest = ranked.dropFirst(most).reduce(0) { $0 + $1.value }
        if rest > 0 { phrases.append("\(rest) for other names and folders") }
        return phrases.joined(separator: ", ") + "; " + direction + "."
    }

    private func subject(_ count: Int, isFirst: Bool) -> String {
        let noun = isOfFolders ? "folder" : "module"
        if clues.count == 1 { return isOfFolders ? "The folder " : "It " }
        return isFirst ? count.counted(noun) + " " : "\(count) "
    }

    private func phrase(_ source: LayerClue.Source, _ count: Int) -> String {
        func verb(_ one: String, _ many: String) -> String { count == 1 ? one : many }
        return switch source {
        case .program: verb("builds a program", "build programs")
        case .folder(let name): verb("stands", "stand") + " in “\(name)”"
        case .called(let name): verb("is", "are") + " called “\(name)”"
        case .suffix(let word): verb("ends", "end") + " with “\(word)”"
        case .prefix(let word): verb("begins", "begin") + " with “\(word)”"
        case .interface: verb("is the interface", "are the interfaces") + " of others"
        case .implementation: verb("implements", "implement") + " an interface called alike"
        case .screens: verb("shows", "show") + " screens that a program puts together"
        case .sharedByFeatures:
            verb("is", "are") + " used by most features and " + verb("uses", "use") + " none"
        case .dependsOn(let category): verb("depends", "depend") + " on \(name(category))"
        case .gathers:
            verb("imports", "import") + " many features and " + verb("is", "are")
                + " imported by none"
        case .start: verb("holds", "hold") + " the file in which the program begins"
        case .fewestAgainst:
            verb("has", "have") + " no telling name but the fewest uses against this place"
        case .nothing:
            verb("has", "have") + " no telling name and " + verb("needs", "need")
                + " nothing higher"
        }
    }

    private var direction: String {
        let edges = kept + broken
        if edges == 0 { return "no edge leads to or from another layer" }
        let which =
            broken == 0
            ? edges == 1 ? "its one edge" : "all \(edges) edges"
            : "\(kept) of \(edges) edges"
        let isOne = edges == 1 && broken == 0
        return "\(which) to \(isOne ? "or" : "and") from other layers "
            + (isOne || kept == 1 ? "keeps this order" : "keep this order")
    }
}
