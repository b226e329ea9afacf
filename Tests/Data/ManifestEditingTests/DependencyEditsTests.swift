import Codebase
import Editing
import Testing

@Suite struct DependencyEditsTests {
    @Test func `a dependency joins a list on one line`() throws {
        let text = Editing.package(
            """
                    .target(name: "Home", dependencies: ["Core", "Kit"]),
                    .target(name: "Core"), .target(name: "Kit"), .target(name: "Zoo"),
            """)
        #expect(
            try Editing.diff(text, .addDependency(.byName("Zoo"), to: "Home")) == [
                #"-        .target(name: "Home", dependencies: ["Core", "Kit"]),"#,
                #"+        .target(name: "Home", dependencies: ["Core", "Kit", "Zoo"]),"#,
            ])
    }

    @Test func `a package is spelled as the manifest spells it elsewhere`() throws {
        let text = Editing.package(
            """
                    .target(name: "Home", dependencies: [.product(name: "Net", package: "NetKit")]),
                    .target(name: "Core", dependencies: []),
            """)
        #expect(
            try Editing.diff(text, .addDependency(.product("Web", package: "netkit"), to: "Core"))
                .last?.contains(#"package: "NetKit""#) == true)
    }

    @Test func `names in order stay in order, and comments stay where they are`() throws {
        let text = Editing.package(
            """
                    .target(
                        name: "Home",
                        dependencies: [
                            "Alpha",  // the first
                            // Why Kit is needed
                            "Kit",
                        ]
                    ),
            """)
        #expect(
            try Editing.diff(text, .addDependency(.byName("Core"), to: "Home")) == [
                #"+                "Core","#
            ])
        #expect(
            try Editing.diff(text, .addDependency(.byName("Aardvark"), to: "Home")) == [
                #"+                "Aardvark","#
            ])
    }

    @Test(arguments: ["", "                // nothing yet\n"])
    func `what comes into a list without elements gets a line of its own`(comment: String) throws {
        let text = Editing.package(
            """
                    .target(
                        name: "Home",
                        dependencies: [
            \(comment)            ]
                    ),
            """)
        #expect(
            try Editing.diff(text, .addDependency(.byName("Core"), to: "Home")) == [
                #"+                "Core","#
            ])
    }

    @Test func `without a trailing comma none is added behind the new element`() throws {
        let text = Editing.package(
            """
                    .target(
                      name: "Home",
                      dependencies: [
                        "Alpha",
                        .product(name: "NIO", package: "swift-nio") // sockets
                      ])
            """)
        #expect(
            try Editing.diff(
                text, .addDependency(.product("Log", package: "swift-log"), to: "Home"))
                == [
                    #"-                .product(name: "NIO", package: "swift-nio") // sockets"#,
                    #"+                .product(name: "NIO", package: "swift-nio"), // sockets"#,
                    #"+                .product(name: "Log", package: "swift-log")"#,
                ].map { $0.replacing("                .", with: "            .") })
    }

    @Test func `a target without dependencies gets a list, where Swift wants it`() throws {
        let text = Editing.package(
            """
                    .target(name: "Home", path: "Home"),
                    .target(
                        name: "Core",
                        path: "Core"
                    ),
            """)
        #expect(
            try Editing.diff(text, .addDependency(.byName("Core"), to: "Home")).last
                == #"+        .target(name: "Home", dependencies: ["Core"], path: "Home"),"#)
        #expect(
            try Editing.diff(text, .addDependency(.byName("Kit"), to: "Core"))
                == [#"+            dependencies: ["Kit"],"#])
    }

    @Test func `a list that is computed gets another one behind it`() throws {
        let text = """
            // swift-tools-version: 6.0
            import PackageDescription

            let common: [Target.Dependency] = ["Core"]
            let package = Package(
                name: "Shop",
                targets: [
                    .target(name: "Home", dependencies: common),
                    .target(name: "Profile", dependencies: common),
                    .target(name: "Core"),
                    .target(name: "Kit"),
                ]
            )
            """
        #expect(
            try Editing.diff(text, .addDependency(.byName("Kit"), to: "Home")).last
                == #"+        .target(name: "Home", dependencies: common + ["Kit"]),"#)
    }

    @Test func `a helper's argument is edited if only its target changes`() throws {
        let text = Self.withHelper
        #expect(
            try Editing.diff(text, .addDependency(.byName("Kit"), to: "HomeTests")) == [
                #"-        module("Home", uses: ["Core"], testsUse: ["Probe"]),"#,
                #"+        module("Home", uses: ["Core"], testsUse: ["Probe", "Kit"]),"#,
            ])
        #expect(throws: ManifestEditError.self) {
            try Editing.diff(text, .removeDependency(.byName("Core"), from: "HomeTests"))
        }
    }

    @Test func `an edit that would change another target is refused and names it`() {
        let error = #expect(throws: ManifestEditError.self) {
            try Editing.diff(Self.withHelper, .removeDependency(.byName("Core"), from: "Home"))
        }
        #expect(error?.description.contains("HomeTests would not depend on Core.") == true)
    }

    @Test func `a dependency that the manifest has a constant for is written with it`() throws {
        let text = """
            // swift-tools-version: 6.0
            import PackageDescription

            let package = Package(
                name: "Shop",
                targets: [
                    .target(name: "Home", dependencies: [.yams]),
                    .target(name: "Core"),
                ]
            )

            extension Target.Dependency {
                static var yams: Self { .product(name: "Yams", package: "Yams") }
            }
            """
        #expect(
            try Editing.diff(text, .addDependency(.product("Yams", package: "yams"), to: "Core"))
                .last?.contains(#".target(name: "Core", dependencies: [.yams])"#) == true)
        #expect(
            try Editing.diff(
                text, .removeDependency(.product("Yams", package: "yams"), from: "Home")
            )
            .last?.contains(#".target(name: "Home", dependencies: [])"#) == true)
    }

    @Test func `a dependency goes with its line, and with the comma it needed`() throws {
        let text = Editing.package(
            """
                    .target(name: "A", dependencies: ["X", "Y", "Z"]),
                    .target(
                        name: "B",
                        dependencies: [
                            "X",  // keeps
                            .target(name: "Y"),  // goes
                            .byName(name: "Z")
                        ]
                    ),
            """)
        for (name, rest) in [("X", #"["Y", "Z"]"#), ("Y", #"["X", "Z"]"#), ("Z", #"["X", "Y"]"#)] {
            let diff = try Editing.diff(text, .removeDependency(.byName(name), from: "A"))
            #expect(diff.last == #"+        .target(name: "A", dependencies: \#(rest)),"#)
        }
        #expect(
            try Editing.diff(text, .removeDependency(.byName("Y"), from: "B"))
                == [#"-                .target(name: "Y"),  // goes"#])
        #expect(
            try Editing.diff(text, .removeDependency(.byName("Z"), from: "B")) == [
                #"-                .target(name: "Y"),  // goes"#,
                #"-                .byName(name: "Z")"#,
                #"+                .target(name: "Y")  // goes"#,
            ])
    }

    @Test func `what is so already is no edit, and an unknown target is said`() {
        let text = Editing.package(#"        .target(name: "A", dependencies: ["X"])"#)
        for edit in [
            ManifestEdit.removeDependency(.byName("Q"), from: "A"),
            .addDependency(.byName("X"), to: "Nowhere"),
        ] {
            #expect(throws: ManifestEditError.self) { try Editing.diff(text, edit) }
        }
        #expect(throws: ManifestEditError.self) {
            try Editing.diff("let x = (", .addDependency(.byName("X"), to: "A"))
        }
    }

    private static let withHelper = """
        // swift-tools-version: 6.0
        import PackageDescription

        func module(
            _ name: String, uses: [Target.Dependency], testsUse: [Target.Dependency] = []
        ) -> [Target] {
            [
                .target(name: name, dependencies: uses),
                .testTarget(name: "\\(name)Tests", dependencies: uses + testsUse),
            ]
        }

        let package = Package(
            name: "Shop",
            targets: [
                module("Home", uses: ["Core"], testsUse: ["Probe"]),
                module("Core", uses: []),
            ].flatMap { $0 }
        )

        """
}
