import DomainStubs
import Testing

@testable import Architecture
@testable import Codebase
@testable import Editing

@Suite struct FixManifestsTests {
    /// A manifest in a form of its own: a line `Target: Dependency Dependency` for each target.
    private struct Lines: ManifestEditor, ManifestContentsReader {
        /// Targets whose dependencies cannot be written.
        var locked: Set<String> = []

        func knows(_ manifest: RelativePath, text: String) -> Bool { true }

        func contents(
            of text: String, folder: String
        ) throws(ManifestEditError) -> ManifestContents {
            ManifestContents(
                targets: text.split(separator: "\n").map { line in
                    let parts = line.split { $0 == ":" || $0 == " " }.map(String.init)
                    return ManifestContents.Target(
                        name: parts[0], kind: "regular",
                        dependencies: parts.dropFirst().map { .byName($0) })
                })
        }

        func candidates(
            for edit: ManifestEdit, in text: String
        ) throws(ManifestEditError) -> [String] {
            let wanted = try contents(of: text, folder: "").applying(edit)
            if case .addDependency(_, let target) = edit, locked.contains(target) {
                throw ManifestEditError("It is locked. Unlock it.")
            }
            return [
                wanted.targets.map { target in
                    let names = target.dependencies.map { " " + $0.bareName }
                    return target.name + ":" + names.joined() + "\n"
                }.joined()
            ]
        }
    }

    private struct Files: ChangeStore {
        let text: String

        func text(of file: RelativePath, in root: String) -> String? { text }
        func apply(_ changes: ChangeSet, in root: String) {}
        func recover(in root: String) throws(ChangeError) -> CutOffChange? { nil }
        func lastApplied(in root: String) -> ChangeSet? { nil }
        func undo(in root: String) throws(ChangeError) -> ChangeSet { throw .nothingToUndo }
    }

    private func fix(
        _ modules: [Module], imports: [String: [String]], manifest: String,
        locked: Set<String> = [], kinds: Set<ViolationKind> = [.undeclared, .unused]
    ) throws -> (fixes: ManifestFixes, after: String?) {
        let facts = Dictionary(
            modules.map { module in
                let names = imports[module.name] ?? []
                return (
                    module.sources[0],
                    SourceFacts.stub(
                        imports: names.enumerated().map {
                            ImportStatement(module: $1, line: $0 + 1)
                        },
                        declares: [.stub(module.name + "Type")])
                )
            }, uniquingKeysWith: { first, _ in first })
        let lines = Lines(locked: locked)
        let use = FixManifests(
            files: Files(text: manifest), edit: EditManifest(editors: [lines], readers: [lines]))
        let fixes = try use.fixes(for: .stub(.stub(modules), facts: facts), kinds: kinds)
        return (fixes, fixes.changes.changes.first?.after)
    }

    @Test func `the only declaration of what others import is not taken away`() throws {
        func product(_ name: String) -> [DependencyReference] {
            [DependencyReference(.product(name, package: "rx"), line: 2)]
        }
        // Moya is of a package that is not read, so that it might bring RxMoya along.
        let modules = [
            Module.stub("App", uses: ["Data"], depends: product("RxMoya")),
            .stub("Data", depends: product("Moya")),
        ]
        let found = try fix(
            modules, imports: ["App": ["Data"], "Data": ["Moya", "RxMoya"]],
            manifest: "App: Data RxMoya\nData: Moya\n", locked: ["Data"])
        #expect(found.after == nil)
    }

    @Test func `what is imported is declared, and what is not is taken away`() throws {
        let found = try fix(
            [.stub("A", uses: ["Old"]), .stub("New"), .stub("Old")], imports: ["A": ["New"]],
            manifest: "A: Old\nNew:\nOld:\n")
        #expect(found.after == "A: New\nNew:\nOld:\n")
        #expect(found.fixes.fixes.count == 2)
        #expect(found.fixes.skipped.isEmpty)
    }

    @Test func `what was reached only through a removed dependency is declared instead`() throws {
        let found = try fix(
            [.stub("A", uses: ["Hub"]), .stub("Hub", uses: ["Deep"]), .stub("Deep")],
            imports: ["A": ["Deep"], "Hub": ["Deep"]], manifest: "A: Hub\nHub: Deep\nDeep:\n")
        #expect(found.after == "A: Deep\nHub: Deep\nDeep:\n")
    }

    @Test func `a dependency stays where what it leads to cannot be declared`() throws {
        let found = try fix(
            [.stub("A", uses: ["Hub"]), .stub("Hub", uses: ["Deep"]), .stub("Deep")],
            imports: ["A": ["Deep"], "Hub": ["Deep"]], manifest: "A: Hub\nHub: Deep\nDeep:\n",
            locked: ["A"])
        #expect(found.after == nil)
        #expect(found.fixes.fixes.isEmpty)
        #expect(
            found.fixes.skipped.last?.reason
                == "A depends on Deep only through it, which cannot be declared there. Declare "
                + "that dependency by hand first.")
    }

    @Test func `why what it leads to cannot be declared is said`() throws {
        let found = try fix(
            [.stub("A", uses: ["Hub"]), .stub("Hub", uses: ["Deep"]), .stub("Deep", uses: ["A"])],
            imports: ["A": ["Deep"], "Hub": ["Deep"], "Deep": ["A"]],
            manifest: "A: Hub\nHub: Deep\nDeep: A\n")
        #expect(found.after == nil)
        #expect(
            found.fixes.skipped.last?.reason
                == "A depends on Deep only through it. Deep already depends on it, so this would "
                + "be a cycle. Invert one of the two dependencies first.")
    }

    @Test func `what cuts nothing off is removed although another one must stay`() throws {
        let found = try fix(
            [
                .stub("A", uses: ["Hub", "Old"]), .stub("Hub", uses: ["Deep"]), .stub("Deep"),
                .stub("Old"),
            ],
            imports: ["A": ["Deep"], "Hub": ["Deep"]],
            manifest: "A: Hub Old\nHub: Deep\nDeep:\nOld:\n", locked: ["A"])
        #expect(found.after == "A: Hub\nHub: Deep\nDeep:\nOld:\n")
    }

    @Test func `what another builds by is declared there before it goes`() throws {
        let found = try fix(
            [.stub("App", uses: ["Kit", "Deep"]), .stub("Kit"), .stub("Deep")],
            imports: ["App": ["Kit"], "Kit": ["Deep"]], manifest: "App: Kit Deep\nKit:\nDeep:\n",
            kinds: [.unused])
        #expect(found.after == "App: Kit\nKit: Deep\nDeep:\n")
    }

    @Test func `what another builds by stays where it cannot be declared there`() throws {
        let found = try fix(
            [.stub("App", uses: ["Kit", "Deep"]), .stub("Kit"), .stub("Deep")],
            imports: ["App": ["Kit"], "Kit": ["Deep"]], manifest: "App: Kit Deep\nKit:\nDeep:\n",
            locked: ["Kit"], kinds: [.unused])
        #expect(found.after == nil)
        #expect(
            found.fixes.skipped.last?.reason.hasPrefix(
                "Kit imports Deep, which this may bring along") == true)
    }

    @Test func `no circle is declared`() throws {
        let found = try fix(
            [.stub("A"), .stub("B", uses: ["A"])], imports: ["A": ["B"], "B": ["A"]],
            manifest: "A:\nB: A\n")
        #expect(found.after == nil)
        #expect(found.fixes.skipped.map(\.module) == ["::A"])
        #expect(found.fixes.skipped[0].reason.hasPrefix("B already depends on it"))
    }

    @Test func `of two targets that import each other only one declares the other`() throws {
        let found = try fix(
            [.stub("A"), .stub("B")], imports: ["A": ["B"], "B": ["A"]], manifest: "A:\nB:\n")
        #expect(found.after == "A: B\nB:\n")
        #expect(found.fixes.skipped.map(\.module) == ["::B"])
    }

    @Test func `what cannot be written is left alone with its reason`() throws {
        let found = try fix(
            [.stub("A"), .stub("B")], imports: ["A": ["B"]], manifest: "A:\nB:\n", locked: ["A"])
        #expect(found.after == nil)
        #expect(found.fixes.skipped.map(\.reason) == ["It is locked. Unlock it."])
    }

    @Test func `only the kinds that were asked for are mended`() throws {
        let modules = [Module.stub("A", uses: ["Old"]), .stub("New"), .stub("Old")]
        let found = try fix(
            modules, imports: ["A": ["New"]], manifest: "A: Old\nNew:\nOld:\n",
            kinds: [.undeclared])
        #expect(found.after == "A: Old New\nNew:\nOld:\n")
    }
}
