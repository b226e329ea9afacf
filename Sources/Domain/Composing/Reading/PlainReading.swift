import Codebase

/// What the compiler checks in code that puts objects together, and where it does not look.
struct PlainReading {
    private(set) var guarantees: [CompilerGuarantee] = []
    private(set) var traps: [CompositionTrap]
    /// The types of which roots and containers make objects.
    let built: Set<String>

    init(_ reading: CompositionReading, _ manual: ManualRoots, declares: (String) -> Bool) {
        traps = reading.walk.traps
        let made =
            manual.registrations + reading.walk.registrations
            + reading.factory.registrations + reading.needle.registrations
        let called = manual.parts.filter(\.file.role.isProduction).flatMap(\.members)
            .flatMap { $0.initialiserCalls(declares) }
        built = Set(made.compactMap(\.implementation).map(TypeText.baseName))
            .union(called.compactMap(\.type))
        for part in manual.parts where part.file.role.isProduction {
            traps += part.members.flatMap {
                $0.traps(owner: part.path + "." + $0.name, in: part.file)
            }
        }
        traps += Self.traps(
            in: reading.factory.registrations + reading.needle.registrations, reading)
        let roots = Dictionary(grouping: manual.parts.filter(\.isRoot), by: \.path)
        guarantees = roots.map { path, parts in
            let calls = parts.flatMap(\.members).flatMap { $0.initialiserCalls(declares) }
            let first = parts.first { $0.declaration.kind != .extension } ?? parts[0]
            return CompilerGuarantee(
                root: path,
                place: CompositionPlace(file: first.file.file, line: first.declaration.line),
                initialisers: calls.count, arguments: calls.reduce(0) { $0 + $1.arguments })
        }
        .sorted { ($0.place, $0.root) < ($1.place, $1.root) }
    }

    /// What properties run that are registrations themselves.
    private static func traps(
        in registrations: [Registration], _ reading: CompositionReading
    ) -> [CompositionTrap] {
        let files = Dictionary(
            reading.files.map { ($0.file, $0) }, uniquingKeysWith: { first, _ in first })
        return registrations.flatMap { one -> [CompositionTrap] in
            guard let file = files[one.place.file], file.role.isProduction else { return [] }
            let parts = reading.walk.index.all.filter { $0.file == one.place.file }
            let members = parts.flatMap(\.declaration.members).filter {
                $0.line == one.place.line && !$0.kind.hasMembers
            }
            return members.flatMap { $0.traps(owner: one.fullName, in: file) }
        }
    }
}

extension OutlineDeclaration {
    /// The calls of initializers of the codebase's own types, with the type if it is written, and
    /// how many arguments each is given.
    fileprivate func initialiserCalls(
        _ declares: (String) -> Bool
    ) -> [(type: String?, arguments: Int)] {
        var found: [(type: String?, arguments: Int)] = []
        ExpressionSearch.visit(self) { expression in
            guard case .call(let callee, let arguments) = expression.kind else { return }
            switch callee.kind {
            case .name(let name, _) where TypeText.looksLikeType(name):
                if declares(name) { found.append((name, arguments.count)) }
            case .member(_, "init", _): found.append((nil, arguments.count))
            case .member(_, let name, _) where TypeText.looksLikeType(name):
                if declares(name) { found.append((name, arguments.count)) }
            default: break
            }
        }
        return found
    }
}
