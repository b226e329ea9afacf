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
                fixManifests: { [changes, manifests] kinds, analysis in
                    let fix = FixManifests(files: changes, edit: manifests)
                    do throws(ChangeError) {
                        return try !fix(analysis.ofModules, kinds: kinds).changes.isEmpty
                    } catch {
                        // What cannot be tried is left to who does it, and is told why then.
                        return true
                    }
                },
                extract: { [self] id, analysis in
                    let modules = analysis.ofModules
                    let module = modules.codebase.module(id)
                    guard let module,
                        let plan = try? await planExtraction(of: module, in: modules)
                    else { return true }
                    return plan(steps: 1).groups > 0
                }))
    }
}
