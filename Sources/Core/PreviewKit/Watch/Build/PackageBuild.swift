/// Lets SwiftPM plan and build.
struct PackageBuild: Sendable {
    let place: BuildPlace
    let root: String
    let report: @Sendable (BuildProgress) async -> Void

    /// Builds the executable.
    func run() async throws(GalleryError) -> BuildOutcome {
        var arguments = ["swift", "build", "--product", String(place.product.lastName)]
        arguments += ["--configuration", place.configuration, "--scratch-path", place.scratch]
        let parsing = Parsing()
        let process = ChildProcess(arguments: arguments, folder: root)
        let isBuilt = try await process.run { line in
            await parsing.take(line)
            if let progress = BuildProgress(line: line) { await report(progress) }
        }
        if isBuilt { return .built }
        return await parsing.outcome
    }
}

/// What is read from the output of a build.
actor Parsing {
    private var parser = DiagnosticParser()

    func take(_ line: String) {
        parser.take(line)
    }

    var outcome: BuildOutcome { parser.wasOvertaken ? .overtaken : .failed(parser.errors) }
}
