/// What the names of Apple's toolkits mean where no module of the codebase declares them.
package enum ToolkitNames {
    /// What a class or protocol of a toolkit is.
    package enum Meaning: Sendable {
        /// It makes a SwiftUI view of what draws in another way.
        case wrapper
        /// It draws, or controls what does.
        case platform
    }

    private static let modules: Set<String> = ["SwiftUI", "SwiftUICore", "UIKit", "AppKit"]

    private static let wrappers: Set<String> = [
        "UIViewRepresentable", "UIViewControllerRepresentable", "NSViewRepresentable",
        "NSViewControllerRepresentable", "WKInterfaceObjectRepresentable",
    ]

    /// The ends of the names of classes that draw: `UITableViewCell`, `NSButton`.
    private static let ends = [
        "View", "ViewController", "Cell", "Button", "Label", "Control", "Field", "Bar", "Switch",
        "Slider",
    ]

    private static let controllers: Set<String> = [
        "UINavigationController", "UITabBarController", "UIHostingController",
        "NSHostingController", "UIAlertController", "UIActivityViewController",
        "UISearchController", "UIHostingView",
    ]

    /// What a name in an inheritance clause means, but for `View`, which is declared by many.
    package static func meaning(of name: String) -> Meaning? {
        if wrappers.contains(name) { return .wrapper }
        if controllers.contains(name) { return .platform }
        guard name.hasPrefix("UI") || name.hasPrefix("NS"), ends.contains(where: name.hasSuffix)
        else { return nil }
        return .platform
    }

    /// Whether a module is one of Apple's toolkits.
    package static func isToolkit(_ module: String) -> Bool { modules.contains(module) }
}
