/// The kind of description that a module was read from.
package enum Origin: String, CaseIterable, Sendable {
    case swiftpm, tuist, xcodegen, xcode, bazel, cocoapods, folders

    /// What sets one kind of description apart from the others; a new one is its reader and a row
    /// of ``Origin/traits``.
    package struct Traits: Sendable {
        /// The name of the build system.
        package let title: String
        /// The position among kinds of descriptions of the same sources: 0 goes first.
        ///
        /// A package is read by most tools and closest to the code; a project is written by a person
        /// or made from what is; Bazel's and CocoaPods' descriptions name sources for building them
        /// elsewhere.
        package let precedence: Int
        /// Whether there is an editor for its manifests, which adds targets and products, too.
        package var isEditable = false
        /// Whether what a target depends on can be edited.
        package var hasEditableDependencies = false
        /// Whether one description lists all targets of its folder.
        package var listsAllTargets = false
        /// Whether its targets belong to a project for Xcode, and link what any project builds.
        package var isProject = false
        /// Whether a tool makes projects of it.
        package var generatesProjects = false
        /// Whether it repeats sources that another description has modules for.
        package var repeatsSources = false
        /// Whether a target names one of another project in place.
        package var namesOtherTargets = false
        /// The extension of the folder that is one description for a person; nil where it is a file.
        package var folderExtension: String?
    }

    /// The traits of this kind.
    package var traits: Traits {
        switch self {
        case .swiftpm:
            Traits(
                title: "SwiftPM", precedence: 0, isEditable: true, hasEditableDependencies: true,
                listsAllTargets: true)
        case .tuist:
            Traits(
                title: "Tuist", precedence: 1, isEditable: true, hasEditableDependencies: true,
                listsAllTargets: true, isProject: true, generatesProjects: true,
                namesOtherTargets: true)
        case .xcodegen:
            Traits(
                title: "XcodeGen", precedence: 2, isEditable: true, hasEditableDependencies: true,
                listsAllTargets: true, isProject: true, generatesProjects: true)
        case .xcode:
            Traits(
                title: "Xcode", precedence: 3, hasEditableDependencies: true, listsAllTargets: true,
                isProject: true, folderExtension: "xcodeproj")
        case .bazel:
            Traits(title: "Bazel", precedence: 4, repeatsSources: true)
        case .cocoapods:
            Traits(title: "CocoaPods", precedence: 5, repeatsSources: true)
        case .folders:
            Traits(title: "folders", precedence: 6)
        }
    }
}
