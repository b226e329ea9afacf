/// A parameter of a preview that a person can change.
package struct Knob: Hashable, Sendable, Identifiable {
    /// What values it can have.
    package enum Kind: Hashable, Sendable {
        case text
        case number(ClosedRange<Int>)
        case toggle
        case choice([String])
    }

    /// What it is called, unique within its preview.
    package let name: String
    /// What values it can have.
    package let kind: Kind
    /// The value that it has if nobody changes it.
    package let standard: String
    /// The value that it has.
    package var value: String

    package var id: String { name }

    /// Whether somebody has changed it.
    package var isChanged: Bool { value != standard }

    /// Whether it can have a value.
    package func accepts(_ value: String) -> Bool {
        switch kind {
        case .text: true
        case .number(let range): Int(value).map(range.contains) ?? false
        case .toggle: value == "true" || value == "false"
        case .choice(let values): values.contains(value)
        }
    }

    /// The value `offset` steps further, round and round for choices, up to the ends for numbers;
    /// the same one for texts.
    package func value(after offset: Int) -> String {
        switch kind {
        case .text: return value
        case .toggle: return value == "true" ? "false" : "true"
        case .number(let range):
            let number = (Int(value) ?? range.lowerBound) + offset
            return "\(min(max(number, range.lowerBound), range.upperBound))"
        case .choice(let values):
            guard let index = values.firstIndex(of: value) else { return standard }
            return values[((index + offset) % values.count + values.count) % values.count]
        }
    }
}
