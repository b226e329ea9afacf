import Architecture
import Codebase

extension EdgeSources {
    /// The type as a parameter has it that is kept: a function escapes, also under another name.
    ///
    /// - Parameter type: The type as written.
    func keptParameter(_ type: String) -> String { isFunction(type) ? "@escaping " + type : type }

    /// Whether a type is a function; an optional one, or a list of them, is none.
    ///
    /// A name that stands for several things is a function if each of them is.
    func isFunction(_ type: String) -> Bool { isFunction(type, behind: []) }

    private func isFunction(_ type: String, behind names: Set<String>) -> Bool {
        if type.isFunctionType { return true }
        let name = type.prefix { $0 != "<" }.split(separator: ".").last.map(String.init)
        guard let name, !names.contains(name) else { return false }
        let meant = files.values.flatMap(\.details.declarations).filter {
            $0.kind == .typealias && $0.name == name
        }
        return !meant.isEmpty
            && meant.allSatisfy {
                isFunction($0.value?.type?.text ?? "", behind: names.union([name]))
            }
    }
}
