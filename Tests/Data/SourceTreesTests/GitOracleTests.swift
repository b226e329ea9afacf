import Codebase
import Foundation
import SourceTrees
import Testing
import Tiers

/// The packages that SwiftPM has checked out to build this one are real working trees.
@Suite(.real) struct GitOracleTests {
    @Test func `every checked-out package is listed as git lists it, links apart`() async throws {
        let folder = try #require(Self.checkouts, "build the package first")
        let packages = try FileManager.default.contentsOfDirectory(atPath: folder)
        #expect(!packages.isEmpty)
        for package in packages {
            let root = folder + "/" + package
            let tree = try await FileSystemTreeReader(environment: [:]).tree(at: root)
            let told = try Git.run(["ls-files", "-co", "--exclude-standard", "-z"], in: root)
            let truth = told.split(separator: "\0").map(String.init).filter {
                !tree.links.keys.contains(RelativePath($0)) && Self.isFile(root + "/" + $0)
            }
            #expect(tree.files.map(\.string).sorted() == truth.sorted())
        }
    }

    private static func isFile(_ path: String) -> Bool {
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        return attributes?[.type] as? FileAttributeType == .typeRegular
    }

    /// The nearest `.build/checkouts` around the test's binary, the working directory or this file.
    private static var checkouts: String? {
        let starts = [
            Bundle.main.bundlePath, FileManager.default.currentDirectoryPath, #filePath,
        ]
        return starts.lazy.compactMap { start in
            var url = URL(filePath: start)
            while url.path.count > 1 {
                let candidate = url.appending(path: ".build/checkouts").path
                if FileManager.default.fileExists(atPath: candidate) { return candidate }
                url.deleteLastPathComponent()
            }
            return nil
        }.first
    }
}
