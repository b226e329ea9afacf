import Architecture
import Codebase

extension ExtractedAccess {
    /// Makes sure that others can run the default arguments of what becomes public.
    ///
    /// - Throws: An obstacle where one names what its file keeps to itself.
    func checkDefaults(of details: DeclarationDetails, in file: ReadFile) throws(PlanStop) {
        for parameter in details.signature?.parameters ?? [] {
            guard let standard = parameter.standard else { continue }
            try checkDefault(
                standard.extent, of: details.path, within: details.container, in: file)
        }
    }

    /// The same for one expression.
    ///
    /// - Parameters:
    ///   - path: What it is an argument of.
    ///   - container: The type whose own members may be meant.
    func checkDefault(
        _ value: TextExtent, of path: String, within container: String?, in file: ReadFile
    ) throws(PlanStop) {
        let hidden = file.details.declarations.filter { other in
            !other.isLocal && other.kind != .`init`
                && other.access.map { $0.formal.rank < AccessLevel.internal.rank } == true
        }
        if hidden.isEmpty { return }
        for use in file.details.uses where value.contains(use.extent) && use.local == nil {
            let base = use.base.map { file.details.typeName(before: $0) }
            let isHidden = hidden.contains { other in
                guard other.name == use.name else { return false }
                switch base {
                case nil: return other.container == nil || other.container == container
                case let type?:
                    return other.container == container && container != nil
                        && ["Self", container?.lastPart].contains(type)
                }
            }
            if isHidden {
                throw .obstacle(
                    "\(path) would be public, and its default argument names \(use.name), which is "
                        + "private. Take the default away, or make \(use.name) public first.")
            }
        }
    }
}

extension SourceDetails {
    /// The name that stands before a dot; `Self` where the type itself is meant, nil if it is no name.
    fileprivate func typeName(before base: MemberBase) -> String? {
        switch base.kind {
        case .use(let number): uses[number].name
        case .own: "Self"
        case .implicit, .other: nil
        }
    }
}

extension DeclarationDetails {
    /// Whether an initializer for stored properties has to be told this one.
    var isNeeded: Bool {
        guard let value, value.expression == nil, attributes.isEmpty else { return false }
        let type = value.type?.text ?? ""
        // A closure after the parentheses has no label.
        return !(kind == .var && type.hasSuffix("?")) && !type.contains("->")
    }
}
