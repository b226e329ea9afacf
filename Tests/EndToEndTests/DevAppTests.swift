import Foundation
import Testing
import Tiers

/// The real program builds and starts a dev app of a small package.
@Suite(.real) struct DevAppTests {
    private let package: ScratchFolder

    init() throws {
        package = try ScratchFolder()
        try package.write(
            """
            // swift-tools-version: 6.0
            import PackageDescription

            let package = Package(
                name: "Shop",
                targets: [
                    .executableTarget(name: "ShopApp", dependencies: ["HomeFeature", "CartFeature"]),
                    .executableTarget(name: "HomeDev", dependencies: ["HomeFeature"]),
                    .target(name: "HomeFeature"),
                    .target(name: "CartFeature"),
                ]
            )
            """, to: "Package.swift")
        try package.write(
            "import CartFeature\nimport HomeFeature\n\nprint(home + cart)\n",
            to: "Sources/ShopApp/main.swift")
        try package.write("public let cart = 1\n", to: "Sources/CartFeature/Cart.swift")
        try package.write("public let home = 7\n", to: "Sources/HomeFeature/Home.swift")
        try package.write(
            """
            #if canImport(Darwin)
                import Darwin
            #else
                import Glibc
            #endif
            import HomeFeature

            print("at home: type an answer")
            exit(readLine() == "leave" ? Int32(home) : 1)
            """, to: "Sources/HomeDev/main.swift")
    }

    @Test
    func `devapps compares what a dev app is compiled with with the whole app`() async throws {
        let outcome = try await BuiltProgram.run("devapps", package.path, "--format", "json")
        #expect(outcome.status == 0)
        let report = try JSONDecoder().decode(DevAppsJSON.self, from: Data(outcome.output.utf8))
        #expect(report.schema == 1)
        #expect(report.app == "::ShopApp")
        #expect(report.devApps.map(\.name) == ["HomeDev"])
        #expect(report.devApps.first?.closure.modules == ["::HomeDev", "::HomeFeature"])
        #expect(report.whole.modules.count == 3)
        #expect(report.missing == ["::CartFeature"])
    }

    @Test
    func `a trusted dev app is built and started here, and its end is reported`() async throws {
        let terminal = try await TmuxTerminal(in: package.path)
        try await terminal.enter("export XDG_STATE_HOME=\(package.path)/state")
        try await terminal.startStrata(section: "1")
        try await terminal.wait(for: "HomeFeature")
        try await terminal.press("4")
        try await terminal.wait(for: "1 feature without one")
        try await terminal.press("Enter")
        try await terminal.wait(for: "Trust this codebase?")
        try await terminal.press("y")
        try await terminal.wait(for: "at home: type an answer", seconds: 300)
        #expect(try await terminal.value("alternate_on") == "0")
        try await terminal.enter("leave")
        try await terminal.wait(for: "HomeDev ended with 7")
        #expect(try await terminal.value("alternate_on") == "1")
        try await terminal.press("q")
        try await terminal.wait(for: "ready>")
    }

    @Test func `a signal that ends the program interrupts its build first`() async throws {
        let compiler = "bin/swift"
        try package.write(
            """
            #!/bin/sh
            trap 'echo "It was interrupted." > "\(package.path)/end"; exit 1' INT
            echo '[1/2] Compiling Home.swift'
            while true; do sleep 0.05; done
            """, to: compiler)
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o755], ofItemAtPath: "\(package.path)/\(compiler)")
        let terminal = try await TmuxTerminal(in: package.path)
        try await terminal.enter(
            "export PATH=\(package.path)/bin:$PATH XDG_STATE_HOME=\(package.path)/state")
        try await terminal.startStrata(section: "1")
        try await terminal.wait(for: "HomeFeature")
        try await terminal.press("4")
        try await terminal.wait(for: "1 feature without one")
        try await terminal.press("Enter")
        try await terminal.wait(for: "Trust this codebase?")
        try await terminal.press("y")
        try await terminal.wait(for: "Compiling Home.swift")
        try await terminal.signal("TERM")
        try await terminal.wait(for: "ready>")
        try await terminal.enter("until cat end; do sleep 0.1; done")
        try await terminal.wait(for: "It was interrupted.")
    }
}

private struct DevAppsJSON: Decodable {
    struct Closure: Decodable {
        let modules: [String]
    }

    struct App: Decodable {
        let name: String
        let closure: Closure
    }

    let schema: Int
    let app: String?
    let whole: Closure
    let devApps: [App]
    let missing: [String]
}
