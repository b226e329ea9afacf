/// What `#if` conditions are answered with.
package struct BuildConditions: Sendable {
    /// The answer to `os(…)`, such as `Linux`.
    package var operatingSystem: String
    /// The answer to `arch(…)`.
    package var architecture: String
    /// The compiler's version, compared by `compiler(>=…)`.
    package var compiler: [Int]
    /// The language mode's version, compared by `swift(>=…)`.
    package var language: [Int]
    /// The modules that `canImport(…)` finds.
    package var modules: Set<String>
    /// The modules that it does not find; nil for all others. Of the rest nobody knows.
    package var absentModules: Set<String>?
    /// The features that `hasFeature(…)` finds.
    package var features: Set<String>
    /// The flags that are set with `-D`.
    package var flags: Set<String>

    /// Conditions of a compiler on Linux.
    package init(
        operatingSystem: String = "Linux", architecture: String = BuildConditions.hostArchitecture,
        compiler: [Int] = [6, 3], language: [Int] = [6, 3],
        modules: Set<String> = BuildConditions.linuxModules,
        absentModules: Set<String>? = nil,
        features: Set<String> = [], flags: Set<String> = []
    ) {
        self.operatingSystem = operatingSystem
        self.architecture = architecture
        self.compiler = compiler
        self.language = language
        self.modules = modules
        self.absentModules = absentModules
        self.features = features
        self.flags = flags
    }

    /// The modules that a manifest can import with a toolchain for Linux.
    ///
    /// Those of Swift 6.3, asked for with `#if canImport(…)` in a manifest that SwiftPM evaluated: the
    /// modules beside the standard library and in `pm/ManifestAPI`, and those of module maps.
    package static let linuxModules: Set<String> = [
        "Swift", "Foundation", "FoundationEssentials", "FoundationInternationalization",
        "FoundationNetworking", "FoundationXML", "Dispatch", "Glibc", "PackageDescription",
        "CompilerPluginSupport", "XCTest", "Testing", "Synchronization", "Observation",
        "RegexBuilder", "Runtime", "Distributed", "Cxx", "CxxStdlib", "SwiftOnoneSupport",
        "_Concurrency", "_StringProcessing", "_RegexParser", "_Differentiation", "_Volatile",
        "_Builtin_float", "_FoundationCollections", "_TestDiscovery", "_TestingInterop",
        "_Testing_Foundation",
        "CDispatch", "CUUID", "CoreFoundation", "DispatchIntrospection", "SwiftGlibc",
        "SwiftOverlayShims", "SwiftShims", "_FoundationCShims", "_FoundationICU",
        "_InternalStaticMirror", "_InternalSwiftScan", "_SwiftConcurrencyShims",
        "_SynchronizationShims", "_Builtin_intrinsics", "_Builtin_limits", "_Builtin_stdarg",
        "_Builtin_stdatomic", "_Builtin_stdbool", "_Builtin_stddef", "_Builtin_stdint",
        "_Builtin_tgmath", "_Builtin_unwind", "ptrauth", "ptrcheck",
    ]

    /// The modules a toolchain for macOS brings along, as far as conditions ask for them.
    package static let macOSModules: Set<String> = linuxModules.subtracting([
        "Glibc", "SwiftGlibc", "FoundationEssentials", "FoundationInternationalization",
        "FoundationNetworking", "FoundationXML", "_FoundationCShims", "_FoundationICU", "CUUID",
    ]).union([
        "Darwin", "ObjectiveC", "AppKit", "SwiftUI", "Combine", "CoreData", "CryptoKit", "Network",
        "Security", "os",
    ])

    /// The modules of other systems, which none for macOS has.
    package static let modulesNotOnMacOS: Set<String> = [
        "UIKit", "WatchKit", "Glibc", "SwiftGlibc", "Musl", "Bionic", "Android", "WinSDK", "CRT",
        "ucrt", "WASILibc", "FoundationNetworking", "FoundationXML",
    ]

    /// Whether a module can be imported; nil where nobody knows.
    ///
    /// - Parameter path: The module, or one inside it after a dot.
    func canImport(_ path: String) -> Bool? {
        if modules.contains(path) { return true }
        let module = String(path.prefix { $0 != "." })
        // What is inside a module is known to the compiler alone.
        if modules.contains(module) { return nil }
        guard let absentModules else { return false }
        return absentModules.contains(module) ? false : nil
    }

    /// The processor this program was built for.
    package static var hostArchitecture: String {
        #if arch(arm64)
            "arm64"
        #else
            "x86_64"
        #endif
    }
}
