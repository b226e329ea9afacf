import Codebase
import Testing

@Suite struct SpecDependencyTests {
    private func dependencies(
        _ text: String, kind: String = "application", more: String = ""
    ) async throws -> ProjectReading {
        try await read([
            "App/project.yml": """
            name: P
            packages:
              Core: {path: ../Packages/Core-Kit}
              Yams: {url: "https://github.com/jpsim/Yams.git", from: 5.0.0}
              Soup: {github: scinfu/SwiftSoup, from: 2.0.0}
              Root: {path: ..}
            projectReferences:
              Other: {path: ../Other/Other.xcodeproj}
              Far: {path: ../Far/Far.xcodeproj}
            aggregateTargets: {Lint: {}}
            \(more)
            targets:
              Host: {type: application, platform: iOS, sources: S}
              Widget: {type: app-extension, platform: iOS, sources: S}
              App:
                type: \(kind)
                platform: iOS
                sources: S
                dependencies:
            \(text.split(separator: "\n").map { "      " + $0 }.joined(separator: "\n"))
            """,
            "App/S/A.swift": "", "Other/S/B.swift": "", "Packages/Core-Kit/Package.swift": "",
            "Other/project.yml":
                "name: Other\ntargets: {Kit: {type: framework, platform: iOS, sources: S}}\n",
        ])
    }

    @Test func `packages are known by where they come from`() async throws {
        let reading = try await dependencies(
            """
            - package: Core
            - {package: Yams, products: [Yams, CYaml]}
            - {package: Soup, product: SwiftSoup}
            """)
        let app = reading.module("App")
        #expect(
            app?.dependencies.map(\.name) == [
                .product("Core", package: "core-kit"), .product("Yams", package: "yams"),
                .product("CYaml", package: "yams"), .product("SwiftSoup", package: "swiftsoup"),
            ])
        #expect(app?.dependencies.map(\.line) == [20, 21, 21, 22])
        #expect(
            reading.externals.filter { $0.container == "App/project.yml" }.map(\.identity) == [
                "yams", "swiftsoup",
            ])
    }

    @Test func `a package that nobody declares is named`() async throws {
        let reading = try await dependencies("- package: Missing")
        #expect(reading.module("App")?.dependencies.isEmpty == true)
        #expect(reading.incomplete.map(\.line) == [20])
    }

    @Test func `targets of other projects are found by the spec that makes them`() async throws {
        let reading = try await dependencies("- target: Other/Kit\n- target: Far/Kit")
        #expect(
            reading.module("App")?.dependencies.map(\.name) == [
                .module("Other/project.yml::Kit"), .module("Far/Far.xcodeproj::Kit"),
            ])
    }

    @Test func `an extension is packed into its app, and tests run in theirs`() async throws {
        let app = try await dependencies("- target: Widget").module("App")
        #expect(app?.dependencies.map(\.purpose) == [.embedding])
        let tests = try await dependencies("- target: Host", kind: "bundle.unit-test").module("App")
        #expect(tests?.kind == .test)
        #expect(tests?.dependencies.map(\.purpose) == [.testHost])
    }

    @Test func `what is of the system, or only runs something, is no dependency`() async throws {
        let reading = try await dependencies(
            "- sdk: Contacts.framework\n- target: Lint\n- bundle: R.bundle")
        #expect(reading.module("App")?.dependencies.isEmpty == true)
        #expect(reading.incomplete.isEmpty)
    }

    @Test func `frameworks are known by name, and conditions are kept`() async throws {
        let reading = try await dependencies(
            """
            - {framework: Vendor/Map.xcframework, destinationFilters: [iOS, tvOS]}
            - {carthage: Result, platforms: [macOS]}
            - {carthage: Curry, platforms: [iOS], link: false, embed: true}
            """)
        let found = reading.module("App")?.dependencies
        #expect(
            found?.map(\.name) == [.product("Map", package: nil), .product("Curry", package: nil)])
        #expect(found?.map(\.condition) == ["platforms: iOS, tvOS", nil])
        #expect(found?.map(\.purpose) == [.prebuilt, .embedding])
    }

    @Test func `a framework that Xcode finds by itself is a dependency`() async throws {
        let reading = try await dependencies("- {sdk: Account.framework, implicit: true}")
        #expect(
            reading.module("App")?.dependencies.map(\.name) == [.product("Account", package: nil)])
    }

    @Test func `a dependency that a variable names is named as open`() async throws {
        let reading = try await dependencies("- target: ${KIT}\n- nonsense: 1")
        #expect(reading.incomplete.map(\.line) == [20, 21])
    }
}
