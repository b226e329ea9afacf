import Architecture
import TerminalUI
import Testing

@testable import strata

/// The real composition root on a terminal and a codebase that are in memory.
@MainActor final class Story {
    let terminal: MemoryTerminal
    let root: CompositionRoot

    /// A program that has opened the codebase and read all of it.
    init(_ codebase: InMemoryCodebase = .shop, size: Size = Size(width: 120, height: 40)) async {
        terminal = MemoryTerminal(size: size)
        root = CompositionRoot(services: codebase.services, terminal: terminal)
        await root.start(at: InMemoryCodebase.root, trust: false)
        await settle { self.root.session?.state.isComplete ?? false }
    }

    /// Presses keys, one after the other, and lets the screens follow.
    func press(_ keys: Key...) async {
        for key in keys {
            root.application.handle(.key(key))
            await draw()
        }
    }

    /// Lets whatever runs on the main actor happen until the condition holds; gives up after a while.
    func settle(until condition: () -> Bool) async {
        for _ in 0..<2_000 {
            if condition() { break }
            try? await Task.sleep(for: .milliseconds(1))
            root.application.drawIfNeeded()
        }
        await draw()
    }

    /// What the terminal shows.
    var screen: String { terminal.text }

    /// Draws until the screen shows all that is known; gives up after a while.
    private func draw() async {
        await root.asking?.value
        await root.changing?.value
        for attempt in 0..<2_000 {
            if attempt > 0 { try? await Task.sleep(for: .milliseconds(1)) }
            for _ in 0..<25 {
                await Task.yield()
                root.application.drawIfNeeded()
            }
            guard isWaiting else { return }
        }
    }

    /// Whether the screen says that something is still being worked out.
    private var isWaiting: Bool {
        ["listing files…", "reading manifests", "reading sources", "linking…"].contains {
            terminal.text.contains($0)
        }
    }
}

extension AnalysisState {
    /// Whether nothing more will come.
    var isComplete: Bool {
        if case .complete = self { true } else { false }
    }
}

/// Its parts are a whole codebase, which takes a minute to print.
extension Story: CustomTestStringConvertible {
    nonisolated var testDescription: String { "the screen" }
}
