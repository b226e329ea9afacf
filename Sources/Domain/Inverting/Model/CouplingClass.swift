/// What one module does with a declaration of another, as far as inverting depends on it.
package enum CouplingClass: String, CaseIterable, Sendable {
    /// A screen of the other module is made and shown.
    case navigation
    /// Members of a concrete type are called.
    case service
    /// An implementation is made where only its protocol should be known.
    case construction
    /// A type is used as data.
    case model
    /// A view is put into another.
    case component
    /// Extensions, free functions, constants.
    case utility
    /// Singletons, statics, notifications.
    case event
    /// An interface module offers the same already.
    case interfaceAvailable = "interface available"

    /// Whether it is a screen or a view.
    package var isShown: Bool { self == .navigation || self == .component }

    /// Whether what is used so belongs into a module that both ends may use, and not behind a protocol.
    package var movesDown: Bool {
        switch self {
        case .model, .component, .utility: true
        default: false
        }
    }
}
