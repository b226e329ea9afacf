import Architecture
import ArgumentParser
import Codebase
import Extracting
import Inverting
import Reports

/// `strata seams`: the protocols that would stand between a type and all who use it.
struct SeamsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "seams",
        abstract:
            "Print who uses which members of a type, and the protocols that would serve them.",
        discussion: """
            For a class that everything depends on. Users are modules, and inside the type's own \
            module folders. Each member that is used stands in one protocol; what cannot be told \
            from the text is counted as unclear. Nothing is written. Exit status: 0 printed; 2 a \
            name is unknown, or something could not be read.
            """
    )

    @Argument(help: "The type: a class, an actor, a structure or an enumeration.")
    var type: String

    @OptionGroup var codebase: CodebaseArguments

    @Option(help: "The module that declares the type, where several do.")
    var module: String?

    @Option(help: "The output format.")
    var format = PlanCommand.Format.text

    func run() async throws {
        let services = try await codebase.services()
        let analysis = try await codebase.analysis(services: services).ofModules
        let module = try declaring(in: analysis)
        let read = ReadTypeUses(details: services.details, index: services.index)
        guard let uses = await read.uses(type, of: module, in: analysis) else {
            throw ValidationError(
                "\(type.visible) of \(module.name.visible) could not be read. See: strata check")
        }
        let plan = SeamPlan(uses, in: analysis)
        switch format {
        case .text: print(SeamText(plan, paint: .forStandardOutput).text, terminator: "")
        case .markdown: print(seamMarkdown(of: plan), terminator: "")
        case .json: print(try jsonText(of: SeamReport(plan, in: analysis)), terminator: "")
        }
        if !uses.unread.isEmpty { throw ExitStatus.couldNotCheck }
        try ExitStatus.endOfListing(analysis)
    }

    /// The module that declares the type.
    ///
    /// - Throws: `ValidationError` that says what to write instead.
    private func declaring(in analysis: Analysis) throws -> Module {
        let named = try module.map { try analysis.module(named: $0).id }
        let found = analysis.codebase.modules.filter { module in
            (named == nil || named == module.id)
                && module.sources.contains { declares($0, in: analysis) }
        }
        let shipped = found.filter(\.role.isProduction)
        if let only = shipped.first, shipped.count == 1 { return only }
        if let only = found.first, found.count == 1 { return only }
        let names = found.map(\.name).joined(separator: ", ").visible
        if found.isEmpty, let hint = ofProtocol(in: analysis) { throw ValidationError(hint) }
        throw ValidationError(
            found.isEmpty
                ? "No class, actor, structure or enumeration is called \(type.visible) outside of "
                    + "other types. Look for it with: strata modules"
                : "Several modules declare \(type.visible). Add --module, one of: \(names)")
    }

    /// What to do where the type is a protocol; nil if it is none.
    private func ofProtocol(in analysis: Analysis) -> String? {
        guard let types = conformingTypes(to: type, in: analysis) else { return nil }
        let start = "\(type.visible) is a protocol already."
        guard let first = types.first else { return start + " No type in sight conforms to it." }
        let names = types.prefix(5).joined(separator: ", ").visible
        let more = types.count > 5 ? " and \((types.count - 5).grouped) more" : ""
        return start
            + " Uses through it are counted at the types that conform to it: \(names)\(more). "
            + "Run: strata seams \(first.visible)"
    }

    private func declares(_ file: RelativePath, in analysis: Analysis) -> Bool {
        analysis.facts[file]?.declarations.contains {
            $0.name == type && $0.container == nil
                && [.class, .actor, .struct, .enum].contains($0.kind)
        } == true
    }
}
