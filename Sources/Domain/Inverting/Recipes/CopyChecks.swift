import Architecture
import Codebase

/// What would make a copy behave differently from what it is a copy of.
struct CopyChecks: Sendable {
    private let sources: EdgeSources
    private let copied: MovedParts
    private let types: MeantTypes

    init(_ sources: EdgeSources, _ copied: MovedParts) {
        self.sources = sources
        self.copied = copied
        types = MeantTypes(sources)
    }

    /// - Throws: The first obstacle.
    func check() throws(PlanStop) {
        for part in copied.parts { try check(part) }
        for path in copied.files { try checkState(of: path) }
        try checkNames()
        try checkShown()
        try checkTests()
        if !copiedTypes.isEmpty { try CopiedTypes(sources, copiedTypes).check() }
    }

    /// The structures and enumerations that are copied.
    private var copiedTypes: Set<String> {
        Set(
            copied.parts.compactMap { sources.declaration($0) }.filter {
                $0.kind == .struct || $0.kind == .enum
            }.map(\.name))
    }

    private func check(_ part: Declared) throws(PlanStop) {
        guard let declaration = sources.declaration(part) else { return }
        let name = declaration.name
        if !declaration.conditions.isEmpty {
            throw .obstacle("\(name) is inside an #if. Copy it by hand.")
        }
        switch declaration.kind {
        case .func, .var, .let, .typealias, .struct, .enum, .`init`, .subscript: break
        case .extension:
            let isOwn = copied.names.contains(name.outermostPart)
            if !isOwn, let conformance = declaration.inherited.first {
                throw .obstacle(
                    "\(name) conforms to \(conformance.name) there, and may do so only once.")
            }
        case .class, .actor:
            throw .obstacle("\(name) is a \(declaration.kind.rawValue), whose values are shared.")
        default:
            throw .obstacle(
                "\(name) is \(declaration.kind == .operator ? "an" : "a") "
                    + "\(declaration.kind.rawValue), and a copy would be another one.")
        }
        if declaration.inherited.contains(where: { $0.name.hasSuffix("Error") }) {
            throw .obstacle("\(name) is thrown, and who catches it may know the original.")
        }
        if let key = declaration.inherited.first(where: { $0.name.isOfKeys }) {
            throw .obstacle(
                "\(name) is a \(key.name), which is known by its type: a copy would be another key."
            )
        }
    }

    /// Nothing that keeps a value for all may be copied, and nothing that belongs to its module.
    private func checkState(of path: RelativePath) throws(PlanStop) {
        guard let file = sources.files[path] else { return }
        for declaration in file.details.declarations {
            guard copied.contains(declaration.place.whole.start.offset, of: path) else { continue }
            let attribute = declaration.attributes.first {
                $0.name.hasPrefix("_") || $0.name == "objc" || $0.name.hasSuffix("Storage")
            }
            if let attribute {
                throw .obstacle("\(declaration.name) has @\(attribute.name). Copy it by hand.")
            }
            let isShared =
                !declaration.isLocal && (declaration.container == nil || declaration.isStatic)
            guard isShared, let value = declaration.value, value.isStored else { continue }
            if declaration.kind == .var || !isConstant(value, file) {
                throw .obstacle(
                    "\(declaration.path) keeps a value that both would have of their own.")
            }
        }
        for use in file.details.uses where copied.contains(use.extent.start.offset, of: path) {
            guard use.name == "module", case .use(let base) = use.base?.kind,
                file.details.uses[base].name == "Bundle"
            else { continue }
            throw .obstacle("The resources of \(sources.to.name) are used, which are not copied.")
        }
    }

    /// Whether a value is made of literals and plain values alone.
    private func isConstant(_ value: ValueDetails, _ file: ReadFile) -> Bool {
        guard let expression = value.expression else { return false }
        let constants = copiedTypes.union(Self.plain)
        return file.details.uses.allSatisfy { use in
            guard expression.contains(use.extent) else { return true }
            return use.role == .operator || use.base != nil && use.base?.kind != .other
                || constants.contains(use.name)
                || copied.names.contains(use.name) && use.call == nil
        }
    }

    private static let plain: Set<String> = [
        "String", "Int", "Double", "Float", "Bool", "Character", "Set", "Array", "Dictionary",
        "UInt", "UInt8", "Int64", "CGFloat", "TimeInterval", "Decimal", "Duration",
    ]

    /// The near end may have nothing of the same name.
    private func checkNames() throws(PlanStop) {
        let near = sources.declarations(of: sources.from.id)
        if let name = copied.names.sorted().first(where: { !near.topLevel($0).isEmpty }) {
            throw .obstacle("\(sources.from.name) declares \(name), too. Rename one of them first.")
        }
        for member in copied.addedMembers.sorted() {
            guard let declaration = sources.declaration(member),
                let container = declaration.container,
                declaration.kind != .`init`, declaration.kind != .subscript,
                !near.members(of: container, named: declaration.name).isEmpty
            else { continue }
            throw .obstacle(
                "\(sources.from.name) adds \(declaration.name) to \(container), too. Rename one of "
                    + "them first.")
        }
    }

    /// What others see of the near end may not say anything that is copied.
    private func checkShown() throws(PlanStop) {
        for (path, file) in sources.files(of: sources.from) {
            for (number, use) in file.details.uses.enumerated() where use.local == nil {
                guard isCopied(number, as: use, at: path, in: file), isShown(use, file) else {
                    continue
                }
                throw .obstacle(
                    "\(sources.place(path, use.extent)): other modules see \(use.name) there, so that "
                        + "a copy would not be the same.")
            }
        }
    }

    private func isCopied(
        _ number: Int, as use: NameUse, at path: RelativePath, in file: ReadFile
    ) -> Bool {
        if copied.names.contains(use.name), sources.standsAlone(use, in: file, types) {
            return true
        }
        return copied.added.meant(by: number, in: path, file).members.contains(
            where: copied.contains)
    }

    /// Whether a use stands where other modules see it: in a signature, a type, a default argument.
    private func isShown(_ use: NameUse, _ file: ReadFile) -> Bool {
        var next = use.declaration
        while let number = next, let declaration = file.details.declaration(number) {
            let isInBody = declaration.place.body?.contains(use.extent) == true
            if declaration.attribute("inlinable") != nil { return true }
            if isInBody, !declaration.kind.hasMembers { return false }
            if declaration.isLocal, declaration.kind != .parameter { return false }
            if declaration.kind == .parameter || declaration.kind == .genericParameter {
                next = declaration.parent
                continue
            }
            let isVisible =
                (declaration.access?.effective.rank ?? 5) >= AccessLevel.package.rank
            let isValue = declaration.value?.expression?.contains(use.extent) == true
            if isValue {
                return isVisible && declaration.value?.type == nil && !copiedTypes.isEmpty
            }
            return isVisible
        }
        return next == nil && use.declaration == nil && use.role == .inheritance
    }

    /// A test that sees into the near end and sees the far one, too, would find two of a name.
    private func checkTests() throws(PlanStop) {
        for (path, file) in sources.files {
            let imports = sources.analysis.facts[path]?.imports ?? []
            let isOpen = imports.contains {
                $0.isTestable && $0.module == sources.from.moduleName
            }
            guard isOpen, imports.contains(where: { $0.module == sources.to.moduleName }),
                file.details.uses.indices.contains(where: {
                    copied.isMeant(by: $0, in: path, file)
                })
            else { continue }
            throw .obstacle("\(path.name) would see what is copied twice.")
        }
    }
}

extension String {
    /// Whether a protocol of this name makes keys of types, as `DependencyKey` and `EnvironmentKey` do.
    fileprivate var isOfKeys: Bool { hasSuffix("Key") && self != "CodingKey" }
}
