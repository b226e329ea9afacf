import Architecture
import ArgumentParser
import Codebase
import Reports

/// Which part of the graph `strata graph` draws.
struct GraphCutArguments: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Draw one module with what depends on it and what it depends on.",
            valueName: "module"))
    var focus: String?

    @Option(help: "With --focus: how many edges away. (default: 1)")
    var depth: Int?

    @Option(
        parsing: .upToNextOption,
        help: ArgumentHelp(
            "Draw all that stands on any path from one module to another: --between A B.",
            valueName: "module"))
    var between: [String] = []

    @Flag(help: "Draw one node for each layer, with the number of edges between them.")
    var layers = false

    @Flag(help: "Leave out tests and test helpers.")
    var noTests = false

    @Flag(
        help: """
            Leave out edges that longer paths imply (transitive reduction). Edges of cycles and \
            violations stay.
            """)
    var reduce = false

    @Flag(help: "Also draw external modules, such as those of other packages.")
    var external = false

    /// A folder that stands behind the two modules of --between.
    var path: String? { between.count == 3 ? between[2] : nil }

    /// The options that were given.
    var used: [String] {
        let options = [
            ("--focus", focus != nil), ("--depth", depth != nil), ("--between", !between.isEmpty),
            ("--layers", layers), ("--no-tests", noTests), ("--reduce", reduce),
            ("--external", external),
        ]
        return options.filter(\.1).map(\.0)
    }

    func validate() throws {
        if let depth {
            if focus == nil { throw ValidationError("--depth needs --focus.") }
            if depth < 1 { throw ValidationError("--depth must be 1 or more.") }
        }
        if between.isEmpty { return }
        if focus != nil {
            throw ValidationError(
                "--focus and --between both choose what is drawn. Use one of them.")
        }
        guard 2...3 ~= between.count else {
            throw ValidationError("--between takes two modules: --between A B")
        }
    }

    /// What is to be drawn of an analysis.
    ///
    /// - Throws: `ValidationError` if a module is unknown, or left out by another option.
    func cut(of analysis: Analysis) throws -> GraphCut {
        var cut = GraphCut(
            collapsesLayers: layers, omitsTests: noTests, omitsImplied: reduce,
            includesExternal: external)
        if let focus {
            cut.part = .around(try id(focus, in: analysis), depth: depth ?? 1)
        } else if between.count > 1 {
            let ends = try between.prefix(2).map { try id($0, in: analysis) }
            if ends[0] == ends[1] {
                throw ValidationError("--between takes two different modules: --between A B")
            }
            cut.part = .between(ends[0], ends[1])
        }
        return cut
    }

    private func id(_ name: String, in analysis: Analysis) throws -> ModuleID {
        let node = try analysis.module(named: name)
        let title = node.name.visible
        if node.kind == .system {
            throw ValidationError(
                "\(title) comes with the system, which is never drawn. Who imports it: "
                    + "strata imports --module \(title)")
        }
        if node.kind != .own, !external {
            throw ValidationError("\(title) is external. Add --external to draw it.")
        }
        let role = analysis.codebase.module(node.id)?.role
        if noTests, role?.isForTests == true {
            throw ValidationError(
                "--no-tests leaves out tests and test helpers, and \(title) is one. Leave out "
                    + "--no-tests.")
        }
        return node.id
    }
}
