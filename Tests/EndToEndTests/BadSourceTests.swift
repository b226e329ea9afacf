import Foundation
import Testing
import Tiers

/// What the real program makes of files that are hard to read, and of very many.
@Suite(.real) struct BadSourceTests {
    private let folder: ScratchFolder

    init() throws {
        folder = try ScratchFolder()
        try folder.write(
            """
            // swift-tools-version: 6.0
            import PackageDescription

            let package = Package(name: "P", targets: [.target(name: "App", path: "Src")])
            """, to: "Package.swift")
    }

    @Test
    func `of sources that are not UTF-8 the readable part is used; all are named`() async throws {
        let imports = "import Foo\n"
        try folder.write(
            Data(imports.utf8) + [0x2F, 0x2F, 0xFF, 0xFE, 0x0A], to: "Src/bytes.swift")
        try folder.write(imports.data(using: .utf16) ?? Data(), to: "Src/utf16.swift")
        try folder.write("\u{FEFF}" + imports, to: "Src/mark.swift")
        try folder.write("import Foo\r\nimport Bar\r\n", to: "Src/windows.swift")
        let report = try await ModulesJSON.of(folder.path)
        #expect(report.incomplete.map(\.path) == ["Src/bytes.swift", "Src/utf16.swift"])
        #expect(report.incomplete.map(\.line) == [2, nil])
        let found = try await BuiltProgram.run("imports", folder.path).output
        for place in ["bytes.swift:1:1", "mark.swift:1:1", "windows.swift:2:1"] {
            #expect(found.contains("Src/\(place): import "), "\(found)")
        }
    }

    @Test func `names with line breaks, as long as can be, take one line each`() async throws {
        let long = String(repeating: "n", count: 249) + ".swift"
        let broken = "a\n\u{1B}[2J\u{202E}.swift"
        try folder.write("import Foo\n", to: "Src/" + broken)
        try folder.write("import Bar\n", to: "Src/" + long)
        try folder.write("func broken( {\n", to: "Src/x\ty\nz/c.swift")
        let modules = try await ModulesJSON.of(folder.path).modules
        #expect(
            Set(modules.flatMap(\.sources))
                == ["Src/" + broken, "Src/" + long, "Src/x\ty\nz/c.swift"])
        let imports = try await BuiltProgram.run("imports", folder.path).output
        #expect(imports.split(separator: "\n").count == 3 && imports.contains(long))
        let check = try await BuiltProgram.run("check", folder.path)
        #expect(check.status == 2 && check.output.contains("Src/x␉y␊z/c.swift:1: incomplete: "))
    }

    @Test
    func `links in circles, out and nowhere end, and what is missing is named`() async throws {
        try folder.write("struct A {}\n", to: "Src/deep/a.swift")
        let links = [
            "Src/up": "..", "Src/deep/again": "../deep", "Src/self": "self", "Src/one": "two",
            "Src/two": "one", "Src/gone.swift": "nowhere.swift", "Src/out": "/usr/lib",
        ]
        for (name, target) in links {
            try FileManager.default.createSymbolicLink(
                atPath: folder.path + "/" + name, withDestinationPath: target)
        }
        let report = try await ModulesJSON.of(folder.path)
        #expect(report.modules.map(\.sources) == [["Src/deep/a.swift"]])
        let named = ["Src/gone.swift", "Src/one", "Src/out", "Src/self", "Src/two"]
        #expect(report.incomplete.map(\.path) == named)
    }

    @Test
    func `a file name outside UTF-8 is reported; pipes and folders are no source`() async throws {
        try folder.write("struct A {}\n", to: "Src/a.swift")
        try folder.write("struct B {}\n", to: "Src/folder.swift/b.swift")
        #expect(mkfifo(folder.path + "/Src/pipe.swift", 0o600) == 0)
        let report = try await ModulesJSON.of(folder.path)
        #expect(report.modules.flatMap(\.sources) == ["Src/a.swift", "Src/folder.swift/b.swift"])
        #expect(report.incomplete.isEmpty)
    }

    /// By hand it was run with 100,000.
    @Test func `thousands of files are read, each once`() async throws {
        let count = 5_000
        for number in 0..<count / 50 {
            let path = folder.path + "/Src/m\(number)"
            try FileManager.default.createDirectory(
                atPath: path, withIntermediateDirectories: true)
            for file in 0..<50 {
                try Data().write(to: URL(fileURLWithPath: path + "/f\(file).swift"))
            }
        }
        let outcome = try await BuiltProgram.run("check", folder.path)
        #expect(outcome.status == 0, "\(outcome.output)")
        #expect(
            outcome.output.replacing(",", with: "").contains("1 module · \(count + 1) Swift files"),
            "\(outcome.output)")
    }
}
