import Observation

/// The parameters of one preview. Asking for one names it, and gives the value that it has now:
///
/// ```swift
/// ViolationRow(
///     kind: knobs.choice("kind", ViolationKind.upward), isSelected: knobs.toggle("selected"))
/// ```
@MainActor @Observable package final class Knobs {
    /// The values that somebody chose, by name.
    package private(set) var chosen: [String: String]
    @ObservationIgnored private var named: [Knob] = []

    /// Parameters of which some have been changed before.
    package init(_ chosen: [String: String] = [:]) {
        self.chosen = chosen
    }

    /// All that were asked for, in the order in which that first happened.
    package var all: [Knob] {
        named.map { knob in
            var knob = knob
            if let value = chosen[knob.name], knob.accepts(value) { knob.value = value }
            return knob
        }
    }

    /// Names in ``chosen`` that nothing asked for, or whose value is not possible; in order.
    package var unknown: [String] {
        chosen.filter { name, value in
            !named.contains { $0.name == name && $0.accepts(value) }
        }.keys.sorted()
    }

    /// Gives a parameter a value; the standard one is as if it had never been changed.
    package func set(_ name: String, to value: String) {
        let knob = named.first { $0.name == name }
        chosen[name] = value == knob?.standard ? nil : value
    }

    /// Gives all parameters their standard values.
    package func reset() {
        chosen = [:]
    }
}

extension Knobs {
    /// Yes or no.
    package func toggle(_ name: String, _ standard: Bool = false) -> Bool {
        value(name, .toggle, "\(standard)") == "true"
    }

    /// A text.
    package func text(_ name: String, _ standard: String) -> String {
        value(name, .text, standard)
    }

    /// A whole number.
    package func number(
        _ name: String, _ standard: Int, in range: ClosedRange<Int> = 0...100
    ) -> Int {
        Int(value(name, .number(range), "\(standard)")) ?? standard
    }

    /// One of some words.
    package func choice(_ name: String, _ standard: String, of values: [String]) -> String {
        value(name, .choice(values), standard)
    }

    /// One of the cases of an enum.
    package func choice<Value: CaseIterable>(_ name: String, _ standard: Value) -> Value {
        let words = Value.allCases.map { "\($0)" }
        let word = value(name, .choice(words), "\(standard)")
        return Value.allCases.first { "\($0)" == word } ?? standard
    }

    private func value(_ name: String, _ kind: Knob.Kind, _ standard: String) -> String {
        let knob = Knob(name: name, kind: kind, standard: standard, value: standard)
        if let index = named.firstIndex(where: { $0.name == name }) {
            named[index] = knob
        } else {
            named.append(knob)
        }
        guard let value = chosen[name], knob.accepts(value) else { return standard }
        return value
    }
}
