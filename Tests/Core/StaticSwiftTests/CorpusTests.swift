import Corpora
import Testing
import Tiers

/// Small programs, of which the Swift compiler says what they give.
///
/// `RECORD_CORPUS=1` writes what the compiler says into the corpus, and fails.
@Suite(.timeLimit(.minutes(20))) struct CorpusTests {
    private static let corpus = Corpus(comment: "//")

    @Test(.long, arguments: corpus.programs)
    func `a program gives what Swift says, or is not evaluated`(program: CorpusProgram) {
        let found = CorpusText.x(helper: program.helper, program: program.text)
        let complaint = program.complaint(about: found)
        #expect(complaint == nil)
    }

    @Test func `the names of programs differ`() {
        let names = Self.corpus.programs.map(\.name)
        #expect(names.count > 400)
        #expect(Set(names).count == names.count)
    }

    @Test(.real) func `the compiler says of all programs what is recorded`() throws {
        let programs = Self.corpus.programs
        let compiled = CompiledCorpus(programs)
        defer { #expect(throws: Never.self) { try compiled.remove() } }
        try #require(try compiled.build() == "")
        let answers = try compiled.answers()
        guard !Corpus.isRecording else { return try record(answers) }
        for (index, program) in programs.enumerated() {
            switch program.answer {
            case .value(let wanted): #expect(answers[index] == wanted, "\(program.name)")
            case .none("differs"): #expect(try differs(compiled, index), "\(program.name)")
            case .none: #expect(try compiled.answer(index) == nil, "\(program.name)")
            }
        }
    }

    /// Whether the answer is not the same in several runs.
    private func differs(_ compiled: CompiledCorpus, _ index: Int) throws -> Bool {
        Set(try (0..<8).map { _ in try compiled.answer(index) }).count > 1
    }

    private func record(_ answers: [Int: String]) throws {
        var programs = Self.corpus.programs
        for (index, answer) in answers {
            programs[index].answer = .value(answer)
            let found = CorpusText.x(helper: programs[index].helper, program: programs[index].text)
            programs[index].isEvaluated = found != nil
        }
        try Self.corpus.record(programs)
        Issue.record(
            "The answers were recorded. Look at them, and run again without RECORD_CORPUS.")
    }
}
