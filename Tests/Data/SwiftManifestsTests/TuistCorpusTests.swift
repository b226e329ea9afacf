import Codebase
import Corpora
import Foundation
import Processes
import TemporaryCodebases
import Testing
import Tiers
import SwiftManifests

/// Small manifests, of which the Swift compiler says what they make when they run against our own
/// `ProjectDescription`.
///
/// `RECORD_CORPUS=1` writes what the runs say into the corpus, and fails.
@Suite(.real, .timeLimit(.minutes(20))) struct TuistCorpusTests {
    private static let corpus = Corpus(comment: "//")
    /// One for all manifests, so that our own ProjectDescription is compiled once.
    private static let runner = SwiftManifestRunner(runPatience: .seconds(240))

    @Test(arguments: corpus.programs)
    func `a manifest makes what its run makes, or is not evaluated`(
        program: CorpusProgram
    ) async throws {
        let complaint = program.complaint(about: try await Self.evaluated(program))
        #expect(complaint == nil)
    }

    @Test func `the names of manifests differ`() {
        let names = Self.corpus.programs.map(\.name)
        #expect(names.count >= 40)
        #expect(Set(names).count == names.count)
    }

    @Test func `the runs of all manifests say what is recorded`() async throws {
        var recorded: [CorpusProgram] = []
        for program in Self.corpus.programs {
            let found = try await Self.run(program)
            if Corpus.isRecording {
                var program = program
                program.answer = found.map { .value($0) } ?? .none("fails")
                program.isEvaluated = try await Self.evaluated(program) != nil
                recorded.append(program)
            } else if case .value(let wanted) = program.answer {
                #expect(found == wanted, "\(program.name)")
            } else {
                #expect(found == nil, "\(program.name)")
            }
        }
        guard Corpus.isRecording else { return }
        try Self.corpus.record(recorded)
        Issue.record(
            "The answers were recorded. Look at them, and run again without RECORD_CORPUS.")
    }

    private static func evaluated(_ program: CorpusProgram) async throws -> String? {
        text(try await codebase(of: program).read())
    }

    private static func run(_ program: CorpusProgram) async throws -> String? {
        let reader = TuistProjectReader(runner: runner, runsAll: true)
        return text(try await codebase(of: program).read(with: reader, trust: .trusted))
    }

    /// A manifest with its helpers and with some sources for its targets.
    private static func codebase(of program: CorpusProgram) throws -> TemporaryCodebase {
        let imports = "import Foundation\nimport ProjectDescription\n"
        var files = ["Project.swift": imports + program.text, "Tuist/Config.swift": imports]
        if !program.helper.isEmpty {
            files["Project.swift"] = imports + "import ProjectDescriptionHelpers\n" + program.text
            files["Tuist/ProjectDescriptionHelpers/Helper.swift"] = imports + program.helper
        }
        for folder in ["A", "B", "C", "Sources", "Tests", "A/Old", "Modules/A", "Modules/B"] {
            files["\(folder)/\(folder.replacing("/", with: "")).swift"] = ""
        }
        files["Local/Package.swift"] = "// swift-tools-version: 6.0"
        return try TemporaryCodebase(files)
    }

    /// The modules of a reading in the order of their names; nil if it is not complete.
    private static func text(_ reading: ProjectReading) -> String? {
        guard reading.incomplete.isEmpty else { return nil }
        return reading.modules.sorted { $0.name < $1.name }.map { module in
            let files = module.sources.map(\.string).joined(separator: " ")
            let uses = module.dependencies.map { name in
                "\(name.name)" + (name.condition.map { " (\($0))" } ?? "")
            }
            let name = module.moduleName == module.name ? "" : " as \(module.moduleName)"
            return "\(module.name)\(name): \(module.kind) [\(files)]"
                + (uses.isEmpty ? "" : " uses " + uses.joined(separator: ", "))
        }.joined(separator: "; ")
    }
}
