import Codebase
import Previewing

/// Work in each of its stages, for previews.
enum SampleWork {
    static let states: [DevAppListPreviews] = [
        .building, .failed, .notBuilt, .built, .ended, .failedRun, .crashed,
    ]

    static func work(_ state: DevAppListPreviews) -> Work {
        var work = Work(id: "::CheckoutDev", name: "CheckoutDev")
        for event in events(state) { _ = work.take(event) }
        switch state {
        case .ended: work.stage = .ended(ProgramRun(end: .exited(0), milliseconds: 74_200))
        case .failedRun: work.stage = .ended(ProgramRun(end: .exited(64), milliseconds: 340))
        case .crashed: work.stage = .ended(ProgramRun(end: .signaled(5), milliseconds: 8_100))
        default: break
        }
        return work
    }

    private static func events(_ state: DevAppListPreviews) -> [BuildEvent] {
        switch state {
        case .building:
            [.progress(step: "Compiling Checkout PaymentSheet.swift", done: 12, total: 40)]
        case .failed: failure
        case .notBuilt:
            [
                .ended(
                    .notStarted(reason: "There is no swift to run. Install a Swift toolchain."))
            ]
        default: [.ended(.built(executable: "/home/ada/Shop/CheckoutDev", milliseconds: 9_800))]
        }
    }

    /// A build that fails with two errors and a warning.
    static var failure: [BuildEvent] {
        [
            .problem(
                BuildProblem(
                    isError: false, place: place("Cart/Total.swift", 8, 13),
                    message: "variable 'sum' was never mutated; consider changing to 'let'")),
            .problem(
                BuildProblem(
                    place: place("Checkout/PaymentSheet.swift", 41, 22),
                    message: "cannot convert value of type 'Money?' to expected argument type "
                        + "'Money' because it is not unwrapped anywhere before it is handed on")),
            .problem(
                BuildProblem(
                    place: place("Checkout/Receipt.swift", 7, 5),
                    message: "cannot find 'Ledger' in scope")),
            .ended(.failed(milliseconds: 4_240)),
        ]
    }

    private static func place(_ file: String, _ line: Int, _ column: Int) -> BuildProblem.Place {
        BuildProblem.Place(file: "/home/ada/Shop/Sources/" + file, line: line, column: column)
    }
}
