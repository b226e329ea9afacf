import Architecture
import Codebase

/// Finds where values of a type are made, and how that stands in what is around it.
struct FindMakings: Sendable {
    let sources: EdgeSources
    let types: MeantTypes

    init(_ sources: EdgeSources) {
        self.sources = sources
        types = MeantTypes(sources)
    }

    /// All places that make a value of an own type.
    ///
    /// - Throws: An obstacle where a value may be made that cannot be followed.
    func makings(of owner: Owner) throws(PlanStop) -> [Making] {
        let name = owner.type.lastPart
        var found: [Making] = []
        let naming = try sources.files(naming: name)
        // Nothing that is expected anywhere is of a type that is written down nowhere.
        let isWritten = naming.contains { _, file in
            file.details.uses.contains { $0.name == name && $0.role == .type }
        }
        for (path, file) in naming {
            guard let module = sources.module(of: path), sees(module, owner) else { continue }
            try checkHidden(name, of: owner, at: path, in: file, isWritten: isWritten)
            for (number, use) in file.details.uses.enumerated() where use.name == name {
                if let making = try making(of: number, as: use, named: name, at: path, in: file) {
                    found.append(making)
                }
            }
        }
        return found
    }

    /// Whether a file may make a value of the type without its name.
    private func checkHidden(
        _ name: String, of owner: Owner, at path: RelativePath, in file: ReadFile, isWritten: Bool
    ) throws(PlanStop) {
        guard
            file.details.uses.contains(where: { $0.name == name && $0.base == nil })
                || file.details.declarations.contains(where: { $0.name == name })
        else { return }
        let inits = sources.declarations(of: owner.module).members(of: owner.type, named: "init")
            .compactMap { sources.declaration($0)?.signature?.parameters.map { $0.label ?? "_" } }
        for (number, use) in file.details.uses.enumerated() {
            guard let call = use.call, file.typeMade(byImplicit: number) ?? name == name else {
                continue
            }
            let isImplicit = use.name == "init" && use.base?.kind == .implicit
            let isSelf =
                use.name == "Self" && types.typeAround(use.declaration, in: file) == owner.type
            let fits =
                inits.isEmpty
                || inits.contains { labels in call.labels.allSatisfy(labels.contains) }
            if fits, isImplicit && isWritten || isSelf {
                throw .obstacle(
                    "\(sources.place(path, use.extent)): this may make a \(name) without naming it. "
                        + "Write \(name) there first.")
            }
        }
        let alias = file.details.declarations.first {
            $0.kind == .typealias && $0.value?.type?.text == name
        }
        if let alias {
            throw .obstacle(
                "\(path.name): \(alias.name) is another name for \(name), which Strata does not "
                    + "follow.")
        }
    }

    private func sees(_ module: Module, _ owner: Owner) -> Bool {
        module.id == owner.module || sources.isInside
            || sources.analysis.graph.edge(.init(from: module.id, to: owner.module)) != nil
    }

    private func making(
        of number: Int, as use: NameUse, named name: String, at path: RelativePath,
        in file: ReadFile
    ) throws(PlanStop) -> Making? {
        if use.local != nil { return nil }
        if use.role == .construction, let call = use.call {
            return make(path, number, call.extent.bytes)
        }
        if use.role == .inheritance {
            throw .obstacle(
                "\(sources.place(path, use.extent)): a class inherits from \(name) and from its "
                    + "initialisers. Hand the value in there by hand.")
        }
        guard use.role == .value,
            let next = file.details.uses.firstIndex(where: { $0.base?.kind == .use(number) })
        else { return nil }
        let member = file.details.uses[next]
        guard member.name == "init" else { return nil }
        guard let call = member.call else {
            throw .obstacle(
                "\(sources.place(path, use.extent)) hands \(name).init on as a function.")
        }
        return make(path, next, call.extent.bytes)
    }

    /// An expression with what is around it.
    func make(_ path: RelativePath, _ number: Int, _ range: Range<Int>) -> Making {
        Making(
            file: path, number: number, range: range, slot: slot(path, number, range))
    }

    private func slot(_ path: RelativePath, _ number: Int, _ range: Range<Int>) -> Making.Slot {
        guard let file = sources.files[path], let module = sources.module(of: path) else {
            return .free
        }
        let details = file.details
        var next = details.uses[number].declaration
        while let current = next, let declaration = details.declaration(current) {
            let around = types.typeAround(declaration.parent, in: file)
            let owner = around.map { Owner(module: module.id, type: $0) }
            switch declaration.kind {
            case .parameter:
                if let parent = declaration.parent, let function = details.declaration(parent),
                    let index = function.signature?.parameters.firstIndex(where: {
                        $0.extent.bytes.contains(range.lowerBound)
                    }), function.kind == .`init`, let owner
                {
                    return parameter(
                        of: function, ownedBy: owner,
                        declared: Declared(file: path, number: parent), at: index, holding: range)
                }
            case .`init` where !declaration.isLocal:
                guard let owner else { return .free }
                let declared = Declared(file: path, number: current)
                if let index = declaration.signature?.parameters.firstIndex(where: {
                    $0.extent.bytes.contains(range.lowerBound)
                }) {
                    return parameter(
                        of: declaration, ownedBy: owner, declared: declared, at: index,
                        holding: range)
                }
                return .initialiser(owner, declared)
            case .var, .let:
                if declaration.isLocal { break }
                guard let owner else { return .free }
                if declaration.value?.expression?.bytes == range {
                    return .property(owner, Declared(file: path, number: current))
                }
                if declaration.value?.isStored == true {
                    let isGiven = isGiven(range, in: declaration.value?.expression, file)
                    return isGiven
                        ? .propertyPart(owner, Declared(file: path, number: current))
                        : .part(owner)
                }
                return .member(owner, isStatic: declaration.isStatic)
            case .func, .subscript, .deinit:
                if declaration.isLocal { break }
                return owner.map { .member($0, isStatic: declaration.isStatic) } ?? .free
            case .struct, .class, .enum, .actor, .extension, .protocol:
                return .free
            default: break
            }
            next = declaration.parent
        }
        return .free
    }

    /// Whether a place stands in a preview of SwiftUI or UIKit.
    func isPreview(_ making: Making) -> Bool {
        guard let details = sources.files[making.file]?.details else { return false }
        let isInMacro = details.uses.contains { use in
            use.role == .macro && use.name == "Preview"
                && use.call?.extent.bytes.contains(making.range.lowerBound) == true
        }
        var next = details.uses[making.number].declaration
        while let current = details.declaration(next) {
            if current.inherited.contains(where: { $0.name.lastPart == "PreviewProvider" }) {
                return true
            }
            next = current.parent
        }
        return isInMacro
    }

    /// The use that an initializer assigns a whole value to.
    func assigned(_ making: Making) -> NameUse? {
        guard let file = sources.files[making.file] else { return nil }
        return file.details.uses.last { use in
            guard use.role == .mutation, use.local == nil,
                use.extent.end.offset <= making.range.lowerBound
            else { return false }
            let between = file.text(use.extent.end.offset..<making.range.lowerBound)
            let next = file.byte(from: making.range.upperBound)
            return between.filter { !$0.isWhitespace } == "=" && next != "." && next != "?"
                && next != "!"
        }
    }

    private func parameter(
        of function: DeclarationDetails, ownedBy owner: Owner, declared: Declared, at index: Int,
        holding range: Range<Int>
    ) -> Making.Slot {
        let standard = function.signature?.parameters[index].standard?.extent
        if standard?.bytes == range { return .parameter(owner, declared, index: index) }
        guard let file = sources.files[declared.file], isGiven(range, in: standard, file) else {
            return .part(owner)
        }
        return .parameterPart(owner, declared, index: index)
    }

    /// Whether an expression is an initializer call that is handed some bytes, itself or in such a
    /// call.
    private func isGiven(_ range: Range<Int>, in whole: TextExtent?, _ file: ReadFile) -> Bool {
        var next = whole
        while let expression = next, expression.bytes != range {
            let call = file.details.uses.first {
                $0.call?.extent == expression && $0.role == .construction
            }?.call
            next =
                call?.arguments.first {
                    $0.extent.bytes.lowerBound <= range.lowerBound
                        && range.upperBound <= $0.extent.bytes.upperBound
                }?.extent
        }
        return next != nil
    }
}
