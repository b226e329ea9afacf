import Testing
import Tiers

@testable import PreviewKit

/// What a person sees who edits a screen while its gallery runs, in a real terminal.
@Suite(.real, .serialized) struct WatchStoryTests {
    @Test func `the gallery follows the code`() async throws {
        let package = try ScratchPackage()
        let build = ChildProcess(
            arguments: ["swift", "build", "--product", "FruitsDev"], folder: package.folder.path)
        let output = Parsing()
        let isBuilt = try await build.run { await output.take($0) }
        let outcome = await output.outcome
        try #require(isBuilt, "\(outcome)")

        let terminal = try await ScratchTerminal(in: package.folder.path)
        do {
            try await story(package, terminal)
        } catch {
            try await terminal.end()
            throw error
        }
        try await terminal.end()
    }

    private func story(_ package: ScratchPackage, _ terminal: ScratchTerminal) async throws {
        try package.writeEditor()
        try await terminal.enter("EDITOR=./editor .build/debug/FruitsDev --watch --preview rotten")
        try await terminal.wait(for: "It shows one of Apple.")
        try await terminal.wait(for: "Watching")
        try await terminal.press("t", "s")
        try await terminal.wait(for: "80x24 · light")
        try await terminal.press("Tab", "j", "j")
        try await terminal.wait(for: "Row 2.")

        try package.writeScreen(showing: "\"two\"")
        let edited = try await terminal.wait(for: "It shows two of Apple.")
        #expect(edited.contains("Fruits/rotten"))
        #expect(edited.contains("80x24 · light"))
        try await terminal.wait(for: "It shows two of Apple. Row 2.")
        try await terminal.press("C-g")

        try package.writeScreen(showing: "nothing")
        let broken = try await terminal.wait(for: "Build failed")
        #expect(broken.contains("Sources/Fruits/FruitScreen.swift:9"))
        #expect(broken.contains("cannot find 'nothing' in scope"))
        #expect(broken.contains("It shows two of Apple."))
        try await terminal.press("e")
        try await terminal.wait(for: "edited +9 ")
        try await terminal.press("Enter")
        try await terminal.wait(for: "Build failed")

        try package.writeScreen(showing: "\"three\"")
        let fixed = try await terminal.wait(for: "It shows three of Apple. Row 2.")
        #expect(!fixed.contains("Build failed"))

        try package.writeOrchard("Pear")
        try await terminal.wait(for: "It shows three of Pear.")
        try package.writeOrchard("Quince")
        try await terminal.wait(for: "It shows three of Quince.")

        for number in 1...20 {
            try package.writeScreen(showing: "\"edit \(number)\"")
            try await Task.sleep(for: .milliseconds(number % 2 == 0 ? 40 : 170))
        }
        try await terminal.wait(for: "It shows edit 20 of Quince.")

        try package.folder.write(
            "extension FruitScreen { var added: String { \"new\" } }\n",
            to: "Sources/Fruits/Added.swift")
        try package.writeScreen(showing: "added")
        try await terminal.wait(for: "It shows new of Quince.")

        try await terminal.wait(for: "Watching")
        try await terminal.press("q")
        try await terminal.wait(for: "ready> EDITOR=")
        #expect(try await terminal.value("alternate_on") == "0")
    }
}
