/// One target that a build file declares.
struct BazelTarget {
    let label: BazelLabel
    let call: StarCall

    var rule: String { call.rule.name }

    func texts(_ attribute: String) -> [StarText] {
        call.attributes[attribute]?.conditionalTexts ?? []
    }

    func text(_ attribute: String) -> String? { call.attributes[attribute]?.text }

    /// Whether the attribute is there and only a build could tell all of it.
    func isUnknown(_ attribute: String) -> Bool {
        call.attributes[attribute]?.hasUnknown ?? false
    }
}
