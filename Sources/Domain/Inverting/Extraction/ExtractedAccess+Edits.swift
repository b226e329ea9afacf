import Architecture
import Codebase

extension ExtractedAccess {
    /// Writes down what is seen afterwards.
    ///
    /// - Returns: The names that others see and did not see before.
    /// - Throws: An obstacle where something cannot be shown.
    func write(to edits: inout TextEdits) throws(PlanStop) -> [String] {
        var names: [String] = []
        var places: Set<Place> = []
        for (declared, details, level) in shown + (try witnessesLeft()) {
            guard let file = split.sources.files[declared.file] else { continue }
            if level != .package, details.attribute("usableFromInline") != nil {
                throw .obstacle("\(details.path) is usable from inline. Make it public first.")
            }
            if level != .package { try checkDefaults(of: details, in: file) }
            names.append(details.path)
            let written = details.modifiers.first {
                $0.name == details.access?.written?.rawValue && $0.detail == nil
            }
            let offset =
                written?.extent.start.offset ?? file.offset(behindAttributesOf: details)
            // Variables of one statement share their modifiers.
            guard places.insert(Place(file: declared.file, offset: offset)).inserted else {
                continue
            }
            if let written {
                edits.replace(written.extent.bytes, of: declared.file, with: level.rawValue)
            } else {
                edits.insert(level.rawValue + " ", at: offset, of: declared.file)
            }
            writeSetter(of: details, declared, to: &edits)
        }
        for (declared, details) in moved.all where raised[declared] == nil && isSeen(declared) {
            writeSetter(of: details, declared, to: &edits)
        }
        for (declared, details) in moved.all where details.kind.isMade && isSeen(declared) {
            if try writeInitialiser(of: declared, details, to: &edits) {
                names.append(details.typePath + ".init")
            }
        }
        return names
    }

    /// What moves and is seen afterwards, in the order of the files.
    private var shown: [Shown] {
        moved.all.compactMap { declared, details in
            raised[declared].map { (declared, details, $0) }
        }
    }

    private struct Place: Hashable {
        let file: RelativePath
        let offset: Int
    }

    private func writeSetter(
        of details: DeclarationDetails, _ declared: Declared, to edits: inout TextEdits
    ) {
        guard details.access?.writtenSetter == .internal, outside.changed.contains(details.name),
            let modifier = details.modifiers.first(where: { $0.detail == "set" })
        else { return }
        edits.replace(modifier.extent.bytes, of: declared.file, with: base.rawValue + "(set)")
    }

    /// Writes the initializer that a type has for its own module only, if others call it.
    private func writeInitialiser(
        of declared: Declared, _ type: DeclarationDetails, to edits: inout TextEdits
    ) throws(PlanStop) -> Bool {
        guard let file = split.sources.files[declared.file] else { return false }
        let path = type.typePath
        let members = moved.members(of: path).compactMap { member in
            split.sources.declaration(member).map { (member, $0) }
        }
        let own = members.filter {
            $0.0.file == declared.file && type.place.whole.contains($0.1.place.whole)
        }.map(\.1)
        if own.contains(where: { $0.kind == .`init` }) { return false }
        let stored = own.filter {
            $0.value?.isStored == true && !$0.isStatic && $0.kind != .case
                && $0.container == path
        }
        let inits = members.map(\.1).filter { $0.kind == .`init` }
        let isOptions =
            moved.inherited[path]?.isDisjoint(with: ["OptionSet", "RawRepresentable"]) == false
        let calls =
            outside.calls(
                of: path, with: isMadeUnnamed(type) ? Set(stored.map(\.name)) : nil,
                needing: Set(stored.lazy.filter(\.isNeeded).map(\.name)))
            + (shownCalls[type.name] ?? [])
        let isOpen = calls.contains { call in
            !inits.contains {
                $0.signature.map { ProtocolDraft.omitted(call, of: $0) != nil } ?? false
            }
        }
        let isWrapper = outside.attributes.contains(type.name) && inits.isEmpty
        let isInherited = raised[declared] == .open
        guard isOpen || isWrapper || isOptions && inits.isEmpty || isInherited else { return false }
        if type.kind == .class, try hasSuperclass(type, path) { return false }
        let level = isInherited ? AccessLevel.public : base
        let parameters = try parameters(
            stored.filter { !$0.isWrappedAndLeftOut(of: calls) }, type)
        if type.kind == .struct, level != .package {
            for property in parameters {
                guard let value = property.value?.expression, property.kind == .var else {
                    continue
                }
                try checkDefault(value, of: type.typePath + ".init", within: path, in: file)
            }
        }
        let written = try WrittenInitialiser(
            of: type, parameters, in: file, of: split.sources, access: level.rawValue)
        edits.insert(written.text, at: written.offset, of: declared.file)
        return true
    }

    /// The properties that others could name in the initializer for them.
    private func parameters(
        _ stored: [DeclarationDetails], _ type: DeclarationDetails
    ) throws(PlanStop) -> [DeclarationDetails] {
        // A hidden one that a wrapper makes a value for is none of the parameters.
        let stored = stored.filter { !($0.isHidden && $0.isWrappedWithValue) }
        let hidden = stored.filter {
            $0.isHidden && !($0.kind == .let && $0.value?.expression != nil)
        }
        if hidden.isEmpty || type.kind != .struct { return stored }
        // With private properties others call the one without parameters.
        let isEmpty = stored.allSatisfy {
            $0.value?.expression != nil
                || $0.kind == .var && $0.value?.type?.text.hasSuffix("?") == true
                || !$0.attributes.isEmpty
        }
        if isEmpty { return [] }
        throw .obstacle(
            "\(type.name) has private properties and no initialiser of its own. Write the "
                + "initialiser that others call first.")
    }

    private func hasSuperclass(
        _ type: DeclarationDetails, _ path: String
    ) throws(PlanStop) -> Bool {
        guard let first = type.inherited.first?.name else { return false }
        if let other = moved.types[first]?.first {
            return split.sources.declaration(other)?.kind == .class
        }
        let kinds = Set(kinds(ofTypesOfOthers: first, in: type))
        if let kind = kinds.first, kinds.count == 1, kind != .typealias { return kind == .class }
        if Witnesses.names(of: first) != nil { return false }
        if Witnesses.isClass(first) { return true }
        throw .obstacle(
            "\(path) has no initialiser of its own, and \(first) may be a class or a protocol. Write "
                + "the initialiser that others call first.")
    }

    /// What other modules of the codebase declare under a name that a type inherits from.
    ///
    /// - Parameter name: With the module before its dot or without; then those that its file imports.
    private func kinds(
        ofTypesOfOthers name: String, in type: DeclarationDetails
    ) -> [Declaration.Kind] {
        let file = moved.byPath[type.typePath]?.file
        let facts = file.flatMap { split.sources.analysis.facts[$0] }
        let imported = facts?.imports.map(\.module) ?? []
        let qualifier = name.contains(".") ? name.outermostPart : nil
        return split.sources.index.visibleTypes(named: name.lastPart).filter { found in
            let module = found.module.moduleName
            return qualifier.map { $0 == module } ?? imported.contains(module)
        }.map(\.kind)
    }
}

extension DeclarationDetails {
    fileprivate var isHidden: Bool { (access?.formal.rank ?? 0) < AccessLevel.internal.rank }

    /// Whether a wrapper makes its value, as calls of the initializer that nobody wrote tell: none
    /// names it, and each has to name what has no value.
    fileprivate func isWrappedAndLeftOut(of calls: [[String]]) -> Bool {
        !attributes.isEmpty && PropertyWrapper(of: self) == nil && !calls.isEmpty
            && !calls.contains { $0.contains(name) }
    }

    /// Whether it is wrapped and has a value from the start.
    fileprivate var isWrappedWithValue: Bool {
        guard let wrapper = PropertyWrapper(of: self) else { return false }
        return value?.expression != nil || wrapper.hasValue
            || kind == .var && value?.type?.text.hasSuffix("?") == true
    }
}

extension DeclarationDetails.Kind {
    /// Whether values of it are made with an initializer that may be unwritten.
    fileprivate var isMade: Bool { self == .struct || self == .class || self == .actor }
}
