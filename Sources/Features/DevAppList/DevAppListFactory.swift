import Architecture
import Editing
import Previewing
import TerminalUI

/// The only way to build this screen.
package struct DevAppListFactory {
    private let services: DevAppServices

    /// - Parameters:
    ///   - planner: Works out dev apps for features that have none.
    ///   - isTrusted: Whether code of the codebase may be run now.
    ///   - now: The time, in seconds since 1970.
    package init(
        source: any AnalysisSource, builder: any ProductBuilder, finder: FindDevApps,
        planner: PlanDevApp, apply: ApplyChanges,
        isTrusted: @escaping () -> Bool, now: @escaping () -> Int
    ) {
        services = DevAppServices(
            source: source, builder: builder, finder: finder,
            maker: DevAppMaker(planner: planner, apply: apply, root: source.root),
            isTrusted: isTrusted, now: now)
    }

    package func makeScreen(router: any DevAppListRouter) -> any Screen {
        DevAppListScreen(viewModel: DevAppListViewModel(services: services, router: router))
    }
}

/// What the screen works with.
struct DevAppServices {
    let source: any AnalysisSource
    let builder: any ProductBuilder
    let finder: FindDevApps
    let maker: DevAppMaker
    let isTrusted: () -> Bool
    let now: () -> Int
}
