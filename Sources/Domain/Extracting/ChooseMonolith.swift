import Architecture
import Codebase

/// The module that one would take apart: of apps the one with the most lines, else of all that is
/// shipped; nil if nothing is.
///
/// Of equally long ones the first by identifier.
package func chooseMonolith(in analysis: Analysis) -> Module? {
    let shipped = analysis.codebase.modules.filter {
        $0.role.isProduction && !$0.sources.isEmpty
    }
    let stages: [(Module) -> Bool] = [
        { $0.kind == .app },
        { _ in true },
    ]
    for stage in stages {
        let found = shipped.filter(stage).max { one, other in
            (lines(of: one, analysis), other.id) < (lines(of: other, analysis), one.id)
        }
        if let found { return found }
    }
    return nil
}

/// The shipped module with the most lines, app or not; nil if nothing is shipped.
package func longestModule(in analysis: Analysis) -> Module? {
    analysis.codebase.modules
        .filter { $0.role.isProduction && !$0.sources.isEmpty && $0.inside == nil }
        .max { one, other in
            (lines(of: one, analysis), other.id) < (lines(of: other, analysis), one.id)
        }
}

private func lines(of module: Module, _ analysis: Analysis) -> Int {
    module.sources.reduce(0) { $0 + (analysis.facts[$1]?.lineCount ?? 0) }
}
