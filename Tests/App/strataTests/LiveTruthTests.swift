import Codebase
import DomainStubs
import Foundation
import RandomSamples
import Testing
import Tiers

@testable import Architecture
@testable import strata

/// What a live analysis says after each change is what a new one says.
///
/// `STRATA_EDITS=500` makes as many edits; each takes a second in a debug build.
@Suite(.long, .timeLimit(.minutes(30))) struct LiveTruthTests {
    private static let edits =
        ProcessInfo.processInfo.environment["STRATA_EDITS"].flatMap { Int($0) } ?? 50

    @Test func `random edits leave no difference to a fresh analysis`() async throws {
        let copy = try CheckoutCopy(of: "swift-argument-parser", seed: 12)
        let analyze = copy.services.analyze
        var known = try #require(await copy.freshAnalysis())
        var refreshed = 0
        for step in 0..<Self.edits {
            let (edit, change) = try copy.edit(known)
            let next = await analyze.refreshed(known, after: .files(change))
            let fresh = try #require(await copy.freshAnalysis())
            if let next {
                refreshed += 1
                let differences = next.differences(from: fresh)
                try #require(differences == [], "step \(step): \(edit)")
            }
            known = fresh
        }
        #expect(
            refreshed > Self.edits / 2, "Most edits change what one source says and nothing else.")
    }
}

extension Analysis {
    /// The names of what differs from another analysis.
    fileprivate func differences(from other: Analysis) -> [String] {
        var found: [String] = []
        if codebase != other.codebase { found.append("codebase") }
        if graph != other.graph { found.append("graph") }
        if violations != other.violations { found.append("violations") }
        if facts != other.facts { found.append("facts") }
        if incomplete != other.incomplete { found.append("incomplete") }
        if notes != other.notes { found.append("notes") }
        if totals != other.totals { found.append("totals") }
        if configuration.layers != other.configuration.layers { found.append("layers") }
        if assignment != other.assignment { found.append("assignment") }
        return found
    }
}

/// A copy of a package that others wrote, for a test to edit.
private final class CheckoutCopy {
    let services: Services
    private let folder: URL
    private var root: URL { folder.appending(path: "copy").resolvingSymlinksInPath() }
    private var generator: SeededGenerator
    private var number = 0

    init(of name: String, seed: UInt64) throws {
        generator = SeededGenerator(seed: seed)
        folder = URL(filePath: NSTemporaryDirectory())
            .appending(path: "strata-live-\(UUID().uuidString)")
        let package = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try FileManager.default.copyItem(
            at: package.appending(path: ".build/checkouts/" + name),
            to: folder.appending(path: "copy"))
        services = .live(environment: ["HOME": folder.path, "XDG_CACHE_HOME": folder.path])
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// The analysis of all that is in the folder now; only unchanged facts come from a cache.
    func freshAnalysis() async -> Analysis? {
        for await state in services.analyze.states(root: root.path, trust: .untrusted) {
            if case .complete(let analysis) = state { return analysis }
        }
        return nil
    }

    /// Edits one file.
    ///
    /// - Returns: What was done, and what a watcher would say of it.
    func edit(_ known: Analysis) throws -> (String, [RelativePath: Bool]) {
        let sources = known.codebase.modules.flatMap(\.sources).filter(known.facts.keys.contains)
        let file = try #require(sources.randomElement(using: &generator))
        let text = try String(contentsOf: url(file), encoding: .utf8)
        number += 1
        switch Int.random(in: 0..<12, using: &generator) {
        case 0:
            let new = file.parent.appending(RelativePath("New\(number).swift"))
            try write("public struct New\(number) {}\n" + text, to: new)
            return ("add \(new)", [new: true])
        case 1 where sources.count > 20:
            try FileManager.default.removeItem(at: url(file))
            return ("delete \(file)", [file: false])
        case 2:
            let other = try #require(sources.randomElement(using: &generator))
            let new = other.parent.appending(RelativePath("Moved\(number).swift"))
            try FileManager.default.moveItem(at: url(file), to: url(new))
            return ("move \(file) to \(new)", [file: false, new: true])
        case 3:
            try write(String(text.prefix(text.count / 2)), to: file)
            return ("cut \(file)", [file: true])
        case 4, 5:
            let name = known.codebase.modules.randomElement(using: &generator)?.moduleName ?? "X"
            try write("import \(name)\n" + text, to: file)
            return ("import \(name) in \(file)", [file: true])
        case 6:
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            try write(
                lines.filter { !$0.hasPrefix("import ") }.joined(separator: "\n"), to: file)
            return ("no imports in \(file)", [file: true])
        default:
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            let line = Int.random(in: 0..<lines.count, using: &generator)
            try write(
                (lines[..<line] + lines[min(line + 3, lines.count)...]).joined(separator: "\n"),
                to: file)
            return ("lines \(line)… out of \(file)", [file: true])
        }
    }

    private func url(_ file: RelativePath) -> URL { root.appending(path: file.string) }

    private func write(_ text: String, to file: RelativePath) throws {
        try Data(text.utf8).write(to: url(file))
    }
}
