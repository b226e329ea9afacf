import Codebase
import Foundation
import Testing
import Tiers

@testable import SourceTrees

/// What git says of a folder and cannot be read to its end.
@Suite(.real) struct UnreadableRulesTests {
    @Test(arguments: ["version", "end", "order", "folder", "split"])
    func `an index that cannot be read is told`(damage: String) async throws {
        let place = try TemporaryTree()
        try place.write("*.gen.swift\n", to: ".gitignore")
        try place.write(to: "a.gen.swift", "b.swift")
        try place.git("init", "-q")
        try place.git("add", "-f", ".")
        #expect(try await place.tree().incomplete.isEmpty)
        let file = URL(filePath: place.path + "/.git/index")
        var bytes = try Data(contentsOf: file)
        switch damage {
        case "version": bytes[7] = 9
        case "end": bytes = bytes.prefix(100)
        case "order":
            let name = try #require(bytes.range(of: Data("b.swift".utf8)))
            bytes[name.lowerBound] = UInt8(ascii: "!")
        default: break
        }
        try FileManager.default.removeItem(at: file)
        switch damage {
        case "folder":
            try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
        case "split":
            try place.git("add", "-f", ".")
            try place.git("update-index", "--split-index")
        default: try bytes.write(to: file)
        }
        let tree = try await place.tree()
        #expect(tree.files == [".gitignore", "b.swift"])
        #expect(tree.incomplete.map(\.path) == [.root])
        #expect(tree.incomplete.first?.reason.contains("index of git") == true)
    }

    @Test func `the index of a repository inside the codebase is told there`() async throws {
        let place = try TemporaryTree()
        try place.write(to: "inner/a.swift", "b.swift")
        try place.git("init", "-q", in: "inner")
        try place.write("DIRC", to: "inner/.git/index")
        #expect(try await place.tree().incomplete.map(\.path) == ["inner"])
    }

    @Test func `an ignore file is read up to a size, and the rest is told`() async throws {
        let place = try TemporaryTree()
        try place.write(to: "a.gen", "b.gen")
        let filler = String(repeating: "#\n", count: 3 << 20)
        try place.write("a.gen\n" + filler + "b.gen\n", to: ".gitignore")
        let tree = try await place.tree()
        #expect(tree.files == [".gitignore", "b.gen"])
        #expect(tree.incomplete.map(\.path) == [".gitignore"])
    }

    @Test func `lines are compared with paths until the steps are taken`() {
        let log = IgnoreLog(most: 100)
        let rules = IgnoreRules(
            Array("*a*b*c\n".utf8), file: ".gitignore", depth: 0, inside: nil, log: log)
        #expect(rules.verdict(on: Array("xaxbxc".utf8), isFolder: false) == .ignored)
        #expect(log.problems.isEmpty)
        let path = Array("xaxbxxxxxxxxxxxxxxxxxxxxxxxxxx".utf8)
        for _ in 0..<10 { _ = rules.verdict(on: path, isFolder: false) }
        #expect(log.problems.map(\.path) == [.root])
        #expect(rules.verdict(on: Array("xaxbxc".utf8), isFolder: false) == nil)
    }

    @Test func `many paths of one folder are asked about at once`() async throws {
        let place = try TemporaryTree()
        try place.write("*.gen.swift\n", to: "x/.gitignore")
        try place.write(to: "x/a.swift")
        let tree = try await place.tree()
        let made = (0..<20_000).map { RelativePath("x/\($0).gen.swift") }
        let deep = (0..<200).map { RelativePath("x/gone/far/\($0).gen.swift") }
        #expect(tree.leftOut(among: made + deep + ["x/b.swift"]) == Set(made + deep))
        #expect(tree.leftOut(among: ["x/0.gen.swift", "y.gen.swift"]) == ["x/0.gen.swift"])
    }
}
