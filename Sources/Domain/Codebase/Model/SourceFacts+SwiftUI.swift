extension SourceFacts {
    /// Whether the file sees what SwiftUI declares by an import of its own.
    package var importsSwiftUI: Bool {
        imports.contains { $0.module == "SwiftUI" || $0.module == "SwiftUICore" }
    }
}
