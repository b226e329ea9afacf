import Codebase

/// The modules that come with the compiler, the toolchain or the platform.
///
/// The names are those of Apple's SDKs and of the Swift toolchains for Linux, Windows, Android and
/// WebAssembly; underscored overlays count with the module they belong to.
package enum SystemModules {
    /// Whether code can import a module of this name without any package.
    package static func contains(_ name: String) -> Bool {
        if names.contains(name) { return true }
        guard name.hasPrefix("_") else { return false }
        return name.dropFirst().split(separator: "_").allSatisfy { names.contains(String($0)) }
    }

    /// Modules that draw, or keep data: what a domain must stay free of.
    static let presentationAndStorage = words(
        """
        SwiftUI SwiftUICore UIKit AppKit Cocoa WatchKit TVUIKit WebKit MapKit CoreData SwiftData
        CloudKit SpriteKit SceneKit RealityKit SafariServices MessageUI PhotosUI ContactsUI
        EventKitUI PDFKit
        QuickLook StoreKitUI WidgetKit CarPlay SQLite3
        """)

    /// Whether a module of the SDK is one of the frameworks that screens are made of.
    package static func draws(_ name: String) -> Bool { presentation.contains(name) }

    /// Modules of user interfaces: a module that imports one of them draws.
    static let presentation = words("SwiftUI UIKit AppKit Cocoa WatchKit TVUIKit")

    private static let names = words(toolchain).union(words(apple)).union(words(platforms))

    private static func words(_ text: String) -> Set<String> {
        Set(text.listed)
    }
}
