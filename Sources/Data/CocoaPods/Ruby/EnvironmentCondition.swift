/// A condition that asks an environment in which nothing is set.
struct EnvironmentCondition {
    private let kinds: [RubyToken.Kind]

    init(_ kinds: [RubyToken.Kind]) { self.kinds = kinds }

    /// Whether it holds; nil if more than the environment decides.
    var holds: Bool? {
        let isGrouped = kinds.contains { [.mark("("), .mark("?")].contains($0) }
        if isGrouped, !isQuestion { return nil }
        var any: Bool? = false
        for alternative in parts(kinds, [.mark("||"), .word("or")]) {
            var all: Bool? = true
            for term in parts(alternative, [.mark("&&"), .word("and")]) {
                switch holds(term) {
                case false?: all = false
                case nil: all = all == false ? false : nil
                case true?: continue
                }
            }
            if all == true { return true }
            if all == nil { any = nil }
        }
        return any
    }

    /// `ENV.key?("X")`, alone or negated.
    private var isQuestion: Bool {
        let rest =
            kinds.first == .mark("!") || kinds.first == .word("not")
            ? kinds.dropFirst() : kinds[...]
        guard rest.count > 2, rest.first == .word("ENV") else { return false }
        let names: [RubyToken.Kind] = ["key?", "has_key?", "include?", "member?"].map { .word($0) }
        return names.contains(rest[rest.startIndex + 2]) && rest.last == .mark(")")
            && !rest.contains(.mark("&&")) && !rest.contains(.mark("||"))
    }

    private func parts(
        _ kinds: [RubyToken.Kind], _ marks: [RubyToken.Kind]
    ) -> [[RubyToken.Kind]] {
        kinds.split(omittingEmptySubsequences: false) { marks.contains($0) }.map { Array($0) }
    }

    private func holds(_ term: [RubyToken.Kind]) -> Bool? {
        if let first = term.first, first == .mark("!") || first == .word("not") {
            return holds(Array(term.dropFirst())).map { !$0 }
        }
        if term == [.word("true")] { return true }
        if term == [.word("false")] || term == [.word("nil")] { return false }
        if EnvironmentCondition(term).isQuestion { return false }
        guard term.count >= 4, term[0] == .word("ENV"), term[1] == .mark("["),
            case .text = term[2], term[3] == .mark("]")
        else { return nil }
        switch Array(term.dropFirst(4)) {
        case []: return false
        case [.mark("."), .word("nil?")]: return true
        case [.mark("=="), .word("nil")]: return true
        case [.mark("!="), .word("nil")]: return false
        case let rest where rest.count == 2:
            guard case .text = rest[1] else { return nil }
            return rest[0] == .mark("==") ? false : rest[0] == .mark("!=") ? true : nil
        default: return nil
        }
    }
}

extension ArraySlice<RubyToken> {
    /// Whether attributes of a podspec that decide about modules are named in it.
    var saySomething: Bool {
        let names: [RubyToken.Kind] = [
            "name", "module_name", "source_files", "exclude_files", "dependency", "subspec",
            "test_spec", "app_spec", "default_subspec", "default_subspecs",
        ].map { .word($0) }
        return zip(self, dropFirst()).contains { $0.kind == .mark(".") && names.contains($1.kind) }
    }
}
