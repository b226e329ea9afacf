import Architecture
import Codebase

/// Takes a call of the far end apart: what names the far end goes to the composition root, and what the
/// near end knows stays as parameters.
struct LiftExpression: Sendable {
    private let visible: VisibleNames
    private var sources: EdgeSources { visible.sources }
    private static let depth = 4

    init(_ visible: VisibleNames) { self.visible = visible }

    /// The call that a use of a file makes.
    ///
    /// - Parameter type: The type that it makes a value of.
    /// - Throws: An obstacle, or what else would have to move down.
    func lift(
        _ number: Int, of path: RelativePath, making type: String
    ) throws(PlanStop) -> LiftedExpression {
        guard let file = sources.files[path] else { throw .obstacle("\(path) was not read.") }
        let use = file.details.uses[number]
        var lifted = try call(number, at: path, in: file, of: type, depth: 0)
        var taken: Set<String> = []
        for index in lifted.values.indices {
            let parameter = lifted.values[index].parameter
            if !taken.insert(parameter.name).inserted {
                throw .obstacle(
                    "\(sources.place(path, use.extent)): two values that \(type) takes are called "
                        + "\(parameter.name). Write the router by hand.")
            }
        }
        let far = sources.declarations(of: sources.to.id)
        let declared = far.topLevel(type).first.flatMap { sources.declaration($0) }
        lifted.actor =
            lifted.actor ?? declared?.attributes.first { $0.name.hasSuffix("Actor") }?.name
        return lifted
    }

    /// A call that makes a value of a type of the far end.
    private func call(
        _ number: Int, at path: RelativePath, in file: ReadFile, of type: String, depth: Int
    ) throws(PlanStop) -> LiftedExpression {
        let use = file.details.uses[number]
        let place = sources.place(path, use.extent)
        guard let call = use.call, depth < Self.depth else {
            throw .obstacle("\(place): \(type) is made in a way that Strata does not take apart.")
        }
        let isImplicit = use.base?.kind == .implicit
        let callee = isImplicit && depth == 0 ? type : calleeText(call, use, file)
        if callee.contains("<") { throw .obstacle("\(place): \(type) is generic.") }
        let member = isImplicit && use.name != "init" ? use.name : "init"
        let candidates = sources.declarations(of: sources.to.id).members(of: type, named: member)
            .compactMap { declared in sources.declaration(declared).map { (declared, $0) } }
        if candidates.isEmpty, member == "init", sources.isInside,
            let unwritten = UnwrittenInitialiser(of: type, calledBy: call, in: sources)
        {
            return try lifted(
                call, matching: unwritten.parameters, declaredIn: unwritten.file, callee: callee,
                member: member, at: path, in: file, of: type, depth: depth)
        }
        if candidates.isEmpty {
            guard call.arguments.allSatisfy({ isConstant($0.extent, path, file) }) else {
                throw .obstacle(
                    "\(place): \(type) does not say itself what it is made of. Write the router by "
                        + "hand.")
            }
            return LiftedExpression(
                text: callee + file.text(use.extent.end.offset..<call.extent.end.offset))
        }
        for (declared, details) in candidates {
            guard let signature = details.signature,
                let matched = Self.matched(call.arguments, signature.parameters)
            else { continue }
            if !details.generics.isEmpty {
                throw .obstacle("\(place): what makes \(type) is generic.")
            }
            var lifted = try lifted(
                call, matching: matched, declaredIn: declared.file, callee: callee, member: member,
                at: path, in: file, of: type, depth: depth)
            lifted.effects = signature.effects
            lifted.failure = signature.failure
            lifted.actor = details.attributes.first { $0.name.hasSuffix("Actor") }?.name
            return lifted
        }
        throw .obstacle("\(place): the call fits nothing that \(type) declares.")
    }

    /// A call of something that is declared in a file, with the parameters that its arguments are for.
    private func lifted(
        _ call: CallDetails, matching matched: [ParameterDetails],
        declaredIn declaring: RelativePath, callee: String, member: String, at path: RelativePath,
        in file: ReadFile, of type: String, depth: Int
    ) throws(PlanStop) -> LiftedExpression {
        var lifted = LiftedExpression(text: "")
        var texts: [String] = []
        for (argument, parameter) in zip(call.arguments, matched) {
            var inner = try value(
                of: argument, for: parameter, declaredIn: declaring, at: path, in: file,
                making: type, depth: depth)
            if depth > 0, parameter.label == nil, inner.values.count == 1 {
                // Without the call around it, a value needs a name that says what it is.
                let name = member == "init" ? ProtocolNames.property(type) : member
                inner.values[0].parameter.label = name
                inner.values[0].parameter.name = name
                inner.text = name
            }
            lifted.values += inner.values
            lifted.modules.formUnion(inner.modules)
            lifted.imports.formUnion(inner.imports)
            texts.append((parameter.label.map { $0 + ": " } ?? "") + inner.text)
        }
        lifted.text = callee + "(" + texts.joined(separator: ", ") + ")"
        return lifted
    }

    /// What is called, without its arguments.
    private func calleeText(_ call: CallDetails, _ use: NameUse, _ file: ReadFile) -> String {
        let start = use.base?.kind == .implicit ? use.extent.start.offset : call.extent.start.offset
        return (use.base?.kind == .implicit ? "." : "")
            + file.text(start..<use.extent.end.offset)
    }

    /// One argument: a parameter if the near end may know its type, else what makes a value of the far
    /// end, or what names nothing of the near end.
    private func value(
        of argument: CallDetails.Argument, for parameter: ParameterDetails,
        declaredIn declaring: RelativePath, at path: RelativePath, in file: ReadFile,
        making type: String, depth: Int
    ) throws(PlanStop) -> LiftedExpression {
        let place = sources.place(path, argument.extent)
        let name = parameter.label ?? parameter.name ?? "value"
        let refusal: PlanStop
        do throws(PlanStop) {
            try visible.check(
                [parameter.type.extent], of: declaring, inside: type,
                for: "\(place): the parameter \(name) of \(type)")
            let text = parameter.type.text
            let words = ["inout ", "@autoclosure", "some ", "borrowing ", "consuming "]
            let isPlain =
                !parameter.isVariadic && parameter.attributes.isEmpty
                && !words.contains(where: text.contains)
            guard isPlain else {
                throw .obstacle(
                    "\(place): the parameter \(name) of \(type) is of a kind that a router cannot "
                        + "hand on.")
            }
            var lifted = LiftedExpression(text: name)
            lifted.modules = visible.imports(for: [parameter.type.extent], of: declaring)
            lifted.values = [
                .init(
                    parameter: .init(label: parameter.label, name: name, type: text),
                    argument: file.text(argument.extent),
                    isTrailing: argument.isTrailing && depth == 0)
            ]
            return lifted
        } catch { refusal = error }
        let inner = file.details.uses.firstIndex { $0.call?.extent == argument.extent }
        if let inner {
            let use = file.details.uses[inner]
            let plain = MeantTypes.plain(parameter.type.text)
            let far = sources.declarations(of: sources.to.id)
            let made = use.base?.kind == .implicit ? plain : use.name
            if use.role == .construction || use.base?.kind == .implicit,
                !far.topLevel(made).isEmpty || !far.members(of: type, named: made).isEmpty
            {
                let isNested = far.topLevel(made).isEmpty
                return try call(
                    inner, at: path, in: file, of: isNested ? type + "." + made : made,
                    depth: depth + 1)
            }
        }
        guard isConstant(argument.extent, path, file) else { throw refusal }
        var lifted = LiftedExpression(text: file.text(argument.extent))
        lifted.imports = visible.imports(for: [argument.extent], of: path)
        return lifted
    }

    /// Whether an expression means the same anywhere: it names nothing of the near end, no local value
    /// and no member of what is around it.
    private func isConstant(
        _ extent: TextExtent, _ path: RelativePath, _ file: ReadFile
    ) -> Bool {
        let near = sources.declarations(of: sources.from.id)
        let far = sources.declarations(of: sources.to.id)
        let text = file.text(extent)
        if text.contains("self") || text.contains("$") || text.contains("&") { return false }
        return file.details.uses.allSatisfy { use in
            guard extent.contains(use.extent), use.base == nil, use.role != .operator else {
                return true
            }
            if use.local != nil || !near.topLevel(use.name).isEmpty { return false }
            return use.name.first?.isUppercase == true || !far.topLevel(use.name).isEmpty
        }
    }

    /// The parameter that each argument is for; nil if they do not fit.
    static func matched(
        _ arguments: [CallDetails.Argument], _ parameters: [ParameterDetails]
    ) -> [ParameterDetails]? {
        var found: [ParameterDetails] = []
        var next = 0
        for argument in arguments {
            let index = parameters[next...].firstIndex { parameter in
                if argument.isTrailing, argument.label == nil {
                    return parameter.type.text.contains("->")
                }
                return parameter.label == argument.label
            }
            guard let index else { return nil }
            let skipped = parameters[next..<index]
            guard skipped.allSatisfy({ $0.standard != nil || $0.isVariadic }) else { return nil }
            found.append(parameters[index])
            next = index + 1
        }
        guard parameters[next...].allSatisfy({ $0.standard != nil || $0.isVariadic }) else {
            return nil
        }
        return found
    }
}
