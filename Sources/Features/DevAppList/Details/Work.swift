import Codebase
import Previewing

/// What was built, and perhaps started, last.
nonisolated struct Work: Equatable {
    enum Stage: Equatable {
        case building(step: String, done: Int, total: Int)
        case running
        case built
        case failed
        case stopped
        case notBuilt(reason: String)
        case ended(ProgramRun)
    }

    /// As many lines as are kept of what the build prints.
    private static let keptLines = 200

    let id: ModuleID
    let name: String
    var stage = Stage.building(step: "asking SwiftPM", done: 0, total: 0)
    /// Errors, then warnings, in the order in which they were printed.
    private(set) var problems: [BuildProblem] = []
    /// The last lines that the build printed.
    private(set) var lines: [String] = []
    /// How long the build took, once it is over.
    private(set) var milliseconds: Int?
    /// The problem that the editor opens.
    var selected = 0

    init(id: ModuleID, name: String) {
        self.id = id
        self.name = name
    }

    /// Whether it is under way.
    var isBusy: Bool {
        switch stage {
        case .building, .running: true
        default: false
        }
    }

    var errors: Int { problems.count(where: \.isError) }

    var problem: BuildProblem? { problems.indices.contains(selected) ? problems[selected] : nil }

    /// Takes what happened during the build; returns the program if it can be started now.
    mutating func take(_ event: BuildEvent) -> String? {
        switch event {
        case .progress(let step, let done, let total):
            stage = .building(step: step, done: done, total: total)
        case .output(let line): lines = (lines + [line]).suffix(Self.keptLines)
        case .problem(let problem): insert(problem)
        case .ended(.built(let executable, let milliseconds)):
            self.milliseconds = milliseconds
            stage = .built
            return executable
        case .ended(.failed(let milliseconds)):
            self.milliseconds = milliseconds
            stage = .failed
        case .ended(.notStarted(let reason)): stage = .notBuilt(reason: reason)
        }
        return nil
    }

    private mutating func insert(_ problem: BuildProblem) {
        guard problem.isError else { return problems.append(problem) }
        problems.insert(problem, at: errors)
    }
}
