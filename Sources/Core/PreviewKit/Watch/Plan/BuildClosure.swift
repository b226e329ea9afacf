/// The commands that lead to one file.
struct BuildClosure {
    /// In the order in which they can run.
    private(set) var commands: [BuildManifest.Command] = []
    /// What is read and made by none of them: absolute paths.
    private(set) var leaves: Set<String> = []

    private let makers: [String: BuildManifest.Command]
    private var visited: Set<String> = []

    init(_ manifest: BuildManifest, of file: String) {
        var makers: [String: BuildManifest.Command] = [:]
        for command in manifest.commands {
            for output in command.outputs { makers[output] = command }
        }
        self.makers = makers
        visit(file)
    }

    private mutating func visit(_ file: String) {
        guard let command = makers[file] else {
            if file.hasPrefix("/") { leaves.insert(file) }
            return
        }
        guard visited.insert(command.name).inserted else { return }
        for input in command.inputs { visit(input) }
        commands.append(command)
    }

    /// The modules of Swift files among the commands.
    var modules: [BuildPlan.Module] {
        var wraps: [String: [String]] = [:]
        for command in commands where command.arguments.contains("-modulewrap") {
            for input in command.inputs { wraps[input] = command.arguments }
        }
        return commands.compactMap { module(of: $0, wraps: wraps) }
    }

    private func module(
        of command: BuildManifest.Command, wraps: [String: [String]]
    ) -> BuildPlan.Module? {
        let words = command.arguments
        guard command.tool == "shell", words.contains("-output-file-map"),
            let name = words.firstIndex(of: "-module-name").map({ words[$0 + 1] }),
            let product = command.outputs.first(where: { $0.hasSuffix(".swiftmodule") })
        else { return nil }
        let sources = command.inputs.filter { $0.hasSuffix(".swift") }
        return BuildPlan.Module(
            name: name, sources: sources,
            objects: Self.objects(of: sources, among: command.outputs),
            imports: command.inputs.filter { $0.hasSuffix(".swiftmodule") }, product: product,
            compile: words.filter { $0 != "-parseable-output" }, wrap: wraps[product] ?? [])
    }

    /// `…/A.swift` is compiled to `…/A.swift.o`; no module has two files of the same name.
    private static func objects(of sources: [String], among outputs: [String]) -> [String: String] {
        var named: [Substring: String] = [:]
        for output in outputs where output.hasSuffix(".o") {
            named[output.lastName.dropLast(2)] = output
        }
        var objects: [String: String] = [:]
        for source in sources { objects[source] = named[source.lastName] }
        return objects
    }
}

extension String {
    /// What stands after the last slash.
    var lastName: Substring { self[(lastIndex(of: "/").map(index(after:)) ?? startIndex)...] }

    /// The folder that a path names something in.
    var folder: String { String(self[..<(lastIndex(of: "/") ?? startIndex)]) }
}
