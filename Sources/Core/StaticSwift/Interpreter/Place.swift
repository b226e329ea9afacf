/// A variable, or a part of one, that can be read and written.
struct Place {
    enum Step {
        case field(String)
        case index(Value, default: Value?)
        case unwrap

        /// Whether it leads into a collection, which is part of the variable itself.
        var isElement: Bool { if case .field = self { false } else { true } }
    }

    let slot: Int
    var steps: [Step] = []

    func appending(_ step: Step) -> Place {
        Place(slot: slot, steps: steps + [step])
    }
}
