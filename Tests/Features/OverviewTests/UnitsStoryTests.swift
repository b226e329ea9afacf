import Architecture
import Codebase
import ScreenPreviews
import Synchronization
import TerminalUI
import Testing

@testable import Overview

@MainActor @Suite struct UnitsStoryTests {
    /// What was asked for.
    private final class Asked: Sendable {
        let units = Mutex<[Units]>([])
    }

    private func screen(of analysis: Analysis, _ asked: Asked) -> MemoryTerminal {
        let source = FixedAnalysis(
            .complete(analysis), onShow: { units in asked.units.withLock { $0.append(units) } })
        let model = OverviewViewModel(source: source, router: PreviewRouter(log: RouteLog()))
        let terminal = MemoryTerminal(size: Size(width: 120, height: 30))
        let application = Application(
            terminal: terminal, navigator: Navigator(root: OverviewScreen(viewModel: model)))
        application.drawIfNeeded()
        application.handle(.key("f"))
        application.drawIfNeeded()
        return terminal
    }

    @Test func `f asks for the folders inside the modules`() {
        let asked = Asked()
        let terminal = screen(of: SampleMonolith.modules, asked)
        #expect(asked.units.withLock(\.self) == [.folders])
        #expect(terminal.text.contains("f folders") && terminal.text.contains("1 module"))
    }

    @Test func `f asks for the modules again where folders are shown`() {
        let asked = Asked()
        let terminal = screen(of: SampleMonolith.folders, asked)
        #expect(asked.units.withLock(\.self) == [.modules])
        #expect(terminal.text.contains("f modules") && terminal.text.contains("6 folders"))
    }
}
