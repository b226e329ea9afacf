import Codebase
import Editing
import ManifestEditing
import SwiftManifests
import Testing

/// Edits of Tuist's manifests whose targets and dependencies helpers make.
@Suite struct HelperEditsTests {
    private static let helpers = """
        import ProjectDescription

        public enum Feature: String { case Home, Cart, Profile }

        extension TargetDependency {
            public enum SPM {
                public static let RxSwift = TargetDependency.external(name: "RxSwift")
            }

            public static func feature(_ target: Feature, interface: Bool = false) -> Self {
                .project(
                    target: target.rawValue + (interface ? "Interface" : ""),
                    path: .relativeToRoot("Features/" + target.rawValue))
            }
        }

        extension Target {
            public static func make(
                _ name: String, _ kind: Product, _ dependencies: [TargetDependency]
            ) -> Target {
                .target(
                    name: name, destinations: .iOS, product: kind, bundleId: name,
                    sources: ["Sources/**"], dependencies: dependencies)
            }
        }

        extension Project {
            public static func feature(
                _ feature: Feature, dependencies: [TargetDependency],
                demoDependencies: [TargetDependency] = []
            ) -> Project {
                let name = feature.rawValue
                return Project(
                    name: name,
                    targets: [
                        .make(name, .framework, dependencies),
                        .make(name + "Interface", .framework, []),
                        .make(name + "Demo", .app, dependencies + demoDependencies),
                    ])
            }
        }
        """

    private static let home = manifest(
        """
        let project = Project.feature(.Home, dependencies: [
            .feature(.Cart, interface: true),
            .SPM.RxSwift,
        ], demoDependencies: [
            .feature(.Cart),
        ])
        """)

    private static let cart = manifest(
        """
        let project = Project(name: "Cart", targets: [
            .make("Cart", .framework, [
                .feature(.Home, interface: true),
            ]),
            .make("CartInterface", .framework, []),
        ])
        """)

    private static func manifest(_ text: String) -> String {
        "import ProjectDescription\nimport ProjectDescriptionHelpers\n\n" + text + "\n"
    }

    private static let edit: EditManifest = {
        let files: [RelativePath: String] = [
            "Tuist.swift": "import ProjectDescription\nlet tuist = Tuist()\n",
            "Tuist/ProjectDescriptionHelpers/Helpers.swift": helpers,
            "Features/Home/Project.swift": home,
            "Features/Cart/Project.swift": cart,
        ]
        let contents = PatchedContents(
            NoContents(), patches: files.mapValues { Array($0.utf8) })
        let tree = SourceTree(root: "/shop", files: Array(files.keys), contents: contents)
        return EditManifest(
            editors: [SwiftManifestEditor()],
            readers: [TuistContentsReader { _ in tree }, LiteralContentsReader()])
    }()

    private static func diff(
        _ text: String, of name: String, _ edit: ManifestEdit, with others: ManifestEdit...
    ) throws(ManifestEditError) -> [String] {
        let path = RelativePath("Features/\(name)/Project.swift")
        let new = try Self.edit.rewrite(text, of: path, in: "/shop", edit: edit, with: others).text
        return TextDiff(from: text, to: new).lines.filter { $0.kind != .context }
            .map { $0.sign + $0.text }
    }

    private static func module(_ name: String, in folder: String) -> DependencyReference.Name {
        .module(ModuleID(container: RelativePath("Features/\(folder)"), target: name))
    }

    @Test func `what only the demo needs leaves the list of the demo`() throws {
        #expect(
            try Self.diff(
                Self.home, of: "Home",
                .removeDependency(Self.module("Cart", in: "Cart"), from: "HomeDemo")) == [
                    "-], demoDependencies: [", "-    .feature(.Cart),", "-])",
                    "+], demoDependencies: [])",
                ])
    }

    @Test func `a line of two targets stays while one of them needs it`() {
        #expect {
            try Self.diff(
                Self.home, of: "Home",
                .removeDependency(.product("RxSwift", package: nil), from: "Home"))
        } throws: {
            "\($0)".contains("HomeDemo would not depend on RxSwift.")
        }
    }

    @Test func `a line of two targets goes where neither needs it`() throws {
        let name = DependencyReference.Name.product("RxSwift", package: nil)
        #expect(
            try Self.diff(
                Self.home, of: "Home", .removeDependency(name, from: "Home"),
                with: .removeDependency(name, from: "HomeDemo")) == ["-    .SPM.RxSwift,"])
    }

    @Test func `a dependency is written as another manifest writes it`() throws {
        #expect(
            try Self.diff(
                Self.cart, of: "Cart",
                .addDependency(.product("RxSwift", package: nil), to: "Cart")) == [
                    "+        .SPM.RxSwift,"
                ])
    }

    @Test func `a case that nobody names yet takes the place of a sibling's`() throws {
        #expect(
            try Self.diff(
                Self.cart, of: "Cart",
                .addDependency(Self.module("ProfileInterface", in: "Profile"), to: "Cart")) == [
                    "+        .feature(.Profile, interface: true),"
                ])
    }

    @Test func `what would reach another target's list, too, is refused`() {
        #expect {
            try Self.diff(
                Self.home, of: "Home",
                .addDependency(Self.module("ProfileInterface", in: "Profile"), to: "Home"))
        } throws: {
            "\($0)".contains("HomeDemo would depend on ProfileInterface.")
        }
    }
}
