import Corpora
import Foundation
import Testing
import Tiers

/// Small build files, of which Python says what they give; where Starlark differs from Python, the
/// answer was written by the language's specification, and says so.
///
/// `RECORD_CORPUS=1` writes what Python says into the corpus, and fails.
@Suite(.timeLimit(.minutes(20))) struct StarCorpusTests {
    private static let corpus = Corpus(comment: "#")

    @Test(arguments: corpus.programs)
    func `a program gives what Starlark says, or is not evaluated`(program: CorpusProgram) {
        let complaint = program.complaint(about: StarCorpusText.x(program.text))
        #expect(complaint == nil)
    }

    @Test func `the names of programs differ`() {
        let names = Self.corpus.programs.map(\.name)
        #expect(names.count > 200)
        #expect(Set(names).count == names.count)
    }

    @Test(
        .real,
        .enabled(
            if: RunningTool.isInstalled("python3"),
            "python3 is not installed: what is recorded of it is not checked"))
    func `Python says of all programs what is recorded`() throws {
        let programs = Self.corpus.programs.filter { $0.byHand == nil }
        let texts = String(decoding: try JSONEncoder().encode(programs.map(\.text)), as: UTF8.self)
        let result = try RunningTool.run("python3", ["-c", Self.script, texts], keepsErrors: true)
        let answers = result.output.split(separator: "\n").map(String.init)
        try #require(answers.count == programs.count, "\(result.output.suffix(500))")
        guard !Corpus.isRecording else { return try record(programs, answers) }
        for (program, answer) in zip(programs, answers) {
            #expect(program.answer == Self.answer(answer), "\(program.name)")
        }
    }

    private static func answer(_ line: String) -> CorpusProgram.Answer {
        line == "!" ? .none("fails") : .value(line)
    }

    private func record(_ programs: [CorpusProgram], _ answers: [String]) throws {
        let python = Dictionary(uniqueKeysWithValues: zip(programs.map(\.name), answers))
        try Self.corpus.record(
            Self.corpus.programs.map { program in
                var program = program
                program.answer = python[program.name].map(Self.answer) ?? program.answer
                program.isEvaluated = StarCorpusText.x(program.text) != nil
                return program
            })
        Issue.record(
            "The answers were recorded. Look at them, and run again without RECORD_CORPUS.")
    }

    /// Runs each program alone and writes its `x` as `StarCorpusText` does, or `!` if it fails.
    private static let script = #"""
        import json, sys

        def quoted(text):
            for letter, escape in (("\\", "\\\\"), ("\"", "\\\""), ("\n", "\\n"), ("\t", "\\t")):
                text = text.replace(letter, escape)
            return "\"" + text + "\""

        def text(value):
            if isinstance(value, str):
                return quoted(value)
            if isinstance(value, list):
                return "[" + ", ".join(map(text, value)) + "]"
            if isinstance(value, tuple):
                return "(" + ", ".join(map(text, value)) + ("," if len(value) == 1 else "") + ")"
            if isinstance(value, dict):
                return "{" + ", ".join(text(k) + ": " + text(v) for k, v in value.items()) + "}"
            return repr(value)

        sys.stdout.reconfigure(encoding="utf-8")
        for program in json.loads(sys.argv[1]):
            names = {}
            try:
                exec(program, names)
                print(text(names["x"]))
            except Exception:
                print("!")
        """#
}
