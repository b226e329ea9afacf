import Architecture
import ArgumentParser
import Composing
import Reports

/// `strata composition`: what objects are made of, and what is missing.
struct CompositionCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "composition",
        abstract: "Print what containers and composition roots make, and what is missing.",
        discussion: """
            Reads Swinject, Factory, Resolver, swift-dependencies, Needle, containers written by \
            hand and roots in plain Swift, without running anything. What only running tells is \
            listed. The findings are those of strata check. Exit status: 0 printed; 2 something \
            could not be read.
            """
    )

    /// For whom it prints.
    enum Format: String, CaseIterable, ExpressibleByArgument {
        case text, json, mermaid, dot
    }

    @OptionGroup var codebase: CodebaseArguments

    @Option(help: "The output format.")
    var format = Format.text

    func run() async throws {
        let services = try await codebase.services()
        let analysis = try await codebase.analysis(services: services)
        let composition = await services.readComposition(analysis.ofModules)
            .weighed(by: analysis.configuration)
        switch format {
        case .text:
            print(compositionText(of: composition, paint: .forStandardOutput), terminator: "")
        case .json: print(try jsonText(of: CompositionReport(composition)), terminator: "")
        case .mermaid: print(CompositionGraph(composition).mermaid, terminator: "")
        case .dot: print(CompositionGraph(composition).dot, terminator: "")
        }
        try ExitStatus.endOfListing(analysis)
    }
}
