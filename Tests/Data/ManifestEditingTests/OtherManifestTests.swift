import Codebase
import Editing
import Testing

@Suite struct OtherManifestTests {
    private static let tuist = """
        import ProjectDescription

        let project = Project(
            name: "Shop",
            targets: [
                .target(
                    name: "Home",
                    destinations: .iOS,
                    product: .framework,
                    bundleId: "dev.shop.Home",
                    sources: ["Home/Sources/**"],
                    dependencies: [
                        .target(name: "Core"),  // always
                        .external(name: "Alamofire"),
                    ]
                ),
                .target(
                    name: "Core", destinations: .iOS, product: .framework,
                    bundleId: "dev.shop.Core", sources: ["Core/Sources/**"]
                ),
            ]
        )
        """

    @Test func `a constant of the file names a target as its text does`() throws {
        let text = """
            import ProjectDescription

            let name = "Shop"
            let project = Project(
                name: name,
                targets: [
                    .target(name: name, product: .app, dependencies: [.target(name: "Home")]),
                    .target(name: "\\(name)Tests", product: .unitTests, dependencies: []),
                    .target(name: "Home", product: .framework, dependencies: []),
                ]
            )
            """
        #expect(
            try Editing.diff(
                text, .removeDependency(.target("Home"), from: "Shop"), path: "Project.swift"
            ).last == "+        .target(name: name, product: .app, dependencies: []),")
        #expect(
            try Editing.diff(
                text, .addDependency(.target("Home"), to: "ShopTests"), path: "Project.swift"
            ).last?.contains("dependencies: [.target(name: \"Home\")]") == true)
    }

    @Test func `beside a Tuist app a framework runs where the app does`() throws {
        let app = """
            import ProjectDescription

            let project = Project(
                name: "Shop",
                targets: [
                    .target(
                        name: "Shop",
                        destinations: [.iPhone],
                        product: .app,
                        bundleId: company + ".shop",
                        deploymentTargets: .iOS("17.0"),
                        infoPlist: .default,
                        buildableFolders: ["Shop/Sources"],
                        entitlements: "Shop.entitlements",
                        dependencies: [],
                        settings: .settings(base: ["A": "1"])
                    ),
                ]
            )
            """
        let draft = TargetDraft(
            "Home_Kit", kind: .framework, path: "Home_Kit/Sources",
            dependencies: [.target("Core")], model: "Shop")
        #expect(
            try Editing.diff(app, .addTarget(draft), path: "Project.swift") == [
                "+        .target(",
                #"+            name: "Home_Kit","#,
                "+            destinations: [.iPhone],",
                "+            product: .framework,",
                #"+            bundleId: "\(company + ".shop").Home-Kit","#,
                #"+            deploymentTargets: .iOS("17.0"),"#,
                #"+            buildableFolders: ["Home_Kit/Sources"],"#,
                #"+            dependencies: [.target(name: "Core")]"#,
                "+        ),",
            ])
    }

    @Test func `a product of the project's own package is written as its app has it`() throws {
        let app = """
            import ProjectDescription

            let project = Project(
                name: "Shop",
                packages: [.local(path: "../Markdown")],
                targets: [
                    .target(
                        name: "Shop", destinations: .iOS, product: .app, bundleId: "dev.shop",
                        dependencies: [
                            .package(product: "Markdown", type: .runtime), .external(name: "Nuke"),
                        ])
                ]
            )
            """
        let draft = TargetDraft(
            "Kit", kind: .framework, path: "Kit",
            dependencies: [
                .product("Markdown", package: "Markdown"), .product("Nuke", package: nil),
            ], model: "Shop")
        let written = try Editing.diff(app, .addTarget(draft), path: "Project.swift")
        #expect(
            written.filter { $0.contains(".package(") || $0.contains(".external(") }
                .map { $0.dropFirst().trimmingPrefix { $0 == " " } } == [
                    #".package(product: "Markdown", type: .runtime),"#,
                    #".external(name: "Nuke"),"#,
                ])
    }

    @Test func `an app that is called after a constant of a type is found`() throws {
        let app = #"""
            import ProjectDescription

            enum Settings {
                static let name = "Shop"
                static var suffix: String { "Tests" }
                static var version: String { return "15.0" }
            }
            let project = Project(
                name: Settings.name,
                targets: [
                    Target(name: Settings.name, destinations: .iOS, product: .app, dependencies: []),
                    Target(
                        name: "\(Settings.name)\(Settings.suffix)", destinations: .iOS,
                        product: .unitTests, dependencies: []),
                ]
            )
            """#
        let draft = TargetDraft(
            "Kit", kind: .framework, path: "Kit", dependencies: [], model: "Shop")
        #expect(
            try Editing.diff(app, .addTarget(draft), path: "Project.swift") == [
                "+        Target(",
                #"+            name: "Kit","#,
                "+            destinations: .iOS,",
                "+            product: .framework,",
                #"+            sources: ["Kit/**"],"#,
                "+            dependencies: []",
                "+        ),",
            ])
        let kit = ManifestEdit.addDependency(.target("Kit"), to: "ShopTests")
        #expect(
            try Editing.diff(app, kit, path: "Project.swift").last?
                .contains(#"dependencies: [.target(name: "Kit")]"#) == true)
    }

    @Test func `Tuist's targets get and lose dependencies in its own words`() throws {
        #expect(
            try diff(.addDependency(.byName("Kit"), to: "Home"))
                == [#"+                .target(name: "Kit"),"#])
        #expect(
            try diff(.addDependency(.product("NIO", package: "swift-nio"), to: "Home"))
                == [#"+                .external(name: "NIO"),"#])
        #expect(
            try diff(.removeDependency(.byName("Core"), from: "Home"))
                == [#"-                .target(name: "Core"),  // always"#])
        #expect(
            try diff(.addDependency(.target("Home"), to: "Core")).contains {
                $0.contains(#"sources: ["Core/Sources/**"]"#)
            })
    }

    @Test func `a target of Tuist's is modelled with names and paths replaced`() throws {
        let draft = TargetDraft("Search", dependencies: [.target("Core")], model: "Home")
        #expect(
            try diff(.addTarget(draft)) == [
                "+        .target(",
                #"+            name: "Search","#,
                "+            destinations: .iOS,",
                "+            product: .framework,",
                #"+            bundleId: "dev.shop.Search","#,
                #"+            sources: ["Search/Sources/**"],"#,
                "+            dependencies: [",
                #"+                .target(name: "Core"),"#,
                "+            ]",
                "+        ),",
            ])
    }

    private func diff(_ edit: ManifestEdit) throws -> [String] {
        try Editing.diff(Self.tuist, edit, path: "Project.swift")
    }

    private static let yaml = """
        name: Shop
        targets:
          Home:  # the first screen
            type: framework
            dependencies:
              # always
              - target: Core
              - package: Alamofire  # network
              - package: swift-nio
                product: NIO
          Core:
            type: framework
            sources: Core
        # the end
        """

    @Test func `a project.yml keeps its comments while dependencies come and go`() throws {
        #expect(try yaml(.addDependency(.target("Kit"), to: "Home")) == ["+      - target: Kit"])
        #expect(
            try yaml(.addDependency(.product("NIO", package: "swift-nio"), to: "Core")) == [
                "+    dependencies:", "+      - package: swift-nio", "+        product: NIO",
            ])
        #expect(
            try yaml(.removeDependency(.product("NIO", package: "swift-nio"), from: "Home"))
                == ["-      - package: swift-nio", "-        product: NIO"])
        #expect(
            try yaml(.removeDependency(.target("Core"), from: "Home"))
                == ["-      - target: Core"])
    }

    @Test func `a target of a project.yml is modelled with its name replaced`() throws {
        let text = """
            targets:
              Kit:
                type: framework
                # The newest.
                sources: [Modules/Kit]
                dependencies:
                  - target: Core
              Kits:
                type: application
                dependencies:
                  - target: Kit

            """
        let draft = TargetDraft("Models", dependencies: [.target("Base")], model: "Kit")
        #expect(
            try Editing.diff(text, .addTarget(draft), path: "project.yml") == [
                "+  Models:", "+    type: framework", "+    sources: [Modules/Models]",
                "+    dependencies:", "+      - target: Base",
            ])
    }

    @Test func `a project.yml names a package by its key among the packages`() throws {
        let text = Self.yaml + "\npackages:\n  DesignSystem:\n    path: Packages/DesignSystem\n"
        let edit = ManifestEdit.addDependency(
            .product("DesignSystem", package: "designsystem"), to: "Core")
        #expect(
            try Editing.diff(text, edit, path: "project.yml")
                == ["+    dependencies:", "+      - package: DesignSystem"])
    }

    @Test func `a local package stands behind the others, or before the targets`() throws {
        let edit = ManifestEdit.addLocalPackage("Models", path: "Packages/Models")
        #expect(
            try yaml(edit) == ["+packages:", "+  Models:", "+    path: Packages/Models"])
        let others = "packages:  # from elsewhere\n    A:\n      url: u\n# the end\n" + Self.yaml
        let new = try Editing.edited(others, edit, path: "project.yml")
        #expect(
            new.hasPrefix(
                "packages:  # from elsewhere\n    A:\n      url: u\n    Models:\n"
                    + "      path: Packages/Models\n# the end\nname: Shop\n"))
        #expect(throws: ManifestEditError.self) {
            try Editing.diff("packages: {}\n" + Self.yaml, edit, path: "project.yml")
        }
    }

    @Test func `one-line lists, missing targets and new ones are refused with reasons`() {
        let flow = "targets:\n  Home:\n    dependencies: [{target: Core}]\n"
        for (text, edit) in [
            (flow, ManifestEdit.addDependency(.target("Kit"), to: "Home")),
            (Self.yaml, .addDependency(.target("Kit"), to: "Nowhere")),
            (Self.yaml, .removeDependency(.target("Home"), from: "Core")),
            (Self.yaml, .addTarget(TargetDraft("New"))),
        ] {
            #expect(throws: ManifestEditError.self) {
                try Editing.diff(text, edit, path: "project.yml")
            }
        }
    }

    private func yaml(_ edit: ManifestEdit) throws -> [String] {
        try Editing.diff(Self.yaml, edit, path: "project.yml")
    }
}
