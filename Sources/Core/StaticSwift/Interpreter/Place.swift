/// A variable, or a part of one, that can be read and written.
struct Place {
    enum Step {
        case field(String)
        case index(Value, default: Value?)
        case unwrap
    }

    let slot: Int
    var steps: [Step] = []

    func appending(_ step: Step) -> Place {
        Place(slot: slot, steps: steps + [step])
    }
}
