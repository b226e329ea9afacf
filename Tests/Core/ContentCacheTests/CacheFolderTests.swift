import ContentCache
import Foundation
import Testing

@Suite final class CacheFolderTests {
    private let path = NSTemporaryDirectory() + "strata-cache-\(UUID().uuidString)/deep/er"

    deinit {
        let top = URL(filePath: path).deletingLastPathComponent().deletingLastPathComponent()
        try? FileManager.default.removeItem(at: top)
    }

    private func folder(limit: Int = .max) -> CacheFolder {
        CacheFolder(path: path, limit: limit, endings: [".a", ".b"])
    }

    @Test func `the secret is made once and replaced when it is damaged`() throws {
        let secret = try #require(folder().secret())
        #expect(folder().secret() == secret)
        try Data([1, 2, 3]).write(to: URL(filePath: path + "/key"))
        let other = try #require(folder().secret())
        #expect(other != secret)
        #expect(folder().secret() == other)
    }

    @Test func `programs that make the secret at the same time have the same`() async {
        for round in 0..<20 {
            let folder = CacheFolder(path: "\(path)/\(round)", limit: .max, endings: [])
            let secrets = await withTaskGroup(of: CacheSecret?.self) { group in
                for _ in 0..<8 { group.addTask { folder.secret() } }
                return await group.reduce(into: []) { $0.append($1) }
            }
            #expect(secrets.allSatisfy { $0 != nil && $0 == secrets[0] })
        }
    }

    @Test func `a file is read whole, in part or not at all`() {
        let file = path + "/x.a"
        folder().save(Array(0..<10), to: file)
        #expect(folder().read(file, upTo: 100) == Array(0..<10))
        #expect(folder().read(file, from: 8, upTo: 100) == [8, 9])
        #expect(folder().read(file, from: 2, upTo: 3) == [2, 3, 4])
        #expect(folder().read(path + "/y.a", upTo: 100) == nil)
        #expect(folder().read(path, upTo: 100) == nil)
    }

    @Test func `what was not used for the longest time goes first`() throws {
        for (age, name) in ["1.a", "2.b", "3.a", "notes"].enumerated() {
            folder().save([UInt8](repeating: 0, count: 100), to: path + "/" + name)
            try FileManager.default.setAttributes(
                [.modificationDate: Date(timeIntervalSinceNow: Double(age) * 10 - 100)],
                ofItemAtPath: path + "/" + name)
        }
        folder().touch(path + "/1.a")
        folder(limit: 2 * 4_096 + 1).removeOldest()
        #expect(try names() == ["1.a", "3.a", "notes"])
        #expect(folder().size() == 200)
    }

    @Test func `drafts that were left behind go, those of now stay`() throws {
        for name in ["old.new", "young.new"] { folder().save([1], to: path + "/" + name) }
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSinceNow: -7_200)],
            ofItemAtPath: path + "/old.new")
        folder().removeOldest()
        #expect(try names() == ["young.new"])
    }

    @Test func `clearing leaves what is not its own`() throws {
        _ = folder().secret()
        for name in ["1.a", "2.new", "notes"] { folder().save([1], to: path + "/" + name) }
        try folder().clear()
        #expect(try names() == ["notes"])
    }

    @Test func `without a place to write nothing is kept and nothing is lost`() throws {
        folder().save([1], to: path + "/1.a")
        let missing = CacheFolder(path: path + "/1.a", limit: 0, endings: [".a"])
        try missing.clear()
        #expect(missing.secret() == nil)
        #expect(folder().items(".a").map(\.size) == [1])
    }

    @Test func `the path follows the custom of the system`() {
        let homes = [
            ["XDG_CACHE_HOME": "/x", "HOME": "/h"], ["XDG_CACHE_HOME": "x", "HOME": "/h"],
        ]
        let paths = homes.map { CacheFolder.path(of: "n", in: $0) }
        #expect(paths == ["/x/n", "/h/.cache/n"])
        #expect(CacheFolder.path(of: "n", in: [:]) == nil)
    }

    @Test func `what is written is there when the writer has settled`() async throws {
        let writer = CacheWriter()
        for number in 0..<50 {
            writer.start { [folder = folder()] in
                folder.save([UInt8(number)], to: folder.path + "/x.a")
            }
        }
        await writer.settle()
        #expect(folder().read(path + "/x.a", upTo: 10) == [49])
    }

    private func names() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: path).sorted()
    }
}
