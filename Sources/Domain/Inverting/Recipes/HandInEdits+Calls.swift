import Codebase

extension HandInEdits {
    /// Whether the initializer that Swift gives a structure for its properties hands everything in.
    func isMemberwise(_ owner: Owner, _ initialisers: Initialisers) -> Bool {
        guard initialisers.isStruct else { return false }
        let isPassed = handIn.makings.values.joined().contains { making in
            guard !handIn.isEnd(making), case .property(owner, _) = making.slot else {
                return false
            }
            return true
        }
        let isPassing = (handIn.needs[owner] ?? []).contains { need in
            switch need.keeping {
            case .passed, .part: true
            default: false
            }
        }
        let isHidden = initialisers.stored.contains { declared in
            guard let property = sources.declaration(declared) else { return false }
            let access = property.access?.effective.rank ?? 0
            let hasValue = property.value?.expression != nil
            let isAssigned = (handIn.needs[owner] ?? []).contains {
                $0.keeping == .assigned(property: property.name)
            }
            return access < AccessLevel.internal.rank
                && (!hasValue || isAssigned || property.kind == .var)
        }
        return !isPassed && !isPassing && !isHidden
    }

    /// The names of the properties that the initializer of a structure takes, in order.
    private func memberwiseLabels(
        _ owner: Owner, _ initialisers: Initialisers
    ) -> [(name: String, isNew: Bool)] {
        let needs = handIn.needs[owner] ?? []
        var labels: [(name: String, isNew: Bool)] = initialisers.stored.compactMap { declared in
            guard let property = sources.declaration(declared) else { return nil }
            let isAssigned = needs.contains {
                $0.keeping == .assigned(property: property.name)
            }
            let isConstant = property.kind == .let && property.value?.expression != nil
            if isConstant, !isAssigned { return nil }
            return (property.name, isAssigned && isConstant)
        }
        labels += needs.filter { $0.keeping == .added }.map { ($0.need.name, true) }
        return labels
    }

    /// Declares properties for what a type is handed and has none for.
    mutating func addProperties(
        _ owner: Owner, _ initialisers: Initialisers, _ needs: [(need: Need, keeping: Keeping)]
    ) {
        let added = needs.filter { $0.keeping == .added }.map(\.need)
        guard !added.isEmpty, let (offset, indentation) = placeOfProperties(initialisers) else {
            return
        }
        let access =
            initialisers.written.isEmpty && isMemberwise(owner, initialisers) ? "" : "private "
        let lines = added.map { "\n\(indentation)\(access)let \($0.name): \($0.type)" }
        // An empty line parts properties from what follows them.
        let file = sources.files[initialisers.type.file]
        let next = file.map { $0.text(offset..<min(offset + 2, $0.bytes.count)) }
        let isFollowed =
            initialisers.stored.isEmpty && next?.hasPrefix("\n") == true
            && next != "\n\n"
        let isWritten = !initialisers.written.isEmpty || isMemberwise(owner, initialisers)
        let end = isWritten ? lineBreak(initialisers, at: offset, indentation) : ""
        edits.insert(
            lines.joined() + (isFollowed ? "\n" : end), at: offset, of: initialisers.type.file)
    }

    /// What parts new members from what comes after them in a type of one line.
    private func lineBreak(
        _ initialisers: Initialisers, at offset: Int, _ indentation: String
    ) -> String {
        guard initialisers.stored.isEmpty, let file = sources.files[initialisers.type.file] else {
            return ""
        }
        let rest = file.bytes[offset...].first { $0 != UInt8(ascii: " ") }
        return rest == UInt8(ascii: "\n") || rest == UInt8(ascii: "}") ? "" : "\n" + indentation
    }

    private func placeOfProperties(
        _ initialisers: Initialisers
    ) -> (offset: Int, indentation: String)? {
        let path = initialisers.type.file
        guard let file = sources.files[path], let type = sources.declaration(initialisers.type),
            let body = type.place.body
        else { return nil }
        let last = initialisers.stored.last.flatMap { sources.declaration($0) }
        if let statement = last?.place.statement {
            return (statement.end.offset, file.indentation(at: statement.start.offset))
        }
        return (body.start.offset + 1, file.indentation(at: type.place.whole.start.offset) + "    ")
    }

    /// Writes an initializer for a type that has none.
    mutating func writeInitialiser(
        of owner: Owner, _ initialisers: Initialisers, _ needs: [(need: Need, keeping: Keeping)],
        _ statements: [String]
    ) throws(PlanStop) {
        guard let (offset, indentation) = placeOfProperties(initialisers) else { return }
        var parameters = front(needs, for: nil).map { "\($0.name): \($0.parameterType)" }
        var lines = statements
        let handed = Set(needs.map(\.need.name))
        for declared in initialisers.stored where initialisers.isStruct {
            guard let property = sources.declaration(declared), !handed.contains(property.name),
                property.value?.expression == nil, !isTakenOut(declared)
            else { continue }
            let wrapper = PropertyWrapper(property)
            if wrapper == .filled { continue }
            guard let type = property.value?.type?.text, wrapper != .unknown else {
                throw .obstacle(
                    "\(owner.type) has no initialiser, and \(property.name) does not say its type. "
                        + "Write the initialiser first.")
            }
            if property.kind == .var, type.hasSuffix("?"), wrapper == .absent { continue }
            let name = property.name
            let written =
                wrapper == .binding ? "Binding<\(type)>" : sources.keptParameter(type)
            parameters.append("\(name): \(written)")
            switch wrapper {
            case .binding: lines.append("self._\(name) = \(name)")
            case .object: lines.append("self._\(name) = StateObject(wrappedValue: \(name))")
            default: lines.append("self.\(name) = \(name)")
            }
        }
        if initialisers.superclass != nil { lines.append("super.init()") }
        let body = lines.map { indentation + "    " + $0 + "\n" }.joined()
        edits.insert(
            "\n\n\(indentation)init(\(parameters.joined(separator: ", "))) {\n\(body)\(indentation)}"
                + lineBreak(initialisers, at: offset, indentation),
            at: offset, of: initialisers.type.file)
    }

    /// How a property of a view gets its first value.
    private enum PropertyWrapper {
        /// By the initializer, as others.
        case absent
        /// By the wrapper itself.
        case filled
        /// The wrapper is handed in.
        case binding
        /// The wrapper is made of it.
        case object
        /// Nobody knows.
        case unknown

        init(_ property: DeclarationDetails) {
            let names = property.attributes.map(\.name.lastPart).filter {
                $0.first?.isUppercase == true && !$0.hasSuffix("Actor")
            }
            guard let name = names.first else {
                self = .absent
                return
            }
            let hasArguments = property.attributes.contains { $0.arguments != nil }
            switch name {
            case "Binding": self = .binding
            case "StateObject": self = .object
            case "State", "ObservedObject", "Bindable", "Published": self = .absent
            case "Environment", "EnvironmentObject", "FocusState", "Namespace", "GestureState",
                "AccessibilityFocusState", "UIApplicationDelegateAdaptor":
                self = .filled
            default: self = hasArguments ? .filled : .unknown
            }
        }
    }

    private func isTakenOut(_ declared: Declared) -> Bool {
        handIn.makings.values.joined().contains { making in
            if case .property(_, declared) = making.slot { !handIn.isEnd(making) } else { false }
        }
    }

    /// Hands over what the type needs where it is made.
    mutating func writeCall(
        _ making: Making, of owner: Owner, calling initialisers: Initialisers,
        handing needs: [(need: Need, keeping: Keeping)]
    ) throws(PlanStop) {
        let isRoot = handIn.isRoot(making)
        if !handIn.isEnd(making), case .property = making.slot { return }
        guard let call = sources.files[making.file]?.details.uses[making.number].call else {
            return
        }
        let (declared, labels) = try called(call, owner, initialisers)
        var added: [(position: Int, text: String)] = []
        for need in front(needs, for: declared) {
            let label = need.name
            let position =
                declared != nil || !isMemberwise(owner, initialisers)
                ? -1 : labels.firstIndex(of: label) ?? labels.count
            added.append((position, "\(label): \(value(of: need, at: making, isRoot))"))
        }
        added += missing(needs, of: declared, in: call).map { index, label, need in
            (index, label + value(of: need, at: making, isRoot))
        }
        try edits.add(
            added, toCall: making.number, of: making.file, labels: labels, in: sources)
        if isRoot {
            let modules = needs.reduce(into: Set<String>()) { $0.formUnion($1.need.modules) }
            edits.addImports(modules, to: making.file, in: sources)
        }
    }

    /// The parameters that had a value of their own, have none any more, and are not given in a call.
    func missing(
        _ needs: [(need: Need, keeping: Keeping)], of declared: Declared?, in call: CallDetails
    ) -> [(index: Int, label: String, need: Need)] {
        needs.compactMap { need, keeping in
            guard case .parameter(let other, let index) = keeping, other == declared else {
                return nil
            }
            let parameter = sources.declaration(other)?.signature?.parameters[index]
            let isGiven = call.arguments.contains {
                $0.label == parameter?.label && !$0.isTrailing
            }
            return isGiven ? nil : (index, parameter?.label.map { $0 + ": " } ?? "", need)
        }
    }

    /// The expression that is handed over at a place.
    func value(of need: Need, at making: Making, _ isRoot: Bool) -> String {
        if isRoot { return need.value }
        if handIn.isEnd(making) { return need.previewValue }
        let handed = handIn.passed[Passing(making: making, need: need)] ?? need
        let makes = handed.mode == .factory && need.mode != .factory
        let name = handed.name + (makes ? "()" : "")
        guard case .member(let owner, _) = making.slot else { return name }
        let isHidden = sources.files[making.file]?.details.declarations.contains {
            $0.name == handed.name && ($0.isLocal || $0.kind == .parameter)
        }
        let isStruct = (try? Initialisers(of: owner, in: sources))?.isStruct == true
        return isStruct && isHidden != true ? name : "self." + name
    }

    /// The initializer that a call means, with the labels of its parameters.
    func called(
        _ call: CallDetails, _ owner: Owner, _ initialisers: Initialisers
    ) throws(PlanStop) -> (Declared?, [String?]) {
        guard !initialisers.written.isEmpty else {
            return (nil, memberwiseLabels(owner, initialisers).map(\.name))
        }
        let given = call.arguments.filter { !$0.isTrailing }.map(\.label)
        let fitting = initialisers.written.compactMap { written -> (Declared, [String?])? in
            let labels = sources.declaration(written.declared)?.signature?.parameters.map(\.label)
            guard let labels, Self.fits(given, labels) else { return nil }
            return (written.declared, labels)
        }
        guard let first = fitting.first else {
            throw .obstacle(
                "A call of \(owner.type) fits none of its initialisers. Hand the value in by hand.")
        }
        let exact = fitting.first { $0.1.count == call.arguments.count }
        return exact.map { ($0.0, $0.1) } ?? (first.0, first.1)
    }

    private static func fits(_ given: [String?], _ labels: [String?]) -> Bool {
        var rest = labels[...]
        for label in given {
            guard let index = rest.firstIndex(of: label) else { return false }
            rest = rest[(index + 1)...]
        }
        return true
    }
}
