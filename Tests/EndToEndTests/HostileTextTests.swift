import Foundation
import HostileTexts
import Testing
import Tiers

/// What the real program prints of a repository in which every text means harm.
@Suite(.real) struct HostileTextTests {
    private typealias Judge = @Sendable (String) -> Shape

    /// Commands with who judges what they print; nothing but text is judged by nobody.
    private static let commands: [(arguments: [String], judge: Judge?)] = [
        (["check", "--all"], nil), (["check", "--base", "HEAD"], nil),
        (["check", "--format", "json"], Shape.json), (["check", "--format", "sarif"], Shape.json),
        (["check", "--format", "codeclimate"], Shape.json),
        (["check", "--format", "github"], Shape.workflow),
        (["check", "--format", "junit"], Shape.xml),
        (["check", "--format", "markdown"], Shape.markdown),
        (["health"], nil), (["health", "--format", "markdown"], Shape.markdown),
        (["modules"], nil), (["modules", "--format", "json"], Shape.json),
        (["graph", "--format", "mermaid"], Shape.mermaid),
        (["graph", "--format", "dot"], Shape.dot),
        (["graph", "--layers", "--format", "mermaid"], Shape.mermaid), (["invert"], nil),
        (["imports"], nil), (["imports", "--fix"], nil), (["baseline", "--prune"], nil),
        (["affected", "--base", "HEAD"], nil), (["previews"], nil), (["snapshots"], nil),
        (["init"], nil), (["history"], nil), (["history", "--format", "json"], Shape.json),
        (["composition"], nil), (["devapps"], nil), (["baseline", "log"], nil),
        (["seams", "Held0"], nil), (["seams", "Held0", "--format", "markdown"], Shape.markdown),
        (["graph", "--format", "json"], Shape.json), (["health", "--format", "json"], Shape.json),
        (["imports", "--format", "json"], Shape.json),
        (["invert", "--format", "json"], Shape.json),
        (["affected", "--base", "HEAD", "--format", "json"], Shape.json),
        (["affected", "--base", "HEAD", "--format", "swift-test"], nil),
        (["history", "--format", "csv"], Shape.csv), (["history", "--format", "svg"], Shape.xml),
        (["composition", "--format", "json"], Shape.json),
        (["composition", "--format", "mermaid"], Shape.mermaid),
        (["composition", "--format", "dot"], Shape.dot),
        (["seams", "Held0", "--format", "json"], Shape.json),
        (["devapps", "--format", "json"], Shape.json), (["snapshots", "--diff"], nil),
        (["previews", "--format", "json"], Shape.json),
        (["snapshots", "--format", "json"], Shape.json),
    ]

    @Test func `nothing is printed raw, and parsers find nothing but text`() async throws {
        for seed in UInt64(1)...2 {
            let repository = try await HostileRepository(seed: seed)
            let name = repository.modules[0].filter { $0 != "\0" }
            let other = repository.modules[1].filter { $0 != "\0" }
            let named: [(arguments: [String], judge: Judge?)] = [
                (["plan", name], nil), (["why", name, "Nobody"], nil), (["why", name, other], nil),
                (["extract", name, "--name", name], nil), (["blame", name], nil),
                (["plan", "--seed", name], nil), (["seams", name], nil),
                (["plan", name, "--format", "markdown"], Shape.markdown),
                (["plan", name, "--format", "json"], Shape.json),
                (["why", name, other, "--format", "json"], Shape.json),
                (["blame", name, "--format", "json"], Shape.json),
                (["invert", name, other], nil),
                (["invert", name, other, "--format", "json"], Shape.json),
            ]
            let all = Self.commands + named
            for (arguments, judge) in all {
                let outcome = try await BuiltProgram.run(
                    BuiltProgram.strata, arguments, in: repository.folder.path)
                #expect((0...2).contains(outcome.status), "\(arguments): \(outcome.status)")
                let printed = outcome.output + outcome.errors
                #expect(!printed.isEmpty, "\(arguments)")
                let raw = RawText.scalars(in: printed)
                #expect(raw.isEmpty, "\(seed), \(arguments): \(raw)")
                let isCommands = arguments.contains("github")
                let commands = RawText.commands(in: isCommands ? outcome.errors : printed)
                #expect(commands.isEmpty, "\(seed), \(arguments): \(commands)")
                // What cannot be answered is said on standard error alone.
                let isAnswer = outcome.status < 2 || !outcome.output.isEmpty
                let mistakes = isAnswer ? judge?(outcome.output).mistakes ?? [] : []
                #expect(mistakes.isEmpty, "\(seed), \(arguments): \(mistakes)")
            }
        }
    }

    @Test func `a report of it is XML without a script`() async throws {
        let repository = try await HostileRepository(seed: 3)
        let file = repository.folder.path + "/report.html"
        let outcome = try await BuiltProgram.run("report", file, in: repository.folder.path)
        let page = try repository.folder.text(of: "report.html")
        #expect(outcome.status != 1 && RawText.scalars(in: page).isEmpty)
        let shape = Shape.xml(page)
        #expect(shape.mistakes.isEmpty)
        #expect(!shape.parts.keys.contains { $0.hasPrefix("<script") || $0.hasPrefix("<img") })
    }
}
