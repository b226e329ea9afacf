import Architecture
import Codebase
import Extracting
import FeatureKit
import Samples
import ScreenPreviews
import SnapshotKit
import Synchronization
import TerminalUI
import Testing

@testable import Extraction

@MainActor @Suite struct ExtractionStoryTests {
    @Test func `candidates stand in the order of the plan`() async throws {
        let stage = await Stage()
        let plan = try #require(stage.model.planned?.plan)
        #expect(plan.candidates.count > 3)
        #expect(stage.model.rows.map(\.candidate.name) == plan.steps)
        #expect(stage.model.selected?.number == 0)
    }

    @Test func `s sorts by the next column, S the other way round`() async {
        let stage = await Stage()
        await stage.press("s")
        let names = stage.model.rows.map(\.candidate.name)
        #expect(names == names.sorted() && names.count > 3)
        await stage.press("S")
        #expect(stage.model.rows.map(\.candidate.name) == names.reversed())
    }

    @Test func `Enter goes to the boundary, and Enter there opens the line`() async throws {
        let stage = await Stage()
        let row = try #require(stage.model.rows.firstIndex { !$0.candidate.cut.isEmpty })
        stage.model.selectCandidate(row)
        await stage.press(.enter)
        #expect(stage.model.focus == .boundary)
        let crossing = try #require(stage.model.selectedBoundary?.crossing)
        let line = try #require(crossing.lines.first)
        await stage.press(.enter, "e", "o")
        let site = "editLine(\(crossing.from):\(line))"
        #expect(stage.calls == [site, site, "editLine(\(crossing.to))"])
        await stage.press(.escape)
        #expect(stage.model.focus == .candidates)
    }

    @Test func `each use to turn around stands under what to do about it`() async throws {
        let stage = await Stage()
        let row = try #require(stage.model.rows.first { !$0.boundary.outgoing.isEmpty })
        let rows = BoundaryRow.all(of: row)
        for crossing in row.boundary.outgoing {
            let place = try #require(rows.firstIndex(of: .outgoing(crossing)))
            let heading = rows[..<place].last(where: \.isHeading)
            #expect(heading == .advice(crossing.coupling.advice))
            let title = rows[..<place].last { if case .heading = $0 { true } else { false } }
            guard case .heading(let text)? = title else {
                Issue.record("There is no heading over \(crossing.name).")
                continue
            }
            #expect(text.hasPrefix(crossing.coupling.rawValue))
        }
    }

    @Test func `the selected use says what to do about it alone`() async throws {
        let stage = await Stage(.boundary)
        let crossing = try #require(stage.model.selectedBoundary?.crossing)
        #expect(crossing.recipe.contains(crossing.to.string))
        #expect(stage.shows("do       \(crossing.name) can move below:"))
        await stage.press(.escape)
        #expect(!stage.shows("do       \(crossing.name)"))
    }

    @Test func `a step that is looked at is read in detail, and says what that shows`() async {
        let stage = await Stage(.tried)
        #expect(stage.model.selected?.candidate.trial == SampleShop.free)
        #expect(stage.shows("41 names become package or public"))
        #expect(stage.shows("in 17 files"))
        #expect(stage.shows("1 resource between them"))
        #expect(await Stage(.refused).shows("Price.swift:31"))
        #expect(await Stage(.trying).shows("Reading its files…"))
    }

    @Test func `a step is read once, also if nothing was told of it`() async {
        let reads = Mutex(0)
        let model = ExtractionViewModel(
            source: ChangingSource(.complete(SampleShop.monolith)),
            services: ExtractionServices(tryStep: { _, _, _ in
                reads.withLock { $0 += 1 }
                return nil
            }), router: PreviewRouter(log: RouteLog()), look: .zero)
        model.content.survey.take(.complete(SampleShop.monolith))
        await model.settle()
        model.showBoundary()
        await model.settle()
        #expect(reads.withLock(\.self) == 1)
    }

    @Test func `a extracts what comes free, and says of the rest why not`() async throws {
        let stage = await Stage(.tried)
        await stage.press("a")
        #expect(stage.calls == ["extract(Models)"])
        let row = try #require(stage.model.rows.firstIndex { !$0.candidate.needs.isEmpty })
        stage.model.selectCandidate(row)
        await stage.press("a")
        #expect(stage.calls == ["extract(Models)"])
        #expect(stage.model.whyNotExtracted?.contains("extracted first") == true)
        let refused = await Stage(.refused)
        #expect(refused.model.whyNotExtracted?.hasPrefix("It is not free: 2 lines") == true)
        #expect(await Stage(.byHand).model.whyNotExtracted?.hasPrefix("Shop is of") == true)
    }

    @Test func `a step of which something is turned around says how, and a extracts it`()
        async throws
    {
        let stage = await Stage(.turned)
        let candidate = try #require(stage.model.selected?.candidate)
        #expect(stage.shows("a router for CheckoutView"))
        await stage.press("a")
        #expect(stage.calls == ["extract(\(candidate.name))"])
    }

    @Test func `the picture shows every part, the selected one framed`() async throws {
        let stage = await Stage(.picture)
        let planned = try #require(stage.model.planned)
        let lines = planned.parts.reduce(0) { $0 + $1.lines }
        #expect(lines == planned.plan.lines)
        #expect(stage.shows("Shop by lines"))
        await stage.press("p")
        #expect(stage.model.page == .details)
    }

    @Test func `a click in the picture selects the candidate`() async throws {
        let stage = await Stage(.picture)
        await stage.click("◆ Models")
        #expect(stage.model.selected?.candidate.name == "Models")
    }

    @Test func `M lists modules, and Enter takes another one apart`() async throws {
        let stage = await Stage()
        await stage.press("M", "j")
        let other = try #require(stage.model.modules.last)
        await stage.press(.enter)
        #expect(stage.model.planned?.plan.module == other.id)
        #expect(stage.model.focus == .candidates)
        await stage.press("M", .escape)
        #expect(stage.model.planned?.plan.module == other.id)
    }

    @Test func `y copies the command that does the step`() async throws {
        let stage = await Stage()
        let name = try #require(stage.model.selected?.candidate.name)
        await stage.press("y")
        #expect(stage.calls == ["copy(strata extract \(name) --module Shop)"])
    }

    @Test func `reading again plans once for each reading`() async {
        let analysis = SampleShop.monolith
        let plans = Mutex(0)
        let model = ExtractionViewModel(
            source: ChangingSource(.complete(analysis)), router: PreviewRouter(log: RouteLog()),
            plan: { module, analysis, pace in
                plans.withLock { $0 += 1 }
                return PlannedMonolith(module, in: analysis, pace: pace)
            })
        for _ in 0..<3 {
            model.content.survey.take(.complete(analysis))
            await model.settle()
        }
        #expect(plans.withLock(\.self) == 1)
        #expect(!model.rows.isEmpty)
        model.content.survey.take(.complete(SampleShop.monolith))
        await model.settle()
        #expect(plans.withLock(\.self) == 2)
    }

    @Test func `who leaves ends the plan, and who comes back begins it again`() async {
        let analysis = SampleShop.monolith
        let ended = AsyncStream.makeStream(of: Bool.self)
        let model = ExtractionViewModel(
            source: ChangingSource(.complete(analysis)), router: PreviewRouter(log: RouteLog()),
            plan: { module, analysis, pace in
                while pace(0) { await Task.yield() }
                ended.continuation.yield(true)
                return PlannedMonolith(module, in: analysis, pace: pace)
            })
        model.content.survey.take(.complete(analysis))
        await model.content.survey.settle()
        #expect(model.progress == .choosing(0))
        model.stop()
        var ends = ended.stream.makeAsyncIterator()
        #expect(await ends.next() == true)
        #expect(model.progress == .idle && model.planned == nil)
        model.listen()
        #expect(model.progress == .choosing(0))
        model.stop()
    }

    @Test func `the filter finds names, kinds and files`() async {
        let stage = await Stage(.filtered)
        #expect(stage.model.rows.allSatisfy { $0.candidate.kind == .feature })
        #expect(!stage.model.rows.isEmpty)
        #expect(await Stage(.noMatch).shows("No match"))
    }

    @Test func `where nothing comes free it says so, and offers other modules`() async {
        #expect(await Stage(.nothingFree).shows("No group of Shop comes free"))
        #expect(await Stage(.nothing).shows("Nothing to take apart"))
        #expect(await Stage(.planning).shows("3 of at most 10 found"))
    }

    @Test func `Space adds a candidate to the what-if, and takes it out again`() async throws {
        let stage = await Stage()
        let candidate = try #require(stage.model.selected?.candidate)
        await stage.press(" ")
        #expect(stage.model.isTaken(candidate) && stage.model.page == .whatIf)
        let result = try #require(stage.model.simulated.result)
        let lines = try #require(
            result.comparison.figures.first { $0.name == "lines of Shop" })
        #expect(lines.before - lines.after == candidate.lines)
        #expect(stage.shows("Compared with today"))
        await stage.press(" ")
        #expect(stage.model.whatIf.current.moves.isEmpty && stage.model.simulated == .nothing)
    }

    @Test func `moves are taken back, made again, typed and taken out`() async throws {
        let stage = await Stage()
        await stage.press(" ", "[")
        #expect(stage.model.whatIf.current.moves.isEmpty)
        await stage.press("]", "n")
        #expect(stage.model.whatIf.current.moves.last == .type("Price", from: nil, to: "Models"))
        await stage.press("w", .end, .home, .delete)
        #expect(stage.model.whatIf.current.moves.count == 2)
        await stage.press(.escape)
        #expect(stage.model.focus == .candidates)
    }

    @Test func `a move that cannot be made says why, and the others stay`() async {
        let stage = await Stage(.impossible)
        guard case .failed(let error) = stage.model.simulated else {
            Issue.record("It was made.")
            return
        }
        #expect(error.move == 2)
        #expect(stage.shows("No file declares a type Nobody"))
        await stage.press("[")
        #expect(stage.model.simulated.result != nil)
    }

    @Test func `what is typed and means nothing is asked for again`() async {
        let stage = await Stage()
        stage.model.type("move it all")
        #expect(stage.calls == ["askForMove(move it all)"])
        #expect(stage.model.whatIf.current.moves.isEmpty)
    }

    @Test func `moves that cannot be made are not saved`() async {
        let stage = await Stage(.impossible)
        await stage.press("W")
        #expect(stage.calls == ["warn(Move 3 cannot be made: take it out before you save.)"])
    }

    @Test func `b shows the layers as they would be, beside those of today`() async {
        let stage = await Stage()
        #expect(stage.model.commands.first { $0.id == "extraction.layers" }?.isEnabled == false)
        await stage.press(" ", "b")
        await stage.model.showing?.value
        let count = SampleShop.monolith.codebase.modules.count
        #expect(stage.calls == ["showLayers(\(count) → \(count + 1))"])
    }

    @Test func `moves stay when the screen is left, as long as the codebase is open`() async {
        let kept = KeptWhatIf()
        let source = FixedAnalysis(.complete(SampleShop.monolith))
        let router = PreviewRouter(log: RouteLog())
        let first = ExtractionViewModel(
            source: source, kept: kept, router: router, executor: ImmediateExecutor())
        first.type("new module Models")
        let second = ExtractionViewModel(
            source: source, kept: kept, router: router, executor: ImmediateExecutor())
        #expect(second.whatIf.current.moves == [.module("Models", layer: nil)])
    }

    @Test func `a what-if is kept under a name, and opened again`() async {
        let stage = await Stage()
        await stage.press(" ", "W")
        #expect(stage.calls == ["save(new module Models, 6 files to Models)"])
        #expect(stage.model.whatIf.current.name == "first")
        await stage.press("O")
        #expect(stage.model.whatIf.current == SampleShop.whatIf)
        #expect(stage.shows("What if: first"))
    }
}
