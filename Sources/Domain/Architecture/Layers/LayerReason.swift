import Codebase

/// Says why a layer was inferred.
struct LayerReason {
    /// What tells of each of its modules that it stands here.
    let clues: [LayerClue]
    /// The edges from it to lower layers and from higher layers to it.
    let kept: Int
    /// The edges from it to higher layers and from lower layers to it.
    let broken: Int
    /// The layers below it, over which it stands for few edges only.
    let weaklyAbove: [String]
    /// Whether folders stand for modules.
    let isOfFolders: Bool
    /// How many features use another one, where that is the team's way; else 0.
    var composing = 0
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
        if rest > 0 { phrases.append("\(rest) by other names and folders") }
        return phrases.joined(separator: ", ") + "; " + direction + "." + weakness + custom
    }

    private var weakness: String {
        if weaklyAbove.isEmpty { return "" }
        let names = weaklyAbove.joined(separator: " and ")
        return " That it stands above \(names) is weakly supported: imports that point up "
            + "there are not reported."
    }

    private var custom: String {
        if composing == 0 { return "" }
        return " \(composing) of \(clues.count) use another feature and none has an interface, so "
            + "that features may use each other here."
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
        case .folder(let name): verb("is", "are") + " in folder “\(name)”"
        case .called(let name): verb("is", "are") + " called “\(name)”"
        case .suffix(let word): verb("ends", "end") + " with “\(word)”"
        case .prefix(let word): verb("begins", "begin") + " with “\(word)”"
        case .shared(.base): verb("is", "are") + " what others build on, by name"
        case .shared(.switches): verb("switches", "switch") + " features on and off, by name"
        case .shared(.thirdParty): verb("holds", "hold") + " third-party packages, by name"
        case .interface: verb("is the interface", "are the interfaces") + " of others"
        case .implementation: verb("implements", "implement") + " an interface of the same name"
        case .screens: verb("has", "have") + " screens that an app composes"
        case .sharedByFeatures:
            verb("is", "are") + " used by most features and " + verb("uses", "use") + " none"
        case .dependsOn(let category): verb("depends", "depend") + " on \(name(category))"
        case .serves(let category):
            verb("serves", "serve") + " \(name(category)) and "
                + verb("depends", "depend") + " on nothing above"
        case .family(let word): verb("ends", "end") + " with “\(word)”, as others here"
        case .gathers:
            verb("imports", "import") + " many features; no feature imports "
                + verb("it", "them")
        case .start: verb("holds", "hold") + " the entry point of the program"
        case .fewestAgainst:
            verb("has", "have") + " no recognised name; here the fewest dependencies point up"
        case .nothing:
            verb("has", "have") + " no recognised name and " + verb("depends", "depend")
                + " on nothing above"
        }
    }

    private var direction: String {
        let edges = kept + broken
        if edges == 0 { return "no dependency crosses to another layer" }
        let which =
            broken == 0
            ? edges == 1 ? "its one dependency" : "all \(edges) dependencies"
            : "\(kept) of \(edges) dependencies"
        return "\(which) across layers " + (kept == 1 ? "points down" : "point down")
    }
}
