import StaticSwift

/// Evaluates manifests of one Tuist root together with the helpers they may use.
struct ProjectEvaluator: Sendable {
    private let helpers: [SourceText]
    private let library: Library

    /// An evaluator.
    ///
    /// - Parameters:
    ///   - helpers: The files of all helper modules, parsed once.
    ///   - modules: The names of the plugins' modules.
    ///   - fileSystem: The files of the codebase; nil for manifests that cannot ask for them.
    init(
        helpers: [SourceText], modules: Set<String>, fileSystem: Library.FileSystem? = nil
    ) {
        self.helpers = helpers
        library = ProjectDescriptionLibrary.library(modules: modules, fileSystem: fileSystem)
    }

    /// The project that a `Project.swift` describes.
    func project(text: String, path: String) -> ProjectManifest {
        project(text: text, path: path, limits: Limits()).answer
    }

    /// The project that a `Project.swift` describes, within limits.
    func project(text: String, path: String, limits: Limits) -> Measured<ProjectManifest> {
        let evaluation = evaluate(text: text, path: path, limits: limits)
        var decoder = ProjectDecoder(path: path)
        var manifest: ProjectManifest
        switch value(of: "Project", in: evaluation) {
        case .record(let project)?: manifest = decoder.manifest(project)
        case .unknown(let unknown)?:
            manifest = ProjectManifest()
            manifest.unknowns = [unknown]
        default:
            manifest = ProjectManifest()
            if evaluation.problems.isEmpty {
                let position = SourcePosition(file: path, line: 1, column: 1)
                manifest.unknowns = [
                    Unknown(
                        expression: "Project(…)", position: position,
                        reason: "no `Project` is "
                            + "created")
                ]
            }
        }
        manifest.unknowns += evaluation.problems.filter { !manifest.unknowns.contains($0) }
        return Measured(manifest, steps: evaluation.steps)
    }

    /// The value of a type of ProjectDescription that a manifest makes, if it makes one.
    func record(of type: String, text: String, path: String) -> Record? {
        guard case .record(let record)? = value(of: type, in: evaluate(text: text, path: path))
        else { return nil }
        return record
    }

    private func evaluate(
        text: String, path: String, limits: Limits = Limits()
    ) -> Evaluation {
        Program(
            sources: [ProjectDescriptionLibrary.declarations] + helpers
                + [SourceText(path: path, text: text)],
            library: library,
            conditions: BuildConditions(
                operatingSystem: "macOS", architecture: "arm64", compiler: [6, 3, 1],
                language: [5, 10],
                modules: BuildConditions.macOSModules.union(["ProjectDescription"]),
                absentModules: BuildConditions.modulesNotOnMacOS,
                features: BuildConditions.features(language: [5, 10])),
            limits: limits
        ).evaluate()
    }

    /// The last global of a type; else an unknown one, which may be it.
    private func value(of type: String, in evaluation: Evaluation) -> Value? {
        let values = evaluation.globals.map(\.value)
        let qualified = "\(ProjectDescriptionLibrary.path).\(type)"
        return values.last { $0.isRecord(of: qualified) }
            ?? values.last { $0.isRecord(of: type) }
            ?? evaluation.globals.last { $0.name == type.lowercased() }?.value
            ?? values.last { if case .unknown = $0 { true } else { false } }
    }
}

extension Value {
    fileprivate func isRecord(of type: String) -> Bool {
        if case .record(let record) = self { record.type == type } else { false }
    }
}
