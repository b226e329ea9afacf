import Codebase

/// The layers that names and folders can tell, top first in the customary order.
enum LayerCategory: Int, CaseIterable, Sendable {
    case apps, assembly, features, implementations, ui, libraries, data, domain, interfaces, core
    case shared, thirdParty

    /// The name of the layer, where its modules' folders have no common one.
    var name: String {
        switch self {
        case .apps: "Apps"
        case .assembly: "Assembly"
        case .features: "Features"
        case .implementations: "Implementations"
        case .ui: "UI"
        case .libraries: "Libraries"
        case .data: "Data"
        case .domain: "Domain"
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
        case .features, .domain, .data, .implementations: true
        default: false
        }
    }
}
