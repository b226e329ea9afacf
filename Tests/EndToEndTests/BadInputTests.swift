import Foundation
import Testing
import Tiers

/// What the real program makes of input that nobody should have to write, one test for each kind.
@Suite(.real) struct BadInputTests {
    private let folder: ScratchFolder

    init() throws { folder = try ScratchFolder() }

    private func modules() async throws -> ModulesJSON {
        try await ModulesJSON.of(folder.path)
    }

    private func writePackage(_ targets: String, in place: String = "") throws {
        try folder.write(
            """
            // swift-tools-version: 6.0
            import PackageDescription

            let package = Package(name: "Shop", targets: [\(targets)])
            """, to: place + "Package.swift")
    }

    private func writeManifestThatNeedsToRun() throws {
        try folder.write(
            """
            // swift-tools-version: 6.0
            import Foundation
            import PackageDescription

            let name = ProcessInfo.processInfo.processName.isEmpty ? "None" : "Computed"
            let package = Package(
                name: "Shop",
                targets: [.target(name: "Known"), .target(name: name, dependencies: ["Known"])]
            )
            """, to: "Package.swift")
        try folder.write("public struct Known {}\n", to: "Sources/Known/Known.swift")
        try folder.write("import Known\n", to: "Sources/Computed/Computed.swift")
    }

    @Test func `a manifest that has to run shows folders too, and offers trust`() async throws {
        try writeManifestThatNeedsToRun()
        let report = try await modules()
        #expect(report.modules.map(\.name).sorted() == ["Computed", "Known"])
        #expect(report.incomplete.map(\.path) == ["Package.swift"])
        #expect(report.incomplete.allSatisfy { $0.reason.contains("Trust the folder") })
        let check = try await BuiltProgram.run("check", folder.path)
        #expect(check.status == 2)
    }

    @Test func `with --trust SwiftPM itself reads the manifest that has to run`() async throws {
        try writeManifestThatNeedsToRun()
        let outcome = try await BuiltProgram.run("check", folder.path, "--trust")
        #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
        #expect(!outcome.output.contains("incomplete"))
    }

    @Test func `of a source that does not parse the readable part is used`() async throws {
        try writePackage(#".target(name: "App"), .target(name: "Core")"#)
        try folder.write("import Core\nfunc broken( {\n", to: "Sources/App/App.swift")
        try folder.write("public struct Core {}\n", to: "Sources/Core/Core.swift")
        let outcome = try await BuiltProgram.run("check", folder.path)
        #expect(outcome.output.contains("Sources/App/App.swift:1:1: error: App imports Core"))
        #expect(outcome.output.contains("Sources/App/App.swift:2: incomplete: "))
    }

    @Test func `a source that is too large is named and does not stop the others`() async throws {
        try writePackage(#".target(name: "App")"#)
        try folder.write("public struct App {}\n", to: "Sources/App/App.swift")
        let line = Data("// nothing but a comment that goes on and on\n".utf8)
        var text = Data()
        while text.count < 40_000_000 { text += line }
        try folder.write(text, to: "Sources/App/Huge.swift")
        let outcome = try await BuiltProgram.run("check", folder.path)
        #expect(outcome.status == 2)
        #expect(outcome.output.contains("Sources/App/Huge.swift"))
        #expect(outcome.output.contains("1 module · 3 Swift files"))
    }

    @Test func `each file is read once where links lead in circles`() async throws {
        try writePackage(#".target(name: "App")"#)
        try folder.write("public struct App {}\n", to: "Sources/App/App.swift")
        try FileManager.default.createSymbolicLink(
            atPath: folder.path + "/Sources/App/again", withDestinationPath: "..")
        try FileManager.default.createSymbolicLink(
            atPath: folder.path + "/Loop", withDestinationPath: "Loop")
        let modules = try await modules().modules
        #expect(modules.map(\.sources) == [["Sources/App/App.swift"]])
    }

    @Test
    func `modules of one name in nested packages are kept apart by their folders`() async throws {
        try writePackage(#".target(name: "Core")"#)
        try writePackage(#".target(name: "Core")"#, in: "Packages/Inner/")
        try folder.write("public struct A {}\n", to: "Sources/Core/A.swift")
        try folder.write("public struct B {}\n", to: "Packages/Inner/Sources/Core/B.swift")
        let modules = try await modules().modules
        #expect(modules.map(\.id) == ["::Core", "Packages/Inner::Core"])
        #expect(modules.map(\.container) == ["", "Packages/Inner"])
        #expect(modules.map(\.sources.count) == [1, 1])
    }

    @Test func `folders of builds and of vendored code are left out`() async throws {
        try writePackage(#".target(name: "App")"#)
        try folder.write("public struct App {}\n", to: "Sources/App/App.swift")
        for place in [".build/checkouts/X", "Pods/X", "Carthage/X", "DerivedData/X"] {
            try folder.write("import Nowhere\nfunc broken( {\n", to: place + "/x.swift")
            try writePackage("broken", in: place + "/")
        }
        let report = try await modules()
        #expect(report.modules.map(\.id) == ["::App"])
        #expect(report.unclaimed.isEmpty && report.incomplete.isEmpty)
    }

    @Test func `a package of test data makes nothing fail and nothing incomplete`() async throws {
        try writePackage(#".target(name: "App")"#)
        try folder.write("public struct App {}\n", to: "Sources/App/App.swift")
        try folder.write("let package = mystery()\n", to: "Tests/Fixtures/Bad/Package.swift")
        try folder.write("func broken( {\n", to: "Tests/Fixtures/Bad/Sources/Bad/bad.swift")
        let outcome = try await BuiltProgram.run("check", folder.path)
        #expect(outcome.status == 0, "\(outcome.output)")
    }

    @Test func `sources of a project not read yet are counted in check and modules`() async throws {
        try writePackage(#".target(name: "Kit")"#)
        try folder.write("public struct Kit {}\n", to: "Sources/Kit/Kit.swift")
        try folder.write("import Kit\n", to: "App/App.swift")
        try folder.write("// !$*UTF8*$!\n", to: "App.xcodeproj/project.pbxproj")
        let notice = "1 Swift file belongs to no module and was not checked: App.xcodeproj"
        for command in ["check", "modules"] {
            let output = try await BuiltProgram.run(command, folder.path).output
            #expect(output.contains(notice), "\(command)")
        }
    }

    @Test func `where only a damaged project is, nothing is called clean`() async throws {
        try folder.write("struct App {}\n", to: "App/App.swift")
        try folder.write("// !$*UTF8*$!\n", to: "App.xcodeproj/project.pbxproj")
        let outcome = try await BuiltProgram.run("check", folder.path)
        #expect(outcome.status == 2)
        #expect(outcome.output.contains("App.xcodeproj/project.pbxproj:1: incomplete: "))
    }

    @Test func `a damaged or outdated cache is rebuilt and never believed`() async throws {
        // A file that has just been written is not remembered yet.
        let old = try BuiltProgram.checkout("swift-system")
        let first = try await BuiltProgram.run("imports", old, "--format", "json")
        let cache = FileManager.default.temporaryDirectory
            .appendingPathComponent("strata-end-to-end/cache/strata/facts")
        let names = try FileManager.default.subpathsOfDirectory(atPath: cache.path)
        let files = names.map(cache.appendingPathComponent).filter { !$0.hasDirectoryPath }
        #expect(!files.isEmpty)
        for file in files { try Data("another version".utf8).write(to: file) }
        let second = try await BuiltProgram.run("imports", old, "--format", "json")
        #expect(first.status == 0 && second.status == 0)
        #expect(first.output == second.output)
    }

    @Test func `names that drive terminals are emitted as symbols, and cut`() async throws {
        let name = "Bad\u{1B}]0;owned\u{7}\u{202E}"
        try folder.write("import Core\n", to: name + "/a\nb.swift")
        try folder.write("struct A {}\n", to: "\(String(repeating: "x", count: 200))/a.swift")
        for command in ["check", "modules", "graph"] {
            let output = try await BuiltProgram.run(command, folder.path).output
            #expect(!output.contains("\u{1B}"), "\(command) emits an escape character")
            #expect(!output.contains("\u{7}") && !output.contains("\u{202E}"), "\(command)")
        }
    }
}
