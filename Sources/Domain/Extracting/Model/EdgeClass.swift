/// What a use couples a file to, by what the used type is.
///
/// The words are those of inversions, which look closer; here names alone decide.
package enum EdgeClass: String, CaseIterable, Sendable {
    /// A type is used as data; it can move.
    case model
    /// A protocol is named; it can move below both sides.
    case contract
    /// A view is put into another.
    case component
    /// A class or an actor does something for others.
    case service
    /// A screen is named, and probably shown.
    case navigation
    /// The type has a `shared` instance.
    case event
    /// A class is inherited from, which no protocol replaces.
    case inheritance

    /// What turning such an edge around costs, for comparing: an estimate, from 1.
    package var cost: Int {
        switch self {
        case .model, .contract: 1
        case .component: 2
        case .service: 3
        case .navigation: 4
        case .event: 6
        case .inheritance: 8
        }
    }

    /// What a person does about such an edge inside a module, where no recipe fits.
    package var advice: String {
        switch self {
        case .model, .contract: "It can move below: strata plan --seed its file."
        case .component: "Hand the view in, or move it below."
        case .service: "Take it as a protocol that moves along."
        case .navigation: "Say where to go with a router that moves along."
        case .event: "Hand the shared value in behind a protocol."
        case .inheritance: "Move the superclass below first."
        }
    }
}
