import Codebase
import Editing
import Testing
import Tiers

/// New features have the kinds of files that the others have, and compile.
@Suite(.real) struct ImitatedFeatureTests {
    @Test func `a reducer and its view are imitated, and nothing else is made`() async throws {
        let plan = try await PlannedPackage(Self.reducers).plan("Search")
        #expect(plan.created == ["Sources/SearchFeature/Search.swift"])
        let text = plan.text("Sources/SearchFeature/Search.swift")
        #expect(text.contains("public struct Search: Reducer {"), "\(text)")
        #expect(text.contains("public struct SearchView: View {"))
        #expect(plan.findings.contains { $0.what == "XView, X" }, "\(plan.findings)")
        #expect(plan.added("Package.swift").joined().contains("ComposableArchitecture"))
        #expect(!plan.added("Package.swift").joined().contains("Kit"))
        let errors = try CompiledFeature().errors(
            of: plan, in: "Sources/SearchFeature",
            stubs: [("ComposableArchitecture", Self.architecture), ("SwiftUI", Self.swiftUI)])
        #expect(errors == "")
    }

    @Test func `reducers with macros are imitated with macros`() async throws {
        let files = Self.reducers.mapValues {
            $0.replacing("public struct Home: Reducer", with: "@Reducer\npublic struct Home")
        }
        let plan = try await PlannedPackage(files).plan("Search")
        let text = plan.text("Sources/SearchFeature/Search.swift")
        #expect(text.contains("@Reducer\npublic struct Search {"), "\(text)")
        #expect(!text.contains("@ObservableState"))
    }

    @Test(arguments: [
        ["View", "ViewModel"], ["View"], ["ViewModel"], ["Factory"], ["Router", "View"],
        ["Router", "Factory"], ["Router", "Factory", "ViewModel"],
        ["Factory", "View", "ViewModel"],
        ["Router", "Factory", "Previews", "View", "ViewModel"],
        ["Previews", "View", "ViewModel"],
    ])
    func `the kinds of files that features have are made, and compile`(words: [String]) async throws
    {
        var files = Self.package
        for name in ["Home", "Cart"] {
            for word in words {
                files["Sources/\(name)Feature/\(name)\(word).swift"] =
                    "import Kit\n\npublic struct \(name)\(word) {}\n"
            }
        }
        let plan = try await PlannedPackage(files).plan("Search")
        let made = plan.created.map { $0.dropFirst("Sources/SearchFeature/Search".count) }
        #expect(Set(made) == Set(words.map { "\($0).swift" }))
        #expect(try CompiledFeature().errors(of: plan, in: "Sources/SearchFeature") == "")
    }

    @Test func `features without a pattern get their module and one file`() async throws {
        var files = Self.package
        files["Sources/HomeFeature/Start.swift"] = "public func homeView() -> String { \"\" }\n"
        files["Sources/CartFeature/Sum.swift"] = "public func sum() -> Int { 1 }\n"
        files["Tests/HomeFeatureTests/Tests.swift"] = "import Testing\n"
        let plan = try await PlannedPackage(files).plan("Search")
        #expect(plan.created == ["Sources/SearchFeature/Search.swift"])
        #expect(plan.notes.contains { $0.contains("no kind of file in common") })
        #expect(plan.notes.contains { $0.contains("--like") })
        #expect(try CompiledFeature().errors(of: plan, in: "Sources/SearchFeature") == "")
    }

    @Test func `only what the feature has that a person named is made`() async throws {
        var files = Self.package
        for name in ["Home", "Cart"] {
            files["Sources/\(name)Feature/\(name)View.swift"] = "public struct \(name)View {}\n"
        }
        files["Sources/CartFeature/CartStore.swift"] = "public final class CartStore {}\n"
        let package = try PlannedPackage(files)
        #expect(
            try await package.plan("Search", like: "Home").created
                == ["Sources/SearchFeature/SearchView.swift"])
        #expect(
            try await package.plan("Search", like: "Cart").created == [
                "Sources/SearchFeature/SearchStore.swift", "Sources/SearchFeature/SearchView.swift",
            ])
    }

    @Test func `no dev app is made for a feature that needs what cannot be seen`() async throws {
        var files = Self.reducers
        files["Sources/HomeFeature/HomeModel.swift"] = "struct HomeModel {}\n"
        let package = try PlannedPackage(files)
        let error = await #expect(throws: NewFeatureError.self) {
            try await package.planDevApp(for: "HomeFeature")
        }
        #expect(error?.description.contains("cannot tell what Home needs") == true)
    }

    private static let package = [
        "Package.swift": """
        // swift-tools-version: 6.0
        import PackageDescription

        let package = Package(
            name: "Shop",
            targets: [
                .target(name: "HomeFeature", dependencies: ["Kit"]),
                .target(name: "CartFeature", dependencies: ["Kit"]),
                .target(name: "Kit"),
            ]
        )

        """,
        "Sources/Kit/Kit.swift": "public struct Kit {}\n",
    ]

    private static let reducers: [String: String] = {
        var files = package.mapValues {
            $0.replacing(
                "[\"Kit\"]", with: "[\"Kit\", \"ComposableArchitecture\", \"SwiftUI\"]"
            )
            .replacing(
                ".target(name: \"Kit\"),",
                with: """
                    .target(name: "Kit"),
                            .target(name: "ComposableArchitecture"),
                            .target(name: "SwiftUI"),
                    """)
        }
        files["Sources/ComposableArchitecture/All.swift"] = architecture
        files["Sources/SwiftUI/All.swift"] = swiftUI
        for name in ["Home", "Cart"] {
            files["Sources/\(name)Feature/\(name).swift"] = """
                import ComposableArchitecture
                import Kit
                import SwiftUI

                public struct \(name): Reducer {
                    public struct State: Equatable {}
                    public enum Action { case shown }
                    public var body: some ReducerOf<Self> { Reduce { _, _ in .none } }
                }

                public struct \(name)View: View {
                    let store: StoreOf<\(name)>
                    public var body: some View { Text("") }
                }

                """
        }
        return files
    }()

    /// What stands for The Composable Architecture.
    private static let architecture = """
        public enum Effect { case none }
        public protocol Reducer<State, Action> {
            associatedtype State
            associatedtype Action
            associatedtype Body
            var body: Body { get }
        }
        public typealias ReducerOf<R: Reducer> = Reducer<R.State, R.Action>
        public struct Reduce<State, Action>: Reducer {
            public init(_ reduce: @escaping (inout State, Action) -> Effect) {}
            public var body: Never { fatalError() }
        }
        public final class Store<State, Action> {}
        public typealias StoreOf<R: Reducer> = Store<R.State, R.Action>

        """

    /// What stands for SwiftUI.
    private static let swiftUI = """
        public protocol View {
            associatedtype Body: View
            var body: Body { get }
        }
        extension Never: View { public var body: Never { fatalError() } }
        public struct Text: View {
            public init(_ text: String) {}
            public var body: Never { fatalError() }
        }

        """
}
