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
    ]

    @Test func `nothing is printed raw, and parsers find nothing but text`() async throws {
        for seed in UInt64(1)...2 {
            let repository = try await HostileRepository(seed: seed)
            let name = repository.modules[0].filter { $0 != "\0" }
            let named = [
                ["plan", name], ["why", name, "Nobody"], ["extract", name, "--name", name],
                ["blame", name], ["plan", "--seed", name], ["seams", name],
            ]
            let all = Self.commands + named.map { (arguments: $0, judge: nil) }
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
                let mistakes = judge?(outcome.output).mistakes ?? []
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
