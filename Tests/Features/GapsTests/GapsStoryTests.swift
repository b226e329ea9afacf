import Architecture
import Codebase
import ScreenPreviews
import TerminalUI
import Testing

@testable import Gaps

@MainActor @Suite struct GapsStoryTests {
    private let log = RouteLog()

    private func stage(_ analysis: Analysis = SampleGaps.some) -> Stage {
        Stage(.complete(analysis), log: log)
    }

    @Test func `what could not be read comes first, with its place and reason`() {
        let stage = stage()
        #expect(stage.shows("! 2 incomplete"))
        #expect(stage.shows("8 of 9 Swift files unclaimed"))
        #expect(stage.shows("Packages/Radio/Package.swift:14"))
        #expect(stage.shows("Trust the folder to let SwiftPM answer."))
        #expect(stage.model.selected?.gap?.kind == .unread)
    }

    @Test func `every sort of gap has a heading with its count`() {
        let headings = stage().model.rows.compactMap { row in
            if case .header(let kind, let count) = row { "\(kind) \(count)" } else { nil }
        }
        #expect(headings == ["unread 2", "layers 1", "unclaimed 8", "notes 1"])
    }

    @Test func `an unclaimed folder is one line until Enter shows its files`() {
        let stage = stage()
        #expect(stage.shows("Sketches  3 files"))
        #expect(!stage.shows("Sketches/Equalizer/Curve.swift"))
        stage.select("Sketches")
        stage.press(.enter)
        #expect(stage.shows("Sketches/Equalizer/Curve.swift"))
        stage.press(.enter)
        #expect(!stage.shows("Sketches/Equalizer/Curve.swift"))
    }

    @Test func `the explanation below belongs to the selected line`() {
        let stage = stage()
        stage.select("Sketches")
        #expect(stage.shows("Add the files to a target, or delete them if nothing needs them."))
    }

    @Test func `e opens the line, the file or the first file of a folder`() {
        let stage = stage()
        stage.press("e")
        stage.select("Sketches")
        stage.press("e", .enter, "j", "j", "e")
        #expect(
            log.calls == [
                "editLine(Packages/Radio/Package.swift:14)",
                "editLine(Sketches/Equalizer/Bands.swift)",
                "editLine(Sketches/Equalizer/Curve.swift)",
            ])
    }

    @Test func `Enter opens what has no files below it in the editor`() {
        let stage = stage()
        stage.press(.enter)
        #expect(log.calls == ["editLine(Packages/Radio/Package.swift:14)"])
    }

    @Test func `y copies the place`() {
        let stage = stage()
        stage.press("y")
        #expect(log.calls == ["copy(Packages/Radio/Package.swift:14)"])
    }

    @Test func `the filter looks at paths, at reasons and at files of folders`() {
        let stage = stage()
        stage.press("/")
        stage.type("curve")
        #expect(stage.shows("Sketches/Equalizer/Curve.swift"))
        #expect(!stage.shows("Sketches/Equalizer/Bands.swift"))
        #expect(stage.shows("1 of 10"))
        stage.press(.escape, "/")
        stage.type("utf-8")
        #expect(stage.shows("Waveform.swift") && !stage.shows("Package.swift:14"))
    }

    @Test func `nothing is trusted without a yes`() {
        let stage = stage()
        stage.press("T")
        #expect(stage.shows("Trust this codebase?"))
        stage.press(.escape)
        #expect(log.calls.isEmpty && !stage.shows("Trust this codebase?"))
        stage.press("T", .enter)
        #expect(log.calls.isEmpty && stage.shows("Trust this codebase?"))
        stage.press("y")
        #expect(log.calls == ["trustCodebase()"])
    }

    @Test func `trust is offered only where it helps`() {
        let stage = stage(SampleGaps.many)
        stage.press("T")
        #expect(!stage.model.asksForTrust)
        #expect(stage.shows("Trust would not help: no manifest here needs to run."))
    }

    @Test func `a codebase without gaps says so`() {
        let stage = stage(SampleGaps.none)
        #expect(stage.shows("No gaps"))
    }

    @Test func `a codebase that cannot be read is not said to be read`() {
        let stage = Stage(.failed(.noSwift(path: "/home/ada/Photos")), log: log)
        #expect(stage.shows("Cannot read this codebase"))
        #expect(!stage.shows("Everything was read"))
    }

    @Test func `a line says what happened, and what to do stands below`() {
        let stage = stage()
        stage.select("Sketches")
        #expect(stage.shows("Not part of any target in Package.swift."))
        #expect(stage.count(of: "Add the files to a target") == 1)
    }

    @Test func `long lists scroll to their end`() {
        let stage = stage(SampleGaps.many)
        stage.press("G")
        #expect(stage.shows("Attic"))
        #expect(!stage.shows("Model1.swift"))
    }

    @Test func `places of a file that ask for the same are one line until Enter`() {
        let stage = stage(SampleGaps.doubtful)
        let place = "Mac/Tempo.xcodeproj/project.pbxproj:12"
        stage.select(place)
        #expect(stage.shows("\(place)  3 places"))
        #expect(!stage.shows("F77 is not there"))
        stage.press(.enter)
        #expect(stage.shows("77  The project file is damaged: F77 is not there."))
        stage.press("j", "j", "e", "y")
        #expect(
            log.calls == [
                "editLine(Mac/Tempo.xcodeproj/project.pbxproj:40)",
                "copy(Mac/Tempo.xcodeproj/project.pbxproj:40)",
            ])
    }

    @Test func `each place counts as incomplete`() {
        #expect(stage(SampleGaps.doubtful).shows("! 5 incomplete"))
    }

    @Test func `what is suspected stands under its own heading, not as unread`() {
        let stage = stage(SampleGaps.doubtful)
        let gap = stage.model.gaps.first { $0.place == "Package.swift" }
        #expect(gap?.kind == .suspect && gap?.isCounted == true)
        #expect(stage.shows("Leaves many files undescribed  2"))
        #expect(stage.shows("It is ignored by .gitignore:103"))
    }

    @Test func `what is accepted is counted apart, with its reason`() {
        let stage = stage(SampleGaps.doubtful)
        #expect(stage.shows("1 accepted"))
        stage.select("Kits/Ads/Headers")
        #expect(stage.shows("Accepted: The vendor ships it so."))
        #expect(stage.model.gaps.first { $0.kind == .accepted }?.isCounted == false)
    }

    @Test func `a codebase with unclaimed files says how many, not that it is read`() {
        let unclaimed: [RelativePath] = ["Attic/A.swift", "Attic/B.swift"]
        let plain = SampleGaps.none
        let analysis = Analysis(
            codebase: Codebase(
                root: "/t", modules: plain.codebase.modules, unclaimed: unclaimed),
            graph: plain.graph, configuration: plain.configuration,
            assignment: plain.assignment, violations: [], facts: [:], isComplete: true,
            incomplete: [], milliseconds: 1)
        let stage = stage(analysis)
        #expect(stage.shows("2 of 3 Swift files unclaimed"))
        #expect(!stage.shows("Everything could be read"))
    }

    @Test func `what is said of the gap above is not said again`() {
        let stage = stage(SampleGaps.many)
        #expect(stage.count(of: "It does not parse.") == 2)
        #expect(stage.count(of: "as above") > 20)
        stage.press("j")
        #expect(stage.count(of: "It does not parse.") == 2)
    }
}
