import Codebase
import Previewing
import Testing

@testable import Previews

@Suite struct DetailRowTests {
    private func rows(_ kinds: Component.Kind...) -> [DetailRow] {
        let closure = BuildClosure(modules: [], files: 1, lines: 9, externals: [])
        return DetailRow.rows(
            of: PreviewedModule(
                id: "::Cart", name: "Cart", role: .feature,
                components: kinds.enumerated().map { component(number: $0, kind: $1) },
                previews: [],
                weight: PreviewWeight(closure: closure, shared: closure, cuts: []), devApp: nil))
    }

    private func component(number: Int, kind: Component.Kind) -> Component {
        Component(
            id: .init(module: "::Cart", type: "Part\(number)"), kind: kind, file: "Cart.swift",
            line: number)
    }

    @Test func `a kind that all have stands in the heading, not in each row`() {
        let platform = component(number: 0, kind: .platform)
        #expect(
            rows(.platform, .platform) == [
                .heading("Without a preview", count: "2, UIKit or AppKit"),
                .component(platform, showsKind: false),
                .component(component(number: 1, kind: .platform), showsKind: false),
            ])
    }

    @Test func `among other kinds each row says its own`() {
        #expect(
            rows(.view, .platform) == [
                .heading("Without a preview", count: "2"),
                .component(component(number: 0, kind: .view)),
                .component(component(number: 1, kind: .platform)),
            ])
    }

    @Test func `views of SwiftUI are what one expects, and are not named`() {
        #expect(rows(.view).first == .heading("Without a preview", count: "1"))
    }
}
