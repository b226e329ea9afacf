import Corpora
import Testing

@testable import CocoaPods

/// Small podspecs with what they say by the references of Ruby and CocoaPods.
///
/// The answers were written by hand, since the tests do not need a Ruby; `RECORD_CORPUS=1` writes
/// which of them Strata evaluates, and fails.
@Suite struct PodspecCorpusTests {
    private static let corpus = Corpus(comment: "#")

    @Test(arguments: corpus.programs)
    func `a podspec says what Ruby says, or is not evaluated`(program: CorpusProgram) {
        let complaint = program.complaint(about: Self.text(of: program.text))
        #expect(complaint == nil)
    }

    @Test func `the names of podspecs differ`() throws {
        let programs = Self.corpus.programs
        #expect(programs.count > 60)
        #expect(Set(programs.map(\.name)).count == programs.count)
        guard Corpus.isRecording else { return }
        try Self.corpus.record(
            programs.map { program in
                var program = program
                program.isEvaluated = Self.text(of: program.text) != nil
                return program
            })
        Issue.record("The marks were recorded. Look at them, and run again without RECORD_CORPUS.")
    }

    /// What Strata reads in a podspec; nil if it says that it does not understand all of it.
    private static func text(of podspec: String) -> String? {
        let parsed = RubyParser.statements(of: podspec)
        let pod = PodspecEvaluator(parsed.statements, name: "unnamed").pod
        guard parsed.overrun == nil, pod.overrun == nil, pod.isUnderstood else { return nil }
        return pod.text
    }
}

extension PodSpecification {
    fileprivate var isUnderstood: Bool {
        openLines.isEmpty && subspecs.allSatisfy(\.isUnderstood)
    }

    /// The name, what it says besides, and its subspecs in braces.
    fileprivate var text: String {
        let lists = [
            ("platforms", platforms.sorted()), ("source_files", sourceFiles),
            ("exclude_files", excludedFiles), ("default_subspecs", defaultSubspecs),
            (
                "dependencies",
                dependencies.map { $0.name + ($0.platform.map { "@" + $0 } ?? "") }
            ),
        ]
        let word = kind == .test ? "test " : kind == .app ? "app " : ""
        let module = moduleName.map { ["module_name=" + $0] } ?? []
        let said = lists.filter { !$0.1.isEmpty }.map { "\($0)=[\($1.joined(separator: ", "))]" }
        return ([word + name] + module + said + subspecs.map { "{\($0.text)}" })
            .joined(separator: " ")
    }
}
