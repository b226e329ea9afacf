import Testing
import TerminalUI

@MainActor @Suite struct ChoiceTests {
    private final class Answers {
        var all: [Int?] = []
    }

    private let answers = Answers()

    private func ask() -> Bench {
        let bench = Bench()
        let answers = answers
        let choices = [
            Choice("Exclude it", key: "x", detail: "with a reason"),
            Choice("Move it", key: "m", disabled: "It is there already."),
            Choice("Leave it"),
        ]
        bench.navigator.present(
            ChoiceScreen("What now?", remarks: ["A uses B."], choices: choices) { answer in
                answers.all.append(answer)
                bench.navigator.dismiss()
            })
        bench.press(.control("l"))
        return bench
    }

    @Test func `each choice stands with its key and what it is about`() {
        let bench = ask()
        for text in ["What now?", "A uses B.", "x  Exclude it", "with a reason", "Leave it"] {
            #expect(bench.terminal.text.contains(text), "\(text)")
        }
    }

    @Test func `a key chooses at once, Enter what is selected`() {
        ask().press("x")
        ask().press("j", "j", .enter)
        ask().press("G", "k", "k", .enter)
        #expect(answers.all == [0, 2, 0])
    }

    @Test func `what cannot be chosen says why, and the question stays`() {
        let bench = ask()
        bench.press("m")
        #expect(bench.terminal.text.contains("It is there already."))
        bench.press("j", .enter)
        #expect(answers.all.isEmpty && !bench.navigator.modals.isEmpty)
    }

    @Test(arguments: [Key.escape, "q"]) func `going back chooses nothing`(key: Key) {
        ask().press(key)
        #expect(answers.all == [nil])
    }

    @Test func `a click selects a row, which Enter chooses`() throws {
        let bench = ask()
        let place = try #require(bench.place(of: "Leave it"))
        bench.click(place.column, place.row)
        bench.press(.enter)
        #expect(answers.all == [2])
    }
}
