import DomainStubs
import Testing

@testable import Architecture
@testable import Codebase

@Suite struct AcceptanceTests {
    private var ports: MemoryPorts {
        var ports = MemoryPorts(files: ["Sources/A/A.swift": .stub()])
        ports.readings = [ProjectReading(modules: [.stub("A")])]
        ports.treeIncomplete = [
            IncompleteItem(path: "Kits/Ads/Headers", reason: "The link leads nowhere. Remove it."),
            IncompleteItem(path: "Kits/Ads/odd.swift", reason: "Its name is odd. Rename it."),
        ]
        return ports
    }

    private func analysis(_ acceptances: Acceptance...) async throws -> Analysis {
        var ports = ports
        ports.written = LayerConfiguration(
            source: .file(".strata.yml"), layers: [], acceptances: acceptances)
        var last: AnalysisState?
        for await state in ports.analyze.states(root: "/codebase", trust: .untrusted) {
            last = state
        }
        guard case .complete(let analysis) = last else { throw AnalysisError.noSwift(path: "") }
        return analysis
    }

    @Test func `what is accepted is not incomplete, and kept with what accepts it`() async throws {
        let links = Acceptance(
            path: "Kits/**", contains: "leads nowhere", reason: "The vendor's.", line: 2)
        let found = try await analysis(links)
        #expect(found.incomplete.map(\.path) == ["Kits/Ads/odd.swift"])
        #expect(found.accepted.map(\.item.path) == ["Kits/Ads/Headers"])
        #expect(found.accepted.map(\.acceptance) == [links])
        #expect(found.assignment.problems.isEmpty)
    }

    @Test func `a pattern alone covers every reason`() async throws {
        let found = try await analysis(Acceptance(path: "Kits/**", reason: "Theirs."))
        #expect(found.incomplete.isEmpty && found.accepted.count == 2)
    }

    @Test func `an acceptance that covers nothing is reported and accepts nothing`() async throws {
        let old = Acceptance(path: "Gone/**", reason: "Old.", line: 7)
        let found = try await analysis(old)
        #expect(found.incomplete.count == 2 && found.accepted.isEmpty)
        #expect(found.assignment.problems == [.unusedAcceptance(old)])
        #expect(!LayerProblem.unusedAcceptance(old).isError)
        #expect(LayerProblem.unusedAcceptance(old).description.hasPrefix(".strata.yml:7: "))
    }

    @Test func `what is suspected of a manifest can be accepted`() async throws {
        var ports = ports
        ports.files["Sources/B/B.swift"] = .stub()
        ports.treeIncomplete = []
        ports.written = LayerConfiguration(
            source: .file(".strata.yml"), layers: [],
            acceptances: [Acceptance(path: "Package.swift", reason: "B is a draft.")])
        var last: AnalysisState?
        for await state in ports.analyze.states(root: "/codebase", trust: .untrusted) {
            last = state
        }
        #expect(last?.analysis?.incomplete.isEmpty == true)
        #expect(last?.analysis?.accepted.count == 1)
        ports.written = nil
        for await state in ports.analyze.states(root: "/codebase", trust: .untrusted) {
            last = state
        }
        #expect(last?.analysis?.incomplete.map(\.path) == ["Package.swift"])
    }

    @Test
    func `what folders stand for keeps what is accepted and what covers nothing`() async throws {
        let found = try await analysis(
            Acceptance(path: "Kits/**", reason: "Theirs."), Acceptance(path: "Old", reason: "Old."))
        let folders = analyzeUnits(found, by: .folders)
        #expect(folders.accepted == found.accepted)
        #expect(folders.assignment.problems == found.assignment.problems)
    }

    @Test func `layers that are proposed keep what a person accepted`() async throws {
        let kits = Acceptance(path: "Kits/**", reason: "Theirs.")
        #expect(try await proposeLayers(analysis(kits)).acceptances == [kits])
    }
}
