/// That modules which several descriptions name are taken from one of them.
package struct DescriptionChoice: Hashable, Sendable {
    /// Why the one is believed and not the other.
    package enum Reason: String, CaseIterable, Sendable {
        /// What is left out is made from what is taken.
        case generated
        /// What is taken is made from a description that could not be read.
        case unreadSource
        /// What is left out made what is taken, which was changed in Xcode since: files import what it links there
        /// alone.
        case changedInXcode
        /// Both describe the same sources, and one kind of description goes first.
        case sameSources
        /// Only what is left out names the module, in a folder that a package describes.
        case notInPackage
        /// The project of an app compiles the sources itself, and nothing uses the package.
        case builtByProject
        /// What is left out is what a tool wrote under an earlier name of the project.
        case leftover
        /// A Podfile names the pod, and nothing opens the project beside it, whose targets are others by now.
        case usedPod
    }

    /// The project, package or pod whose modules are left out; for an unread source the source.
    package let leftOut: RelativePath
    /// The kind of description that is left out.
    package let origin: Origin
    /// The description that the modules are taken from.
    package let taken: RelativePath
    /// The kind of description that is taken.
    package let takenOrigin: Origin
    /// Why.
    package let reason: Reason
    /// How many modules it is about, 0 or more.
    package let modules: Int
    /// The module, where the choice is about a single one that the other does not have.
    package let name: String?

    /// A choice that was made.
    package init(
        leftOut: RelativePath, origin: Origin, taken: RelativePath, takenOrigin: Origin,
        reason: Reason, modules: Int, name: String? = nil
    ) {
        self.leftOut = leftOut
        self.origin = origin
        self.taken = taken
        self.takenOrigin = takenOrigin
        self.reason = reason
        self.modules = modules
        self.name = name
    }

    /// What was chosen and how to look at it the other way, in two sentences.
    package var sentence: String {
        let count = modules == 1 ? "1 module" : "\(modules) modules"
        let other = "To read \(origin.traits.title) instead, use --origin \(origin.rawValue)."
        return switch reason {
        case .generated:
            "Generated from \(taken.shown), so its "
                + "\(modules == 1 ? "module is" : count + " are") read from there. " + other
        case .unreadSource:
            "No module could be read from this file, so the modules of \(taken.shown), which is "
                + "generated from it, are shown. Correct the file to see its own modules."
        case .changedInXcode:
            "\(taken.shown) has what is not declared here and what files import, so it was changed in Xcode "
                + "since, and its \(modules == 1 ? "module is" : count + " are") read from there. "
                + other
        case .sameSources:
            "\(count) of \(origin.traits.title) here \(modules == 1 ? "has" : "have") the same sources as "
                + "\(taken.shown) (\(takenOrigin.traits.title)), which takes precedence. " + other
        case .notInPackage:
            "\(name ?? count) is a module in \(origin.traits.title) only: \(taken.shown) describes the "
                + "same folder without it, so it is left out. " + other
        case .builtByProject:
            "Nothing uses this package: \(taken.shown) (\(takenOrigin.traits.title)) compiles its sources itself, so "
                + "its \(modules == 1 ? "module is" : count + " are") left out. " + other
        case .leftover:
            "\(taken.shown) (\(takenOrigin.traits.title)) describes all its targets and generates a project of "
                + "another name, so this one is left out. " + other
        case .usedPod:
            "A Podfile names \(taken.shown) by its path, and no workspace opens this project, which is not as the "
                + "pod is, so its \(modules == 1 ? "module is" : count + " are") left out. " + other
        }
    }
}

extension DescriptionChoice: Comparable {
    package static func < (left: DescriptionChoice, right: DescriptionChoice) -> Bool {
        (left.leftOut, left.taken, left.origin.rawValue, left.name ?? "")
            < (right.leftOut, right.taken, right.origin.rawValue, right.name ?? "")
    }
}

extension RelativePath {
    fileprivate var shown: String { isRoot ? "the root" : string }
}
