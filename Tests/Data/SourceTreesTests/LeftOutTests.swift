import Codebase
import Foundation
import Testing
import Tiers

@Suite(.real) struct LeftOutTests {
    @Test func `a path is left out or not whether or not anything is there`() async throws {
        let place = try TemporaryTree()
        try place.write("*.generated.swift\n/Secrets\n!Keep.generated.swift\n", to: ".gitignore")
        try place.write("a.swift\n", to: "deep/.gitignore")
        try place.write(to: "deep/R.generated.swift", "b.swift")
        let tree = try await place.tree()
        let paths: [RelativePath] = [
            "R.generated.swift", "deep/R.generated.swift", "gone/far/R.generated.swift",
            "Secrets/Key.swift", "deep/a.swift", ".build/x.swift", "deep/gone/.build/x.swift",
        ]
        let kept: [RelativePath] = [
            "b.swift", "gone.swift", "a.swift", "deep/Secrets/Key.swift",
            "gone/Keep.generated.swift", "",
        ]
        #expect(tree.leftOut(among: paths + kept) == Set(paths))
    }

    @Test func `what git tracks is not left out, even where it is gone`() async throws {
        let place = try TemporaryTree()
        try place.write("*.generated.swift\n", to: ".gitignore")
        try place.write(to: "x/A.generated.swift")
        try place.git("init", "-q")
        try place.git("add", "-f", "x/A.generated.swift")
        try FileManager.default.removeItem(atPath: place.path + "/x")
        let tree = try await place.tree()
        #expect(
            tree.leftOut(among: ["x/A.generated.swift", "x/B.generated.swift"])
                == ["x/B.generated.swift"])
    }

    @Test func `what is listed is never left out`() async throws {
        let place = try TemporaryTree()
        try place.write("build\n*.gen\n!/keep/*.gen\n", to: ".gitignore")
        try place.write(to: "a/build/x.swift", "b.gen", "keep/c.gen", "keep/d/e.swift")
        let tree = try await place.tree()
        #expect(tree.leftOut(among: tree.files).isEmpty)
        #expect(
            tree.leftOut(among: ["a/build/x.swift", "b.gen"]) == ["a/build/x.swift", "b.gen"])
    }
}
