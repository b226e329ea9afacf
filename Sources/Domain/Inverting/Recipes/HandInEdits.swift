import Codebase

/// Writes down what ``HandIn`` worked out.
struct HandInEdits {
    let sources: EdgeSources
    let handIn: HandIn
    var edits: TextEdits

    /// All initializers, properties and calls.
    mutating func write() throws(PlanStop) {
        for owner in handIn.needs.keys.sorted() { try write(owner) }
    }

    private mutating func write(_ owner: Owner) throws(PlanStop) {
        let initialisers = try Initialisers(of: owner, in: sources)
        let needs = handIn.needs[owner] ?? []
        let makings = handIn.makings[owner] ?? []
        let selective = needs.contains { $0.keeping.isOfOneInitialiser }
        if selective, initialisers.written.contains(where: \.delegates) {
            throw .obstacle(
                "\(owner.type) has initialisers that call each other. Hand the value through them "
                    + "by hand.")
        }
        let statements = try statements(of: owner, needs)
        addProperties(owner, initialisers, needs)
        if initialisers.written.isEmpty, !isMemberwise(owner, initialisers) {
            try writeInitialiser(of: owner, initialisers, needs, statements)
        }
        for (declared, delegates) in initialisers.written {
            try writeInit(
                declared, delegates: delegates, of: owner, taking: needs, running: statements)
        }
        for making in makings {
            try writeCall(making, of: owner, calling: initialisers, handing: needs)
        }
    }

    /// The needs that one initializer gets a new parameter for.
    func front(
        _ needs: [(need: Need, keeping: Keeping)], for declared: Declared?
    ) -> [Need] {
        var found: [Need] = []
        for (need, keeping) in needs {
            switch keeping {
            case .used(let other) where other != declared: continue
            case .parameter: continue
            default: if !found.contains(need) { found.append(need) }
            }
        }
        return found
    }

    /// What initializers that do not call another one do first.
    private mutating func statements(
        of owner: Owner, _ needs: [(need: Need, keeping: Keeping)]
    ) throws(PlanStop) -> [String] {
        var lines: [String] = []
        for (need, keeping) in needs {
            switch keeping {
            case .assigned(let property): lines.append("self.\(property) = \(need.name)")
            case .added: lines.append("self.\(need.name) = \(need.name)")
            default: break
            }
        }
        lines += try partStatements(needs)
        // Properties of this type whose values are made of what it is handed.
        for (made, makings) in handIn.makings.sorted(by: { $0.key < $1.key }) {
            for making in makings where !handIn.isEnd(making) {
                guard case .property(owner, let declared) = making.slot else { continue }
                lines.append(try takeOut(declared, making, made))
            }
        }
        return lines
    }

    /// Gives properties their values that are made with what is handed in.
    private mutating func partStatements(
        _ needs: [(need: Need, keeping: Keeping)]
    ) throws(PlanStop) -> [String] {
        var parts: [Declared: [(range: Range<Int>, text: String)]] = [:]
        for (need, keeping) in needs {
            guard case .part(let declared, let making) = keeping else { continue }
            let text = need.mode == .factory ? need.name + "()" : need.name
            parts[declared, default: []].append((making.range, text))
        }
        var lines: [String] = []
        for (declared, parts) in parts.sorted(by: { $0.key < $1.key }) {
            guard let file = sources.files[declared.file],
                let property = sources.declaration(declared), let value = property.value,
                let expression = value.expression
            else { continue }
            guard let type = value.type?.text ?? value.inferredType else {
                throw .obstacle(
                    "\(sources.place(declared.file, expression)): \(property.name) does not say its "
                        + "type. Write it first.")
            }
            edits.replace(
                (value.type?.extent.end ?? property.place.name.end).offset..<expression.end.offset,
                of: declared.file, with: value.type == nil ? ": " + type : "")
            var text = ""
            var position = expression.start.offset
            for (range, name) in parts.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
                text += file.text(position..<range.lowerBound) + name
                position = range.upperBound
            }
            text += file.text(position..<expression.end.offset)
            lines.append("self.\(property.name) = \(text)")
        }
        return lines
    }

    /// Takes the value of a property out of its declaration.
    ///
    /// - Returns: The statement that gives it the value.
    private mutating func takeOut(
        _ declared: Declared, _ making: Making, _ made: Owner
    ) throws(PlanStop) -> String {
        guard let file = sources.files[declared.file], let property = sources.declaration(declared),
            let call = file.details.uses[making.number].call,
            call.trailingClosures == 0
        else {
            throw .obstacle("\(making.file): a property is made with a closure. Change it by hand.")
        }
        let type = property.value?.type
        if let type {
            edits.replace(
                type.extent.end.offset..<making.range.upperBound, of: declared.file, with: "")
        } else {
            edits.replace(
                property.place.name.end.offset..<making.range.upperBound, of: declared.file,
                with: ": \(made.type)")
        }
        let (initialiser, labels) = try called(call, made, try Initialisers(of: made, in: sources))
        let needs = handIn.needs[made] ?? []
        var arguments = front(needs, for: initialiser).map { need in
            (-1, "\(need.name): \(value(of: need, at: making, false))")
        }
        var next = 0
        for argument in call.arguments {
            next = labels[next...].firstIndex(of: argument.label).map { $0 + 1 } ?? labels.count
            let label = argument.label.map { $0 + ": " } ?? ""
            arguments.append((next - 1, label + file.text(argument.extent)))
        }
        arguments += missing(needs, of: initialiser, in: call).map { index, label, need in
            (index, label + value(of: need, at: making, false))
        }
        let ordered = arguments.enumerated().sorted {
            ($0.element.0, $0.offset) < ($1.element.0, $1.offset)
        }.map(\.element.1)
        let callee = file.text(
            making.range.lowerBound..<file.details.uses[making.number].extent.end.offset)
        let text = "\(callee)(\(ordered.joined(separator: ", ")))"
        switch property.attributes.first?.name.lastPart {
        case "StateObject": return "self._\(property.name) = StateObject(wrappedValue: \(text))"
        case "State": return "self._\(property.name) = State(initialValue: \(text))"
        default: return "self.\(property.name) = \(text)"
        }
    }

    private mutating func writeInit(
        _ declared: Declared, delegates: Bool, of owner: Owner,
        taking needs: [(need: Need, keeping: Keeping)], running statements: [String]
    ) throws(PlanStop) {
        guard let file = sources.files[declared.file], let details = sources.declaration(declared),
            let signature = details.signature, let body = details.place.body
        else { throw .obstacle("\(owner.type) has an initialiser without a body.") }
        let front = front(needs, for: declared)
        for need in front where signature.parameters.contains(where: { $0.name == need.name }) {
            throw .obstacle(
                "An initialiser of \(owner.type) has a parameter \(need.name) already. Rename one "
                    + "of the two first.")
        }
        addParameters(
            front.map { "\($0.name): \($0.parameterType)" }, to: signature, declared.file, file)
        if delegates {
            for (number, use) in file.details.uses.enumerated()
            where use.name == "init" && use.declaration == declared.number
                && use.base?.kind == .own("self") && use.call != nil
            {
                try edits.add(
                    front.map { (0, "\($0.name): \($0.name)") }, toCall: number, of: declared.file,
                    labels: [], in: sources)
            }
        } else {
            put(statements, atStartOf: body, declared.file, file)
        }
    }

    private mutating func addParameters(
        _ added: [String], to signature: Signature, _ path: RelativePath, _ file: ReadFile
    ) {
        if added.isEmpty { return }
        guard let first = signature.parameters.first else {
            return edits.insert(
                added.joined(separator: ", "), at: signature.extent.start.offset + 1, of: path)
        }
        let start = first.extent.start.offset
        let gap = file.gap(before: start)
        edits.insert(
            added.map { $0 + "," + gap }.joined(), at: start, of: path)
    }

    private mutating func put(
        _ statements: [String], atStartOf body: TextExtent, _ path: RelativePath, _ file: ReadFile
    ) {
        if statements.isEmpty { return }
        let outer = file.indentation(at: body.start.offset)
        let inner = outer + "    "
        let lines = statements.map { "\n" + inner + $0 }.joined()
        let rest = file.text((body.start.offset + 1)..<(body.end.offset - 1))
        if rest.contains("\n") {
            return edits.insert(lines, at: body.start.offset + 1, of: path)
        }
        // What stands in the one line may change, too: only the blanks around it are replaced.
        let isEmpty = rest.allSatisfy { $0 == " " }
        let leading = rest.prefix { $0 == " " }.utf8.count
        let start = body.start.offset + 1
        edits.replace(
            start..<(start + leading), of: path, with: lines + "\n" + (isEmpty ? outer : inner))
        if isEmpty { return }
        let trailing = rest.reversed().prefix { $0 == " " }.count
        edits.replace(
            (body.end.offset - 1 - trailing)..<(body.end.offset - 1), of: path, with: "\n" + outer)
    }
}
