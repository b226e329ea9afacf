import Foundation
import Testing

@testable import TerminalUI

@Suite struct ThemeTests {
    private static let colorful: [Theme] = [.dark, .light, .sixteenDark]

    @Test func `a terminal without colours gets a theme without colours`() {
        for appearance in [Theme.Appearance.light, .dark] {
            let theme = Theme.standard(appearance, for: .none)
            for role in ColorRole.allCases {
                #expect(theme[role].foreground.isStandard)
                #expect(theme[role].background.isStandard)
            }
        }
    }

    @Test func `nothing is yellow where the background may be white`() {
        for role in ColorRole.allCases {
            #expect(Theme.sixteenEither[role].foreground != .ansi(3), "\(role)")
        }
    }

    @Test func `a terminal of sixteen colours gets only those`() {
        for appearance in [Theme.Appearance.light, .dark] {
            let theme = Theme.standard(appearance, for: .ansi16)
            for role in ColorRole.allCases {
                let style = theme[role]
                #expect(style.foreground.resolved(for: .ansi16) == style.foreground)
                #expect(style.background.resolved(for: .ansi16) == style.background)
            }
        }
    }

    @Test func `on an unknown background nothing is drawn that either would swallow`() {
        for depth in [ColorDepth.none, .ansi16, .indexed256, .trueColor] {
            let theme = Theme.standard(.either, for: depth)
            #expect(theme[.selection].attributes.contains(.reverse))
            for role in ColorRole.allCases {
                #expect(theme[role].background.isStandard)
                let swallowed: [Color] = [.ansi(0), .ansi(7), .ansi(8), .ansi(15)]
                #expect(!swallowed.contains(theme[role].foreground), "\(role)")
            }
        }
    }

    @Test func `secondary text is dim, not bright black, which eight colours lack`() {
        for theme in [Theme.sixteenDark, .sixteenEither] {
            for role in [ColorRole.muted, .faint, .border, .comment] {
                #expect(theme[role].foreground.isStandard)
                #expect(theme[role].attributes.contains(.dim))
            }
        }
    }

    @Test func `a selected row can be told from others in every theme`() {
        for theme in Self.colorful + [.monochrome] {
            #expect(theme.resolve(Style(on: .selection)) != .plain)
            #expect(theme.resolve(Style(on: .selectionInactive)) != .plain)
            #expect(
                theme.resolve(Style(on: .selection)) != theme.resolve(Style(on: .selectionInactive))
            )
        }
    }

    @Test func `error, warning, success and text differ where there are colours`() {
        for theme in Self.colorful {
            let looks = [Color.error, .warning, .success, .text].map { theme.resolve(Style($0)) }
            #expect(Set(looks).count == 4)
        }
    }

    @Test(arguments: [Theme.dark, .light])
    func `text can be read on what lies behind it`(theme: Theme) {
        let ground = theme == .dark ? 16 : 250
        let quiet: Set<ColorRole> = [.faint, .border, .text]
        for role in ColorRole.allCases where !quiet.contains(role) {
            guard let color = theme[role].foreground.components else { continue }
            let light = (color.red * 3 + color.green * 6 + color.blue) / 10
            #expect(abs(light - ground) > 80, "\(role)")
        }
    }

    /// The contrast of two colours, 1 to 21 (WCAG 2.2).
    private func contrast(_ one: Color, _ other: Color) -> Double {
        func light(_ color: Color) -> Double {
            guard let parts = color.components else { return 0 }
            let linear = [parts.red, parts.green, parts.blue].map { part in
                let part = Double(part) / 255
                return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
            }
            return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
        }
        let (a, b) = (light(one), light(other))
        return (max(a, b) + 0.05) / (min(a, b) + 0.05)
    }

    @Test func `selected rows stand out on grey backgrounds, too`() {
        let grounds: [(Theme, [UInt32])] = [
            (.dark, [0x000000, 0x1E1E1E, 0x282C34]), (.light, [0xFFFFFF, 0xF0F0F0]),
        ]
        for (theme, backgrounds) in grounds {
            for ground in backgrounds.map(Color.rgb) {
                let bars = [ColorRole.selection, .selectionInactive].map { theme[$0].background }
                #expect(bars.allSatisfy { contrast($0, ground) > 1.15 }, "\(ground)")
            }
        }
    }

    @Test(arguments: [ColorDepth.ansi16, .indexed256])
    func `white backgrounds of sixteen colours get no green and no cyan`(depth: ColorDepth) {
        let theme = Theme.standard(depth == .ansi16 ? .light : .either, for: depth)
        let pale: [Color] = [.ansi(2), .ansi(3), .ansi(6), .ansi(10), .ansi(11), .ansi(14)]
        for role in ColorRole.allCases {
            #expect(!pale.contains(theme[role].foreground), "\(role)")
        }
    }

    @Test func `line numbers of changed lines come nearer to text`() {
        for role in [ColorRole.additionBackground, .deletionBackground] {
            let style = Theme.dark.resolve(Style(.faint, on: .role(role)))
            #expect(style.foreground == Theme.dark[.muted].foreground)
        }
    }

    @Test(arguments: [Theme.dark, .light])
    func `secondary text can be read on a selected row`(theme: Theme) {
        for role in [ColorRole.selection, .selectionInactive] {
            let style = theme.resolve(Style(.muted, on: .role(role)))
            #expect(contrast(style.foreground, style.background) >= 4.5, "\(role)")
            #expect(!style.attributes.contains(.bold))
        }
    }

    @Test func `on an unknown background no text has one of the normal colours`() {
        // Many terminals brighten bold ones, and bright ones cannot be read on white.
        for role in ColorRole.allCases {
            guard case .ansi(let index) = Theme.sixteenEither[role].foreground.kind else {
                continue
            }
            #expect(index > 7, "\(role)")
        }
    }

    @Test func `dim text on a reversed bar is not dim, so that the bar is even`() {
        let style = Theme.sixteenDark.resolve(Style(.muted, on: .selection))
        #expect(style == Style(attributes: .reverse))
    }

    @Test func `a role behind text gives its background and leaves the text its colour`() {
        let style = Theme.dark.resolve(Style(.error, on: .selection))
        #expect(style.foreground == Theme.dark[.error].foreground)
        #expect(style.background == Theme.dark[.selection].background)
    }

    @Test func `text on a reversed bar gives up its colour so that the bar is even`() {
        let style = Theme.sixteenDark.resolve(Style(.error, on: .selection, attributes: .bold))
        #expect(style == Style(attributes: [.bold, .reverse]))
    }

    @Test func `colours that are no meaning pass through a theme`() {
        let style = Style(.rgb(0x123456), on: .ansi(2))
        #expect(Theme.light.resolve(style) == style)
    }

    @Test func `a style for a depth holds nothing that the depth cannot show`() {
        let style = Style(.accent, on: .selection).resolved(with: .dark, for: .indexed256)
        guard case .indexed = style.foreground.kind, case .indexed = style.background.kind else {
            Issue.record("expected two of the 256 colours, got \(style)")
            return
        }
    }
}
