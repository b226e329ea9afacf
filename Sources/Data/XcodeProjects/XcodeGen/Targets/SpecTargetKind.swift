import Codebase

/// What XcodeGen's `type` makes of a target.
enum SpecTargetKind {
    /// The kind behind a type, in its short form or in Xcode's own; nil if it is none.
    static func kind(of type: String) -> TargetKind? {
        let prefix = "com.apple.product-type."
        let name = type.hasPrefix(prefix) ? String(type.dropFirst(prefix.count)) : type
        return kinds[name]
    }

    private static let kinds: [String: TargetKind] = [
        "application": .app,
        "application.on-demand-install-capable": .app,
        "application.messages": .app,
        "application.watchapp": .app,
        "application.watchapp2": .app,
        "application.watchapp2-container": .app,
        "app-extension": .appExtension,
        "app-extension.intents-service": .appExtension,
        "app-extension.messages": .appExtension,
        "app-extension.messages-sticker-pack": .appExtension,
        "extensionkit-extension": .appExtension,
        "driver-extension": .appExtension,
        "system-extension": .appExtension,
        "tv-app-extension": .appExtension,
        "watchkit-extension": .appExtension,
        "watchkit2-extension": .appExtension,
        "xcode-extension": .appExtension,
        "spotlight-importer": .plugin,
        "xpc-service": .executable,
        "bundle": .library,
        "bundle.unit-test": .test,
        "bundle.ocunit-test": .test,
        "bundle.ui-testing": .uiTest,
        "framework": .framework,
        "framework.static": .framework,
        "xcframework": .framework,
        "library.static": .library,
        "library.dynamic": .library,
        "instruments-package": .library,
        "kernel-extension": .library,
        "kernel-extension.iokit": .library,
        "metal-library": .library,
        "objfile": .library,
        "in-app-purchase-content": .library,
        "tool": .executable,
    ]
}
