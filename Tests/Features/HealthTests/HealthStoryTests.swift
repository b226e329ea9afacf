import Architecture
import Codebase
import Diagnosing
import FeatureKit
import SnapshotKit
import TerminalUI
import Testing

@testable import Health

@MainActor @Suite struct HealthStoryTests {
    @Test func `what is worth most is first and selected`() async {
        let stage = await Stage()
        #expect(stage.model.selected == stage.model.rows.first)
        let scores = stage.model.health?.troubles.map(\.score) ?? []
        #expect(scores.count > 3 && scores == scores.sorted(by: >))
    }

    @Test func `the details say why, what it wins and costs, and what to do`() async throws {
        let stage = await Stage()
        let finding = try #require(stage.model.selected?.finding)
        let step = try #require(finding.steps.first)
        #expect(stage.shows("wins") && stage.shows("costs"))
        #expect(stage.shows(String(step.sentence.prefix(30))))
    }

    @Test func `Enter takes the next step of each finding`() async {
        let stage = await Stage()
        for row in stage.model.rows.indices where stage.model.rows[row].finding != nil {
            stage.model.list.select(row)
            let before = stage.calls.count
            await stage.press(.enter)
            #expect(stage.calls.count == before + 1, "\(stage.model.rows[row].id)")
        }
    }

    @Test func `Enter on a dependency opens its violation`() async throws {
        let stage = await Stage()
        let row = try #require(stage.model.rows.firstIndex { $0.finding?.topic == .target })
        stage.model.list.select(row)
        let finding = try #require(stage.model.selected?.finding)
        await stage.press(.tab)
        let edge = try #require(stage.model.evidence.firstIndex { $0.edge == finding.edges[0] })
        stage.model.evidenceList.select(edge)
        await stage.press(.enter)
        #expect(stage.calls == ["openViolation(\(finding.violations[0]))"])
        await stage.press(.escape)
        #expect(stage.model.focus == .findings)
    }

    @Test func `m opens the module, y copies the command, E explains`() async throws {
        let stage = await Stage()
        let row = try #require(stage.model.rows.firstIndex { $0.finding?.topic == .target })
        stage.model.list.select(row)
        let finding = try #require(stage.model.selected?.finding)
        await stage.press("m", "y", "E")
        #expect(stage.calls.first == "openModule(\(finding.modules[0]))")
        #expect(stage.calls[1] == "copy(\(finding.steps[0].command ?? ""))")
        #expect(stage.calls[2].hasPrefix("explain("))
    }

    @Test func `the filter finds titles and topics`() async {
        let stage = await Stage(.filtered)
        #expect(
            stage.model.rows.allSatisfy { row in
                row.finding?.title.lowercased().contains("songs") ?? true
            })
        #expect(await Stage(.noMatch).shows("No match"))
    }

    @Test func `where nothing hurts it says what was looked at`() async {
        #expect(await Stage(.quiet).shows("Nothing hurts"))
        #expect(await Stage(.quiet).shows("Looked at: whether all of"))
        #expect(await Stage(.clean).shows("nothing hurts"))
    }
}
