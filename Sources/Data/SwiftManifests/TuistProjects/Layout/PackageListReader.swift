import Codebase
import StaticSwift

/// Reads which packages `.external` may mean: `Tuist/Package.swift`, or `Tuist/Dependencies.swift`.
struct PackageListReader {
    let files: TuistFiles
    let root: TuistRoot

    func packages() -> [ProjectPackage] {
        let own = files.tuistFolder(in: root.folder)
        return [own.appending("Package.swift"), root.folder.appending("Package.swift")]
            .flatMap { swiftPackages(in: $0) }
            + dependencies(in: own.appending("Dependencies.swift"))
    }

    private func text(of path: RelativePath) -> String? {
        files.has(path) ? files.text(of: path) : nil
    }

    private func swiftPackages(in path: RelativePath) -> [ProjectPackage] {
        guard let text = text(of: path) else { return [] }
        let evaluation = Program(
            sources: [SourceText(path: path.string, text: text)], library: Self.library
        ).evaluate()
        guard let package = evaluation.lastInstance(of: "Package")?.record else { return [] }
        var reader = ValueReader(path: path.string)
        return reader.records(package["dependencies"], of: "the packages").compactMap { record in
            if let url = reader.string(record["url"], of: "a package") { return .remote(url: url) }
            if let id = reader.string(record["id"], of: "a package") { return .registry(id) }
            return reader.string(record["path"], of: "a package").map {
                .local(ProjectPath(text: $0, base: .relativeToCurrentFile, caller: path.string))
            }
        }
    }

    /// As much of PackageDescription as a list of packages needs.
    private static let library = Library(
        modules: ["PackageDescription", "ProjectDescription"],
        types: [
            LibraryType(
                "Package", isReference: true,
                properties: [
                    .init("name", .named("String")),
                    .init("products", .array(.named("Product"))),
                    .init(
                        "dependencies", .array(.named("Package.Dependency")), initial: .emptyArray),
                    .init("targets", .array(.named("Target"))),
                ],
                constructors: [.init("init")])
        ]
            + ["Package.Dependency", "Target", "Target.Dependency", "Product", "Version"]
            .map { LibraryType($0) })

    private func dependencies(in path: RelativePath) -> [ProjectPackage] {
        guard let text = text(of: path),
            let record = root.evaluator.record(of: "Dependencies", text: text, path: path.string)
        else { return [] }
        var decoder = ProjectDecoder(path: path.string)
        return decoder.packages(ofDependencies: record)
    }
}
