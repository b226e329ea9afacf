import Architecture
import Codebase
import Foundation
import Reports

/// A question about a folder that may have been asked before: what is printed is kept, and printed
/// again while nothing is different that was looked at for it.
struct RepeatedQuestion {
    /// Stands in a text for how long it took, which is not kept. No text of a codebase reaches a
    /// terminal with it.
    static let time = "\0"

    private let root: String
    private let services: Services
    private let text: String
    private let start = ContinuousClock.now

    /// - Parameters:
    ///   - root: The absolute path of the codebase.
    ///   - isPainted: Whether the output is coloured.
    /// - Returns: nil where nothing is kept, or where code of the folder may be run, which may look
    ///   at anything.
    init?(about root: String, trust: Trust, isPainted: Bool, services: Services) {
        guard services.outputs != nil, services.revision == nil, trust == .untrusted else {
            return nil
        }
        self.root = root
        self.services = services
        let variables = services.environment.filter { $0.key.hasPrefix("STRATA_") }
            .map { "\($0.key)=\($0.value)" }.sorted()
        let arguments = CommandLine.arguments.dropFirst()
        text = (arguments + ["", isPainted ? "colours" : ""] + variables)
            .joined(separator: "\0")
    }

    /// What is printed, and how the program ends.
    ///
    /// - Parameter work: Works the answer out through services that note what is looked at; its text
    ///   has ``time`` where it says how long that took.
    func answer(
        work: (Services) async throws -> WorkedOutAnswer
    ) async throws -> KeptOutput {
        await services.recoverChanges(in: root)
        // What is not kept needs the facts, which are fetched while the folder is listed.
        services.facts.prepare(for: root)
        guard let outputs = services.outputs, let tree = try? await services.trees.tree(at: root)
        else { return try await work(services).said }
        if let kept = await outputs.output(for: text, of: tree, index: services.index) {
            return kept.saying("\(start.duration(to: .now).milliseconds) ms, unchanged")
        }
        let notes = outputs.notes(on: tree)
        let answer = try await work(services.reading(notes.tree))
        let builds = services.index.map {
            $0.traces(ofBuildsIn: $0.buildFolders(of: answer.analysis.codebase), at: root)
        }
        notes.keep(answer.output, for: text, builds: builds)
        return answer.said
    }
}

/// An answer that was worked out.
struct WorkedOutAnswer {
    /// What is kept of it.
    let output: KeptOutput
    /// What it is about.
    let analysis: Analysis

    /// The output as it is printed now.
    var said: KeptOutput { output.saying("\(analysis.milliseconds) ms") }
}

extension KeptOutput {
    /// The same, which says how long it took.
    fileprivate func saying(_ time: String) -> KeptOutput {
        KeptOutput(
            text: text.replacing(RepeatedQuestion.time, with: time, maxReplacements: 1),
            status: status)
    }
}
