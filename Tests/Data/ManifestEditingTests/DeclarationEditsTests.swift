import Codebase
import Editing
import Testing

@Suite struct DeclarationEditsTests {
    private static let shop = Editing.package(
        """
                .target(
                    name: "ProfileFeature",
                    dependencies: ["Core", .product(name: "NIO", package: "swift-nio")],
                    path: "Features/Profile",
                    resources: [.process("Assets")],
                    swiftSettings: [
                        .enableUpcomingFeature("ExistentialAny"),
                        .define("PROFILE"),
                    ]
                ),
                .testTarget(name: "ProfileFeatureTests", dependencies: ["ProfileFeature"]),
                .target(name: "Core"),
        """,
        products: """

                products: [
                    .library(name: "Core", targets: ["Core"]),
                ],
            """)

    @Test func `a target modelled on another one is declared in its manner, behind it`() throws {
        let draft = TargetDraft(
            "SearchFeature", path: "Features/Search", dependencies: [.byName("Core")],
            model: "ProfileFeature", after: "ProfileFeatureTests")
        #expect(
            try Editing.diff(Self.shop, .addTarget(draft)) == [
                #"+        .target("#,
                #"+            name: "SearchFeature","#,
                #"+            dependencies: ["Core"],"#,
                #"+            path: "Features/Search","#,
                #"+            swiftSettings: ["#,
                #"+                .enableUpcomingFeature("ExistentialAny"),"#,
                #"+                .define("PROFILE"),"#,
                #"+            ]"#,
                #"+        ),"#,
            ])
    }

    @Test func `a test target modelled on one line stays on one line while it fits`() throws {
        let draft = TargetDraft(
            "SearchTests", kind: .test, dependencies: [.byName("Core")],
            model: "ProfileFeatureTests")
        #expect(
            try Editing.diff(Self.shop, .addTarget(draft))
                == [#"+        .testTarget(name: "SearchTests", dependencies: ["Core"]),"#])
    }

    @Test func `without a model a target stands at the end with what it needs only`() throws {
        let draft = TargetDraft("App", kind: .executable, dependencies: [.byName("Core")])
        #expect(
            try Editing.diff(Self.shop, .addTarget(draft)) == [
                "+        .executableTarget(",
                #"+            name: "App","#,
                #"+            dependencies: ["Core"]"#,
                "+        ),",
            ])
    }

    @Test func `a product joins the others, and where there are none that is said`() throws {
        #expect(
            try Editing.diff(
                Self.shop,
                .addProduct(ProductDraft("Search", targets: ["ProfileFeature"], model: "Core")))
                == [#"+        .library(name: "Search", targets: ["ProfileFeature"]),"#])
        let text = Editing.package(#"        .target(name: "A")"#)
        #expect(throws: ManifestEditError.self) {
            try Editing.diff(text, .addProduct(ProductDraft("P", targets: ["A"])))
        }
    }

    @Test func `a target that is declared already is refused`() {
        #expect(throws: ManifestEditError.self) {
            try Editing.diff(Self.shop, .addTarget(TargetDraft("Core")))
        }
    }

    @Test func `an empty manifest gets its first target`() throws {
        let text = """
            // swift-tools-version: 6.0
            import PackageDescription

            let package = Package(
                name: "Shop",
                targets: []
            )
            """
        #expect(
            try Editing.diff(text, .addTarget(TargetDraft("Core"))) == [
                "-    targets: []",
                "+    targets: [",
                "+        .target(",
                #"+            name: "Core""#,
                "+        ),",
                "+    ]",
            ])
    }
}
