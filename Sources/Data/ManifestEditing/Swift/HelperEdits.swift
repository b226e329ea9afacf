import Codebase
import SwiftSyntax

/// Edits the lists of a Tuist manifest whose helpers make targets and dependencies.
///
/// What an element means is known to the helpers alone. So these are guesses, the likeliest first, and
/// whoever asks evaluates each: a dependency is written as another manifest writes it, or as a sibling
/// is written, with the name in its place.
struct HelperEdits {
    let source: EditableSource
    /// The texts of the other manifests.
    let others: [String]
    /// The folder of the project that a dependency is declared in, from the folder of the manifest;
    /// nil if it is this one.
    let path: String?

    /// How many guesses are worth evaluating.
    private static let most = 12

    /// The texts in which a target may depend on something less.
    func removing(_ name: DependencyReference.Name) -> [String] {
        let names = ResemblingNames(name)
        let found = source.nodes(ArrayExprSyntax.self).flatMap { array -> [(Int, String)] in
            let list = ElementList(array, in: source)
            return list.items.indices.compactMap { index in
                // What holds lists itself is a target.
                guard source.nodes(ArrayExprSyntax.self, in: list.items[index].node).isEmpty else {
                    return nil
                }
                let score = names.score(list.text(index))
                return score > 0 ? (score, source.replacing(list.removing(index))) : nil
            }
        }
        return Self.best(found)
    }

    /// The texts in which a target may depend on something more.
    func adding(_ name: DependencyReference.Name, to target: String) -> [String] {
        let owners = ResemblingNames(.target(target))
        let lists = lists(like: owners)
        let texts = spellings(of: name).flatMap { spelling in
            lists.map { list in
                source.replacing(list.inserting(spelling, after: list.items.indices.last))
            } + extended(by: spelling, like: owners)
        }
        return Array(texts.prefix(Self.most * 2))
    }

    private static func best<Guess>(_ guesses: [(score: Int, guess: Guess)]) -> [Guess] {
        let sorted = guesses.enumerated().sorted {
            ($1.element.score, $0.offset) < ($0.element.score, $1.offset)
        }
        return sorted.prefix(most).map(\.element.guess)
    }
}

// MARK: Where

extension HelperEdits {
    /// The lists that dependencies stand in, those of a target's own call first.
    private func lists(like owners: ResemblingNames) -> [ElementList] {
        Self.best(
            source.nodes(ArrayExprSyntax.self).filter(\.holdsDependencies).map { array in
                let call = array.enclosingCall
                let own = call.map { owners.score(Self.head(of: $0, in: source)) } ?? 0
                return (own, ElementList(array, in: source))
            })
    }

    /// The manifest with a list for a call that may declare the target and has none.
    private func extended(by spelling: String, like owners: ResemblingNames) -> [String] {
        let calls = source.nodes(FunctionCallExprSyntax.self).filter { call in
            call.argument("dependencies") == nil
                && call.parent?.is(ArrayElementSyntax.self) == true
                && owners.score(Self.head(of: call, in: source)) > 0
        }
        return calls.flatMap { call -> [String] in
            guard let arguments = ElementList(call, in: source) else { return [] }
            return arguments.items.indices.reversed().map { index in
                source.replacing(
                    arguments.inserting("dependencies: [\(spelling)]", after: index))
            }
        }
    }

    /// What a call says before its lists: the name or the case of what it makes.
    private static func head(
        of call: FunctionCallExprSyntax, in source: EditableSource
    ) -> String {
        call.arguments.filter { argument in
            source.nodes(ArrayExprSyntax.self, in: argument).isEmpty
                && source.nodes(ClosureExprSyntax.self, in: argument).isEmpty
        }.map { source.slice($0) }.joined(separator: " ")
    }
}

extension ArrayExprSyntax {
    /// The call whose argument it is in; nil if it is in none.
    fileprivate var enclosingCall: FunctionCallExprSyntax? {
        var node = parent
        while let current = node {
            if let call = current.as(FunctionCallExprSyntax.self) { return call }
            node = current.parent
        }
        return nil
    }

    /// Whether what it is handed to, or kept in, is called after dependencies, or not at all.
    fileprivate var holdsDependencies: Bool {
        var node = parent
        while let current = node {
            if let argument = current.as(LabeledExprSyntax.self) {
                return argument.label.map { $0.text.lowercased().contains("dependenc") } ?? true
            }
            if let binding = current.as(PatternBindingSyntax.self) {
                return binding.trimmedDescription.prefix { $0 != "=" }.lowercased()
                    .contains("dependenc")
            }
            if current.is(ArrayElementSyntax.self) || current.is(ClosureExprSyntax.self) {
                return false
            }
            node = current.parent
        }
        return false
    }
}

// MARK: How

extension HelperEdits {
    /// How a dependency may be written: as it is elsewhere, else as others are, with a part of its name
    /// in the place of theirs.
    private func spellings(of name: DependencyReference.Name) -> [String] {
        let names = ResemblingNames(name)
        let plain = path.map { ".project(target: \"\(name.bareName)\", path: \"\($0)\")" }
        let known = Self.byNumber(
            written(in: [source.text] + others.filter { names.score($0) > 0 }))
        let same = Self.best(known.map { (names.score($0), $0) }.filter { $0.0 > 0 })
        let samples = Self.byNumber(written(in: [source.text] + others.prefix(Self.most)))
        let isPlainUsual = samples.contains { $0.hasPrefix(".project(target: \"") }
        let guesses = Array(alike(samples, names).prefix(12))
        let literal = [plain].compactMap(\.self)
        return Array(
            (same.prefix(6) + (isPlainUsual ? literal + guesses : guesses + literal)).distinct)
    }

    /// The elements of all lists of dependencies in some manifests.
    private func written(in texts: [String]) -> [String] {
        texts.filter { $0.contains("dependenc") }.map { EditableSource($0) }
            .flatMap { source in
                source.nodes(ArrayExprSyntax.self).filter(\.holdsDependencies)
                    .flatMap { ElementList($0, in: source).items }
                    .filter { !$0.isWord }
                    .map { source.slice($0.range) }
            }.filter { text in !text.contains("\n") && !Self.foreign.contains(where: text.hasPrefix)
            }
    }

    /// How what is no module of the codebase is written: never with the name of one in its place.
    private static let foreign = [
        ".sdk(", ".xctest", ".framework(", ".xcframework(", ".library(", ".cocoapods",
    ]

    /// Each text once, the most frequent first.
    private static func byNumber(_ texts: [String]) -> [String] {
        var counts: [String: Int] = [:]
        for text in texts { counts[text, default: 0] += 1 }
        return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
    }

    /// Elements with one of their words replaced by a part of a name, those first that have the rest of
    /// the name, too, or whose word ends as the part does.
    private func alike(_ known: [String], _ names: ResemblingNames) -> [String] {
        let guesses = known.flatMap { text -> [(Int, String)] in
            let words = ResemblingNames.words(of: text)
            let present = Set(words.map { $0.lowercased() })
            return words.filter { $0.first?.isUppercase == true }.flatMap { word in
                names.parts.map { part in
                    var copy = text
                    copy.replaceSubrange(word.startIndex..<word.endIndex, with: part)
                    let rest = names.rest(beside: part)
                    let hasRest = !rest.isEmpty && present.contains(rest)
                    return (
                        Self.kinship(String(word), part) + (hasRest ? rest.count : 0), copy
                    )
                }
            }
        }
        return Self.best(guesses)
    }

    /// How many letters two names end alike with: those of one kind do.
    private static func kinship(_ one: String, _ other: String) -> Int {
        zip(one.reversed(), other.reversed()).prefix { $0 == $1 }.count
    }
}

extension Sequence where Element: Hashable {
    /// Each element once, where it stands first.
    fileprivate var distinct: [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}
