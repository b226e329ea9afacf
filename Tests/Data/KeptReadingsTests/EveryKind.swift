import BazelPackages
import CocoaPods
import Codebase
import SwiftManifests
import XcodeProjects

/// All readers, and a codebase that has something for each of them.
enum EveryKind {
    static var readers: [any ProjectReader] {
        [
            SwiftPackageReader(), TuistProjectReader(), XcodeGenProjectReader(),
            XcodeProjectReader(), BazelPackageReader(), PodspecReader(),
        ]
    }

    static let files = [
        "Package.swift": package(targets: "Core"), "Sources/Core/a.swift": "",
        "T/Tuist/ProjectDescriptionHelpers/Target.swift": helper(prefix: "com"),
        "T/Project.swift": """
        import ProjectDescription
        import ProjectDescriptionHelpers
        let project = Project(name: "P", targets: [.part("A"), .part(unknown())])
        """, "T/A/a.swift": "",
        "G/project.yml": "name: P\ninclude: [base.yml]\n",
        "G/base.yml": """
        targets:
          App: {type: framework, platform: iOS, sources: S, configFiles: {Debug: A.xcconfig}}
        """,
        "G/A.xcconfig": "#include \"B.xcconfig\"\n", "G/B.xcconfig": "PRODUCT_MODULE_NAME = Kit",
        "G/S/a.swift": "",
        "X/App.xcodeproj/project.pbxproj": project(file: "a.swift"),
        "X/A.xcconfig": "#include \"B\"\n", "X/B.xcconfig": "PRODUCT_MODULE_NAME = Kit",
        "X/a.swift": "", "X/b.swift": "",
        "B/BUILD": """
        load(":defs.bzl", "framework")
        framework(name = "Kit", srcs = glob(["*.swift"]))
        """,
        "B/defs.bzl": rule(dependency: ":Core"), "B/a.swift": "",
        "C/K.podspec": podspec(sources: "S/*.swift"), "C/Podfile": "", "C/S/a.swift": "",
        "C/Rx/b.swift": "",
    ]

    /// The files that an evaluation reads or lists, each with a text that makes another reading.
    static let edits: [(file: String, text: String, origin: Origin)] = [
        ("Package.swift", package(targets: "Core", "More"), .swiftpm),
        ("Sources/Core/b.swift", "", .swiftpm),
        (
            "Nested/Package.swift", package(targets: "Deep"), .swiftpm
        ),
        (
            "T/Project.swift", "import ProjectDescription\nlet project = Project(name: \"Q\")",
            .tuist
        ),
        ("T/Tuist/ProjectDescriptionHelpers/Target.swift", helper(prefix: "A/a", to: "B"), .tuist),
        ("T/A/b.swift", "", .tuist),
        ("G/project.yml", "name: Q\ninclude: [base.yml]\n", .xcodegen),
        ("G/base.yml", "targets: {Kit: {type: framework, platform: iOS, sources: S}}", .xcodegen),
        ("G/A.xcconfig", "PRODUCT_MODULE_NAME = Own", .xcodegen),
        ("G/B.xcconfig", "PRODUCT_MODULE_NAME = Other", .xcodegen),
        ("G/S/b.swift", "", .xcodegen),
        ("X/App.xcodeproj/project.pbxproj", project(file: "b.swift"), .xcode),
        ("X/A.xcconfig", "PRODUCT_MODULE_NAME = Own", .xcode),
        ("X/B.xcconfig", "PRODUCT_MODULE_NAME = Other", .xcode),
        ("B/BUILD", "load(\":defs.bzl\", \"framework\")\nframework(name = \"K\")", .bazel),
        ("B/defs.bzl", rule(dependency: ":Other"), .bazel),
        ("B/b.swift", "", .bazel),
        ("C/K.podspec", podspec(sources: "Rx/*.swift"), .cocoapods),
        ("C/Podfile", "pod 'K/Rx', :path => '.'\n", .cocoapods),
        ("C/S/b.swift", "", .cocoapods),
    ]

    private static func package(targets: String...) -> String {
        """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(
            name: "P", targets: \(targets).map { .target(name: $0) } + [.target(name: more())])
        """
    }

    private static func helper(prefix: String, to suffix: String = "A") -> String {
        """
        import ProjectDescription
        extension Target {
            public static func part(_ name: String) -> Target {
                .target(
                    name: name + "\(suffix)", destinations: .iOS, product: .framework,
                    bundleId: "\(prefix)", sources: ["\\(name)/**"])
            }
        }
        """
    }

    private static func project(file: String) -> String {
        """
        // !$*UTF8*$!
        { objectVersion = 77; rootObject = P; objects = {
        P = {isa = PBXProject; mainGroup = M; targets = (T); };
        M = {isa = PBXGroup; children = (F, C, GONE); sourceTree = "<group>"; };
        F = {isa = PBXFileReference; path = \(file); sourceTree = "<group>"; };
        C = {isa = PBXFileReference; path = A.xcconfig; sourceTree = "<group>"; };
        GONE = {isa = PBXFileReference; path = gone.swift; sourceTree = "<group>"; };
        T = {isa = PBXNativeTarget; name = App; buildPhases = (S); buildConfigurationList = L;
            productType = "com.apple.product-type.framework"; };
        S = {isa = PBXSourcesBuildPhase; files = (SF, SG); };
        SF = {isa = PBXBuildFile; fileRef = F; };
        SG = {isa = PBXBuildFile; fileRef = GONE; };
        L = {isa = XCConfigurationList; buildConfigurations = (D); };
        D = {isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = C;
            buildSettings = {}; };
        }; }
        """
    }

    private static func rule(dependency: String) -> String {
        """
        load("@rules_swift//swift:swift.bzl", "swift_library")
        def framework(name, srcs = []):
            swift_library(name = name, srcs = srcs, deps = ["\(dependency)"])
        """
    }

    private static func podspec(sources: String) -> String {
        """
        Pod::Spec.new do |s|
          s.name = 'K'
          s.source_files = '\(sources)'
          s.dependency 'Base'
          s.default_subspecs = 'Core'
          s.subspec 'Core' do |c|
            c.source_files = 'Core/*.swift'
          end
          s.subspec 'Rx' do |r|
            r.source_files = 'Rx/*.swift'
            r.dependency 'RxSwift'
          end
        end
        """
    }
}
