import Architecture
import Codebase
import Composing
import SourceFiles
import Testing

@Suite struct CompositionRulesTests {
    private func analysis(
        _ name: String, configuration: String? = nil
    ) async throws -> Analysis {
        let one = try #require(try CompositionCorpus.cases().first { $0.name == name })
        return try await one.analysis(
            CompositionRules(outlines: ParsingSourceOutlineReader()), configuration: configuration)
    }

    private let missing = "A forced resolution of nothing is an error"

    @Test func `findings are violations with their lines and the type`() async throws {
        let analysis = try await analysis(missing)
        let found = analysis.violations.filter { $0.kind == .unregistered }
        #expect(found.count == 1)
        #expect(found.first?.severity == .error)
        #expect(found.first?.from.targetName == "App")
        #expect(found.first?.to?.rawValue == "Cat")
        #expect(found.first?.sites.map(\.line) == [6])
        let evidence = found.first.map { evidenceByName(for: $0, in: analysis) }
        #expect(evidence?.first?.uses.map(\.name) == ["Cat"])
    }

    @Test func `rules find in containers what is told of them as a whole`() async throws {
        for one in try CompositionCorpus.cases() {
            let all = try await one.composition().findings.map(\.kind)
            let rules = try await one.analysis(
                CompositionRules(outlines: ParsingSourceOutlineReader())
            ).violations.map(\.kind).filter { $0.standardSeverity != .off }
            let ofContainers: Set<ViolationKind> = [
                .unregistered, .unresolved, .duplicate, .unapplied, .recursion, .captured, .unwired,
                .leak,
            ]
            #expect(
                Set(rules).intersection(ofContainers) == Set(all).intersection(ofContainers),
                "\(one)")
        }
    }

    @Test func `what views miss is a violation where someone asks for it`() async throws {
        let one = CompositionCorpus.Case(
            name: "", counts: nil,
            files: [
                "App/Screen.swift": """
                import SwiftUI
                final class Store: ObservableObject {}
                struct Screen: View {
                    @EnvironmentObject var store: Store
                    var body: some View { Text(store.name) }
                }
                """
            ])
        let rules = CompositionRules(outlines: ParsingSourceOutlineReader())
        let silent = try await one.analysis(rules)
        #expect(silent.violations.filter { $0.kind == .unprovided }.isEmpty)
        let asked = try await one.analysis(
            rules, configuration: "severities:\n  unprovided: warning\n")
        #expect(asked.violations.filter { $0.kind == .unprovided }.map(\.severity) == [.warning])
    }

    @Test func `a resolution knows the registration that it stands in`() async throws {
        let one = CompositionCorpus.Case(
            name: "", counts: nil,
            files: [
                "App/CompositionRoot.swift": """
                struct Oven {}
                struct Table {}
                struct CompositionRoot {
                    let oven = Oven()
                    let table = Table()
                }
                """,
                "App/Zoo.swift": """
                import Swinject
                class Cat {}
                class Zoo { init(cat: Cat) {} }
                func fill(_ container: Container) {
                    container.register(Cat.self) { _ in Cat() }
                    container.register(Zoo.self) { r in Zoo(cat: r.resolve(Cat.self)!) }
                }
                """,
            ])
        let composition = try await one.composition()
        #expect(composition.registrations.map(\.type) == ["Oven", "Table", "Cat", "Zoo"])
        let numbers = composition.resolutions.map(\.registration)
        #expect(numbers == [3])
        let edges = composition.edges
        #expect(edges == [CompositionEdge(from: 3, to: 2)])
        #expect(composition.registrations[2].mayAnswer(composition.resolutions[0]))
    }

    @Test func `a severity that a person chose counts, and off is off`() async throws {
        let warned = try await analysis(
            missing, configuration: "severities:\n  unregistered: warning\n")
        #expect(warned.violations.map(\.severity) == [.warning])
        let off = try await analysis(missing, configuration: "severities:\n  unregistered: off\n")
        #expect(off.violations.isEmpty)
    }

    @Test func `what the compiler does not check is judged only on request`() async throws {
        let name = "A delegate that nobody sets is said to be unset"
        #expect(try await analysis(name).violations.isEmpty)
        let asked = try await analysis(name, configuration: "severities:\n  unset: warning\n")
        #expect(asked.violations.map(\.kind) == [.unset, .unset])
        #expect(asked.violations.allSatisfy { $0.severity == .warning })
    }

    @Test func `what is missing and unwrapped ends the app, and is said so`() async throws {
        let one = CompositionCorpus.Case(
            name: "", counts: nil,
            files: [
                "App/Feed.swift": """
                protocol Logging { func log() }
                protocol Tracking { func track() }
                final class Feed {
                    var logger: Logging!
                    var tracker: Tracking?
                    func open() { logger.log(); tracker?.track() }
                }
                """,
                "App/CompositionRoot.swift": """
                struct CompositionRoot { func makeFeed() -> Feed { Feed() } }
                """,
            ])
        let messages = try await one.composition().findings.filter { $0.kind == .unset }
            .map(\.message)
        #expect(messages.count == 2)
        #expect(messages.contains { $0.contains("first call to this Logging ends the app") })
        #expect(messages.contains { $0.contains("calls to this Tracking do nothing") })
    }

    @Test func `an exclusion covers a type, and one that covers nothing is told`() async throws {
        let excluded = """
            exclude:
              - kind: unregistered
                to: Cat
                reason: Only in the demo.

            """
        let covered = try await analysis(missing, configuration: excluded)
        #expect(covered.violations.isEmpty)
        #expect(covered.assignment.problems.isEmpty)
        let unused = try await analysis("Plain registrations are found", configuration: excluded)
        #expect(unused.assignment.problems.count == 1)
    }

    @Test func `what is out of reach is a remark, and makes nothing incomplete`() async throws {
        let analysis = try await analysis("A type that nothing writes is out of reach")
        #expect(analysis.notes.map(\.line) == [4])
        #expect(analysis.incomplete.isEmpty)
    }

    @Test func `a recorded finding is recorded, and stale once it is gone`() async throws {
        let before = try await analysis(missing)
        let record = before.newBaseline()
        #expect(record.entries.map(\.id) == before.violations.map(\.id))
        let after = before.compared(with: record)
        #expect(after.violations.allSatisfy { $0.state == .recorded })
        #expect(after.stale.isEmpty)
    }

    @Test func `folders keep what was found in their module`() async throws {
        let folders = analyzeUnits(try await analysis(missing), by: .folders)
        #expect(folders.violations.contains { $0.kind == .unregistered })
    }
}
