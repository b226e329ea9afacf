import Architecture
import TerminalUI

/// What a person is told the first time that they see something, once on this machine.
enum Lesson: String, CaseIterable {
    case health, layers, violations

    /// The section in which it is taught.
    var section: Section.ID {
        switch self {
        case .health: .health
        case .layers: .overview
        case .violations: .violations
        }
    }

    /// What is said.
    var sentence: String {
        switch self {
        case .health: "Worst first. Enter takes the next step; ? explains keys, signs and words."
        case .layers: "These layers are guesses from names and imports. L arranges, W saves them."
        case .violations: "d decides, I turns it around, a records it for now; u undoes."
        }
    }

    /// Whether there is something to teach it with.
    func applies(to analysis: Analysis) -> Bool {
        switch self {
        case .health: true
        case .layers: analysis.configuration.source == .inferred
        case .violations: !analysis.violations.isEmpty
        }
    }
}

extension CompositionRoot {
    /// Teaches something as soon as everything is read, if the person is still there and does not
    /// know it yet.
    func teach(_ lesson: Lesson, in session: CodebaseSession) {
        Task { [weak self] in
            for await state in session.analysis.states() {
                guard case .complete(let analysis) = state else { continue }
                guard let self, self.session === session, isShown(lesson),
                    lesson.applies(to: analysis), await services.isNewLesson(lesson.rawValue)
                else { return }
                return navigator.toast(lesson.sentence, seconds: 10)
            }
        }
    }

    private func isShown(_ lesson: Lesson) -> Bool {
        navigator.sections[navigator.currentSection].id == lesson.section
            && navigator.modals.isEmpty && navigator.notice == nil
    }
}
