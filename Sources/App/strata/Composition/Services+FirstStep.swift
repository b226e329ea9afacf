import Architecture
import Codebase
import Diagnosing
import Editing
import Extracting
import Inverting

extension Services {
    /// Tries what findings advise to do first.
    var tryFirstStep: TryFirstStep { tryFirstStep(by: invertViolation) }

    /// Tries what findings advise to do first.
    ///
    /// - Parameter planner: Who works recipes out.
    func tryFirstStep(by planner: any InversionPlanner) -> TryFirstStep {
        TryFirstStep(
            StepTrials(
                invert: { edge, analysis in
                    let modules = analysis.ofModules
                    let violation = modules.violations.first {
                        $0.from == edge.from && $0.to == edge.to && PlanInversion.applies(to: $0)
                    }
                    guard let violation else { return nil }
                    return await planner(violation, in: modules) { _ in }?.best?.title
                },
                fixManifests: { [changes, manifests] analysis in
                    let fix = FixManifests(files: changes, edit: manifests)
                    let fixes = try? fix(analysis.ofModules, kinds: [.undeclared, .unused])
                    return fixes?.changes.isEmpty == false
                },
                extract: { [readModuleRecords] id, analysis in
                    let modules = analysis.ofModules
                    guard let module = modules.codebase.modules.first(where: { $0.id == id }) else {
                        return false
                    }
                    let records = await readModuleRecords(of: module, in: modules.codebase)
                    return PlanExtraction(module, in: modules, records: records)(steps: 1).groups
                        > 0
                }))
    }
}
