import Codebase

/// Reads and runs the build files of a codebase, each once.
final class BazelFiles {
    /// What is read of a file: its statements take a hundred times the size of their text.
    private static let mostBytes = 1 << 20

    /// What parsing a line costs, besides its bytes.
    private static let ofLine = 60

    private let tree: SourceTree
    private(set) var workspaces: BazelWorkspaces
    private(set) var targets: [BazelLabel: BazelTarget] = [:]
    /// The targets in the order in which they are declared.
    private(set) var order: [BazelLabel] = []
    private(set) var problems: [IncompleteItem] = []
    /// Whether what was not read may declare targets of Swift, even if nothing else does.
    private(set) var mayLackSwift = false
    private var loaded: [RelativePath: StarScope] = [:]
    private var pending: [RelativePath] = []
    private var scopes: [StarScope] = []
    /// How many steps are left for all files together.
    private var steps: Int
    private let mostSteps: Int
    private var isOver = false

    init(_ tree: SourceTree, mostSteps: Int = 100_000_000) {
        self.tree = tree
        self.mostSteps = mostSteps
        steps = mostSteps
        workspaces = BazelWorkspaces(tree)
        for workspace in workspaces.all { readRepositories(of: workspace) }
        for (folder, file) in workspaces.packages.sorted(by: { $0.key < $1.key }) {
            read(file, of: folder)
        }
        // Functions and the files they stand in hold each other.
        for scope in scopes { scope.values = [:] }
        loaded = [:]
    }

    // MARK: Build files

    private func read(_ file: RelativePath, of folder: RelativePath) {
        let workspace = workspaces.workspace(of: folder)
        guard let read = try? tree.contents.bytes(of: file, upTo: Self.mostBytes),
            let package = folder.relative(to: workspace)
        else { return report(file, nil, "The build file cannot be read.") }
        if read.isCut {
            mayLackSwift = mayLackSwift || tree.swiftFiles.contains { $0.isInside(folder) }
            return report(
                file, nil, "The build file is larger than \(Self.mostBytes >> 20) MB.")
        }
        let text = String(decoding: read.bytes, as: UTF8.self)
        let here = BazelLabel(workspace: workspace, package: package.string, name: "")
        let isSwift = text.lowercased().hasScalars("swift")
        let errors = run(text, in: here, file: file) { [self] call in
            guard let name = call.attributes["name"]?.text else {
                if isSwift, call.attributes["name"]?.isUnknown == true {
                    report(file, call.line, "The name of a target could not be evaluated.")
                }
                return
            }
            let label = BazelLabel(workspace: workspace, package: package.string, name: name)
            guard targets[label] == nil else { return }
            targets[label] = BazelTarget(label: label, call: call)
            order.append(label)
        }
        for error in errors where isSwift { report(file, error.line, error.reason) }
    }

    private func run(
        _ text: String, in package: BazelLabel, file: RelativePath,
        declare: @escaping (StarCall) -> Void
    ) -> [StarError] {
        guard steps > 0 else { return [] }
        let most = min(2_000_000, steps)
        let scope = StarScope()
        steps -= text.utf8.reduce(0) { $0 + ($1 == UInt8(ascii: "\n") ? Self.ofLine : 2) }
        let parsed = StarParser.parse(text)
        let globs = BazelGlob(tree: tree, workspaces: workspaces, folder: package.folder)
        let interpreter = StarInterpreter(
            host: StarInterpreter.Host(
                load: { [self] in load($0, from: package) }, glob: globs.files,
                fileCount: tree.files(inside: package.folder).count,
                package: package.package, declare: declare),
            steps: most)
        let errors = interpreter.runFile(parsed.statements, in: scope)
        steps -= most - max(interpreter.steps, 0)
        if steps <= 0, !isOver {
            isOver = true
            mayLackSwift = true
            let overrun = ReadingBudget.Overrun.steps(mostSteps)
            report(
                file, nil,
                "All build files together \(overrun), so that those behind this one are left out.")
        }
        if file.fileExtension == "bzl" {
            loaded[file] = scope
            scopes.append(scope)
        } else {
            scope.values = [:]
        }
        return parsed.errors + errors
    }

    // MARK: Files that others load

    private func load(_ label: String, from package: BazelLabel) -> StarScope? {
        guard case .own(let label)? = workspaces.reference(label, in: package) else { return nil }
        let file = label.folder.appending(RelativePath(label.name))
        if let scope = loaded[file] { return scope }
        guard !pending.contains(file), pending.count < 40, let text = text(of: file) else {
            return nil
        }
        pending.append(file)
        defer { pending.removeLast() }
        let here = BazelLabel(workspace: label.workspace, package: label.package, name: "")
        _ = run(text, in: here, file: file) { _ in }
        return loaded[file]
    }

    private func text(of file: RelativePath) -> String? {
        guard let read = try? tree.contents.bytes(of: file, upTo: Self.mostBytes), !read.isCut
        else {
            return nil
        }
        return String(decoding: read.bytes, as: UTF8.self)
    }

    private func report(_ file: RelativePath, _ line: Int?, _ reason: String) {
        problems.append(
            IncompleteItem(
                path: file, line: line,
                reason: reason + " Simplify the statement to see the targets that it declares."))
    }

    // MARK: Repositories

    /// The repositories that a workspace takes from folders of the codebase, and its own name.
    private func readRepositories(of workspace: RelativePath) {
        let here = BazelLabel(workspace: workspace, package: "", name: "")
        var apparent: [String: String] = [:]
        var found: [(name: String, folder: RelativePath)] = []
        for name in ["MODULE.bazel", "WORKSPACE.bazel", "WORKSPACE"] {
            let file = workspace.appending(RelativePath(name))
            guard let text = text(of: file) else { continue }
            _ = run(text, in: here, file: file) { call in
                let name = call.attributes["name"]?.text ?? call.attributes["module_name"]?.text
                guard let name else { return }
                switch call.rule.name {
                case "bazel_dep": apparent[name] = call.attributes["repo_name"]?.text
                case "module":
                    found.append((call.attributes["repo_name"]?.text ?? name, workspace))
                case "workspace": found.append((name, workspace))
                case "local_path_override", "local_repository":
                    let folder = call.attributes["path"]?.text.flatMap(workspace.resolving)
                    if let folder { found.append((name, folder)) }
                default: break
                }
            }
        }
        for (name, folder) in found {
            workspaces.add(repository: apparent[name] ?? name, at: folder, in: workspace)
        }
    }
}
