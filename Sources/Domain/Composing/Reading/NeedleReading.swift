import Codebase

/// Reads the components of the library Needle.
struct NeedleReading {
    /// Something that those above a component have to tell it.
    struct Need {
        let component: String
        let resolution: Resolution
        /// The component at the top that does not provide it; nil if it is provided.
        let root: String?
    }

    private(set) var registrations: [Registration] = []
    private(set) var resolutions: [Resolution] = []
    private(set) var roots: Set<CompositionRootPlace> = []
    private(set) var needs: [Need] = []

    /// A component: apps of one codebase have their own of the same name.
    private struct Key: Hashable, Comparable {
        let name: String
        let module: ModuleID

        static func < (left: Key, right: Key) -> Bool {
            (left.name, left.module) < (right.name, right.module)
        }
    }

    private struct Component {
        var dependency: String?
        var isRoot: Bool
        /// The properties it provides, with their types.
        var provided: [String: String] = [:]
        var parents: Set<Key> = []
    }

    private var components: [Key: Component] = [:]
    private var namesakes: [String: [Key]] = [:]
    private let index: OutlineIndex

    init(_ files: [OutlinedFile], _ index: OutlineIndex) {
        self.index = index
        let byPath = Dictionary(
            files.map { ($0.file, $0) }, uniquingKeysWith: { first, _ in first })
        for part in index.all where part.declaration.kind == .class {
            guard let file = byPath[part.file] else { continue }
            declare(part.declaration, file)
        }
        namesakes = Dictionary(grouping: components.keys.sorted(), by: \.name)
        for key in components.keys.sorted() { readMembers(of: key, byPath) }
        for key in components.keys.sorted() { check(key, byPath) }
    }

    /// The components, whose extensions need not import the library.
    var names: Set<String> { Set(namesakes.keys) }

    /// Whether a type that another inherits makes it a component.
    static func isComponent(_ inherited: String) -> Bool {
        ["Component", "BootstrapComponent", "PluginizedComponent"]
            .contains(TypeText.baseName(TypeText.key(inherited)))
    }

    /// The classes that are components, told by the file that declares them: extensions may do
    /// without the import.
    static func components(
        of index: OutlineIndex, in files: [RelativePath: OutlinedFile]
    ) -> Set<String> {
        Set(
            index.all.lazy.filter { part in
                part.declaration.kind == .class
                    && part.declaration.inherited.contains(where: isComponent)
                    && files[part.file].map(CompositionStyle.needle.isImported) == true
            }.map(\.declaration.name))
    }

    private mutating func declare(_ declaration: OutlineDeclaration, _ file: OutlinedFile) {
        for text in declaration.inherited {
            let key = TypeText.key(text)
            let base = TypeText.baseName(key)
            guard Self.isComponent(key) else { continue }
            components[Key(name: declaration.name, module: file.module)] = Component(
                dependency: TypeText.arguments(key).first, isRoot: base == "BootstrapComponent")
            roots.insert(
                CompositionRootPlace(
                    name: declaration.name,
                    place: CompositionPlace(file: file.file, line: declaration.line), style: .needle
                ))
        }
    }

    /// The parts of a type as code of a module sees it: of several types of one name its own, if it has one.
    private func parts(
        of type: String, in module: ModuleID, _ files: [RelativePath: OutlinedFile]
    ) -> [OutlineIndex.Part] {
        let all = index.parts(of: type)
        let own = all.filter { files[$0.file]?.module == module }
        return own.contains { $0.declaration.kind != .extension } ? own : all
    }

    /// The components of a name that a file may mean; none where several are as near.
    private func keys(named name: String, in file: OutlinedFile) -> [Key] {
        let all = namesakes[name] ?? []
        if all.count < 2 { return all }
        let own = all.filter { $0.module == file.module }
        return own.isEmpty ? all.filter { file.imports.contains($0.module.targetName) } : own
    }

    private mutating func readMembers(of key: Key, _ files: [RelativePath: OutlinedFile]) {
        let isAlone = namesakes[key.name]?.count == 1
        let parts = isAlone ? index.parts(of: key.name) : parts(of: key.name, in: key.module, files)
        for part in parts {
            guard let file = files[part.file] else { continue }
            for member in part.declaration.members {
                noteParents(in: member, of: file, below: key)
                guard member.kind == .var || member.kind == .let, !member.isStatic,
                    Set(member.modifiers).isDisjoint(with: ["private", "fileprivate"]),
                    let type = member.type
                else { continue }
                components[key]?.provided[member.name] = TypeText.key(type)
                note(member, type: TypeText.key(type), of: key.name, file)
            }
        }
    }

    private mutating func noteParents(
        in member: OutlineDeclaration, of file: OutlinedFile, below parent: Key
    ) {
        var children: Set<String> = []
        ExpressionSearch.visit(member) { expression in
            if case .call(let callee, let arguments) = expression.kind,
                arguments.first?.label == "parent", let child = callee.calledName
            {
                children.insert(child)
            }
        }
        for child in children.flatMap({ keys(named: $0, in: file) }) {
            components[child]?.parents.insert(parent)
        }
    }

    private mutating func note(
        _ member: OutlineDeclaration, type: String, of name: String, _ file: OutlinedFile
    ) {
        var registration = Registration(
            type: type, lifetime: isShared(member, of: name) ? .container : .call,
            container: name, place: CompositionPlace(file: file.file, line: member.line),
            style: .needle, module: file.module)
        registration.name = .known(member.name)
        registration.owner = name
        registrations.append(registration)
    }

    /// Whether a component makes what a member gives once: it is stored, or says `shared`, or gives
    /// what such a member does.
    private func isShared(
        _ member: OutlineDeclaration, of component: String, depth: Int = 0
    ) -> Bool {
        guard let body = member.body, depth < 4 else { return member.body == nil }
        var isShared = false
        ExpressionSearch.visit(member) { expression in
            if case .call(let callee, _) = expression.kind, callee.calledName == "shared" {
                isShared = true
            }
        }
        guard !isShared, body.count == 1, case .expression(let only) = body[0].kind,
            case .name(let name, _) = only.kind, name != member.name
        else { return isShared }
        return index.members(of: component, named: name).contains {
            self.isShared($0, of: component, depth: depth + 1)
        }
    }

    private mutating func check(_ key: Key, _ files: [RelativePath: OutlinedFile]) {
        guard let dependency = components[key]?.dependency else { return }
        for part in parts(of: dependency, in: key.module, files)
        where part.declaration.kind == .protocol {
            guard let file = files[part.file] else { continue }
            for member in part.declaration.members where member.kind == .var {
                guard let type = member.type.map(TypeText.key) else { continue }
                var resolution = Resolution(
                    type: type, isForced: true,
                    place: CompositionPlace(file: file.file, line: member.line), style: .needle,
                    module: file.module)
                resolution.name = .known(member.name)
                resolution.arguments = nil
                resolution.isLater = true
                resolutions.append(resolution)
                needs.append(
                    Need(
                        component: key.name, resolution: resolution,
                        root: unprovided(member.name, type, above: key, [])?.name))
            }
        }
    }

    /// The root above a component on whose way down nobody provides a property; nil if all do, or if
    /// it is not known who is above.
    private func unprovided(
        _ property: String, _ type: String, above key: Key, _ seen: Set<Key>
    ) -> Key? {
        guard let component = components[key], !seen.contains(key) else { return nil }
        for parent in component.parents.sorted() {
            guard let above = components[parent] else { continue }
            if let provided = above.provided[property], TypeText.match(provided, type) { continue }
            if above.isRoot { return parent }
            if let root = unprovided(property, type, above: parent, seen.union([key])) {
                return root
            }
        }
        return nil
    }
}
