import DomainStubs
import Testing

@testable import Architecture
@testable import Codebase
@testable import Previewing

@Suite struct FindDevAppsTests {
    private let shop: [Module] = [
        .stub("Shop", .executable, uses: ["HomeFeature", "CartFeature", "CartLive"]),
        .stub("HomeFeature", uses: ["Kit"]),
        .stub("CartFeature", uses: ["CartInterface"]),
        .stub("CartInterface"),
        .stub("CartLive", uses: ["CartInterface", "Kit"]),
        .stub("Kit"),
    ]

    private func survey(
        _ more: [Module], imports: [String: [String]] = [:], isMac: Bool = false
    ) -> DevAppSurvey {
        FindDevApps(isMac: isMac).survey(.stub(shop + more, imports: imports))
    }

    @Test func `a program called after its feature is the dev app of it`() throws {
        let app = try #require(
            survey([.stub("HomeDev", .executable, uses: ["HomeFeature"])]).apps.first)
        #expect(app.name == "HomeDev")
        #expect(app.feature == "::HomeFeature")
        #expect(app.evidence == .name)
        #expect(app.closure.modules == ["::HomeDev", "::HomeFeature", "::Kit"])
        #expect(app.closure.files == 3)
        #expect(app.closure.lines == 30)
    }

    @Test func `a program with one of several features is a dev app by any name`() {
        let found = survey([.stub("Runner", .executable, uses: ["CartFeature"])])
        #expect(found.apps.map(\.name) == ["Runner"])
        #expect(found.apps.first?.evidence == .oneFeature)
        #expect(found.apps.first?.feature == "::CartFeature")
    }

    /// What a dev app runs that imports two features, which only the whole codebase tells.
    private func feature(runBy name: String, importing files: [String: [String]]) -> ModuleID? {
        let paths = files.keys.sorted().map { RelativePath("Sources/\(name)/\($0)") }
        let modules =
            [
                Module.stub(name, .executable, sources: paths, uses: ["Modals", "Search"]),
                .stub("Modals"), .stub("Search"),
            ]
        var facts = Dictionary(
            uniqueKeysWithValues: modules.flatMap(\.sources).map { ($0, SourceFacts.stub()) })
        for (file, names) in files {
            facts[RelativePath("Sources/\(name)/\(file)")] = .stub(
                imports: names.enumerated().map { ImportStatement(module: $1, line: $0 + 1) })
        }
        let codebase = assignRoles(.stub(modules)).changingRoles {
            ["Modals", "Search"].contains($0.name) ? .feature : $0.role
        }
        return FindDevApps(isMac: false).survey(.stub(codebase, facts: facts)).apps.first?.feature
    }

    @Test func `a dev app of several features runs the one that it is called after`() {
        let imports = ["A.swift": ["Modals", "Search"], "B.swift": ["Modals"]]
        #expect(feature(runBy: "SearchSampleApp", importing: imports) == "::Search")
        #expect(feature(runBy: "ModalsSampleApp", importing: imports) == "::Modals")
    }

    @Test func `a dev app called after no feature runs what most of its files import`() {
        let imports = ["A.swift": ["Modals", "Search"], "B.swift": ["Search"]]
        #expect(feature(runBy: "UIExampleApp", importing: imports) == "::Search")
    }

    @Test func `the app with several features is what dev apps are compared with`() {
        let found = survey([.stub("HomeDev", .executable, uses: ["HomeFeature"])])
        #expect(found.wholeApp == "::Shop")
        #expect(found.whole.modules.count == 6)
    }

    @Test func `what the app is not compiled with is no part of the app`() throws {
        let app = try #require(
            survey([
                .stub("HomeDev", .executable, uses: ["HomeFeature", "Mocks"]), .stub("Mocks"),
            ]).apps.first)
        #expect(app.closure.modules == ["::HomeDev", "::HomeFeature", "::Kit", "::Mocks"])
        #expect(app.shared.modules == ["::HomeFeature", "::Kit"])
        #expect(app.shared.lines == 20)
    }

    @Test func `a file of several modules is compiled for one app once`() throws {
        let app = try #require(
            survey([
                .stub(
                    "HomeDev", .executable,
                    sources: ["Sources/HomeDev/HomeDev.swift", "Sources/Kit/Kit.swift"],
                    uses: ["HomeFeature"])
            ]).apps.first)
        #expect(app.closure.files == 3)
        #expect(app.closure.lines == 30)
    }

    @Test func `features that no dev app runs are listed`() {
        let found = survey([.stub("HomeDev", .executable, uses: ["HomeFeature"])])
        #expect(found.missing == ["::CartFeature"])
    }

    @Test func `an implementation in the closure is named as what is not a mock`() throws {
        let app = try #require(
            survey([.stub("CartDev", .executable, uses: ["CartFeature", "CartLive"])]).apps.first)
        #expect(
            app.real == [
                RealPart(
                    id: "::CartLive", reason: .implementation, way: ["::CartDev", "::CartLive"])
            ])
    }

    @Test func `another feature in the closure is named, with the path to it`() throws {
        let app = try #require(
            survey([
                .stub("CartDev", .executable, uses: ["CartFeature", "Glue"]),
                .stub("Glue", uses: ["HomeFeature"]),
            ]).apps.first)
        #expect(
            app.real == [
                RealPart(
                    id: "::HomeFeature", reason: .otherFeature,
                    way: ["::CartDev", "::Glue", "::HomeFeature"])
            ])
    }

    @Test func `a dev app of a package is built by SwiftPM where it is`() throws {
        let app = try #require(
            survey([.stub("HomeDev", .executable, uses: ["HomeFeature"])]).apps.first)
        #expect(app.launch == .package(folder: .root, product: "HomeDev"))
    }

    @Test func `a product of another name than its target is built by that name`() throws {
        let modules = shop + [.stub("HomeDev", .executable, in: "Tools", uses: ["HomeFeature"])]
        let codebase = assignRoles(
            Codebase.stub(
                modules,
                products: [Product(name: "home", package: "tools", modules: ["Tools::HomeDev"])]))
        let launch = FindDevApps(isMac: false).survey(.stub(codebase, facts: [:])).apps.first?
            .launch
        #expect(launch == .package(folder: "Tools", product: "home"))
        #expect(launch?.command == "swift run --package-path Tools home")
    }

    @Test func `one that shows SwiftUI needs a Mac, unless this is one`() throws {
        let dev = Module.stub("HomeDev", .executable, uses: ["HomeFeature"])
        let there = survey([dev], imports: ["HomeFeature": ["SwiftUI"]]).apps.first?.launch
        #expect(there == .mac(command: "swift run HomeDev"))
        let here = survey([dev], imports: ["HomeFeature": ["SwiftUI"]], isMac: true).apps.first
        #expect(here?.launch == .package(folder: .root, product: "HomeDev"))
    }

    @Test func `a target of an Xcode project gets a command for a Mac, quoted`() {
        let dev = Module(
            id: "Shop App.xcodeproj::Home Dev", name: "Home Dev", moduleName: "Home_Dev",
            kind: .app, origin: .xcode, container: "Shop App.xcodeproj", manifest: nil,
            path: "HomeDev", sources: ["HomeDev/App.swift"],
            dependencies: [DependencyReference(.module("::HomeFeature"))])
        let found = FindDevApps(isMac: false).survey(.stub(shop + [dev]))
        #expect(
            found.apps.first?.launch
                == .mac(
                    command: "xcodebuild -project 'Shop App.xcodeproj' -scheme 'Home Dev' build"))
    }

    @Test func `the only program is no dev app, though it has one direct feature`() {
        let found = FindDevApps(isMac: false).survey(
            .stub([
                .stub("Shop", .executable, uses: ["HomeFeature"]),
                .stub("HomeFeature", uses: ["CartFeature"]), .stub("CartFeature"),
            ]))
        #expect(found.apps.isEmpty)
        #expect(found.missing == ["::CartFeature", "::HomeFeature"])
        #expect(found.wholeApp == "::Shop")
    }

    @Test func `a codebase without features has no dev apps and misses none`() {
        let found = FindDevApps(isMac: false).survey(
            .stub([.stub("Tool", .executable, uses: ["Kit"]), .stub("Kit")]))
        #expect(found.apps.isEmpty)
        #expect(found.missing.isEmpty)
        #expect(found.wholeApp == "::Tool")
    }
}
