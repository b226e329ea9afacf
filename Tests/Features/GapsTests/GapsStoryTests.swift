import Architecture
import Codebase
import FeatureKit
import ScreenPreviews
import SnapshotKit
import TerminalUI
import Testing

@testable import Gaps

@MainActor @Suite struct GapsStoryTests {
    @Test func `what could not be read comes first, with its place and reason`() async {
        let stage = await Stage()
        #expect(stage.shows("! 2 incomplete"))
        #expect(stage.shows("8 of 9 Swift files unclaimed"))
        #expect(stage.shows("Packages/Radio/Package.swift:14"))
        #expect(stage.shows("Trust the folder to let SwiftPM answer."))
        #expect(stage.model.selected?.gap?.kind == .unread)
    }

    @Test func `every sort of gap has a heading with its count`() async {
        let headings = await Stage().model.rows.compactMap { row in
            if case .header(let kind, let count) = row { "\(kind) \(count)" } else { nil }
        }
        #expect(headings == ["unread 2", "layers 1", "unclaimed 8", "notes 1"])
    }

    @Test func `an unclaimed folder is one line until Enter shows its files`() async {
        let stage = await Stage()
        #expect(stage.shows("Sketches  3 files"))
        #expect(!stage.shows("Sketches/Equalizer/Curve.swift"))
        await stage.select("Sketches")
        await stage.press(.enter)
        #expect(stage.shows("Sketches/Equalizer/Curve.swift"))
        await stage.press(.enter)
        #expect(!stage.shows("Sketches/Equalizer/Curve.swift"))
    }

    @Test func `the explanation below belongs to the selected line`() async {
        let stage = await Stage()
        await stage.select("Sketches")
        #expect(stage.shows("Add the files to a target, or delete them if nothing needs them."))
    }

    @Test func `e opens the line, the file or the first file of a folder`() async {
        let stage = await Stage()
        await stage.press("e")
        await stage.select("Sketches")
        await stage.press("e", .enter, "j", "j", "e")
        #expect(
            stage.calls == [
                "editLine(Packages/Radio/Package.swift:14)",
                "editLine(Sketches/Equalizer/Bands.swift)",
                "editLine(Sketches/Equalizer/Curve.swift)",
            ])
    }

    @Test func `Enter opens what has no files below it in the editor`() async {
        let stage = await Stage()
        await stage.press(.enter)
        #expect(stage.calls == ["editLine(Packages/Radio/Package.swift:14)"])
    }

    @Test func `y copies the place`() async {
        let stage = await Stage()
        await stage.press("y")
        #expect(stage.calls == ["copy(Packages/Radio/Package.swift:14)"])
    }

    @Test func `the filter looks at paths, at reasons and at files of folders`() async {
        let stage = await Stage()
        await stage.press("/")
        await stage.type("curve")
        #expect(stage.shows("Sketches/Equalizer/Curve.swift"))
        #expect(!stage.shows("Sketches/Equalizer/Bands.swift"))
        #expect(stage.shows("1 of 10"))
        await stage.press(.escape, "/")
        await stage.type("utf-8")
        #expect(stage.shows("Waveform.swift") && !stage.shows("Package.swift:14"))
    }

    @Test func `nothing is trusted without a yes`() async {
        let stage = await Stage()
        await stage.press("T")
        #expect(stage.shows("Trust this codebase?"))
        await stage.press(.escape)
        #expect(stage.calls.isEmpty && !stage.shows("Trust this codebase?"))
        await stage.press("T", .enter)
        #expect(stage.calls.isEmpty && stage.shows("Trust this codebase?"))
        await stage.press("y")
        #expect(stage.calls == ["trustCodebase()"])
    }

    @Test func `trust is offered only where it helps`() async {
        let stage = await Stage(SampleGaps.many)
        await stage.press("T")
        #expect(!stage.model.asksForTrust)
        #expect(stage.shows("Trust would not help: no manifest here needs to run."))
    }

    @Test func `a codebase without gaps says so`() async {
        let stage = await Stage(SampleGaps.none)
        #expect(stage.shows("No gaps"))
    }

    @Test func `a codebase that cannot be read is not said to be read`() async {
        let stage = await Stage(.failed(.noSwift(path: "/home/ada/Photos")))
        #expect(stage.shows("Cannot read this codebase"))
        #expect(!stage.shows("Everything was read"))
    }

    @Test func `a line says what happened, and what to do stands below`() async {
        let stage = await Stage()
        await stage.select("Sketches")
        #expect(stage.shows("Not part of any target in Package.swift."))
        #expect(stage.count(of: "Add the files to a target") == 1)
    }

    @Test func `long lists scroll to their end`() async {
        let stage = await Stage(SampleGaps.many)
        await stage.press("G")
        #expect(stage.shows("Attic"))
        #expect(!stage.shows("Model1.swift"))
    }

    @Test func `places of a file that ask for the same are one line until Enter`() async {
        let stage = await Stage(SampleGaps.doubtful)
        let place = "Mac/Tempo.xcodeproj/project.pbxproj:12"
        await stage.select(place)
        #expect(stage.shows("\(place)  3 places"))
        #expect(!stage.shows("F77 is not there"))
        await stage.press(.enter)
        #expect(stage.shows("77  The project file is damaged: F77 is not there."))
        await stage.press("j", "j", "e", "y")
        #expect(
            stage.calls == [
                "editLine(Mac/Tempo.xcodeproj/project.pbxproj:40)",
                "copy(Mac/Tempo.xcodeproj/project.pbxproj:40)",
            ])
    }

    @Test func `each place counts as incomplete`() async {
        #expect(await Stage(SampleGaps.doubtful).shows("! 5 incomplete"))
    }

    @Test func `what is suspected stands under its own heading, not as unread`() async {
        let stage = await Stage(SampleGaps.doubtful)
        let gap = stage.model.gaps.first { $0.place == "Package.swift" }
        #expect(gap?.kind == .suspect && gap?.isCounted == true)
        #expect(stage.shows("Leaves many files undescribed  2"))
        #expect(stage.shows("It is ignored by .gitignore:103"))
    }

    @Test func `what is accepted is counted apart, with its reason`() async {
        let stage = await Stage(SampleGaps.doubtful)
        #expect(stage.shows("1 accepted"))
        await stage.select("Kits/Ads/Headers")
        #expect(stage.shows("Accepted: The vendor ships it so."))
        #expect(stage.model.gaps.first { $0.kind == .accepted }?.isCounted == false)
    }

    @Test func `a codebase with unclaimed files says how many, not that it is read`() async {
        let unclaimed: [RelativePath] = ["Attic/A.swift", "Attic/B.swift"]
        let plain = SampleGaps.none
        let analysis = Analysis(
            codebase: Codebase(
                root: "/t", modules: plain.codebase.modules, unclaimed: unclaimed),
            graph: plain.graph, configuration: plain.configuration,
            assignment: plain.assignment, violations: [], facts: [:], isComplete: true,
            incomplete: [], milliseconds: 1)
        let stage = await Stage(analysis)
        #expect(stage.shows("2 of 3 Swift files unclaimed"))
        #expect(!stage.shows("Everything could be read"))
    }

    @Test func `what is said of the gap above is not said again`() async {
        let stage = await Stage(SampleGaps.many)
        #expect(stage.count(of: "It does not parse.") == 2)
        #expect(stage.count(of: "as above") > 20)
        await stage.press("j")
        #expect(stage.count(of: "It does not parse.") == 2)
    }
}
