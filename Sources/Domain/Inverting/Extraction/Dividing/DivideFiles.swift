import Architecture
import Codebase
import Editing

/// Takes the declarations out of files that others need which are to move, with all that these need,
/// into files of their own.
///
/// The module compiles afterwards as it did before, but for what is private: nothing has moved yet.
struct DivideFiles: Sendable {
    /// How often more turns out to be needed.
    private static let rounds = 40
    /// How many lines may move along besides as many as the group has itself.
    private static let moreLines = 200

    private let request: ExtractionRequest
    private let sources: EdgeSources
    private let name: String
    /// The files that move whole.
    private var files: Set<RelativePath>
    private var parts = MovingParts()
    /// The first use for which each file is divided or moves along.
    private var reasons: [RelativePath: String] = [:]

    /// - Parameters:
    ///   - sources: The module, as ``ReadEdge/module(_:and:first:in:)`` reads it.
    ///   - name: The name of the new module.
    init(_ request: ExtractionRequest, _ sources: EdgeSources, to name: String) {
        self.request = request
        self.sources = sources
        self.name = name
        files = Set(request.files)
        leaveAdditions()
    }

    /// Leaves what the files add to types that stay where it is, until something that moves needs it.
    private mutating func leaveAdditions() {
        let split = Split(sources, moving: files)
        for path in request.files {
            guard let file = sources.files[path] else { continue }
            let all = file.details.declarations
            let top = all.indices.filter { all[$0].parent == nil && !all[$0].isLocal }
            let others = top.filter { number in
                all[number].kind != .extension
                    || split.outer.topLevel(all[number].name.outermostPart).isEmpty
            }
            if others.count == top.count { continue }
            files.remove(path)
            for number in others { parts.addAll(of: number, path, in: file) }
        }
    }

    /// The divided files, and those that move along whole.
    ///
    /// - Throws: Why they cannot be divided, with a line.
    mutating func divided() throws(PlanStop) -> TurnedFiles {
        for _ in 0..<Self.rounds {
            let split = Split(sources, moving: files, parts: parts)
            let outgoing = OutgoingUses(split)
            var more: [(Declared, OutgoingUses.Place?)] = outgoing.wanted.sorted {
                $0.key < $1.key
            }.map { ($0.key, $0.value) }
            if more.isEmpty {
                let attached = AttachedParts(split, takesConformances: request.isClosed)
                more = (attached.groups + attached.all).map { ($0, nil) }
            }
            if more.isEmpty { more = try kept(in: split) }
            if more.isEmpty { return try written() }
            for (declared, place) in more { try take(declared, for: place) }
            try checkSize()
        }
        throw .obstacle("What it needs leads on and on. Move a part of it by hand first.")
    }

    /// What stays and uses something that its file keeps to itself and that moves.
    ///
    /// - Throws: An obstacle where such a use is none of a type that moves.
    private func kept(
        in split: Split
    ) throws(PlanStop) -> [(Declared, OutgoingUses.Place?)] {
        if parts.files.isEmpty { return [] }
        let back = OutgoingUses(Split(reversing: split))
        var more: [(Declared, OutgoingUses.Place?)] = []
        let uses =
            back.wanted.map { ($0.key, $0.value, true) }
            + back.maybeWanted.map { ($0.key, $0.value, false) }
        for (declared, place, isSure) in uses.sorted(by: { $0.0 < $1.0 }) {
            guard let details = sources.declaration(declared), let file = sources.files[place.file],
                !details.isSeenInModule || makesHidden(declared, place)
            else { continue }
            let use = file.details.uses[place.number]
            let around = split.types.typeAround(use.declaration, in: file)?.outermostPart
            // What shares something hidden is one thing, of which a closed step takes all.
            let isAsked = request.files.contains(place.file) || request.isClosed && isSure
            if let number = use.declaration,
                isAsked || around.map({ !split.inner.topLevel($0).isEmpty }) == true
            {
                more.append((Declared(file: place.file, number: number), nil))
                continue
            }
            // What is private to a type is not meant outside of it.
            let isOfType = details.container != nil && details.access?.written == .private
            if !isSure, isOfType { continue }
            throw .obstacle(
                "\(sources.place(place.file, use.extent)) uses \(details.path), which \(place.file.name) "
                    + "keeps to itself and which would move with what needs it. Let others see it, or "
                    + "give each side its own, first.")
        }
        return more
    }

    /// Whether a use makes a value of a type by an initializer that its file keeps to itself.
    private func makesHidden(_ type: Declared, _ place: OutgoingUses.Place) -> Bool {
        guard let file = sources.files[type.file],
            let uses = sources.files[place.file]?.details.uses,
            uses[place.number].role == .construction
        else { return false }
        return file.details.declarations.contains {
            $0.parent == type.number && $0.kind == .`init` && !$0.isSeenInModule
        }
    }

    /// Lets a declaration move, or its whole file where nothing else is left in it.
    private mutating func take(
        _ declared: Declared, for place: OutgoingUses.Place?
    ) throws(PlanStop) {
        let path = declared.file
        guard let file = sources.files[path], !files.contains(path) else { return }
        let reason = reason(for: place, declared)
        if sources.modules(of: path).count > 1 {
            throw .obstacle("\(reason)\(path) belongs to another module, too. Divide that first.")
        }
        let unit = file.details.declarations[MovingParts.unit(of: declared.number, in: file)]
        let starts = ["main", "UIApplicationMain", "NSApplicationMain"]
        let isVariable = unit.parent == nil && (unit.kind == .var || unit.kind == .let)
        if unit.attributes.contains(where: { starts.contains($0.name) })
            || path.name == "main.swift" && isVariable
        {
            throw .obstacle("\(reason)\(path) starts the program, and what it needs stays with it.")
        }
        parts.add(declared, in: file)
        reasons[path] = reasons[path] ?? reason
        let isExported = sources.analysis.facts[path]?.imports.contains(where: \.isExported) == true
        if parts.isWhole(path, file), !sources.startsProgram(path), !isExported {
            parts.remove(path)
            files.insert(path)
        }
    }

    private func reason(for place: OutgoingUses.Place?, _ declared: Declared) -> String {
        guard let place, let use = sources.files[place.file]?.details.uses[place.number] else {
            return ""
        }
        return "\(sources.place(place.file, use.extent)) names \(use.name). "
    }

    /// What a step of a plan needs, counted declaration by declaration, is part of the step and of its price.
    ///
    /// - Throws: An obstacle if many more lines would move along than the group has, or more than half of
    ///   what else the module holds: then it is the module that moves, and not the group.
    private func checkSize() throws(PlanStop) {
        let own = request.files.reduce(0) { $0 + lines(of: $1) }
        let whole = files.subtracting(request.files).reduce(0) { $0 + lines(of: $1) }
        let divided = parts.files.filter { !request.files.contains($0) }.flatMap { path in
            parts.numbers(of: path).compactMap { number in
                sources.files[path]?.details.declarations[number].place.statement.lines.count
            }
        }.reduce(0, +)
        let module = Set(sources.to.sources).reduce(0) { $0 + lines(of: $1) }
        let half = max(0, module - own) / 2
        let most = request.isClosed ? half : min(own + Self.moreLines, half)
        if whole + divided <= most { return }
        let along = parts.files.filter { !request.files.contains($0) }
        let names = (along + files.subtracting(request.files).sorted()).map(\.name)
        throw .obstacle(
            "With all that it needs \(whole + divided) lines of \(names.count.counted("file")) would "
                + "have to move along, \(names.prefix(4).joined(separator: ", ")) among them; at most "
                + "\(most) do.")
    }

    private func lines(of path: RelativePath) -> Int {
        sources.analysis.facts[path]?.lineCount ?? 0
    }

    /// The change that divides the files.
    private func written() throws(PlanStop) -> TurnedFiles {
        var result = TurnedFiles(taken: files.subtracting(request.files))
        result.left = Set(request.files).subtracting(files).subtracting(parts.files)
        if files.isEmpty, parts.files.isEmpty {
            throw .obstacle("All of it adds to types that stay.")
        }
        var taken = Set(sources.to.sources.map(\.name))
        for path in parts.files {
            guard let file = sources.files[path] else { continue }
            let text = try PartsText(parts, of: path, file, in: sources)
            let new = try free(for: path, text, besides: &taken)
            let before = text.whole
            result.changes += [
                FileChange(path, from: before, to: text.left),
                FileChange(new, from: nil, to: text.moved(to: new.name)),
            ].compactMap(\.self)
            result.parts.append(
                Extraction.Part(file: path, new: new, names: text.names, lines: text.lineCount))
        }
        return result
    }

    /// A file beside another one whose name no file of the module has.
    private func free(
        for path: RelativePath, _ text: PartsText, besides taken: inout Set<String>
    ) throws(PlanStop) -> RelativePath {
        let stem = String(path.name.dropLast(".swift".count))
        let names = [text.onlyType, stem + "+" + name, stem + "+Of" + name].compactMap(\.self)
            .map { $0 + ".swift" }
        for name in names where !taken.contains(name) {
            let new = path.parent.appending(RelativePath(name))
            if sources.analysis.codebase.contents.exists(new) { continue }
            taken.insert(name)
            return new
        }
        throw .obstacle("There is a file \(names.last ?? "") already. Rename it first.")
    }
}
