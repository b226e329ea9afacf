import Architecture
import Codebase

/// A root in plain Swift while it is worked out.
struct CompiledDraft {
    private(set) var members: [CompiledMember]
    let composition: Composition
    let analysis: Analysis
    private let index: OutlineIndex
    /// The protocols of the codebase.
    private let protocols: Set<String>
    private let host: Module?

    init(
        _ members: [CompiledMember], composition: Composition, analysis: Analysis,
        index: OutlineIndex
    ) {
        self.members = members
        self.composition = composition
        self.analysis = analysis
        self.index = index
        protocols = analysis.protocols
        let modules = analysis.codebase.modules
        let making = Set(members.map(\.registration.module))
        let apps = modules.filter { $0.role == .app }
        host =
            apps.first { making.contains($0.id) } ?? apps.first
            ?? modules.first { making.contains($0.id) }
        self.members = members.map(signed)
        self.members = self.members.map(questioned)
    }

    // MARK: Members

    /// The same with what it takes and gives.
    private func signed(_ member: CompiledMember) -> CompiledMember {
        var member = member
        let one = member.registration
        member.type = written(one.otherTypes.isEmpty ? one.type : one.implementation ?? one.type)
        for (place, parameter) in (member.factory?.parameters ?? []).enumerated() {
            let own = parameter.name.flatMap { $0 == "_" ? nil : $0.swiftName }
            let name = own ?? "argument\(place + 1)"
            let type = parameter.type ?? handedOver(to: one, at: place).map(written) ?? ""
            member.parameters.append((name, type))
        }
        return member
    }

    /// The type that all who ask hand over in one place; nil if it is not known or not one.
    private func handedOver(to one: Registration, at place: Int) -> String? {
        let asking = composition.resolutions.filter(one.mayAnswer)
        let types = asking.map { asked -> String? in
            guard let given = asked.arguments, given.indices.contains(place) else { return nil }
            return given[place] == "_" ? nil : given[place]
        }
        return Set(types).count == 1 ? types[0] : nil
    }

    /// A type as Swift wants it: protocols with `any`.
    func written(_ type: String) -> String {
        protocols.contains(TypeText.baseName(type)) ? "any \(type)" : type
    }

    /// The same with what keeps it from being made.
    private func questioned(_ member: CompiledMember) -> CompiledMember {
        var member = member
        member.question = question(about: member)
        return member
    }

    private func question(about member: CompiledMember) -> String? {
        let one = member.registration
        guard one.style == .swinject else {
            return "registrations of \(one.style.title) are left to a person"
        }
        guard let factory = member.factory else { return "its text could not be read" }
        if composition.findings.contains(where: { $0.isUnapplied(one) }) {
            return "\(one.owner ?? "its assembly") is never applied"
        }
        if one.isConditional { return "it is registered under a condition or in a loop" }
        if one.name == .unknown { return "its name is worked out while running" }
        if [.custom, .unknown].contains(one.lifetime) { return "its lifetime is not known" }
        if let gone = factory.captured.first {
            return gone == "$1"
                ? "the types of its arguments are not written"
                : "it needs “\(gone)” of the code around it"
        }
        if member.parameters.contains(where: \.type.isEmpty) {
            return "the types of its arguments are not written"
        }
        if let type = one.implementation, one.module != host?.id,
            !analysis.isVisible(TypeText.baseName(type), of: one.module)
        {
            return "\(type) cannot be seen outside of \(one.module.targetName)"
        }
        if let type = factory.initialised,
            index.initialisers(of: type, near: one.place.file).count != 1
        {
            return "which initialiser of \(type) is meant cannot be told"
        }
        if !member.isShared, factory.completed != nil, reachesItself(member) {
            return "it is needed by what it is given once it is made"
        }
        return nil
    }

    /// Whether what is run once it is made leads back to it, past all that is shared.
    private func reachesItself(_ member: CompiledMember) -> Bool {
        let known = Dictionary(
            members.map { ($0.number, $0) }, uniquingKeysWith: { first, _ in first })
        var seen: Set<Int> = []
        var next = [member.number]
        while let number = next.popLast() {
            for edge in composition.edges where edge.from == number {
                if edge.to == member.number { return true }
                guard let other = known[edge.to], !other.isShared else { continue }
                if seen.insert(edge.to).inserted { next.append(edge.to) }
            }
        }
        return false
    }

    // MARK: Texts

    /// The member that is asked for; nil if none or several are.
    private func member(for asked: AskedText, at file: RelativePath) -> CompiledMember? {
        let resolution = composition.resolutions.first {
            $0.place == CompositionPlace(file: file, line: asked.line)
        }
        guard let type = asked.type.map(TypeText.key) ?? resolution?.type else { return nil }
        let name: RegisteredName =
            asked.name == nil
            ? .none
            : composition.resolutions.first {
                $0.place == CompositionPlace(file: file, line: asked.line) && $0.type == type
            }?.name ?? .unknown
        let found = members.filter { member in
            member.registration.types.contains { TypeText.match($0, type) }
                && member.registration.name == name
                && member.parameters.count == asked.arguments.count
        }
        return found.count == 1 ? found.first : nil
    }

    /// What a registration runs, in plain Swift.
    func text(of pieces: [FactoryPiece], at file: RelativePath) -> String {
        pieces.map { piece in
            switch piece {
            case .text(let text): text
            case .asked(let asked): text(of: asked, at: file)
            }
        }.joined()
    }

    private func text(of asked: AskedText, at file: RelativePath) -> String {
        guard let member = member(for: asked, at: file) else {
            return SwiftText.placeholder("\(asked.type ?? "an object"): one registration of it")
        }
        let arguments = asked.arguments.map { trimmed(text(of: $0, at: file)) }
        let call = member.call(arguments)
        return asked.isForced ? call : "Optional(\(call))"
    }

    /// What an initializer that is registered itself is called with.
    func initialiserText(_ type: String, at file: RelativePath) -> String {
        let parameters = index.initialisers(of: type, near: file).first ?? []
        let arguments = parameters.filter { $0.standard == nil }.map { parameter -> String in
            let asked = AskedText(
                type: parameter.type, name: nil, arguments: [], isForced: true, line: 0)
            let value = text(of: asked, at: file)
            return parameter.label.flatMap(\.swiftName).map { "\($0): \(value)" } ?? value
        }
        return "\(type)(\(arguments.joined(separator: ", ")))"
    }

    /// The questions that stand in the text of a member as placeholders.
    func missing(in member: CompiledMember) -> [String] {
        guard let factory = member.factory, member.question == nil else { return [] }
        let file = member.registration.place.file
        var asked = Self.asked(in: factory.body + (factory.completed?.body ?? []))
        if let type = factory.initialised {
            asked += (index.initialisers(of: type, near: file).first ?? [])
                .filter { $0.standard == nil }.map {
                    AskedText(
                        type: $0.type, name: nil, arguments: [], isForced: true, line: 0)
                }
        }
        return asked.filter { self.member(for: $0, at: file) == nil }
            .map { "no one registration fits \($0.type ?? "what is asked for")" }
    }

    private static func asked(in pieces: [FactoryPiece]) -> [AskedText] {
        pieces.flatMap { piece -> [AskedText] in
            guard case .asked(let asked) = piece else { return [] }
            return [asked] + asked.arguments.flatMap { self.asked(in: $0) }
        }
    }

    private func trimmed(_ text: String) -> String {
        String(text[...].trimmedOfBlanks)
    }
}

extension CompiledDraft {
    var root: CompiledRoot {
        let writer = CompiledWriter(draft: self, name: rootName, folder: folder)
        let questions = members.flatMap { member -> [CompiledQuestion] in
            let reasons = member.question.map { [$0] } ?? missing(in: member)
            return reasons.map {
                CompiledQuestion(
                    type: member.registration.fullName, place: member.registration.place,
                    reason: $0)
            }
        }
        let asking = Set(questions.map(\.place))
        return CompiledRoot(
            name: rootName, files: writer.files.sorted { $0.path < $1.path },
            made: members.count { !asking.contains($0.registration.place) },
            questions: questions,
            callers: composition.resolutions.filter {
                $0.registration == nil && $0.style == .swinject
            }.map(\.place))
    }

    /// A name that no type has.
    private var rootName: String {
        let names = ["CompositionRoot", "CompiledRoot", "PlainCompositionRoot"]
        return names.first { !analysis.declares($0) } ?? "CompositionRootInSwift"
    }

    /// Where the files of the root go: beside the registrations of the app.
    private var folder: String {
        let own = members.map(\.registration).first { $0.module == host?.id }?.place.file
        let file = own ?? host?.sources.min()
        return file.map { $0.string.split(separator: "/").dropLast().joined(separator: "/") } ?? ""
    }

    /// The modules that a file has to import for what some registrations run.
    func imports(of members: [CompiledMember]) -> [String] {
        let libraries = Set(CompositionStyle.allCases.flatMap(\.modules))
        var found: Set<String> = []
        for member in members {
            let one = member.registration
            for statement in analysis.facts[one.place.file]?.imports ?? [] {
                found.insert(statement.module)
            }
            if let module = analysis.codebase.module(one.module),
                module.id != host?.id
            {
                found.insert(module.moduleName)
            }
        }
        let own = host.map { [$0.moduleName] } ?? []
        return found.subtracting(libraries).subtracting(own).sorted()
    }
}

extension Substring {
    var trimmedOfBlanks: Substring {
        var text = self
        while text.first?.isWhitespace == true { text = text.dropFirst() }
        while text.last?.isWhitespace == true { text = text.dropLast() }
        return text
    }
}

extension CompositionFinding {
    /// Whether it says that nothing applies the assembly of a registration.
    fileprivate func isUnapplied(_ one: Registration) -> Bool {
        guard kind == .unapplied, let owner = one.owner else { return false }
        return owner == type || owner.hasSuffix("." + type)
    }
}

extension Analysis {
    /// The names of all protocols.
    fileprivate var protocols: Set<String> {
        facts.values.reduce(into: []) { found, facts in
            for one in facts.declarations where one.kind == .protocol { found.insert(one.name) }
        }
    }

    fileprivate func declares(_ type: String) -> Bool {
        facts.values.contains { facts in
            facts.declarations.contains { $0.kind.isType && $0.name == type }
        }
    }

    /// Whether other modules can name a type that a module declares.
    fileprivate func isVisible(_ type: String, of module: ModuleID) -> Bool {
        guard let module = codebase.module(module) else { return true }
        let declared = module.sources.flatMap { facts[$0]?.declarations ?? [] }
            .filter { $0.kind.isType && $0.name == type }
        return declared.isEmpty
            || declared.contains {
                [.package, .public, .open].contains($0.access)
            }
    }
}
