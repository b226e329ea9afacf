import Architecture
import Codebase

/// Finds the executables that exist to run one feature, and the features that have none.
package struct FindDevApps: Sendable {
    private let isMac: Bool

    /// - Parameter isMac: Whether this machine can run what needs a Mac.
    package init(isMac: Bool) {
        self.isMac = isMac
    }

    /// A survey of an analysis; without a finished analysis closures follow declarations only.
    package func survey(_ analysis: Analysis) -> DevAppSurvey {
        let graph = ClosureGraph(analysis)
        let modules = analysis.codebase.modules.filter { !$0.isFixture }
        let features = Set(modules.filter { $0.role == .feature }.map(\.id))
        let programs = modules.filter { $0.isProgram }
        let finder = Finder(
            graph: graph, features: features, programs: programs,
            launches: LaunchPlan(analysis: analysis, isMac: isMac))
        let candidates = programs.compactMap { program in
            finder.devApp(program).map { (program: program, app: $0) }
        }
        let others = programs.filter { program in
            !candidates.contains { $0.program.id == program.id } && program.kind != .appExtension
        }
        let whole = finder.largest(of: others)
        let compared =
            whole?.closure ?? graph.closure(of: modules.filter(\.role.isProduction).map(\.id))
        let covered = Set(candidates.compactMap(\.app.feature))
        return DevAppSurvey(
            apps: candidates.map { $0.app.compared(with: compared, in: graph) }
                .sorted { ($0.name, $0.id) < ($1.name, $1.id) },
            missing: features.subtracting(covered).sorted(),
            wholeApp: whole?.id, whole: compared)
    }
}

/// Decides about one executable after the other.
private struct Finder {
    let graph: ClosureGraph
    let features: Set<ModuleID>
    let launches: LaunchPlan
    /// Whether a program depends on several features, so that those that depend on one are special.
    private let hasWholeApp: Bool
    private let names: [ModuleID: String]

    init(
        graph: ClosureGraph, features: Set<ModuleID>, programs: [Module], launches: LaunchPlan
    ) {
        hasWholeApp = programs.contains { program in
            program.role == .app
                && Set(graph.dependencies(of: program.id)).intersection(features).count > 1
        }
        self.graph = graph
        self.features = features
        self.launches = launches
        names = Dictionary(
            launches.analysis.graph.nodes.map { ($0.id, $0.name) },
            uniquingKeysWith: { first, _ in first })
    }

    func devApp(_ program: Module) -> DevApp? {
        let reached = Set(graph.dependencies(of: program.id)).intersection(features).sorted()
        let closure = graph.closure(of: [program.id])
        guard let evidence = evidence(for: program, reached) else { return nil }
        let feature = runs(program, reached) ?? namesake(of: program, in: closure)
        let family = feature.flatMap { graph.module($0) }.map { ModuleNaming(of: $0).stem }
        return DevApp(
            id: program.id, name: names[program.id] ?? program.name, feature: feature,
            evidence: evidence, closure: closure,
            shared: closure,
            real: closure.modules.filter { $0 != program.id && $0 != feature }.compactMap { id in
                reason(for: id, besides: family).map { reason in
                    RealPart(
                        id: id, reason: reason,
                        way: graph.way(from: program.id, to: id))
                }
            },
            launch: launches.launch(of: program, closure: closure))
    }

    private func evidence(for program: Module, _ reached: [ModuleID]) -> DevApp.Evidence? {
        if program.role == .devApp, program.kind != .snippet { return .name }
        let isAlone = reached.count == 1 && hasWholeApp && program.role == .app
        return isAlone && program.kind != .appExtension ? .oneFeature : nil
    }

    /// The one of several features that a program is there to run: that it is called after, else
    /// that most of its files import.
    private func runs(_ program: Module, _ reached: [ModuleID]) -> ModuleID? {
        let imports = Dictionary(
            launches.analysis.graph.edges(from: program.id).map { ($0.to, $0.imports.count) },
            uniquingKeysWith: +)
        let name = ModuleNaming(of: program)
        func rank(_ id: ModuleID) -> (Int, Int, ModuleID) {
            let stem = graph.module(id).map { ModuleNaming(of: $0).stem } ?? ""
            let isNamed = name.stem == stem || !stem.isEmpty && name.begins(with: stem)
            return (isNamed ? -stem.count : 0, -imports[id, default: 0], id)
        }
        return reached.min { rank($0) < rank($1) }
    }

    /// The feature that shares its stem with a program that reaches it over other modules.
    private func namesake(of program: Module, in closure: BuildClosure) -> ModuleID? {
        let stem = ModuleNaming(of: program).stem
        return closure.modules.first { id in
            features.contains(id)
                && graph.module(id).map { ModuleNaming(of: $0).stem == stem } == true
        }
    }

    /// Why a module does real work; the interface and parts of the same family do not.
    private func reason(for id: ModuleID, besides family: String?) -> RealPart.Reason? {
        guard let module = graph.module(id) else { return nil }
        switch module.role {
        case .implementation: return .implementation
        case .feature: return ModuleNaming(of: module).stem == family ? nil : .otherFeature
        default: return nil
        }
    }

    func largest(of programs: [Module]) -> (id: ModuleID, closure: BuildClosure)? {
        programs.map { (id: $0.id, closure: graph.closure(of: [$0.id])) }
            .max { ($0.closure.modules.count, $1.id) < ($1.closure.modules.count, $0.id) }
    }
}

extension DevApp {
    /// The same dev app, against the whole app.
    fileprivate func compared(with whole: BuildClosure, in graph: ClosureGraph) -> DevApp {
        DevApp(
            id: id, name: name, feature: feature, evidence: evidence, closure: closure,
            shared: graph.shared(by: closure, and: whole), real: real, launch: launch)
    }
}
