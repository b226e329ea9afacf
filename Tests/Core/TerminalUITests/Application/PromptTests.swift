import Testing
import TerminalUI

@MainActor @Suite struct PromptTests {
    private final class Answers {
        var all: [[String]?] = []
    }

    private let answers = Answers()

    private func ask() -> Bench {
        let bench = Bench()
        let answers = answers
        let prompt = Prompt(
            "Whose is it?", remarks: ["Empty keeps."],
            fields: [.init("Reason", placeholder: "none yet"), .init("Owner")], done: "go on")
        bench.navigator.present(
            PromptScreen(prompt) { answer in
                answers.all.append(answer)
                bench.navigator.dismiss()
            })
        bench.press(.control("l"))
        return bench
    }

    @Test func `the lines stand below what a person has to know`() {
        let bench = ask()
        for text in ["Whose is it?", "Empty keeps.", "Reason", "none yet", "Owner", "Enter go on"] {
            #expect(bench.terminal.text.contains(text), "\(text)")
        }
    }

    @Test func `letters are typed, Tab and arrows change the line, Enter answers`() {
        ask().press("q", "y", .tab, "a", .up, "?", .enter)
        #expect(answers.all == [["qy?", "a"]])
        ask().press(.backTab, "b", .enter)
        #expect(answers.all.last == ["", "b"])
    }

    @Test func `Escape answers nothing, whatever was typed`() {
        ask().press("q", .escape)
        #expect(answers.all == [nil])
    }

    @Test func `a click goes to its line`() throws {
        let bench = ask()
        let place = try #require(bench.place(of: "Owner"))
        bench.click(place.column, place.row)
        bench.press("c", .enter)
        #expect(answers.all == [["", "c"]])
    }
}
