import ScreenPreviews
import TerminalUI

@testable import PreviewKit

/// The gallery with what becomes of its code.
enum WatchPreviews: String, PreviewList {
    case watching, compiling, planning, oneError, manyErrors, linkError

    static var story: String { "Watch" }

    func makeScreen(in context: PreviewContext) -> any Screen {
        let watch = BuildWatch(
            showing: state, files: 214, lastBuild: .milliseconds(1340),
            elapsed: .milliseconds(800))
        let gallery = GalleryScreen(title: "FruitsDev", viewModel: .fake())
        return WatchedScreen(gallery, watch: watch) {
            context.log.note("edit(\($0.file):\($0.line))")
        }
    }

    private var state: BuildWatch.State {
        switch self {
        case .watching: .watching
        case .compiling: .building(BuildProgress("Compiling Fruits", done: 2, total: 7))
        case .planning: .building(BuildProgress("Planning: Pear.swift is new"))
        case .oneError: .failed([Self.error(7, "cannot find 'nothing' in scope")])
        case .manyErrors:
            .failed((1...20).map { Self.error($0, "cannot find type 'Fruit\($0)' in scope") })
        case .linkError:
            .failed([Diagnostic(severity: .error, place: nil, message: "undefined symbol: main")])
        }
    }

    private static func error(_ line: Int, _ message: String) -> Diagnostic {
        let place = Diagnostic.Place(file: "/none/Sources/Fruits/Pear.swift", line: line, column: 9)
        return Diagnostic(severity: .error, place: place, message: message)
    }
}
