import Architecture
import Codebase

/// Why no part of a module can be extracted, whatever it uses; nil if parts can.
package func obstacleOfExtracting(from module: Module, in analysis: Analysis) -> String? {
    let isEdited = module.origin.traits.isEditable || module.origin == .xcode
    guard module.manifest != nil, isEdited else {
        return "\(module.name) is of \(module.origin.traits.title), whose files Strata does not "
            + "edit. Make a module by hand, and move the files that strata plan lists."
    }
    let twin = analysis.codebase.descriptions(besides: module).first { choice in
        choice.origin.traits.isEditable || choice.origin == .xcode && module.origin != .swiftpm
    }
    if let twin {
        return "\(twin.leftOut.isRoot ? "A description" : twin.leftOut.string) of "
            + "\(twin.origin.traits.title) has the same sources and would not know the new module. Describe "
            + "the sources once first, or make the module by hand."
    }
    if module.role == .tests || module.kind == .macro || module.kind == .plugin {
        return "\(module.name) is not made of parts that others could use."
    }
    return nil
}

extension Codebase {
    /// The descriptions that were left out and have the same sources as the one that a module is read from.
    func descriptions(besides module: Module) -> [DescriptionChoice] {
        choices.filter { choice in
            choice.reason == .sameSources
                && (choice.taken == module.container || choice.taken == module.manifest)
        }
    }
}

extension Module {
    /// Asks for a podspec and for projects that have the same sources, where there are some.
    ///
    /// - Parameter name: What the module is called that is made of some of its files.
    package func askingForTwins(of name: String, in analysis: Analysis) -> [RecipeQuestion] {
        analysis.codebase.descriptions(besides: self).compactMap { twin in
            switch twin.origin {
            case .cocoapods:
                RecipeQuestion(
                    "Is \(twin.leftOut) still published? It has the same sources, which would import "
                        + "\(name), and that is no pod.")
            case .xcode:
                RecipeQuestion(
                    "Is \(twin.leftOut) still used? It has the same sources, and would not build "
                        + "until it has a target \(name), too.")
            default: nil
            }
        }
    }
}
