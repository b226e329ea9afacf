import Architecture
import Codebase

/// What becomes visible to other modules when declarations move.
struct MoveAccess: Sendable {
    /// What is put in the place of bytes of the old files.
    private(set) var edits: [RelativePath: [(range: Range<Int>, text: String)]] = [:]
    /// The names that become visible.
    private(set) var raised: [String] = []
    private let sources: EdgeSources
    private let moved: MovedParts
    private let left: NamesLeft
    private let level: String

    init(of moved: MovedParts, to target: Module, in sources: EdgeSources) throws(PlanStop) {
        self.sources = sources
        self.moved = moved
        left = NamesLeft(of: moved, in: sources)
        level = Self.level(target, sources)
        let shown = left.shown
        var types: Set<String> = []
        for (declared, declaration) in movedDeclarations where declaration.container == nil {
            let isNamed =
                left.alone.contains(declaration.name) || shown.contains(declaration.name)
            if isNamed, try raise(declaration, declared.file) { types.insert(declaration.name) }
        }
        var names = left.members.union(left.standard).union(Self.implicit)
        for name in types { names.formUnion(try requirements(of: name)) }
        for (declared, declaration) in movedDeclarations {
            guard let container = declaration.container else { continue }
            let isAll = types.contains(container.outermostPart)
            let isMade = declaration.kind == .`init` && left.isMade(container)
            let isNamed = declaration.kind != .`init` && names.contains(declaration.name)
            if isAll || isMade || isNamed { _ = try raise(declaration, declared.file) }
            if isAll || isNamed { raiseSetter(declaration, declared.file) }
        }
        for (declared, declaration) in movedDeclarations
        where declaration.kind == .struct || declaration.kind == .class {
            try addInitialiser(to: declaration, declared)
        }
        try checkSubclasses()
    }

    /// All declarations that move and that other files may name, in the order of the files.
    private var movedDeclarations: [(Declared, DeclarationDetails)] {
        moved.files.flatMap { path -> [(Declared, DeclarationDetails)] in
            guard let file = sources.files[path] else { return [] }
            return file.details.declarations.enumerated().compactMap { number, declaration in
                let parent = file.details.declaration(declaration.parent)
                guard !declaration.isLocal, declaration.kind.isMember, declaration.kind != .case,
                    parent?.kind != .protocol,
                    moved.contains(declaration.place.whole.start.offset, of: path)
                else { return nil }
                return (Declared(file: path, number: number), declaration)
            }
        }
    }

    /// `package` where all modules are of one package and it knows the word, else `public`.
    ///
    /// A public type is no longer `Sendable` by what it consists of; a package's type is.
    private static func level(_ target: Module, _ sources: EdgeSources) -> String {
        let graph = sources.analysis.graph
        let modules = sources.analysis.codebase.modules
        let users = modules.filter { graph.edge(EdgeID(from: $0.id, to: sources.to.id)) != nil }
        let isOne = (users + [target]).allSatisfy {
            $0.container == sources.to.container && $0.origin == .swiftpm
        }
        guard isOne, let manifest = sources.to.manifest,
            let text = sources.analysis.codebase.contents.text(of: manifest)
        else { return "public" }
        return knowsPackageAccess(text) ? "package" : "public"
    }

    /// Makes something visible to other modules that was not.
    ///
    /// - Returns: Whether it was not.
    private mutating func raise(
        _ declaration: DeclarationDetails, _ path: RelativePath
    ) throws(PlanStop) -> Bool {
        guard let access = declaration.access, let file = sources.files[path],
            declaration.kind != .operator, declaration.kind != .precedencegroup
        else { return false }
        if access.formal.rank < AccessLevel.internal.rank {
            // What is private to its file is only named there.
            guard left.inFile[path]?.contains(declaration.name) == true else { return false }
            guard access.written != nil else {
                throw .obstacle(
                    "\(path.name): what stays uses \(declaration.path), which is private to the file "
                        + "by the extension around it. Make it internal first.")
            }
        } else if access.formal != .internal {
            return false
        }
        if declaration.place.statement != declaration.place.whole {
            throw .obstacle("\(declaration.path) shares its statement. Split it first.")
        }
        if level == "public", declaration.attribute("usableFromInline") != nil {
            throw .obstacle("\(declaration.path) is usable from inline. Make it public first.")
        }
        if let written = declaration.modifiers.first(where: {
            $0.name == access.written?.rawValue && $0.detail == nil
        }) {
            edits[path, default: []].append((written.extent.bytes, level))
        } else {
            let offset = file.offset(behindAttributesOf: declaration)
            edits[path, default: []].append((offset..<offset, level + " "))
        }
        raised.append(declaration.path)
        return true
    }

    /// Lets what stays set a variable, if it could.
    private mutating func raiseSetter(_ declaration: DeclarationDetails, _ path: RelativePath) {
        guard let written = declaration.access?.writtenSetter,
            let modifier = declaration.modifiers.first(where: { $0.detail == "set" })
        else { return }
        let isNamed =
            written == .internal
            || written == .fileprivate && left.inFile[path]?.contains(declaration.name) == true
        if isNamed {
            edits[path, default: []].append((modifier.extent.bytes, level + "(set)"))
        }
    }

    /// What a protocol asks for that becomes visible, which conforming types then have to show.
    private func requirements(of name: String) throws(PlanStop) -> Set<String> {
        let far = sources.declarations(of: sources.to.id)
        guard let declared = far.topLevel(name).first,
            sources.declaration(declared)?.kind == .protocol
        else { return [] }
        let asked = far.members(of: name).filter { member in
            let parent = sources.files[member.file]?.details.declaration(
                sources.declaration(member)?.parent)
            return parent?.kind == .protocol
        }.compactMap { sources.declaration($0)?.name }
        if !asked.isEmpty, let type = left.visibleTypes(conformingTo: name).first {
            throw .obstacle(
                "\(type) conforms to \(name), which other modules would see, and so they would have "
                    + "to see what it asks for. Make that public first.")
        }
        return Set(asked)
    }

    /// Writes the initializer that a type has for its own module only, if what stays calls it.
    private mutating func addInitialiser(
        to type: DeclarationDetails, _ part: Declared
    ) throws(PlanStop) {
        guard let file = sources.files[part.file], type.place.body != nil else { return }
        let path = (type.container.map { $0 + "." } ?? "") + type.name
        let members = sources.declarations(of: sources.to.id).members(of: path)
        let details = members.filter { $0.file == part.file }.compactMap { sources.declaration($0) }
            .filter { type.place.whole.contains($0.place.whole) }
        // An initializer in the type itself takes the one for its properties away.
        if details.contains(where: { $0.kind == .`init` }) { return }
        let inits = members.compactMap { sources.declaration($0) }.filter { $0.kind == .`init` }
        let stored = details.filter {
            $0.value?.isStored == true && !$0.isStatic && $0.kind != .case
        }
        let isOpen = left.calls(of: path, with: Set(stored.map(\.name))).contains { call in
            !inits.contains {
                $0.signature.map { ProtocolDraft.omitted(call, of: $0) != nil } ?? false
            }
        }
        if !isOpen { return }
        let written = try WrittenInitialiser(
            of: type, stored, in: file, of: sources, access: level)
        edits[part.file, default: []].append((written.offset..<written.offset, written.text))
        raised.append(path + ".init")
    }

    /// A class that others inherit from would have to be open.
    private func checkSubclasses() throws(PlanStop) {
        for (_, declaration) in movedDeclarations where declaration.kind == .class {
            let isOpen = declaration.access?.formal == .open
            if !isOpen, let heir = left.heirs(of: declaration.name).first {
                throw .obstacle(
                    "\(heir) inherits from \(declaration.name), which would have to be open. Move it "
                        + "by hand.")
            }
        }
    }

    /// Members that code uses without their name.
    private static let implicit: Set<String> = [
        "callAsFunction", "subscript", "wrappedValue", "projectedValue", "dynamicallyCall",
        "buildBlock", "buildExpression", "buildOptional", "buildEither", "buildArray",
        "buildPartialBlock", "buildFinalResult", "buildLimitedAvailability", "appendInterpolation",
        "appendLiteral", "~=",
    ]
}
