import Testing

@testable import TerminalUI

private struct Numbers: PaletteSource {
    let title = "Numbers"
    var count = 10_000
    let choose: @MainActor @Sendable (Int) -> Void

    func items() async -> [PaletteItem] {
        (0..<count).map { number in
            PaletteItem(id: "\(number)", title: "File\(number).swift", detail: "Sources") {
                choose(number)
            }
        }
    }
}

@MainActor private final class Chosen {
    var numbers: [Int] = []
}

@MainActor @Suite("Palette") struct CommandPaletteTests {
    private let chosen = Chosen()

    /// An application whose open palette knows the commands and ten thousand files.
    private func open() async -> Bench {
        var options = ApplicationOptions()
        let chosen = chosen
        options.palette = [Numbers { chosen.numbers.append($0) }]
        let bench = Bench(options: options)
        bench.press(":")
        while !bench.hints.contains("of 10,0") {
            await Task.yield()
            bench.application.handle(.redraw)
            bench.application.drawIfNeeded()
        }
        return bench
    }

    @Test func `it finds commands by some of their letters and does them`() async {
        let bench = await open()
        bench.type("coup")
        bench.press(.enter)
        #expect(bench.screen.viewModel.count == 1)
        #expect(bench.navigator.modals.isEmpty)
    }

    @Test func `before anything is typed places come first, then what is suggested`() async {
        let model = PaletteModel(sources: [Suggesting()])
        await model.load()
        let titles = (0..<model.count).map { model.result(at: $0).entry.item.title }
        #expect(titles == ["Second", "Third", "First"])
    }

    private struct Suggesting: PaletteSource {
        let title = "Things"

        func items() async -> [PaletteItem] {
            [
                PaletteItem(id: "1", title: "First") {},
                PaletteItem(id: "2", title: "Second", suggestion: 1) {},
                PaletteItem(id: "3", title: "Third", suggestion: 2) {},
            ]
        }
    }

    @Test func `it finds one of ten thousand files`() async {
        let bench = await open()
        bench.type("file9876")
        bench.press(.enter)
        #expect(chosen.numbers == [9876])
    }

    @Test func `taking letters back finds more again`() async {
        let bench = await open()
        bench.type("file98765")
        #expect(bench.terminal.text.contains("No match."))
        bench.press(.backspace)
        #expect(bench.terminal.text.contains("File9876.swift"))
    }

    /// The titles that the palette lists for some letters, from the top.
    private func found(_ letters: String, files: Int, extra: [Command]) async -> [String] {
        var options = ApplicationOptions()
        options.palette = [Numbers(count: files) { _ in }]
        let bench = Bench(options: options)
        bench.screen.extra = extra
        bench.press(":")
        for _ in 0..<200 { await Task.yield() }
        bench.type(letters)
        let titles = extra.map(\.title) + ["File1.swift", "Count up"]
        return bench.lines.compactMap { line in titles.first { line.contains($0) } }
    }

    @Test func `what writes stands behind every command that does not, and never first`() async {
        let write = Command("write", "Write file", keys: .write) {}
        let look = Command("look", "With its many files left", keys: []) {}
        let found = await found("wifile", files: 0, extra: [write, look])
        #expect(found == ["With its many files left", "Write file"])
        let behindFiles = await self.found("file", files: 2, extra: [write])
        #expect(behindFiles.first == "File1.swift")
        #expect(behindFiles.contains("Write file"))
        #expect(await self.found("writefile", files: 2, extra: [write]) == ["Write file"])
    }

    @Test func `a command is found by words that it does not show`() async {
        let command = Command("graph", "Show its picture", keywords: "neighbours graph") {}
        #expect(await found("neighb", files: 3, extra: [command]) == ["Show its picture"])
    }

    @Test func `a screen is found by its name, with a capital, too`() async {
        let screen = Command("program.layers", "Arrange them", keywords: "bands") {}
        let other = Command("arrange", "Show layers of sand") {}
        for typed in ["Layers", "layers"] {
            let found = await found(typed, files: 3, extra: [other, screen])
            #expect(found == ["Arrange them", "Show layers of sand"])
        }
        let picture = Command("picture", "Draw the module graph", keywords: "diagram") {}
        for typed in ["Graph", "Diagram"] {
            #expect(await found(typed, files: 3, extra: [picture]) == ["Draw the module graph"])
        }
    }

    @Test func `arrows move, the best match is selected first`() async {
        let bench = await open()
        bench.type("file12")
        bench.press(.down, .enter)
        #expect(chosen.numbers.count == 1)
        #expect(chosen.numbers != [12])
    }

    @Test func `a command that cannot be done now says why, and the palette stays`() async {
        let bench = await open()
        bench.type("doitnever")
        bench.press(.enter)
        #expect(bench.terminal.text.contains("It cannot be done."))
        #expect(bench.navigator.modals.count == 1)
    }

    @Test func `letters that are commands elsewhere are typed, and a paste too`() async {
        let bench = await open()
        bench.type("q?:")
        bench.application.handle(.paste("file7"))
        bench.application.drawIfNeeded()
        #expect(bench.terminal.text.contains("q?:file7"))
        #expect(!bench.navigator.hasQuit)
    }
}
