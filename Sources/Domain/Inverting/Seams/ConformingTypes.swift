import Architecture
import Codebase

/// The types of a codebase that conform to a protocol by name, in order; nil if none of its protocols
/// is called so.
package func conformingTypes(to name: String, in analysis: Analysis) -> [String]? {
    let isProtocol = analysis.facts.values.contains { facts in
        facts.declarations.contains { $0.kind == .protocol && $0.name == name }
    }
    return isProtocol ? TypeKinship(of: analysis).heirs(of: name) : nil
}
