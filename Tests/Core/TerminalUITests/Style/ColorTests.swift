import Testing

@testable import TerminalUI

@Suite struct ColorTests {
    @Test func `a colour keeps what it was made of`() {
        #expect(Color.standard.kind == .standard)
        #expect(Color.ansi(9).kind == .ansi(9))
        #expect(Color.indexed(200).kind == .indexed(200))
        #expect(Color.rgb(0x12_AB_FF).kind == .rgb(red: 0x12, green: 0xAB, blue: 0xFF))
        for role in ColorRole.allCases { #expect(Color.role(role).kind == .role(role)) }
    }

    @Test func `numbers beyond the sixteen wrap around`() {
        #expect(Color.ansi(17) == .ansi(1))
    }

    @Test func `a colour is written as people say it`() {
        #expect("\(Color.standard)" == "default")
        #expect("\(Color.accent)" == "accent")
        #expect("\(Color.ansi(3))" == "ansi3")
        #expect("\(Color.indexed(77))" == "index77")
        #expect("\(Color.rgb(0x00_0A_FF))" == "#000aff")
    }

    @Test func `hues of layers repeat after eight, also backwards`() {
        #expect(Color.layer(0) == Color.layer(8))
        #expect(Color.layer(-1) == Color.layer(7))
        #expect(Set((0..<8).map { Color.layer($0) }).count == 8)
    }

    @Test(arguments: [
        (Color.ansi(4), ColorDepth.ansi16), (.indexed(200), .indexed256),
        (.rgb(0x7FB0F5), .trueColor), (.ansi(4), .trueColor),
    ])
    func `a colour that the depth can show is left alone`(color: Color, depth: ColorDepth) {
        #expect(color.resolved(for: depth) == color)
    }

    @Test func `without colours everything is the terminal's own`() {
        for color in [Color.ansi(1), .indexed(99), .rgb(0xFF0000), .accent] {
            #expect(color.resolved(for: .none) == .standard)
        }
    }

    @Test func `an exact colour becomes the nearest of 256`() {
        #expect(Color.rgb(0xFF0000).resolved(for: .indexed256) == .indexed(196))
        #expect(Color.rgb(0x5F87AF).resolved(for: .indexed256) == .indexed(67))
        #expect(Color.rgb(0x121212).resolved(for: .indexed256) == .indexed(233))
        #expect(Color.rgb(0xEEEEEE).resolved(for: .indexed256) == .indexed(255))
    }

    @Test func `every one of the 256 is nearest to a colour of its own value`() {
        for index in UInt8(16)...255 {
            let components = Palette.components(of: index)
            let nearest = Palette.components(of: Palette.nearest256(to: components))
            #expect(nearest == components)
        }
    }

    @Test func `an exact colour becomes the nearest of sixteen`() {
        #expect(Color.rgb(0xF00010).resolved(for: .ansi16) == .ansi(9))
        #expect(Color.rgb(0x101010).resolved(for: .ansi16) == .ansi(0))
        #expect(Color.indexed(46).resolved(for: .ansi16) == .ansi(10))
        #expect(Color.indexed(5).resolved(for: .ansi16) == .ansi(5))
    }

    @Test func `a meaning that no theme has seen has no colour`() {
        #expect(Color.error.resolved(for: .trueColor) == .standard)
    }
}
