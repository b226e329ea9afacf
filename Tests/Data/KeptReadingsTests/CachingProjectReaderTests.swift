import Codebase
import Foundation
import KeptReadings
import SwiftManifests
import Synchronization
import TemporaryCodebases
import Testing

@Suite struct CachingProjectReaderTests {
    private let codebase: TemporaryCodebase
    private let kept = ReadingsFolder()
    private let reader = CountingReader(WordReader())

    init() throws {
        codebase = try TemporaryCodebase(["a.txt": "first", "b.txt": "second", "c.swift": ""])
    }

    private func words(
        _ tree: SourceTree? = nil, trust: Trust = .untrusted, program: String = "1"
    ) async -> [String] {
        await kept.read(tree ?? codebase.tree, by: reader, trust: trust, program: program)
            .notes.map(\.reason)
    }

    @Test func `the second run evaluates nothing and says the same`() async {
        #expect(await words() == ["first", "second"])
        #expect(await words() == ["first", "second"])
        #expect(reader.take() == 1)
    }

    @Test func `another content, file, trust or program is evaluated again`() async throws {
        _ = await words()
        try codebase.write("third", to: "b.txt")
        #expect(await words() == ["first", "third"])
        try codebase.write("", to: "d.swift")
        _ = await words()
        _ = await words(trust: .trusted)
        _ = await words(program: "2")
        #expect(reader.take() == 5)
    }

    @Test func `what the evaluation did not look at may change`() async throws {
        _ = await words()
        try codebase.write("let a = 1", to: "c.swift")
        _ = await words()
        #expect(reader.take() == 1)
    }

    @Test func `what is put back is known again, also for another list of files`() async throws {
        let first = codebase.tree
        _ = await words()
        try codebase.write("third", to: "b.txt")
        _ = await words()
        try codebase.write("fourth", to: "e.txt")
        _ = await words()
        _ = reader.take()
        #expect(await words(first) == ["first", "third"])
        try codebase.write("second", to: "b.txt")
        #expect(await words(first) == ["first", "second"])
        #expect(reader.take() == 0)
    }

    @Test func `a changed copy has a reading of its own, an equal one the same`() async {
        _ = await words()
        let equal = codebase.tree.patched(["b.txt": Array("second".utf8)])
        #expect(await words(equal) == ["first", "second"])
        #expect(reader.take() == 1)
        let changed = codebase.tree.patched(["b.txt": Array("other".utf8)])
        #expect(await words(changed) == ["first", "other"])
        #expect(await words() == ["first", "second"])
        #expect(reader.take() == 1)
    }

    @Test func `a file that cannot be read is asked about each time`() async throws {
        try FileManager.default.removeItem(atPath: codebase.root + "/b.txt")
        #expect(await words() == ["first"])
        try codebase.write("back", to: "b.txt")
        #expect(await words() == ["first", "back"])
    }

    @Test func `damage anywhere is noticed, and repaired`() async throws {
        _ = await words()
        for file in try kept.files() {
            let sound = try Data(contentsOf: file)
            for place in stride(from: 0, to: sound.count, by: 7) {
                var damaged = sound
                damaged[place] ^= 0x41
                try damaged.write(to: file)
                #expect(await words() == ["first", "second"], "\(file), byte \(place)")
                try sound.write(to: file)
            }
            try sound.prefix(sound.count / 2).write(to: file)
            #expect(await words() == ["first", "second"])
            _ = reader.take()
            #expect(await words() == ["first", "second"])
            #expect(reader.take() == 0)
        }
    }

    @Test func `what another cache wrote, links and huge files are not believed`() async throws {
        _ = await words()
        let files = try kept.files(".asked") + kept.files(".reading")
        #expect(files.count == 2)
        try Data(0..<16).write(to: URL(filePath: kept.path + "/key"))
        _ = reader.take()
        _ = await words()
        #expect(reader.take() == 1)
        for file in try kept.files(".reading") {
            #expect(truncate(file.path, 600 << 20) == 0)
        }
        #expect(await words() == ["first", "second"])
        #expect(reader.take() == 1)
        for file in try kept.files(".reading") {
            let elsewhere = codebase.root + "/" + file.lastPathComponent
            try FileManager.default.moveItem(atPath: file.path, toPath: elsewhere)
            try FileManager.default.createSymbolicLink(
                atPath: file.path, withDestinationPath: elsewhere)
        }
        #expect(await words() == ["first", "second"])
        #expect(reader.take() == 1)
    }

    @Test func `what changes while it is read is not kept`() async throws {
        let file = codebase.root + "/a.txt"
        let turn = Mutex(0)
        let moving = CountingReader(
            WordReader {
                let text = "turn \(turn.withLock { turn in turn += 1; return turn })"
                _ = FileManager.default.createFile(atPath: file, contents: Data(text.utf8))
            })
        _ = await kept.read(codebase.tree, by: moving)
        _ = await kept.read(codebase.tree, by: moving)
        #expect(moving.take() == 2)
        #expect(try kept.files(".reading") == [])
    }

    @Test func `a reading that was stopped is not kept`() async throws {
        let (kept, tree, reader) = (kept, codebase.tree, reader)
        await withTaskGroup(of: Void.self) { group in
            group.cancelAll()
            group.addTask { _ = await kept.read(tree, by: reader) }
        }
        #expect(try kept.files(".reading") == [])
    }

    @Test func `readers at the same time leave sound files and no drafts`() async throws {
        let (kept, tree, reader) = (kept, codebase.tree, reader)
        await withTaskGroup(of: ProjectReading.self) { group in
            for _ in 0..<8 { group.addTask { await kept.read(tree, by: reader) } }
            for await found in group { #expect(found.notes.map(\.reason) == ["first", "second"]) }
        }
        _ = reader.take()
        #expect(await words() == ["first", "second"])
        #expect(reader.take() == 0)
        #expect(try kept.files().count == 3)
    }

    @Test func `what was not used for the longest time goes first`() async throws {
        for turn in 0..<20 {
            try codebase.write(String(repeating: "\(turn)", count: 400), to: "a.txt")
            _ = await kept.read(codebase.tree, by: reader, limit: 10 * 4_096)
        }
        #expect(try kept.files().count == 1 + 10)
        _ = reader.take()
        _ = await words()
        #expect(reader.take() == 0)
    }

    @Test func `what is kept is counted, and forgotten when asked`() async throws {
        let store = KeptReadings(folder: kept.path)
        #expect(await store.usage() == CacheUsage(folder: kept.path))
        _ = await words()
        let usage = await store.usage()
        #expect(usage.entries == 1)
        #expect(try usage.bytes == kept.files().reduce(-16) { try $0 + Data(contentsOf: $1).count })
        try await store.clear()
        #expect(try kept.files() == [])
        #expect(KeptReadings.folder(in: ["HOME": "/h"]) == "/h/.cache/strata/readings")
    }

    @Test func `readers that share a cache share nothing else`() async throws {
        let cache = ReadingCache(folder: kept.path, program: "1")
        let other = try TemporaryCodebase(["a.txt": "other"])
        let (words, packages) = (reader, CountingReader(SwiftPackageReader()))
        for _ in 1...2 {
            for tree in [codebase.tree, other.tree] {
                for reader in [words, packages] {
                    let fresh = await reader.read(tree, trust: .untrusted)
                    let caching = CachingProjectReader(reader: reader, cache: cache)
                    #expect(await caching.read(tree, trust: .untrusted) == fresh)
                    await cache.settle()
                }
            }
        }
        #expect(words.take() == 4 + 2)
    }

    @Test func `without a place to write everything is evaluated`() async throws {
        try Data("no folder".utf8).write(to: URL(filePath: kept.path))
        #expect(await words() == ["first", "second"])
        #expect(await words() == ["first", "second"])
        #expect(reader.take() == 2)
    }
}
