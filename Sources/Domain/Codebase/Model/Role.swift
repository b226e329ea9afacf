/// The part that a module plays in the architecture.
package enum Role: String, CaseIterable, Sendable {
    case app, feature, interface, ui, implementation, core, testing, tests, devApp, plugin, macro
    case external

    /// Whether the module belongs to what is shipped, and so to the layers.
    ///
    /// Tests, helpers of tests, dev apps and what runs inside the compiler are judged by other
    /// rules.
    package var isProduction: Bool {
        switch self {
        case .app, .feature, .interface, .ui, .implementation, .core: true
        case .testing, .tests, .devApp, .plugin, .macro, .external: false
        }
    }

    /// Whether the module is there for tests: tests, or what helps them.
    package var isForTests: Bool { self == .tests || self == .testing }
}

/// What a build system makes of a target.
package enum TargetKind: String, CaseIterable, Sendable {
    case app, appExtension, library, framework, executable, test, uiTest, macro, plugin, system
    case binary, snippet, folder
    /// A watch app or its extension; a widget; something loaded at run time, or resources only.
    case watch, widget, bundle
    /// Something that only puts others together or runs scripts.
    case aggregate
}
