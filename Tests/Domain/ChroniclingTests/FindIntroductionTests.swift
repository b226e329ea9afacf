import Codebase
import Testing

@testable import Chronicling

struct FindIntroductionTests {
    private static let edge = HistorySubject.edge(EdgeID(from: "::A", to: "::B"))
    private static let with = CommitReading.having(["A", "B"], edges: ["A>B"])
    private static let without = CommitReading.having(["A", "B"])

    private func blame(
        _ subject: HistorySubject = edge, _ history: MemoryHistory
    ) async throws -> BlameResult {
        try await FindIntroduction(log: history, reader: history, store: history).introduction(
            of: subject, in: "/")
    }

    @Test(arguments: [0, 1, 2, 30, 98, 99])
    func `the commit after which it is there is found`(start: Int) async throws {
        let history = MemoryHistory(line: (0..<100).map { $0 < start ? Self.without : Self.with })
        guard case .found(let steps) = try await blame(history: history), let found = steps.last
        else {
            Issue.record("not found")
            return
        }
        #expect(steps.count == 1)
        #expect(found.commit.id == "\(start)")
        #expect(found.before?.id == (start == 0 ? nil : "\(start - 1)"))
        #expect(found.isCertain && found.between == 100 - start)
        #expect(history.read.count == Set(history.read).count && history.read.count < 20)
    }

    private func blame(history: MemoryHistory) async throws -> BlameResult {
        try await blame(Self.edge, history)
    }

    @Test func `of a thing that came twice the last time counts`() async throws {
        let there = [false, true, true, false, false, true, true, true]
        let history = MemoryHistory(line: there.map { $0 ? Self.with : Self.without })
        guard case .found(let steps) = try await blame(history: history) else {
            Issue.record("not found")
            return
        }
        #expect(steps.map(\.commit.id) == ["5"])
    }

    @Test func `a merge leads to the commit of its branch`() async throws {
        let history = MemoryHistory([
            ("root", [], Self.without), ("main", ["root"], Self.without),
            ("one", ["root"], Self.without), ("two", ["one"], Self.with),
            ("three", ["two"], Self.with), ("merge", ["main", "three"], Self.with),
            ("last", ["merge"], Self.with),
        ])
        guard case .found(let steps) = try await blame(history: history) else {
            Issue.record("not found")
            return
        }
        #expect(steps.map(\.commit.id) == ["merge", "two"])
        #expect(steps.last?.before?.id == "one")
    }

    @Test func `of an octopus the branch that has it is followed`() async throws {
        let history = MemoryHistory([
            ("root", [], Self.without), ("a", ["root"], Self.without), ("b", ["root"], Self.with),
            ("octopus", ["root", "a", "b"], Self.with),
        ])
        guard case .found(let steps) = try await blame(history: history) else {
            Issue.record("not found")
            return
        }
        #expect(steps.map(\.commit.id) == ["octopus", "b"])
    }

    @Test func `what only a merge has was made by the merge`() async throws {
        let history = MemoryHistory([
            ("root", [], Self.without), ("a", ["root"], Self.without),
            ("b", ["root"], Self.without), ("merge", ["a", "b"], Self.with),
        ])
        guard case .found(let steps) = try await blame(history: history) else {
            Issue.record("not found")
            return
        }
        #expect(steps.map(\.commit.id) == ["merge"])
    }

    @Test func `a branch from where it was there leads to before the branch`() async throws {
        let history = MemoryHistory([
            ("root", [], Self.without), ("old", ["root"], Self.with),
            ("main", ["old"], Self.without), ("side", ["old"], Self.with),
            ("merge", ["main", "side"], Self.with),
        ])
        guard case .found(let steps) = try await blame(history: history) else {
            Issue.record("not found")
            return
        }
        #expect(steps.map(\.commit.id) == ["merge", "old"])
    }

    @Test func `a folder that moved is followed to its former name`() async throws {
        let old = CommitReading.having(["A", "B"], edges: ["A>B"], in: "Old")
        let new = CommitReading.having(["A", "B"], edges: ["A>B"], in: "New")
        let history = MemoryHistory(line: [.having(["A", "B"], in: "Old"), old, old, new, new])
        let edge = EdgeID(from: "New::A", to: "New::B")
        guard case .found(let steps) = try await blame(.edge(edge), history) else {
            Issue.record("not found")
            return
        }
        #expect(steps.map(\.commit.id) == ["3", "1"])
        #expect(steps.last?.subject == .edge(EdgeID(from: "Old::A", to: "Old::B")))
    }

    @Test func `in a shallow clone the oldest commit is not blamed`() async throws {
        let history = MemoryHistory(
            line: Array(repeating: Self.with, count: 4), limits: [.shallow])
        guard case .older(let commit, let steps) = try await blame(history: history) else {
            Issue.record("blamed")
            return
        }
        #expect(commit.id == "0" && steps.isEmpty)
    }

    @Test func `commits that cannot be read leave the answer open`() async throws {
        let history = MemoryHistory(line: [
            Self.without, .unreadable("gone"), .unreadable("gone"), Self.with, Self.with,
        ])
        guard case .found(let steps) = try await blame(history: history), let found = steps.first
        else {
            Issue.record("not found")
            return
        }
        #expect(found.commit.id == "3" && found.before?.id == "0")
        #expect(found.unread == 2 && !found.isCertain)
    }

    @Test func `a state before that is incomplete leaves the answer open`() async throws {
        let history = MemoryHistory(line: [.having(["A"], incomplete: 2), Self.with])
        guard case .found(let steps) = try await blame(history: history) else {
            Issue.record("not found")
            return
        }
        #expect(steps.first?.incompleteBefore == 2 && steps.first?.isCertain == false)
    }

    @Test func `what is not there now has no commit`() async throws {
        let history = MemoryHistory(line: [Self.with, Self.without])
        guard case .notThere(let commit) = try await blame(history: history) else {
            Issue.record("blamed")
            return
        }
        #expect(commit.id == "1")
    }

    @Test func `a module and its size have commits of their own`() async throws {
        let history = MemoryHistory(line: [
            .having(["A"], lines: 10), .having(["A", "B"], lines: 20),
            .having(["A", "B"], lines: 30),
        ])
        guard case .found(let module) = try await blame(.module("::B"), history),
            case .found(let size) = try await blame(.size("::A", lines: 25), history)
        else {
            Issue.record("not found")
            return
        }
        #expect(module.map(\.commit.id) == ["1"])
        #expect(size.map(\.commit.id) == ["2"])
    }
}
