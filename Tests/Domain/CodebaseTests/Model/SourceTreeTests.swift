import Synchronization
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

    @Test func `Swift files beyond the most are left out and told`() {
        let files: [RelativePath] = ["c.swift", "a.swift", "b.swift", "d.md"]
        let tree = SourceTree(root: "/r", files: files, most: 2)
        #expect(tree.files == ["a.swift", "b.swift", "d.md"])
        #expect(tree.swiftFiles == ["a.swift", "b.swift"])
        #expect(
            tree.incomplete.map(\.reason) == [
                "The folder holds 3 Swift files, of which the first 2 are read. Choose a folder "
                    + "inside it."
            ])
    }

    @Test func `the files inside a folder are all those below it, and no others`() {
        for folder: RelativePath in ["a", "a/c", "b", "ab", "zz", .root, "a.swift"] {
            #expect(Array(tree.files(inside: folder)) == tree.files.filter { $0.isInside(folder) })
        }
    }

    @Test func `submodules are read once for all places that are not there`() {
        let contents = CountingContents(text: "[submodule \"kit\"]\n\tpath = Vendor/Kit\n")
        let tree = SourceTree(root: "/r", files: ["a.swift"], contents: contents)
        let reasons = (0..<1_000).compactMap {
            tree.absence(of: RelativePath("Vendor/Kit/P\($0)"), named: "the project")
        }
        #expect(reasons.count == 1_000)
        #expect(reasons.last?.contains("in the submodule `Vendor/Kit`") == true)
        #expect(tree.absence(of: "Other", named: "the package")?.contains("nothing") == true)
        #expect(contents.reads.withLock(\.self) == 1)
    }

    @Test func `what could not be listed is not called absent`() {
        let tree = SourceTree(
            root: "/r", files: [], incomplete: [IncompleteItem(path: "Kit", reason: "r")])
        #expect(tree.absence(of: "Kit/Inner", named: "the package") == nil)
        #expect(tree.absence(of: "Kits", named: "the package") != nil)
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

/// Contents of one file, which count how often it is read.
private final class CountingContents: SourceContents {
    let folder: String? = nil
    let text: String
    let reads = Mutex(0)

    init(text: String) { self.text = text }

    func bytes(of file: RelativePath, upTo limit: Int) throws(ContentError) -> FileBytes {
        reads.withLock { $0 += 1 }
        return FileBytes(Array(text.utf8))
    }

    func bytes(outside path: String, upTo limit: Int) throws(ContentError) -> FileBytes {
        throw .elsewhere
    }

    func kind(of path: RelativePath) -> ContentKind? { nil }

    func stamp(of file: RelativePath) -> ContentStamp? { nil }
}
