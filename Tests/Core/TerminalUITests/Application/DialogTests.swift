import Testing
import TerminalUI

@MainActor @Suite("Questions and pages") struct DialogTests {
    private final class Answers {
        var all: [Bool] = []
    }

    private let answers = Answers()

    private func ask(_ lines: Int = 3) -> Bench {
        let bench = Bench()
        let answers = answers
        let question = Question(
            "Save it?", remarks: ["1 file created"],
            lines: (1...lines).map { DiffLine(.added, "line \($0).") }, yes: "save")
        bench.navigator.present(
            QuestionScreen(question) { answer in
                answers.all.append(answer)
                bench.navigator.dismiss()
            })
        bench.press(.control("l"))
        return bench
    }

    @Test func `a question shows the change, and the bottom bar says what y does`() {
        let bench = ask()
        for text in ["Save it?", "1 file created", "+ line 2.", "y save", "n no"] {
            #expect(bench.terminal.text.contains(text), "\(text)")
        }
    }

    @Test func `only y says yes; n, Escape and q say no, and nothing else answers`() {
        for key in ["y", "n", .escape, "q"] as [Key] {
            ask().press(key)
            #expect(answers.all.last == (key == "y"))
        }
        #expect(answers.all.count == 4)
        ask().press(.enter, .space, "Y", "c", "1", ":", "?", .left, "h", "l")
        #expect(answers.all.count == 4)
    }

    @Test func `a long change can be read to its end`() {
        let bench = ask(60)
        #expect(!bench.terminal.text.contains("line 60."))
        bench.press("G")
        #expect(bench.terminal.text.contains("line 60."))
        bench.press("g")
        #expect(bench.terminal.text.contains("line 1."))
    }

    @Test func `a page is read to its end and closed by Escape, q and Enter`() {
        for key in [.escape, "q", .enter] as [Key] {
            let bench = Bench()
            let text = (1...80).map { StyledText("line \($0).") }
            bench.navigator.present(
                PageScreen("Rule", paragraphs: text) { bench.navigator.dismiss() })
            bench.press("G")
            #expect(bench.terminal.text.contains("line 80."))
            bench.press(key)
            #expect(bench.navigator.modals.isEmpty)
        }
    }
}
