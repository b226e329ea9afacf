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
    /// The features that `hasFeature(…)` finds.
    package var features: Set<String>
    /// The flags that are set with `-D`.
    package var flags: Set<String>

    /// Conditions of a compiler on Linux.
    package init(
        operatingSystem: String = "Linux", architecture: String = BuildConditions.hostArchitecture,
        compiler: [Int] = [6, 3], language: [Int] = [6, 3],
        modules: Set<String> = BuildConditions.linuxModules,
        features: Set<String> = [], flags: Set<String> = []
    ) {
        self.operatingSystem = operatingSystem
        self.architecture = architecture
        self.compiler = compiler
        self.language = language
        self.modules = modules
        self.features = features
        self.flags = flags
    }

    /// The modules a toolchain for Linux brings along.
    package static let linuxModules: Set<String> = [
        "Swift", "Foundation", "FoundationEssentials", "FoundationInternationalization",
        "FoundationNetworking", "FoundationXML", "Dispatch", "Glibc", "PackageDescription",
        "XCTest", "Testing", "Synchronization", "Observation", "RegexBuilder", "Distributed",
        "Cxx", "CxxStdlib", "_Concurrency", "_StringProcessing",
    ]

    /// The modules a toolchain for macOS brings along, as far as conditions ask for them.
    package static let macOSModules: Set<String> = linuxModules.subtracting([
        "Glibc", "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking",
        "FoundationXML",
    ]).union([
        "Darwin", "ObjectiveC", "AppKit", "SwiftUI", "Combine", "CoreData", "CoreFoundation",
        "CryptoKit", "Network", "Security", "os",
    ])

    /// The processor this program was built for.
    package static var hostArchitecture: String {
        #if arch(arm64)
            "arm64"
        #else
            "x86_64"
        #endif
    }
}
