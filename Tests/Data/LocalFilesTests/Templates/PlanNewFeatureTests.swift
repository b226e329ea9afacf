import Codebase
import Editing
import Testing

@Suite struct PlanNewFeatureTests {
    /// Two features beside each other, with tests, over a core.
    private static let shop: [String: String] = {
        var files = [
            "Package.swift": """
            // swift-tools-version: 6.0
            import PackageDescription

            let package = Package(
                name: "Shop",
                products: [
                    .library(name: "HomeFeature", targets: ["HomeFeature"]),
                    .library(name: "CartFeature", targets: ["CartFeature"]),
                ],
                targets: [
                    .target(name: "HomeFeature", dependencies: ["Kit"]),  // the start
                    .testTarget(name: "HomeFeatureTests", dependencies: ["HomeFeature"]),
                    .target(name: "CartFeature", dependencies: ["Kit"]),
                    .testTarget(name: "CartFeatureTests", dependencies: ["CartFeature"]),
                    .target(name: "Kit"),
                ]
            )

            """,
            "Sources/Kit/Kit.swift": "public struct Kit {}\n",
        ]
        for name in ["Home", "Cart"] {
            let folder = "Sources/\(name)Feature/\(name)"
            files[folder + "Coordinator.swift"] = "public protocol \(name)Coordinator {}\n"
            files[folder + "Presenter.swift"] = "import Kit\n\nstruct \(name)Presenter {}\n"
            files["Tests/\(name)FeatureTests/\(name)Tests.swift"] = "import XCTest\n"
        }
        return files
    }()

    @Test func `folders, words, manifest and products follow the other features`() async throws {
        let plan = try await PlannedPackage(Self.shop).plan("Search")
        #expect(
            plan.created == [
                "Sources/SearchFeature/SearchCoordinator.swift",
                "Sources/SearchFeature/SearchPresenter.swift",
                "Tests/SearchFeatureTests/SearchTests.swift",
            ])
        #expect(
            plan.added("Package.swift") == [
                "        .library(name: \"SearchFeature\", targets: [\"SearchFeature\"]),",
                "        .target(name: \"SearchFeature\", dependencies: []),",
                "        .testTarget(name: \"SearchFeatureTests\", dependencies: [\"SearchFeature\"]),",
            ])
        #expect(plan.text("Package.swift").contains("// the start"))
        #expect(
            plan.text("Tests/SearchFeatureTests/SearchTests.swift")
                .contains("import XCTest"))
        #expect(plan.findings.contains { $0.subject == "Features" && $0.what == "Cart, Home" })
    }

    @Test func `what puts the other features together is not imitated`() async throws {
        var files = Self.shop
        files["Package.swift"]?.replace(
            "        .target(name: \"Kit\"),",
            with: """
                        .target(name: "AppFeature", dependencies: ["HomeFeature", "CartFeature"]),
                        .testTarget(name: "AppFeatureTests", dependencies: ["AppFeature"]),
                        .target(name: "Kit"),
                """)
        files["Sources/AppFeature/AppPresenter.swift"] = "import HomeFeature\n"
        files["Tests/AppFeatureTests/AppTests.swift"] = "import XCTest\n"
        let plan = try await PlannedPackage(files).plan("Search")
        let modules = plan.findings.first { $0.subject == "Modules" }
        #expect(modules?.source.hasPrefix("modelled on Cart") == true, "\(modules?.source ?? "")")
    }

    @Test func `a template of the codebase's own is taken instead`() async throws {
        var files = Self.shop
        files[".strata/templates/plain/interface/{{name}}Door.swift"] =
            "public protocol {{name}}Door {}\n"
        let plan = try await PlannedPackage(files).plan("Search")
        #expect(plan.created == ["Sources/SearchFeature/SearchDoor.swift"])
        #expect(
            plan.text("Sources/SearchFeature/SearchDoor.swift") == "public protocol SearchDoor {}\n"
        )
    }

    @Test func `a mistake in a template of one's own is named with its place`() async throws {
        var files = Self.shop
        files[".strata/templates/plain/ui/A.swift"] = "let a = 1\nlet b = {{nam}}\n"
        let package = try PlannedPackage(files)
        let error = await #expect(throws: NewFeatureError.self) { try await package.plan("Search") }
        #expect(error?.description.contains(".strata/templates/plain/ui/A.swift:2:") == true)
    }

    @Test(arguments: ["Cart", "CART"])
    func `a name that is taken is refused`(name: String) async throws {
        let package = try PlannedPackage(Self.shop)
        let error = await #expect(throws: NewFeatureError.self) {
            try await package.plan(name)
        }
        #expect(error?.description.contains("Choose another name") == true, "\(error as Any)")
    }

    @Test func `a file that is in the way is named, and nothing is planned`() async throws {
        var files = Self.shop
        files["Sources/SearchFeature/SearchPresenter.swift"] = "struct Mine {}\n"
        let package = try PlannedPackage(files)
        let error = await #expect(throws: NewFeatureError.self) { try await package.plan("Search") }
        #expect(error?.description.contains("SearchPresenter.swift already exists") == true)
    }

    @Test func `without the manifest, what to declare is said`() async throws {
        let plan = try await PlannedPackage(Self.shop).plan("Search", editsManifest: false)
        #expect(plan.text("Package.swift").isEmpty)
        let note = try #require(plan.notes.first { $0.contains("--files-only") })
        #expect(note.contains(".target(name: \"SearchFeature\", dependencies: []),"))
    }

    @Test func `the body is what the features import, or what is asked for`() async throws {
        var files = Self.shop
        for name in ["Cart", "Home"] {
            files["Sources/\(name)Feature/\(name)View.swift"] =
                "import SwiftUI\n\nstruct \(name)View {}\n"
        }
        let package = try PlannedPackage(files)
        let view = RelativePath("Sources/SearchFeature/SearchView.swift")
        #expect(try await package.plan("Search").text(view).contains("import SwiftUI"))
        #expect(try await !package.plan("Search", kind: .plain).text(view).contains("SwiftUI"))
        let controller = try await package.plan("Search", kind: .uikit)
        #expect(controller.created.contains("Sources/SearchFeature/SearchViewController.swift"))
    }

    @Test
    func `modules without a word for features are imitated where one is named`() async throws {
        var files = Self.shop.mapValues { $0.replacing("Feature", with: "") }
        for (path, text) in files where path.contains("Feature") {
            files[path] = nil
            files[path.replacing("Feature", with: "")] = text
        }
        let package = try PlannedPackage(files)
        let error = await #expect(throws: NewFeatureError.self) { try await package.plan("Search") }
        #expect(error?.description.contains("--like") == true)
        let plan = try await package.plan("Search", like: "Cart")
        #expect(plan.created.contains("Sources/Search/SearchCoordinator.swift"))
    }

    @Test func `modules that are called UI are features where no others are`() async throws {
        var files: [String: String] = [:]
        for (path, text) in Self.shop {
            files[path.replacing("Feature", with: "UI")] = text.replacing("Feature", with: "UI")
        }
        let plan = try await PlannedPackage(files).plan("Search")
        #expect(plan.created.contains("Sources/SearchUI/SearchCoordinator.swift"))
        #expect(plan.created.contains("Tests/SearchUITests/SearchTests.swift"))
    }
}
