/// A module `ProjectDescription` of our own, for manifests that are run.
///
/// It takes what any of Tuist's versions takes, and writes what decides about modules as JSON; all
/// the rest it only accepts.
enum ProjectDescriptionStub {
    /// The module's source.
    static let source = ([imports] + parts).joined(separator: "\n")

    private static let imports = "import Foundation"

    private static let parts = [
        answer, values, versions, dependencies, sources, resources, settings, settingsMethods,
        propertyLists, arguments, scripts, targets, projects, workspaces, synthesizers, schemes,
        testing, runActions,
    ]
}
