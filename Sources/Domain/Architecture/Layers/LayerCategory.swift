/// The layers that names and folders can tell, top first in the customary order.
enum LayerCategory: Int, CaseIterable, Sendable {
    case apps, assembly, features, ui, libraries, data, domain, interfaces, core, shared

    /// The name of the layer.
    var name: String {
        switch self {
        case .apps: "Apps"
        case .assembly: "Assembly"
        case .features: "Features"
        case .ui: "UI"
        case .libraries: "Libraries"
        case .data: "Data"
        case .domain: "Domain"
        case .interfaces: "Interfaces"
        case .core: "Core"
        case .shared: "Shared"
        }
    }

    /// Why modules stand in the layer, as one sentence.
    var reason: String {
        switch self {
        case .apps: "Executables and app targets: they put everything together."
        case .assembly: "Libraries that depend on features: they put features together."
        case .features: "Called or filed as features: one screen or one flow each."
        case .ui: "Called or filed as UI: views that features share."
        case .libraries: "No name says more, and they depend on the domain."
        case .data: "Called or filed as data or implementations: they say how."
        case .domain: "Called or filed as domain: it says what, and must stay pure."
        case .interfaces: "Interface modules that stand apart from what implements them."
        case .core: "Called or filed as core, or depend on nothing above it."
        case .shared: "Called or filed as shared or common: anyone may use them."
        }
    }

    /// What the layer allows.
    var options: LayerOptions {
        switch self {
        case .features: LayerOptions(peers: .features)
        case .domain: LayerOptions(pure: true)
        default: LayerOptions()
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

    /// What the names and folders of a module say; nil if nothing.
    init?(of module: Module) {
        let naming = ModuleNaming(of: module)
        if module.role == .app {
            self = .apps
        } else if let category = Self.byFolder(naming) ?? Self.byName(naming, module.role) {
            self = category
        } else {
            return nil
        }
    }

    private static func byFolder(_ naming: ModuleNaming) -> LayerCategory? {
        for folder in naming.folders {
            if let category = folderNames[folder] { return category }
        }
        return nil
    }

    private static let folderNames: [String: LayerCategory] = [
        "features": .features, "feature": .features, "screens": .features, "scenes": .features,
        "presentation": .features, "ui": .ui, "userinterface": .ui, "designsystem": .ui,
        "data": .data, "infrastructure": .data, "implementations": .data, "domain": .domain,
        "interfaces": .interfaces, "core": .core, "shared": .shared, "common": .shared,
        "utilities": .shared,
    ]

    private static func byName(_ naming: ModuleNaming, _ role: Role) -> LayerCategory? {
        if role == .interface { return byFamily(naming) ?? .interfaces }
        if role == .feature { return .features }
        if naming.ends(with: ["Domain"]) { return .domain }
        if role == .implementation { return .data }
        if role == .ui { return .ui }
        if naming.ends(with: ["Core"]) || naming.begins(with: "Core") { return .core }
        if naming.ends(with: ["Shared", "Common"]) || naming.begins(with: "Shared") {
            return .shared
        }
        return nil
    }

    /// What an interface module belongs to by the words between its stem and `Interface`.
    private static func byFamily(_ naming: ModuleNaming) -> LayerCategory? {
        if naming.suffixes.contains("Feature") || naming.begins(with: "Feature") {
            return .features
        }
        if naming.suffixes.contains("Domain") { return .domain }
        return naming.suffixes.contains("Core") ? .core : nil
    }
}
