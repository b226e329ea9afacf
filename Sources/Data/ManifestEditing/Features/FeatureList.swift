import Editing
import SwiftSyntax

/// A list with similar elements for several features, and the element that a new one gets.
struct FeatureList {
    /// The text of the new element.
    let element: String
    /// Why it cannot be added; nil if it can.
    let obstacle: String?
    /// What adds it.
    let replacements: [Replacement]
    /// Where the element stands that it is modelled on.
    let position: Int

    private struct Candidate {
        let index: Int
        let feature: String
        let shape: String
    }

    /// - Returns: nil if the list is no list of features.
    init?(_ list: ElementList, request: RegistrationRequest, words: FeatureWords) {
        let candidates = list.items.indices.compactMap {
            Self.candidate($0, in: list, words: words)
        }
        guard let last = candidates.last else { return nil }
        let groups = Dictionary(grouping: candidates, by: \.shape)
            .filter { Set($0.value.map(\.feature)).count >= request.least }
        guard let group = Self.best(of: groups.map(\.value), model: request.model) else {
            return nil
        }
        let model = group[group.count - 1]
        let text = list.text(model.index)
        let indentation = list.source.indentation(at: list.items[model.index].range.lowerBound)
        let element = words.replacing(
            model.feature, in: text.outdented(by: indentation), by: request.name)
        if list.items.indices.contains(where: { list.text($0) == element }) { return nil }
        let obstacle = Self.obstacle(of: element, request: request)
        // What only some of the features are in is no list of features.
        let covered = Set(group.map(\.feature)).count
        let isWhole = covered * 2 > request.features.count
        if list.items[model.index].isWord {
            guard isWhole, covered > 1, request.allows(element) else { return nil }
        }
        if obstacle != nil, !isWhole { return nil }
        self.element = element
        self.obstacle = obstacle
        position = list.items[model.index].range.lowerBound
        replacements = list.inserting(
            element, after: Self.place(element, candidates, last, in: list))
    }

    private static func candidate(
        _ index: Int, in list: ElementList, words: FeatureWords
    ) -> Candidate? {
        if let call = list.items[index].node.as(FunctionCallExprSyntax.self), call.isDeclaration,
            call.arguments.count > 1
        {
            return nil
        }
        let text = list.text(index)
        let matches = words.matches(in: text)
        guard let first = matches.first, Set(matches.map(\.feature)).count == 1 else { return nil }
        let shape = words.replacing(first.feature, in: text, by: "Zz Zz")
        return Candidate(
            index: index, feature: first.feature,
            shape: shape.split(whereSeparator: \.isWhitespace).joined(separator: " "))
    }

    /// The elements of the model's shape, or else those of the shape that most have.
    private static func best(of groups: [[Candidate]], model: String?) -> [Candidate]? {
        let ofModel = groups.filter { group in group.contains { $0.feature == model } }
        return (ofModel.isEmpty ? groups : ofModel)
            .max { ($0.count, $1[0].index) < ($1.count, $0[0].index) }
    }

    /// Behind the last element for a feature, or in order where the elements are in order.
    private static func place(
        _ element: String, _ candidates: [Candidate], _ last: Candidate, in list: ElementList
    ) -> Int? {
        let texts = candidates.map { list.text($0.index) }
        guard texts.count > 2, texts == texts.sorted(),
            candidates.count == last.index - candidates[0].index + 1
        else { return last.index }
        if let before = candidates.last(where: { list.text($0.index) < element }) {
            return before.index
        }
        return candidates[0].index > 0 ? candidates[0].index - 1 : nil
    }

    /// An element may use only what the new feature declares.
    private static func obstacle(of element: String, request: RegistrationRequest) -> String? {
        guard let declared = request.declared else { return nil }
        let words = FeatureWords(features: [request.name])
        for name in NamesUsed(in: element).names where !words.matches(in: name).isEmpty {
            if !declared.contains(name) { return "the new feature does not declare \(name)" }
        }
        return nil
    }
}

extension RegistrationRequest {
    /// Whether a string may be an element.
    fileprivate func allows(_ literal: String) -> Bool {
        words?.contains(String(literal.dropFirst().dropLast())) ?? false
    }
}
