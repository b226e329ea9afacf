import Architecture
import Codebase

/// Manifests that do not say what files import.
struct FindLooseManifests {
    let analysis: Analysis
    let names: ModuleWords

    func findings() -> [HealthFinding] { [undeclared, unused].compactMap(\.self) }

    private var undeclared: HealthFinding? {
        let found = violations(.undeclared)
        guard let first = found.first else { return nil }
        let sites = Set(found.flatMap(\.sites))
        return finding(
            .undeclared, found,
            title: found.count == 1
                ? "\(names.name(of: first.from)) imports \(name(first.to)) without depending on it"
                : "\(found.count.grouped) dependencies are imported and declared nowhere",
            why: [
                "That builds by luck, as long as something else was built before: the next clean "
                    + "build, or another order, may fail."
            ]
                + (found.count == 1
                    ? [] : ["\(importers(of: found)), in \(sites.count.counted("import"))."]),
            win: HealthWin(
                edges: found.count, errors: found.count { $0.severity == .error },
                violations: found.count))
    }

    private var unused: HealthFinding? {
        let found = violations(.unused)
        guard let first = found.first else { return nil }
        let inTests = found.count { violation in
            analysis.codebase.module(violation.from)?.role.isProduction == false
        }
        return finding(
            .unused, found,
            title: found.count == 1
                ? "\(names.name(of: first.from)) declares \(name(first.to)), and imports it nowhere"
                : "\(found.count.grouped) declared dependencies are imported by no file",
            why: ["What is declared is built before, and rebuilds who declares it, for nothing."]
                + (found.count == 1
                    ? []
                    : [
                        importers(of: found)
                            + (inTests > 0
                                ? "; \(inTests.grouped) in tests and their helpers." : ".")
                    ]) + templates(among: found),
            win: HealthWin(declarations: declarations(of: found), violations: found.count))
    }

    private func finding(
        _ kind: ViolationKind, _ found: [Violation], title: String, why: [String], win: HealthWin
    ) -> HealthFinding {
        HealthFinding(
            .manifest, kind.rawValue,
            severity: found.map(\.severity).max { $0.weight < $1.weight }, title: title, why: why,
            win: win,
            cost: HealthCost(
                files: Set(found.compactMap { $0.declaration?.file ?? manifest(of: $0.from) })
                    .count, lines: places(of: found).count),
            modules: Array(Set(found.map(\.from))).sorted(),
            edges: found.compactMap { violation in
                violation.to.map { EdgeID(from: violation.from, to: $0) }
            },
            violations: found.map(\.id),
            steps: [fix(kind, found.count), Commands(names).explain(kind)])
    }

    private func fix(_ kind: ViolationKind, _ count: Int) -> HealthStep {
        let unused = count == 1 ? "dependency" : "dependencies"
        return HealthStep(
            .fixManifests(kind),
            kind == .unused
                ? "Remove the \(unused) that no file imports"
                : "Make the manifests say what files import",
            command: "strata imports --fix --only \(kind.rawValue)")
    }

    private func violations(_ kind: ViolationKind) -> [Violation] {
        analysis.violations.filter { $0.kind == kind && $0.severity.weight > 1 }
    }

    /// Where violations are declared; one that no manifest is known of counts as a place of its own.
    private func places(of found: [Violation]) -> [[Violation]] {
        Dictionary(grouping: found) { violation in
            violation.declaration.map { Place.line($0) } ?? .alone(violation.id)
        }.values.sorted { ($1.count, $0[0].id) < ($0.count, $1[0].id) }
    }

    /// How many declarations violations are about: what a line of a manifest lists are several, and what a
    /// line declares for several modules, or in a helper, is one.
    private func declarations(of found: [Violation]) -> Int {
        places(of: found).reduce(0) { count, there in
            let owners = Set(there.map(\.from))
            guard owners.count == 1, let owner = owners.first,
                there[0].declaration?.file == manifest(of: owner)
            else { return count + 1 }
            return count + there.count
        }
    }

    private enum Place: Hashable {
        case line(DeclarationSite)
        case alone(Violation.ID)
    }

    /// What lines say that several modules share: a template is one decision.
    private func templates(among found: [Violation]) -> [String] {
        let shared = places(of: found).filter { Set($0.map(\.from)).count > 1 }
        guard let most = shared.first, let place = most.first?.declaration else { return [] }
        let count = shared.reduce(0) { $0 + $1.count }
        let line = "\(place.file):\(place.line)"
        return [
            shared.count == 1
                ? "\(count.grouped) of them come of one line that several modules share: \(line)."
                : "\(count.grouped) of them come of \(shared.count) lines that several modules "
                    + "share, most of \(line) (\(most.count.grouped))."
        ]
    }

    /// Who has most of them.
    private func importers(of found: [Violation]) -> String {
        let counts = Dictionary(found.map { ($0.from, 1) }, uniquingKeysWith: +)
        let sorted = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        let most = sorted.prefix(3).map { "\(names.name(of: $0.key)) \($0.value.grouped)" }
        let rest = sorted.count - most.count
        return "Most in " + most.joined(separator: ", ")
            + (rest > 0 ? " and \(rest.grouped) more" : "")
    }

    private func name(_ id: ModuleID?) -> String { id.map(names.name) ?? "it" }

    private func manifest(of id: ModuleID) -> RelativePath? {
        analysis.codebase.module(id)?.manifest
    }
}
