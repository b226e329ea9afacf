import Codebase
import KeptReadings
import TemporaryCodebases
import Testing

@Suite struct RememberingProjectReaderTests {
    private let codebase: TemporaryCodebase
    private let counting = CountingReader(WordReader())
    private let reader: RememberingProjectReader

    init() throws {
        codebase = try TemporaryCodebase(["a.txt": "first", "c.swift": ""])
        reader = RememberingProjectReader(reader: counting)
    }

    private func words() async -> [String] {
        await reader.read(codebase.tree, trust: .untrusted).notes.map(\.reason)
    }

    @Test func `a reading stays until something is different that it looked at`() async throws {
        #expect(await words() == ["first"])
        try codebase.write("let a = 1", to: "c.swift")
        #expect(await words() == ["first"])
        #expect(counting.take() == 1)
        try codebase.write("second", to: "a.txt")
        #expect(await words() == ["second"])
        try codebase.write("", to: "d.swift")
        #expect(await words() == ["second"])
        #expect(counting.take() == 2)
        _ = await reader.read(codebase.tree, trust: .trusted)
        #expect(counting.take() == 1)
    }
}
