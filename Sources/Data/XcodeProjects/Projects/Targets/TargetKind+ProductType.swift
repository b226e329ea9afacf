import Codebase

extension TargetKind {
    /// The kind of a target as its project describes it.
    ///
    /// - Parameters:
    ///   - isa: `PBXNativeTarget`, `PBXAggregateTarget` or `PBXLegacyTarget`.
    ///   - productType: `com.apple.product-type.framework` and the like; nil for other than native
    ///     targets.
    ///   - sdk: The setting `SDKROOT`.
    init(isa: String, productType: String?, sdk: String?) {
        guard isa == "PBXNativeTarget" else {
            self = .aggregate
            return
        }
        let prefix = "com.apple.product-type."
        let type = productType.map { $0.hasPrefix(prefix) ? $0.dropFirst(prefix.count) : $0[...] }
        switch type {
        case "application", "application.messages", "application.on-demand-install-capable":
            self = sdk == "watchos" ? .watch : .app
        case "application.watchapp", "application.watchapp2", "application.watchapp2-container",
            "watchkit-extension", "watchkit2-extension":
            self = .watch
        case "framework", "framework.static": self = .framework
        case "library.static", "library.dynamic", "objfile": self = .library
        case "bundle.unit-test", "bundle.ocunit-test": self = .test
        case "bundle.ui-testing", "bundle.multi-device-ui-testing": self = .uiTest
        case "tool": self = .executable
        case let type? where type.hasPrefix("app-extension") || type.hasSuffix("-extension"):
            self = .appExtension
        case "xpc-service", "pluginkit-plugin", "kernel-extension.iokit": self = .appExtension
        default: self = .bundle
        }
    }

    /// Whether code can import what the target makes.
    var isImportable: Bool {
        switch self {
        case .framework, .library, .macro, .system, .binary, .folder: true
        case .app, .appExtension, .watch, .widget, .executable, .test, .uiTest, .plugin, .snippet,
            .bundle, .aggregate:
            false
        }
    }
}
