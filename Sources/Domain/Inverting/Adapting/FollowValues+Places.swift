import Architecture
import Codebase

extension FollowValues {
    /// What is done with a value at one place.
    mutating func follow(
        _ number: Int, in path: RelativePath, _ shape: ValueShape
    ) throws(PlanStop) {
        guard let file = sources.files[path] else { return }
        let uses = file.details.uses
        if let next = uses.indices.first(where: { uses[$0].base?.kind == .use(number) }) {
            return try follow(member: next, in: path, file, shape)
        }
        let use = uses[number]
        let end = (use.call?.extent ?? use.extent).end.offset
        let start = start(of: number, in: file)
        if use.role == .mutation, try isAssigned(end, in: file) { return }
        let rest = file.text(end..<min(end + 60, file.bytes.count)).drop { " ?".contains($0) }
        if rest.hasPrefix("== nil") || rest.hasPrefix("!= nil") { return }
        let isEnd =
            rest.first.map { "\n,{})".contains($0) } ?? true
            || ["else ", "where "].contains(where: rest.hasPrefix)
        let next = rest.first { !$0.isWhitespace } ?? " "
        guard isEnd,
            !"?+-*/=<>&|!~^%.".contains(next)
                || rest.drop(while: \.isWhitespace)
                    .hasPrefix("//")
        else { throw handedOn(use, path, shape) }
        let variable = file.details.declarations.enumerated().first { _, declaration in
            guard let expression = declaration.value?.expression,
                expression.end.offset == end || expression.end.offset == end + 1
            else { return false }
            return words(expression.start.offset..<start, in: file) == []
        }
        if let (found, declaration) = variable, declaration.kind == .var || declaration.kind == .let
        {
            return try follow(
                Declared(file: path, number: found), by: declaration, with: shape, at: use, in: path
            )
        }
        let assigned = uses.indices.last { index in
            uses[index].role == .mutation && uses[index].extent.end.offset <= start
                && words(uses[index].extent.end.offset..<start, in: file) == ["="]
        }
        guard let assigned else {
            let line = file.text(0..<start).split(separator: "\n").last ?? ""
            if line.filter({ $0 != " " }).hasSuffix("_=") { return }
            throw handedOn(use, path, shape)
        }
        let meant =
            uses[assigned].local.map { [Declared(file: path, number: $0)] }
            ?? types.declarations(of: assigned, in: path)
        guard meant.count == 1 else { throw handedOn(use, path, shape) }
        try follow(meant[0], shape)
    }

    /// A variable that is given the value.
    private mutating func follow(
        _ variable: Declared, by declaration: DeclarationDetails, with shape: ValueShape,
        at use: NameUse, in path: RelativePath
    ) throws(PlanStop) {
        if let type = declaration.value?.type, ValueShape(type.text, of: [shape.type]) == nil {
            throw handedOn(use, path, shape)
        }
        switch declaration.value?.origin {
        case .expression, .unwrapped: try follow(variable, shape)
        case .element where shape.form == .many: try follow(variable, shape.with(.one))
        default: throw handedOn(use, path, shape)
        }
    }

    /// Whether a variable is given something that says itself what it is.
    private func isAssigned(_ end: Int, in file: ReadFile) throws(PlanStop) -> Bool {
        let rest = file.text(end..<min(end + 200, file.bytes.count)).drop { $0 == " " }
        return rest.hasPrefix("= ") && !rest.hasPrefix("= nil ??")
    }

    private func handedOn(_ use: NameUse, _ path: RelativePath, _ shape: ValueShape) -> PlanStop {
        .obstacle(
            "\(sources.place(path, use.extent)): a whole \(shape.type) is handed on, and a copy of what "
                + "is read of it might not be the same there. Move \(shape.type) to a module that both "
                + "may use.")
    }

    /// Where a chain of members begins.
    private func start(of number: Int, in file: ReadFile) -> Int {
        let use = file.details.uses[number]
        return min(
            use.base?.extent.start.offset ?? use.extent.start.offset, use.extent.start.offset)
    }

    /// The words between two places without those that only say what a call may do.
    private func words(_ range: Range<Int>, in file: ReadFile) -> [String]? {
        guard range.lowerBound <= range.upperBound else { return nil }
        return file.text(range).split(whereSeparator: \.isWhitespace).map(String.init)
            .filter { !["try", "try?", "await"].contains($0) }
    }

    private mutating func follow(
        member number: Int, in path: RelativePath, _ file: ReadFile, _ shape: ValueShape
    ) throws(PlanStop) {
        let use = file.details.uses[number]
        let place = sources.place(path, use.extent)
        let arguments = use.call?.arguments ?? []
        if shape.form == .one, !(shape.isOptional && use.name == "map") {
            guard use.call == nil, use.role == .value else {
                throw .obstacle(
                    "\(place): \(use.name) of a \(shape.type) is called or changed, which a copy does "
                        + "not do. Move \(shape.type) to a module that both may use.")
            }
            return try translated.read(use.name, of: shape.type, place, visible)
        }
        let verb = use.name
        switch (shape.form, verb) {
        case (_, "count"), (_, "isEmpty"): if arguments.isEmpty { return }
        case (.keyed, "values") where use.call == nil:
            return try follow(number, in: path, shape.with(.many))
        case (.keyed, "keys") where use.call == nil: return
        case (_, "subscript") where arguments.count == 1 && arguments[0].label == nil:
            let text = file.text(arguments[0].extent)
            if shape.form == .many, text.contains("..") { break }
            return try follow(number, in: path, shape.with(.one))
        case (.many, "first"), (.many, "last"):
            if use.call == nil { return try follow(number, in: path, shape.with(.one)) }
        default: break
        }
        guard shape.form != .keyed else { throw handedOn(use, path, shape) }
        let isCounted = ["prefix", "suffix", "dropFirst", "dropLast"].contains(verb)
        if ["reversed", "shuffled"].contains(verb), arguments.isEmpty || isCounted {
            return try follow(number, in: path, shape)
        }
        if isCounted, arguments.allSatisfy({ $0.label == nil && !$0.isTrailing }) {
            return try follow(number, in: path, shape)
        }
        let element: [String: [Int]] = [
            "map": [0], "compactMap": [0], "flatMap": [0], "forEach": [0], "contains": [0],
            "allSatisfy": [0], "firstIndex": [0], "count": [0], "filter": [0], "first": [0],
            "last": [0], "reduce": [1], "sorted": [0, 1], "min": [0, 1], "max": [0, 1],
        ]
        guard let positions = element[verb], let closure = arguments.last,
            arguments.count == (verb == "reduce" ? 2 : 1)
        else { throw handedOn(use, path, shape) }
        try read(closure.extent, parameters: positions, in: path, from: file, as: shape, at: place)
        switch verb {
        case "filter", "sorted": try follow(number, in: path, shape)
        case "first", "last", "min", "max": try follow(number, in: path, shape.with(.one))
        default: return
        }
    }

    /// What a closure or a key path reads of the elements that it is given.
    private mutating func read(
        _ closure: TextExtent, parameters positions: [Int], in path: RelativePath,
        from file: ReadFile, as shape: ValueShape, at place: String
    ) throws(PlanStop) {
        let text = file.text(closure)
        if text.hasPrefix("\\.") {
            let name = text.dropFirst(2).prefix { $0.isLetter || $0.isNumber || $0 == "_" }
            return try translated.read(String(name), of: shape.type, place, visible)
        }
        guard text.hasPrefix("{") else {
            throw .obstacle(
                "\(place): what is done with each \(shape.type) stands elsewhere. Write it as a closure "
                    + "first.")
        }
        let parameters = file.details.declarations.enumerated().filter { _, declaration in
            guard declaration.kind == .parameter,
                closure.contains(declaration.place.name)
            else { return false }
            let before = closure.start.offset + 1..<declaration.place.name.start.offset
            return !file.text(before).contains("{") && !file.text(before).contains("->")
        }.map(\.offset)
        for position in positions {
            if parameters.indices.contains(position) {
                let parameter = Declared(file: path, number: parameters[position])
                for (number, use) in file.details.uses.enumerated()
                where use.local == parameter.number {
                    try follow(number, in: path, shape.with(.one))
                }
                continue
            }
            for part in text.split(separator: "$\(position)").dropFirst() {
                let name = part.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" }
                guard part.first == ".", !name.isEmpty else {
                    throw .obstacle(
                        "\(place): a whole \(shape.type) is handed on. Move \(shape.type) to a module "
                            + "that both may use.")
                }
                try translated.read(String(name), of: shape.type, place, visible)
            }
        }
    }
}
