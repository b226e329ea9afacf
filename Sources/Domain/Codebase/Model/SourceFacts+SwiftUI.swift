extension SourceFacts {
    /// Whether the file sees what SwiftUI declares by an import of its own.
    package var importsSwiftUI: Bool {
        imports.contains { $0.module == "SwiftUI" || $0.module == "SwiftUICore" }
    }

    /// Whether the file declares a view of SwiftUI or a view controller.
    package var declaresScreen: Bool {
        inheritances.contains { inheritance in
            inheritance.kind != .extension && inheritance.names.contains(where: isScreen)
        }
    }

    private func isScreen(_ name: String) -> Bool {
        ["View", "SwiftUI.View"].contains(name)
            ? importsSwiftUI
            : name.hasSuffix("ViewController") && ToolkitNames.meaning(of: name.lastPart) != nil
    }
}
