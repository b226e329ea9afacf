import Architecture
import Codebase
import FeatureKit
import Samples
import ScreenPreviews
import SnapshotKit
import TerminalUI

@testable import Modules

/// The table on a terminal made of memory, with somebody who presses keys.
typealias Stage = Story<ModulesViewModel>

extension Story<ModulesViewModel> {
    init(
        _ codebase: SampleCodebase = .depot, size: Size = Size(width: 140, height: 30)
    ) async {
        await self.init(FixedAnalysis(.complete(codebase.analysis())), size: size)
    }

    init(_ source: any UnitsSource, size: Size = Size(width: 120, height: 30)) async {
        await self.init(size: size) { log in
            let model = ModulesViewModel(
                source: source, router: PreviewRouter(log: log), executor: ImmediateExecutor())
            return (model, ModulesScreen(viewModel: model))
        }
    }

    var names: [String] { model.rows.map(\.name) }

    var selected: String? { model.selected?.name }

    /// The headings of the columns.
    var headings: [String] {
        guard let line = terminal.lines.dropFirst(2).first(where: { $0.contains("Module") })
        else { return [] }
        return line.split(separator: " ").map { String($0.filter(\.isLetter)) }
    }
}
