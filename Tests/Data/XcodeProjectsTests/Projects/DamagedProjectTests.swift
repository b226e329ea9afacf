import Codebase
import TemporaryCodebases
import Testing
import XcodeProjects

@Suite struct DamagedProjectTests {
    private func read(_ text: String, _ files: String...) async throws -> ProjectReading {
        var all = Dictionary(uniqueKeysWithValues: files.map { ($0, "") })
        all["P.xcodeproj/project.pbxproj"] = text
        return try await TemporaryCodebase(all).read()
    }

    private let sound = ProjectText.project(
        targets: ["T", "U"], children: ["A", "B"], ProjectText.target("T", phases: "S"),
        ProjectText.target("U", phases: "R"), ProjectText.file("A", "a.swift"),
        ProjectText.file("B", "b.swift"), ProjectText.phase("S", "A"), ProjectText.phase("R", "B"))

    @Test
    func `both sides of a merge conflict are read, and it is told where it is`() async throws {
        let mark = "S_A = {"
        let parts = sound.split(separator: mark, maxSplits: 1)
        let text =
            parts[0]
            + "\n<<<<<<< HEAD\nOURS = {isa = PBXFileReference; path = a.swift; };\n=======\n"
            + "THEIRS = {isa = PBXFileReference; path = b.swift; };\n>>>>>>> feature\n"
            + mark + parts[1]
        let reading = try await read(text, "a.swift", "b.swift")
        #expect(reading.modules.map(\.sources) == [["a.swift"], ["b.swift"]])
        let line = text.split(separator: "\n", omittingEmptySubsequences: false)
            .firstIndex { $0.hasPrefix("<<<") }
        #expect(reading.incomplete.map(\.line) == [(line ?? 0) + 1])
        #expect(reading.incomplete.first?.path == "P.xcodeproj/project.pbxproj")
    }

    @Test(arguments: ["B = {", "R_B = {", "R = {", "U = {"])
    func `the rest is read when an object is missing, which is told`(_ object: String) async throws
    {
        let lines = sound.split(separator: "\n").filter {
            !$0.drop { $0.isWhitespace }.hasPrefix(object)
        }
        let reading = try await read(lines.joined(separator: "\n"), "a.swift", "b.swift")
        #expect(reading.modules.first?.sources == ["a.swift"])
        #expect(!reading.incomplete.isEmpty)
        #expect(reading.incomplete.allSatisfy { $0.line != nil })
    }

    @Test func `what a group alone lists and the file does not hold is a note`() async throws {
        let text = ProjectText.project(
            targets: ["T"], children: ["A", "GONE"], ProjectText.target("T", phases: "S"),
            ProjectText.file("A", "a.swift"), ProjectText.phase("S", "A"))
        let reading = try await read(text, "a.swift")
        #expect(reading.incomplete.isEmpty)
        #expect(reading.notes.map(\.path) == ["P.xcodeproj/project.pbxproj"])
        #expect(reading.notes.first?.reason.hasPrefix("Dangling reference: ") == true)
        #expect(reading.notes.first?.reason.contains("GONE") == true)
    }

    @Test func `what a target compiles and the file does not hold is incomplete`() async throws {
        let text = ProjectText.project(
            targets: ["T"], children: ["A"], ProjectText.target("T", phases: "S"),
            ProjectText.file("A", "a.swift"), ProjectText.phase("S", "A", "GONE"))
        let reading = try await read(text, "a.swift")
        #expect(reading.incomplete.contains { $0.reason.contains("GONE") })
    }

    @Test func `a project without its project object still has its targets`() async throws {
        let text = sound.split(separator: "PROJECT /*").joined(separator: "LOST /*")
            .split(separator: "isa = PBXProject;").joined(separator: "isa = Unknown;")
        let reading = try await read(text, "a.swift", "b.swift")
        #expect(reading.modules.map(\.name) == ["T", "U"])
        #expect(reading.modules.map(\.sources) == [["a.swift"], ["b.swift"]])
        #expect(!reading.incomplete.isEmpty)
    }

    @Test func `a cycle of groups is told, and ends`() async throws {
        let text = ProjectText.project(
            targets: ["T"], children: ["G"], ProjectText.target("T", phases: "S"),
            ProjectText.group("G", "x", "H"), ProjectText.group("H", "y", "G, A"),
            ProjectText.file("A", "a.swift"), ProjectText.phase("S", "A"))
        let reading = try await read(text, "x/y/a.swift")
        #expect(reading.modules.first?.sources == ["x/y/a.swift"])
        #expect(reading.incomplete.first?.reason.contains("inside itself") == true)
    }

    @Test func `whatever is left of a file that was cut off is read`() async throws {
        let cut = String(sound.prefix(sound.count - 120))
        let reading = try await read(cut, "a.swift", "b.swift")
        #expect(reading.modules.map(\.name) == ["T", "U"])
        #expect(reading.modules.first?.sources == ["a.swift"])
        #expect(!reading.incomplete.isEmpty)
    }

    @Test func `objects are found although a brace too many ends their section`() async throws {
        let text = sound.split(separator: "T = {isa = PBXNative").joined(
            separator: "}; T = {isa = PBXNative")
        let reading = try await read(text, "a.swift", "b.swift")
        #expect(reading.modules.map(\.sources) == [["a.swift"], ["b.swift"]])
        #expect(!reading.incomplete.isEmpty)
    }

    @Test(arguments: [
        "targets = T;", "targets = {T = x;};", "mainGroup = (MAIN);", "mainGroup = {};",
        "attributes = (x);", "buildConfigurationList = (C);",
    ])
    func `a value of the wrong type does not stop the reading`(_ field: String) async throws {
        let text = ProjectText.project(
            targets: ["T"], children: ["A"], ProjectText.target("T", phases: "S"),
            ProjectText.file("A", "a.swift"), ProjectText.phase("S", "A"))
        let wrong = text.split(separator: "targets = (T);").joined(separator: field)
        #expect(try await read(wrong, "a.swift").modules.map(\.sources) == [["a.swift"]])
    }

    @Test func `junk, emptiness and binary lists are incomplete`() async throws {
        for text in ["", "\u{0}\u{1}\u{2}}{)(", "bplist00xyz", "<html></html>"] {
            let reading = try await read(text)
            #expect(reading.modules.isEmpty)
            #expect(reading.incomplete.count > 0)
        }
    }

    @Test func `groups nested without end are walked`() async throws {
        let depth = 20_000
        var groups = (0..<depth).map { ProjectText.group("G\($0)", nil, "G\($0 + 1)") }
        groups.append(ProjectText.group("G\(depth)", "x", "A"))
        let text = ProjectText.project(
            targets: ["T"], children: ["G0"], ProjectText.target("T", phases: "S"),
            ProjectText.file("A", "a.swift"), ProjectText.phase("S", "A"),
            groups.joined(separator: "\n"))
        #expect(try await read(text, "x/a.swift").modules.first?.sources == ["x/a.swift"])
    }

    @Test(arguments: [
        ("", 1), ("<Workspace/>", nil), ("<Workspace>\n</Workspace>", nil),
        ("<Workspace><Group location=\"group:\">", 1), ("<html></html>", 1),
        ("<Workspace><FileRef location=\"group:P.xcodeproj\"/>", 1),
        (
            "<Workspace>\n<<<<<<< a\n<FileRef location=\"group:P.xcodeproj\"/>\n=======\n"
                + ">>>>>>> b\n</Workspace>", 2
        ),
    ])
    func `a workspace that is not whole is incomplete`(_ text: String, _ line: Int?) async throws {
        let codebase = try TemporaryCodebase([
            "P.xcodeproj/project.pbxproj": sound, "a.swift": "", "b.swift": "",
            "W.xcworkspace/contents.xcworkspacedata": text,
        ])
        let reading = await codebase.read()
        #expect(reading.incomplete.map(\.line) == (line == nil ? [] : [line]))
        #expect(reading.modules.count == 2)
    }

    @Test func `a project that cannot be read is incomplete`() async {
        let tree = SourceTree(root: "/nowhere", files: ["P.xcodeproj/project.pbxproj"])
        let reading = await XcodeProjectReader().read(tree, trust: .untrusted)
        #expect(reading.incomplete.map(\.path) == ["P.xcodeproj/project.pbxproj"])
    }
}
