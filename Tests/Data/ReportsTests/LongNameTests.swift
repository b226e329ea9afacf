import Codebase
import Testing

@testable import Reports

@Suite struct LongNameTests {
    private let long = String(repeating: "x", count: 10_000)

    @Test func `a text of ten thousand characters is cut, an ordinary one is whole`() {
        #expect(long.visible.count == 1_001 && long.visible.hasSuffix("…"))
        let path = "Sources/" + String(repeating: "folder/", count: 40) + "File.swift"
        #expect(path.visible == path)
    }

    @Test func `a long cell leaves the other columns in sight`() {
        var table = TextTable([.left, .right], header: ["MODULE", "FILES"])
        table.append([long, "7"])
        table.append(["Core", "12"])
        let lines = table.text(paint: Paint(isOn: false)).split(separator: "\n")
        #expect(lines.allSatisfy { $0.count == 101 + 2 + 5 })
        #expect(lines[1].hasSuffix("…      7"))
    }
}
