import Codebase
import Previewing

/// A dev app as the table shows it, or a feature that has none.
nonisolated struct DevAppRow: Identifiable, Equatable, Sendable {
    /// The dev app's module, or the feature's.
    let id: ModuleID
    /// nil for a feature that no dev app runs.
    let app: DevApp?
    /// The feature's name; nil for a dev app that depends on none.
    let feature: String?
    /// Which part of the lines of the whole app is compiled for it too, from 0 to 1; of the modules
    /// as long as lines are not known; nil if there is nothing to compare with.
    let share: Double?

    /// The name of the dev app.
    var name: String? { app?.name }

    /// What the screen calls it in a sentence.
    var title: String { name ?? feature ?? id.targetName }

    /// Whether it can be built and started here.
    var isRunnable: Bool {
        if case .package = app?.launch { true } else { false }
    }

    /// What a filter looks through.
    var searchText: String { [name, feature].compactMap(\.self).joined(separator: " ") }
}
