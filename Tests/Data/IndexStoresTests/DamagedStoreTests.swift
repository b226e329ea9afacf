import Codebase
import Foundation
import GitRepositories
import IndexStores
import Testing
import Tiers

/// The library that reads stores trusts their bytes, so that some damage ends the process it runs in.
@Suite(.real) struct DamagedStoreTests {
    private struct Generator: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var mixed = state
            mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
            mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
            return mixed ^ mixed >> 31
        }
    }

    private func built() async throws -> (folder: CompiledFolder, files: [RelativePath]) {
        let folder = try await CompiledFolder()
        let core = try await folder.compile(
            "Core", "public struct Cart {\n    public init() {}\n    public var price = 1\n}\n")
        let app = try await folder.compile(
            "App", "import Core\n\nlet cart = Cart()\nfunc pay() -> Int { cart.price }\n")
        return (folder, [app, core])
    }

    private func path(of kind: String, _ name: String, in folder: CompiledFolder) throws -> String {
        let root = folder.store + "/v5/" + kind
        let files = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String }
        let found = files?.first { $0.split(separator: "/").last?.hasPrefix(name) == true }
        return root + "/" + (try #require(found))
    }

    @Test(arguments: ["records", "units"])
    func `damage in one file never ends Strata, nor keeps it from others`(kind: String)
        async throws
    {
        let (folder, files) = try await built()
        let path = try path(of: kind, "App.swift", in: folder)
        let good = try Data(contentsOf: URL(fileURLWithPath: path))
        func answers() async -> [RelativePath: CompilerAnswer] {
            // A new one each time: nothing is kept of what the store said before.
            let reader = StoreIndexReader(
                environment: ProcessInfo.processInfo.environment, tracked: GitTrackedFilesReader(),
                command: [CompiledFolder.probe])
            return await reader.answers(for: files, in: folder.codebase)
        }
        let whole = await answers()
        var random = Generator(state: 20)
        var silent = 0
        for _ in 0..<60 {
            try Self.damaged(good, &random).write(to: URL(fileURLWithPath: path))
            let answers = await answers()
            if answers[files[0]] != whole[files[0]] { silent += 1 }
            #expect(answers[files[1]] == whole[files[1]])
        }
        #expect(silent > 0)
    }

    /// Cut off, or with some bytes overwritten.
    private static func damaged(_ good: Data, _ random: inout Generator) -> Data {
        var bytes = [UInt8](good)
        if Bool.random(using: &random) {
            return Data(bytes[..<Int.random(in: 0..<bytes.count, using: &random)])
        }
        let start = Int.random(in: 0..<bytes.count, using: &random)
        let count = Int.random(in: 1...32, using: &random)
        for position in start..<min(start + count, bytes.count) {
            bytes[position] = .random(in: 0...255, using: &random)
        }
        return Data(bytes)
    }

    @Test func `a program that says nothing leaves its files unread`() async throws {
        let (folder, files) = try await built()
        let reader = StoreIndexReader(
            environment: ProcessInfo.processInfo.environment, tracked: GitTrackedFilesReader(),
            command: ["/bin/false"])
        let answers = await reader.answers(for: files, in: folder.codebase)
        #expect(answers == [files[0]: .silent(.unreadable), files[1]: .silent(.unreadable)])
    }
}
