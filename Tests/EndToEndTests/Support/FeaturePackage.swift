import Testing

/// A package with features in an order of its own, and what a new one in it consists of.
struct FeaturePackage: Sendable, CustomTestStringConvertible {
    let name: String
    let files: [String: String]
    /// The files that the feature Search adds.
    let expected: Set<String>
    /// What stands in some files then.
    let contained: [String: [String]]

    var testDescription: String { name }

    static let all = [split, routed]
}

extension FeaturePackage {
    /// Features of an interface and an implementation, in folders of their own; four spaces.
    static let split = FeaturePackage(
        name: "split",
        files: splitFiles("Home").merging(splitFiles("Profile")) { $1 }.merging([
            "Package.swift": """
            // swift-tools-version: 6.0
            import PackageDescription

            let package = Package(
                name: "Shop",
                targets: [
                    // The app.
                    .executableTarget(
                        name: "ShopApp", dependencies: ["HomeImpl", "ProfileImpl"], path: "App"),

                    // Features.
                    .target(name: "HomeInterface", path: "Features/Home/Interface"),
                    .target(
                        name: "HomeImpl",
                        dependencies: ["HomeInterface", "Storage"],
                        path: "Features/Home/Implementation"),
                    .testTarget(
                        name: "HomeTests", dependencies: ["HomeImpl"], path: "Features/Home/Tests"),
                    .target(name: "ProfileInterface", path: "Features/Profile/Interface"),
                    .target(
                        name: "ProfileImpl",
                        dependencies: ["ProfileInterface", "Storage"],
                        path: "Features/Profile/Implementation"),
                    .testTarget(
                        name: "ProfileTests", dependencies: ["ProfileImpl"],
                        path: "Features/Profile/Tests"),

                    .target(name: "Storage"),
                ]
            )

            """,
            "App/main.swift": """
            import HomeImpl
            import ProfileImpl

            let home = HomeFactory().makeView(router: nil)
            let profile = ProfileFactory().makeView(router: nil)
            print(home, profile)

            """,
            "Sources/Storage/Storage.swift": "public struct Storage {\n    public init() {}\n}\n",
        ]) { $1 },
        expected: [
            "Features/Search/Implementation/SearchFactory.swift",
            "Features/Search/Interface/SearchRouter.swift",
            "Features/Search/Tests/SearchTests.swift",
        ],
        contained: [
            "Package.swift": [
                ".target(name: \"SearchInterface\", path: \"Features/Search/Interface\"),\n",
                "dependencies: [\"SearchInterface\"]",
            ],
            "Features/Search/Implementation/SearchFactory.swift": ["import SearchInterface\n"],
        ])

    private static func splitFiles(_ name: String) -> [String: String] {
        let folder = "Features/\(name)"
        return [
            "\(folder)/Interface/\(name)Router.swift": """
            public protocol \(name)Router {
                func leave()
            }

            """,
            "\(folder)/Implementation/\(name)Factory.swift": """
            import \(name)Interface
            import Storage

            public struct \(name)Factory {
                public init() {}

                public func makeView(router: (any \(name)Router)?) -> String {
                    "\\(Storage())"
                }
            }

            """,
            "\(folder)/Tests/\(name)Tests.swift": """
            import Testing

            @testable import \(name)Impl

            @Test func `view is made`() {
                #expect(!\(name)Factory().makeView(router: nil).isEmpty)
            }

            """,
        ]
    }
}
