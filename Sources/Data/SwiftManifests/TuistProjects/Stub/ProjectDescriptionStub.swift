/// The module `ProjectDescription` that manifests are run against: the file `ProjectDescription.swift`,
/// compiled in, so that it is there wherever the program is.
enum ProjectDescriptionStub {
    /// The module's source.
    static let source = String(decoding: PackageResources.ProjectDescription_swift, as: UTF8.self)
}
