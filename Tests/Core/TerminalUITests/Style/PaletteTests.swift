import Testing

@testable import TerminalUI

@Suite struct PaletteTests {
    @Test func `the cube and the greys have xterm's values`() {
        #expect(Palette.components(of: 16) == (0, 0, 0))
        #expect(Palette.components(of: 21) == (0, 0, 255))
        #expect(Palette.components(of: 196) == (255, 0, 0))
        #expect(Palette.components(of: 231) == (255, 255, 255))
        #expect(Palette.components(of: 232) == (8, 8, 8))
        #expect(Palette.components(of: 255) == (238, 238, 238))
        #expect(Palette.components(of: 9) == (255, 0, 0))
    }

    @Test func `no other of the 256 is much nearer than the one that is chosen`() {
        for red in stride(from: 0, through: 255, by: 51) {
            for green in stride(from: 0, through: 255, by: 37) {
                for blue in stride(from: 0, through: 255, by: 43) {
                    let chosen = Palette.components(of: Palette.nearest256(to: (red, green, blue)))
                    let off = [chosen.red - red, chosen.green - green, chosen.blue - blue]
                    #expect(off.allSatisfy { abs($0) <= 48 }, "\(red) \(green) \(blue)")
                }
            }
        }
    }

    @Test func `every theme stays readable when its colours are reduced to 256`() {
        for theme in [Theme.dark, .light] {
            let colors: [Color] = [.error, .warning, .success, .accent, .muted, .keyword]
            let reduced = Set(
                colors.map { Style($0).resolved(with: theme, for: .indexed256).foreground })
            #expect(reduced.count == colors.count)
        }
    }
}
