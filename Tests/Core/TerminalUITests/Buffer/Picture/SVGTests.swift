import Testing

@testable import TerminalUI

@Suite struct SVGTests {
    private func svg(_ view: any View, _ appearance: Theme.Appearance = .dark) -> String {
        ScreenBuffer(drawing: view, size: Size(width: 12, height: 3)).svg(theme: appearance)
    }

    @Test func `text stands at its cell and is as wide as its cells`() {
        let picture = svg(Text("ab cd\n界x"))
        #expect(picture.contains("x=\"0\" y=\"13\" textLength=\"16.8\""))
        #expect(picture.contains("x=\"25.2\" y=\"13\" textLength=\"16.8\""))
        #expect(picture.contains("x=\"0\" y=\"31\" textLength=\"16.8\""))
        #expect(picture.contains(">界</text>"))
    }

    @Test func `text that would be markup is escaped`() {
        #expect(svg(Text("<a&b>")).contains("&lt;a&amp;b&gt;"))
    }

    @Test func `frames are shapes and not text`() {
        let picture = svg(Panel { EmptyView() }.fill())
        #expect(picture.contains("<path"))
        #expect(!picture.contains("─"))
    }

    @Test func `a line of the same character is one shape`() {
        let picture = svg(Divider())
        #expect(picture.split(separator: "<path").count == 2)
        #expect(picture.contains("M0 9H100.8"))
    }

    @Test func `a frame character between letters does not join their words`() {
        let picture = svg(Text("ab│cd"))
        #expect(picture.contains(">ab</text>") && picture.contains(">cd</text>"))
        #expect(picture.split(separator: "<path").count == 2)
    }

    @Test func `colours are those of the theme, reversed where the style says so`() {
        #expect(svg(Text("x", .error)).contains("#f08c93"))
        #expect(svg(Text("x", .error), .light).contains("#a82733"))
        let reversed = svg(Text("x", .error, .reverse))
        #expect(reversed.contains("height=\"18\" fill=\"#f08c93\""))
    }

    @Test func `attributes are kept`() {
        let picture = svg(Text("x", .text, [.bold, .italic, .underline, .dim]))
        for part in ["bold", "italic", "underline", "opacity=\"0.6\""] {
            #expect(picture.contains(part))
        }
    }

    @Test func `a cursor is drawn`() {
        let field = svg(TextField(TextInput("ab")))
        #expect(field.contains("<rect x=\"16.8\" y=\"0\""))
        #expect(!svg(Text("ab")).contains("fill-opacity"))
    }

    @Test func `an empty buffer gives a picture without content`() {
        let picture = ScreenBuffer(size: .zero).svg()
        #expect(picture.contains("viewBox=\"0 0 24 24\""))
        #expect(!picture.contains("<text"))
    }
}
