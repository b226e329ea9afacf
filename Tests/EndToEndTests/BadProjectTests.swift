import Foundation
import Testing
import Tiers

/// What the real program makes of damaged descriptions of projects, and of names in them.
@Suite(.real) struct BadProjectTests {
    private let folder: ScratchFolder

    init() throws { folder = try ScratchFolder() }

    private func writeProject(_ text: String) throws {
        try folder.write(text, to: "P.xcodeproj/project.pbxproj")
        try folder.write("public struct A {}\n", to: "a.swift")
        try folder.write("import A\n", to: "b.swift")
    }

    private let sound = ProjectText.project([("A", "a.swift"), ("B", "b.swift")])

    /// Checks the folder, and expects an item that names a place.
    private func expectIncomplete(_ place: String, _ what: String) async throws {
        let outcome = try await BuiltProgram.run("check", folder.path)
        #expect(outcome.status == 2, "\(outcome.output)\(outcome.errors)")
        let lines = outcome.output.split(separator: "\n")
        #expect(
            lines.contains { $0.hasPrefix("\(place): incomplete: ") && $0.contains(what) },
            "\(outcome.output)")
    }

    @Test
    func `a merge conflict in a project is named by line, both sides are read`() async throws {
        let mark = "F1 = {"
        let parts = sound.components(separatedBy: mark)
        let text =
            parts[0] + "<<<<<<< ours\nX = {isa = PBXGroup; };\n=======\nY = {isa = PBXGroup; };\n"
            + ">>>>>>> theirs\n" + mark + parts[1]
        try writeProject(text)
        let line = text.components(separatedBy: "\n").firstIndex { $0.hasPrefix("<<<") } ?? 0
        try await expectIncomplete("P.xcodeproj/project.pbxproj:\(line + 1)", "conflict")
        let modules = try await ModulesJSON.of(folder.path).modules
        #expect(modules.map(\.sources) == [["a.swift"], ["b.swift"]])
    }

    @Test func `a project with a lost object or circular groups is read around it`() async throws {
        let circle = "MAIN2 = {isa = PBXGroup; children = (MAIN3); sourceTree = \"<group>\"; };\n"
        let back = "MAIN3 = {isa = PBXGroup; children = (MAIN2); sourceTree = \"<group>\"; };"
        let lines = sound.components(separatedBy: "\n").filter { !$0.hasPrefix("F1 = {") }
        try writeProject(
            lines.joined(separator: "\n")
                .replacingOccurrences(of: "rootObject", with: "  rootObject")
                .replacingOccurrences(
                    of: "};\n  rootObject", with: circle + back + "};\nrootObject"))
        try await expectIncomplete("P.xcodeproj/project.pbxproj:13", "F1")
        let report = try await ModulesJSON.of(folder.path)
        #expect(report.modules.map(\.sources) == [["a.swift"], []])
        #expect(report.unclaimed == ["b.swift"])
        #expect(report.incomplete.contains { $0.reason.contains("inside itself") })
    }

    @Test func `a damaged workspace is named, and its project is read all the same`() async throws {
        try writeProject(sound)
        try folder.write(
            "<Workspace>\n<FileRef location=\"group:P.xcodeproj\">\n",
            to: "W.xcworkspace/contents.xcworkspacedata")
        let report = try await ModulesJSON.of(folder.path)
        #expect(report.incomplete.map(\.path) == ["W.xcworkspace/contents.xcworkspacedata"])
        #expect(report.modules.count == 2)
    }

    @Test func `anchors of a project.yml are followed, missing ones named by line`() async throws {
        let spec = """
            name: P
            kind: &kind {type: framework, platform: iOS}
            targets:
              A: {<<: *kind, sources: [a.swift]}
              B: {<<: *kind, sources: [b.swift], dependencies: [{target: A}]}

            """
        try folder.write(spec, to: "project.yml")
        try folder.write("public struct A {}\n", to: "a.swift")
        try folder.write("import A\n", to: "b.swift")
        let sound = try await BuiltProgram.run("check", folder.path)
        #expect(sound.status == 0, "\(sound.output)")
        try folder.write(
            spec.replacingOccurrences(of: "B: {<<: *kind", with: "B: {<<: *gone"),
            to: "project.yml")
        try await expectIncomplete("project.yml:5", "alias")
    }

    @Test
    func `aliases that stand for more than any memory holds are refused in time`() async throws {
        let names = (0..<12).map { "a\($0)" }
        let bomb = zip(names, names.dropFirst()).map { inner, outer in
            "\(outer): &\(outer) [\(Array(repeating: "*" + inner, count: 10).joined(separator: ", "))]"
        }
        let text = "a0: &a0 [x, x]\n" + bomb.joined(separator: "\n") + "\n"
        try folder.write("struct A {}\n", to: "Core/a.swift")
        try folder.write(
            text + "name: P\ntargets:\n  Core: {type: framework, platform: iOS, sources: Core}\n",
            to: "project.yml")
        try await expectIncomplete("project.yml:1", "aliases")
        try folder.write(text, to: ".strata.yml")
        let outcome = try await BuiltProgram.run("check", folder.path)
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains(".strata.yml:1:5: The file takes more than 20,000 steps"))
    }

    @Test func `target names of any length and content are cut and made visible`() async throws {
        let long = String(repeating: "x", count: 10_000)
        try writeProject(
            ProjectText.project([
                (#""Ev\033]0;owned\007\n\U202Eil""#, "a.swift"), (long, "b.swift"),
            ]))
        for command in ["check", "modules", "graph", "imports"] {
            let outcome = try await BuiltProgram.run(command, folder.path)
            let lines = outcome.output.split(separator: "\n", omittingEmptySubsequences: false)
            #expect(lines.allSatisfy { $0.count < 2_000 }, "\(command)")
            let isVisible = outcome.output.unicodeScalars.allSatisfy {
                $0 == "\n" || ($0.value >= 0x20 && $0.value != 0x7F && $0 != "\u{202E}")
            }
            #expect(isVisible, "\(command)")
        }
        let names = try await ModulesJSON.of(folder.path).modules.map(\.name)
        #expect(names == ["Ev\u{1B}]0;owned\u{7}\n\u{202E}il", long])
    }
}
