import Codebase

/// A wrapper of SwiftUI around a property, and what the unwritten initializer of the type around it
/// takes for the property.
struct PropertyWrapper {
    private let name: String
    private let arguments: String?

    /// - Returns: nil if the property has no attribute, several, or one that is not known.
    init?(of property: DeclarationDetails) {
        guard let attribute = property.attributes.first, property.attributes.count == 1 else {
            return nil
        }
        let prefix = "SwiftUI."
        name =
            attribute.name.hasPrefix(prefix)
            ? String(attribute.name.dropFirst(prefix.count)) : attribute.name
        arguments = attribute.arguments
        guard Self.valued.contains(name) || Self.taken.contains(name) else { return nil }
    }

    /// Whether the wrapper makes a value itself, so that nobody hands one in.
    var hasValue: Bool { arguments != nil || Self.valued.contains(name) }

    /// The type of the parameter for a property of a type.
    func parameter(_ type: String) -> String {
        switch name {
        case "Binding": "Binding<\(type)>"
        case "FocusState.Binding": "FocusState<\(type)>.Binding"
        case "StateObject": "@autoclosure @escaping () -> \(type)"
        case "ViewBuilder" where type.contains("->"): "@escaping \(type)"
        case "ViewBuilder": "() -> \(type)"
        default: type
        }
    }

    /// What stands before the parameter's name.
    var attribute: String { name == "ViewBuilder" ? "@ViewBuilder " : "" }

    /// The statement that gives the property its value.
    func statement(_ property: String, _ type: String) -> String {
        switch name {
        case "Binding", "FocusState.Binding": "self._\(property) = \(property)"
        case "StateObject": "self._\(property) = StateObject(wrappedValue: \(property)())"
        case "ViewBuilder" where type.contains("->"): "self.\(property) = \(property)"
        case "ViewBuilder": "self.\(property) = \(property)()"
        default: "self._\(property) = \(name)(wrappedValue: \(property))"
        }
    }

    /// Those that need nothing to begin with.
    private static let valued: Set<String> = [
        "AccessibilityFocusState", "Environment", "EnvironmentObject", "FocusState", "FocusedValue",
        "FocusedBinding", "FocusedObject", "GestureState", "Namespace", "Query", "FetchRequest",
        "AppStorage", "ScaledMetric",
        "SceneStorage", "SectionedFetchRequest", "UIApplicationDelegateAdaptor",
        "NSApplicationDelegateAdaptor",
    ]

    /// Those for which a value is handed in.
    private static let taken: Set<String> = [
        "Binding", "Bindable", "FocusState.Binding", "ObservedObject", "State", "StateObject",
        "ViewBuilder",
    ]
}
