extension FeaturePackage {
    /// Features with routing protocol and builder, made by a function of the manifest; two spaces, a
    /// header, XCTest, demo apps, and a container that is extended for each feature.
    static let routed = FeaturePackage(
        name: "routed",
        files: routedFiles("Cart").merging(routedFiles("Orders")) { $1 }.merging([
            "Package.swift": """
            // swift-tools-version: 6.0
            import PackageDescription

            func feature(_ name: String) -> [Target] {
              [
                .target(name: "\\(name)Feature", dependencies: ["Kit"]),
                .executableTarget(name: "\\(name)Demo", dependencies: [.target(name: "\\(name)Feature")]),
                .testTarget(name: "\\(name)FeatureTests", dependencies: [.target(name: "\\(name)Feature")]),
              ]
            }

            let features = [
              "Cart",
              "Orders",
            ]

            let package = Package(
              name: "Market",
              targets: [
                .executableTarget(
                  name: "MarketApp",
                  dependencies: features.map { .target(name: "\\($0)Feature") } + ["Kit"]
                ),
                .target(name: "Kit"),
              ] + features.flatMap(feature)
            )

            """,
            "Sources/Kit/Kit.swift": header("Kit") + "public struct Kit {\n  public init() {}\n}\n",
            "Sources/MarketApp/Container.swift": header("Container") + """
                import CartFeature
                import Kit
                import OrdersFeature

                @MainActor struct Container {
                  let kit = Kit()

                  var screens: [Any] {
                    [
                      makeCart(),
                      makeOrders(),
                    ]
                  }
                }

                """,
            "Sources/MarketApp/main.swift": header("main") + "print(Container().screens)\n",
        ]) { $1 },
        expected: [
            "Sources/MarketApp/Container+Search.swift",
            "Sources/SearchDemo/main.swift",
            "Sources/SearchFeature/SearchBuilder.swift",
            "Sources/SearchFeature/SearchModel.swift",
            "Sources/SearchFeature/SearchRouting.swift",
            "Tests/SearchFeatureTests/SearchTests.swift",
        ],
        contained: [
            "Package.swift": ["  \"Orders\",\n  \"Search\",\n]"],
            "Sources/SearchFeature/SearchBuilder.swift": [
                "//  SearchBuilder.swift\n//  Market\n", "\n  public init() {}\n",
            ],
            "Tests/SearchFeatureTests/SearchTests.swift": ["import XCTest\n"],
        ])

    private static func header(_ file: String) -> String {
        "//\n//  \(file).swift\n//  Market\n//\n\n"
    }

    private static func routedFiles(_ name: String) -> [String: String] {
        let folder = "Sources/\(name)Feature"
        return [
            "\(folder)/\(name)Routing.swift": header("\(name)Routing") + """
                public protocol \(name)Routing {
                  func leave()
                }

                """,
            "\(folder)/\(name)Builder.swift": header("\(name)Builder") + """
                import Kit

                public struct \(name)Builder {
                  public init() {}

                  public func makeView(router: (any \(name)Routing)?) -> String {
                    \(name)Model(kit: Kit()).text
                  }
                }

                """,
            "\(folder)/\(name)Model.swift": header("\(name)Model") + """
                import Kit

                struct \(name)Model {
                  let kit: Kit

                  var text: String { "\(name) \\(kit)" }
                }

                """,
            "Sources/\(name)Demo/main.swift": header("main") + """
                import \(name)Feature

                print(\(name)Builder().makeView(router: nil))

                """,
            "Sources/MarketApp/Container+\(name).swift": header("Container+\(name)") + """
                import \(name)Feature

                extension Container {
                  func make\(name)() -> String { \(name)Builder().makeView(router: nil) }
                }

                """,
            "Tests/\(name)FeatureTests/\(name)ModelTests.swift": header("\(name)ModelTests") + """
                import Kit
                import XCTest

                @testable import \(name)Feature

                final class \(name)ModelTests: XCTestCase {
                  func testText() {
                    XCTAssertTrue(\(name)Model(kit: Kit()).text.contains("\(name)"))
                  }
                }

                """,
        ]
    }
}
