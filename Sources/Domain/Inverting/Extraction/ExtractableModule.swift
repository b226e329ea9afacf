import Architecture
import Codebase

/// Why no part of a module can be extracted, whatever it uses; nil if parts can.
package func obstacleOfExtracting(from module: Module, in analysis: Analysis) -> String? {
    let isEdited = module.origin.traits.isEditable || module.origin == .xcode
    guard module.manifest != nil, isEdited else {
        return "\(module.name) is of \(module.origin.traits.title), whose files Strata does not "
            + "edit. Make a module by hand, and move the files that strata plan lists."
    }
    if module.role == .tests || module.kind == .macro || module.kind == .plugin {
        return "\(module.name) is not made of parts that others could use."
    }
    return nil
}
