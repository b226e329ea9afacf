import TerminalUI
import Testing

@testable import PreviewKit

@Suite struct PreviewColorsTests {
    private let native = NativeColors(appearance: .dark, depth: .indexed256)
    private let buffer = ScreenBuffer(
        drawing: Text("a", .accent, .bold), size: Size(width: 2, height: 1))

    private func colors(_ appearance: Theme.Appearance, _ depth: ColorDepth) -> PreviewColors {
        PreviewColors(appearance: appearance, depth: depth, native: native)
    }

    @Test func `what the terminal shows by itself stays as it is`() {
        let same = colors(.dark, .indexed256)
        #expect(same.apply(to: buffer) == buffer)
        #expect(same.paper == .plain)
    }

    @Test func `the other background is painted`() {
        #expect(!colors(.light, .indexed256).paper.background.isStandard)
        #expect(colors(.light, .indexed256).apply(to: buffer) != buffer)
    }

    @Test func `without colours only attributes are left`() {
        let cell = colors(.dark, .none).apply(to: buffer)[0, 0]
        #expect(cell.style == Style(attributes: .bold))
    }
}
