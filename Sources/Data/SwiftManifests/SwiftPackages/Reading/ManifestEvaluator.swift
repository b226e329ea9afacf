import StaticSwift

/// Reads a manifest without running it.
package struct ManifestEvaluator: Sendable {
    private let environment: [String: String]

    /// A reader of manifests.
    ///
    /// - Parameter environment: The environment variables that manifests see; none by default.
    package init(environment: [String: String] = [:]) {
        self.environment = environment
    }

    /// Evaluates a manifest.
    ///
    /// - Parameters:
    ///   - text: The source of the manifest.
    ///   - path: The name that positions mention.
    ///   - packageDirectory: The absolute path of the package's folder.
    /// - Returns: What is certain, and in ``PackageManifest/unknowns`` what is not.
    package func manifest(text: String, path: String, packageDirectory: String) -> PackageManifest {
        manifest(text: text, path: path, packageDirectory: packageDirectory, limits: Limits())
            .answer
    }

    /// Evaluates a manifest within limits.
    func manifest(
        text: String, path: String, packageDirectory: String, limits: Limits
    ) -> Measured<PackageManifest> {
        manifest(
            text: text, path: path, packageDirectory: packageDirectory, limits: limits,
            conditions: BuildConditions(
                compiler: [6, 3, 1], language: ToolsVersion(ofManifest: text).languageVersion,
                features: Self.features(of: text)))
    }

    /// The manifest as on macOS; nil if nothing in it depends on where it is read, which is Linux.
    func manifestOnMacOS(
        text: String, path: String, packageDirectory: String, limits: Limits
    ) -> Measured<PackageManifest>? {
        guard text.utf8.contains(UInt8(ascii: "#")), text.contains("#if") else { return nil }
        return manifest(
            text: text, path: path, packageDirectory: packageDirectory, limits: limits,
            conditions: BuildConditions(
                operatingSystem: "macOS", compiler: [6, 3, 1],
                language: ToolsVersion(ofManifest: text).languageVersion,
                modules: BuildConditions.macOSModules,
                absentModules: BuildConditions.modulesNotOnMacOS,
                features: Self.features(of: text)))
    }

    private static func features(of text: String) -> Set<String> {
        BuildConditions.features(language: ToolsVersion(ofManifest: text).languageVersion)
    }

    private func manifest(
        text: String, path: String, packageDirectory: String, limits: Limits,
        conditions: BuildConditions
    ) -> Measured<PackageManifest> {
        let toolsVersion = ToolsVersion(ofManifest: text)
        let program = Program(
            sources: [SourceText(path: path, text: text)],
            library: PackageDescriptionLibrary.library(
                packageDirectory: packageDirectory, environment: environment),
            conditions: conditions, environment: environment, limits: limits)
        let evaluation = program.evaluate()
        guard let (package, doubt) = evaluation.lastInstance(of: "Package") else {
            var manifest = PackageManifest(name: "", toolsVersion: toolsVersion)
            manifest.unknowns = evaluation.problems
            if manifest.unknowns.isEmpty {
                manifest.unknowns = [
                    Unknown(
                        expression: "Package(…)",
                        position: SourcePosition(file: path, line: 1, column: 1),
                        reason: "no `Package` is created")
                ]
            }
            return Measured(manifest, steps: evaluation.steps)
        }
        var decoder = ManifestDecoder(toolsVersion: toolsVersion, path: path)
        var manifest = decoder.manifest(package)
        manifest.unknowns = [doubt].compactMap(\.self) + decoder.unknowns + evaluation.problems
        return Measured(manifest, steps: evaluation.steps)
    }
}
