import Testing

@testable import OperatingSystem

struct ChangeCollectorTests {
    @Test func `what is taken in is named, each path once`() {
        var changes = ChangeCollector()
        for path in ["/a", "/b", "/a"] { changes.add(path) }
        #expect(changes.change == .paths(["/a", "/b"]))
    }

    @Test func `a change anywhere takes all paths with it`() {
        var changes = ChangeCollector()
        changes.add("/a")
        changes.addAnywhere()
        changes.add("/b")
        #expect(changes.change == .anywhere)
    }

    @Test func `of very many paths none is named`() {
        var changes = ChangeCollector()
        for number in 0..<20_000 { changes.add("/\(number)") }
        #expect(changes.change == .anywhere)
    }
}
