import Testing

@testable import Codebase

@Suite struct SourceTreeTests {
    private let tree = SourceTree(
        root: "/r",
        files: ["b/x.swift", "a.swift", "a/z.md", "a/b.swift", "ab/c.swift", "a/c/d.swift"])

    @Test func `files stand in path order`() {
        #expect(tree.files == tree.files.sorted())
    }

    @Test func `Swift files are those with the extension`() {
        #expect(
            tree.swiftFiles.map(\.string)
                == ["a/b.swift", "a/c/d.swift", "a.swift", "ab/c.swift", "b/x.swift"])
    }

    @Test func `the files inside a folder are all those below it, and no others`() {
        for folder: RelativePath in ["a", "a/c", "b", "ab", "zz", .root, "a.swift"] {
            #expect(Array(tree.files(inside: folder)) == tree.files.filter { $0.isInside(folder) })
        }
    }

    @Test func `manifests of packages are found`() {
        for name in ["Package.swift", "Kit/Package.swift", "Package@swift-5.9.swift"] {
            #expect(RelativePath(name).isPackageManifest)
        }
        for name in ["Package.swift.bak", "MyPackage.swift", "Package@swift-5.9.json"] {
            #expect(!RelativePath(name).isPackageManifest)
        }
    }
}
