import Architecture
import Codebase

/// Types whose names the SDK has, too. In their own module they go before; from outside it is unclear
/// which is meant.
struct SharedNames: Sendable {
    let split: Split

    /// - Throws: The first place where both would be seen.
    func check(_ moved: MovedDeclarations) throws(PlanStop) {
        let types = Set(
            moved.all.map(\.details).filter { $0.container == nil && $0.kind.isNamedType }
                .map(\.name)
        ).filter { name in Self.names.contains { $0.value.contains(name) } }
        if types.isEmpty { return }
        for (path, file) in split.stayingFiles + split.foreignFiles {
            let imports = split.sources.analysis.facts[path]?.imports.map(\.module) ?? []
            let seen = Set(imports.flatMap { Self.brought[$0] ?? [] })
            if seen.isEmpty { continue }
            for use in file.details.uses
            where use.local == nil && use.base == nil && types.contains(use.name) {
                guard
                    let module = seen.sorted().first(where: { name in
                        Self.names[name]?.contains(use.name) == true
                    }), split.sources.standsAlone(use, in: file, split.types)
                else { continue }
                throw .obstacle(
                    "\(split.sources.place(path, use.extent)) names \(use.name), as \(module) does: "
                        + "outside of its module it is not clear which is meant. Give it another "
                        + "name first.")
            }
        }
    }

    /// What importing a module brings along of those below.
    private static let brought: [String: [String]] = [
        "Foundation": ["Foundation"], "FoundationEssentials": ["Foundation"],
        "XCTest": ["Foundation"], "Combine": ["Combine"], "OSLog": ["Foundation", "OSLog"],
        "SwiftUI": ["Foundation", "SwiftUI"], "UIKit": ["Foundation"], "AppKit": ["Foundation"],
        "Observation": [], "CoreData": ["Foundation"], "Testing": ["Testing"],
        "Network": ["Foundation"], "os": ["OSLog"],
    ]

    private static let names: [String: Set<String>] = [
        "Combine": [
            "Cancellable", "Future", "Just", "Publisher", "Record", "Subject", "Subscriber",
        ],
        "Foundation": [
            "AttributedString", "Bundle", "ByteCountFormatter", "Calendar", "CharacterSet", "Data",
            "Date", "DateComponents", "DateFormatter", "DateInterval", "Decimal", "Dimension",
            "Expression", "FileManager", "Formatter", "Host", "IndexPath", "IndexSet",
            "InputStream", "Locale", "Measurement", "MessagePort", "Morphology", "Notification",
            "NumberFormatter", "Operation", "OutputStream", "PersonNameComponents", "Pipe", "Port",
            "Predicate", "Process", "Progress", "RunLoop", "Scanner", "SortDescriptor",
            "SortOrder", "Stream", "Thread", "TimeInterval", "TimeZone", "Timer", "URL",
            "URLComponents", "URLQueryItem", "URLRequest", "URLResponse", "URLSession", "UUID",
            "UndoManager", "Unit", "UserDefaults",
        ],
        "OSLog": ["Logger"],
        "SwiftUI": [
            "ActionSheet", "Alert", "Alignment", "Anchor", "Angle", "Animation", "App", "Axis",
            "Badge", "Binding", "Button", "ButtonStyle", "Canvas", "Capsule", "Circle", "Color",
            "ColorPicker", "ColorScheme", "ContentMode", "ControlGroup", "DatePicker",
            "DisclosureGroup", "Divider", "DragGesture", "Edge", "Ellipse", "EmptyView",
            "Environment", "Font", "ForEach", "Form", "Gauge", "GeometryReader", "Gesture",
            "Gradient", "Grid", "GridItem", "GridRow", "Group", "GroupBox", "HStack", "Image",
            "Label", "LabelStyle", "LabeledContent", "Layout", "Link", "List", "Material", "Menu",
            "Namespace", "NavigationLink", "NavigationPath", "NavigationStack", "NavigationView",
            "OutlineGroup", "Path", "Picker", "ProgressView", "Rectangle", "RoundedRectangle",
            "Scene", "ScrollView", "Section", "SecureField", "Settings", "Shape", "ShareLink",
            "Slider", "Spacer", "State", "Stepper", "Tab", "TabView", "Table", "Text",
            "TextEditor", "TextField", "Toggle", "ToolbarItem", "Transaction", "Transition",
            "VStack", "View", "ViewModifier", "Visibility", "Window", "WindowGroup", "ZStack",
        ],
        "Testing": ["Comment", "Issue", "Suite", "Tag", "Test", "Trait"],
    ]
}
