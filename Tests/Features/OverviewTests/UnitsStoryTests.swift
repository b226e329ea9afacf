import Architecture
import Codebase
import Samples
import ScreenPreviews
import SnapshotKit
import Synchronization
import TerminalUI
import Testing

@testable import Overview

@MainActor @Suite struct UnitsStoryTests {
    @Test func `f asks for the folders inside the modules`() async {
        let source = ChangingSource(.complete(SampleMonolith.modules))
        let stage = await Stage(source)
        await stage.press("f")
        #expect(source.shown == [.folders])
        #expect(stage.shows("f folders") && stage.shows("1 module"))
    }

    @Test func `f asks for the modules again where folders are shown`() async {
        let source = ChangingSource(.complete(SampleMonolith.folders))
        let stage = await Stage(source)
        await stage.press("f")
        #expect(source.shown == [.modules])
        #expect(stage.shows("f modules") && stage.shows("6 folders"))
    }
}
