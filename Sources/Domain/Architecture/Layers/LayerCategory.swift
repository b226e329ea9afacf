import Codebase

/// The layers that names and folders can tell, top first in the customary order.
enum LayerCategory: Int, CaseIterable, Sendable {
    case apps, assembly, features, implementations, middleware, ui, libraries, data, clients
    case domain, entities, interfaces, core, shared, thirdParty

    /// The name of the layer, where its modules' folders have no common one.
    var name: String {
        switch self {
        case .apps: "Apps"
        case .assembly: "Assembly"
        case .features: "Features"
        case .implementations: "Implementations"
        case .middleware: "Middleware"
        case .ui: "UI"
        case .libraries: "Libraries"
        case .data: "Data"
        case .clients: "Clients"
        case .domain: "Domain"
        case .entities: "Entities"
        case .interfaces: "Interfaces"
        case .core: "Core"
        case .shared: "Shared"
        case .thirdParty: "Third party"
        }
    }

    /// The role that all its modules have, where the layer is about a role.
    var role: Role? {
        switch self {
        case .apps: .app
        case .features: .feature
        default: nil
        }
    }

    /// Whether a codebase that has such modules was split by a convention.
    var isTelling: Bool {
        switch self {
        case .features, .domain, .entities, .data, .implementations: true
        default: false
        }
    }
}
