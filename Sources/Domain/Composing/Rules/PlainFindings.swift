import Architecture
import Codebase

/// Says where the compiler does not look while objects are put together.
struct PlainFindings {
    let reading: PlainReading
    /// The classes that are made, and who sets their properties.
    let walk: ContainerWalk
    let files: [OutlinedFile]
    let choice: ChosenFiles

    var all: [CompositionFinding] { unchecked + unset }

    private var unchecked: [CompositionFinding] {
        Set(reading.traps).map { trap in
            CompositionFinding(
                kind: .unchecked, type: trap.owner, place: trap.place, module: trap.module,
                message: "\(trap.kind.sentence), and the compiler does not look.")
        }
    }

    private var unset: [CompositionFinding] {
        let heirs = choice.heirs()
        let assignments = Dictionary(grouping: walk.assignments, by: \.name)
        var conforming: [String: Set<String>] = [:]
        return OptionalDependency.all(of: reading.built, in: files, walk.index, choice)
            .compactMap { one in
                let fitting =
                    conforming[one.needed] ?? Self.all(of: one.needed, heirs)
                conforming[one.needed] = fitting
                let isSet = assignments[one.declaration.name]?.contains {
                    mayBe($0.owner, one) && mayHold($0.value, fitting)
                }
                return isSet == true ? nil : finding(one)
            }
    }

    /// A type with all that inherit it, over any number of steps.
    private static func all(of type: String, _ heirs: [String: Set<String>]) -> Set<String> {
        var found: Set<String> = []
        var next = [type]
        while let one = next.popLast() {
            if found.insert(one).inserted { next += heirs[one] ?? [] }
        }
        return found
    }

    private func finding(_ one: OptionalDependency) -> CompositionFinding {
        let name = "\(one.owner).\(one.declaration.name)"
        let what = one.isWeak ? "is weak" : "is optional"
        let ends = one.declaration.type?.hasSuffix("!") == true
        return CompositionFinding(
            kind: .unset, type: name,
            place: CompositionPlace(file: one.file.file, line: one.declaration.line),
            module: one.file.module,
            message: "\(name) \(what), and no code sets it: "
                + (ends
                    ? "the first call to this \(one.needed) ends the app"
                    : "calls to this \(one.needed) do nothing")
                + ", and the compiler does not ask for it.")
    }

    /// Whether what is set may be the property of the class.
    private func mayBe(_ owner: String?, _ one: OptionalDependency) -> Bool {
        guard let owner else { return true }
        if TypeText.match(TypeText.baseName(owner), one.owner) { return true }
        let members = walk.index.members(of: owner, named: one.declaration.name)
        guard let member = members.first else {
            // What was not read may inherit it; what a library declares does not.
            return choice.declares(TypeText.baseName(owner))
        }
        return member == one.declaration
            || walk.index.parts(of: owner).contains { $0.declaration.kind == .protocol }
    }

    /// Whether a value can be what the property holds: of a composition one of its types.
    private func mayHold(_ value: String?, _ fitting: Set<String>) -> Bool {
        guard let value else { return true }
        return value.split(separator: "&").contains { part in
            let name = TypeText.baseName(String(part.trimmed))
            guard choice.declares(name), TypeText.looksLikeType(name), !choice.declaresAlias(name)
            else { return true }
            return fitting.contains(name)
        }
    }
}

/// A variable of a class that an initializer does not have to be given.
struct OptionalDependency {
    /// The class.
    let owner: String
    let declaration: OutlineDeclaration
    /// What it holds.
    let needed: String
    let isWeak: Bool
    let file: OutlinedFile

    /// Those of some classes.
    static func all(
        of types: Set<String>, in files: [OutlinedFile], _ index: OutlineIndex,
        _ choice: ChosenFiles
    ) -> [OptionalDependency] {
        let byPath = Dictionary(
            files.map { ($0.file, $0) }, uniquingKeysWith: { first, _ in first })
        return index.all.flatMap { part -> [OptionalDependency] in
            guard part.declaration.kind == .class, types.contains(part.declaration.name),
                let file = byPath[part.file], file.role.isProduction
            else { return [] }
            let given = setByInitializers(of: part.declaration)
            let open = part.declaration.members.filter { !given.contains($0.name) }
            return open.compactMap { member in
                dependency(member, of: part.declaration.name, in: file, with: index, among: choice)
            }.filter { !index.nothingReads($0.declaration, of: part.path) }
        }
    }

    /// The names of the properties that initializers of a class set themselves, so that whoever makes
    /// one hands them in.
    private static func setByInitializers(of type: OutlineDeclaration) -> Set<String> {
        var names: Set<String> = []
        for member in type.members where member.kind == .`init` {
            ExpressionSearch.visit(member) { expression in
                guard case .operation("=", let target, let value) = expression.kind,
                    value.kind != .literal("nil")
                else { return }
                switch target.kind {
                case .name(let name, _): names.insert(name)
                case .member(let base?, let name, _) where base.calledName == "self":
                    names.insert(name)
                default: break
                }
            }
        }
        return names
    }

    private static func dependency(
        _ member: OutlineDeclaration, of owner: String, in file: OutlinedFile,
        with index: OutlineIndex, among choice: ChosenFiles
    ) -> OptionalDependency? {
        guard member.kind == .var, member.body == nil, member.value == nil, !member.isStatic,
            !member.isConditional, member.attributes.isEmpty, let type = member.type,
            TypeText.isOptional(type) || type.hasSuffix("!"),
            !member.modifiers.contains("override")
        else { return nil }
        let needed = TypeText.key(type)
        guard choice.declaresProtocol(TypeText.baseName(needed)),
            !index.requiresNothing(TypeText.baseName(needed))
        else { return nil }
        return OptionalDependency(
            owner: owner, declaration: member, needed: TypeText.baseName(needed),
            isWeak: member.modifiers.contains("weak"), file: file)
    }
}

extension OutlineIndex {
    /// Whether a protocol was read that has no requirements of its own and inherits none: nobody
    /// misses who conforms to it.
    fileprivate func requiresNothing(_ name: String) -> Bool {
        let parts = parts(of: name).filter { $0.declaration.kind == .protocol }
        return !parts.isEmpty
            && parts.allSatisfy {
                $0.declaration.members.isEmpty
                    && Set($0.declaration.inherited).isSubset(of: ["AnyObject", "class"])
            }
    }
}
