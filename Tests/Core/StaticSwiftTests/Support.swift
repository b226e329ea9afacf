import StaticSwift

/// A small library to test with: a reference type, values, an open enum.
let testLibrary = Library(
    modules: ["Kit"],
    types: [
        LibraryType(
            "Box", isReference: true,
            properties: [
                .init("name", .named("String")),
                .init("parts", .array(.named("Part")), initial: .emptyArray),
                .init("tags", .optional(.array(.named("String"))), initial: LibraryValue.none),
                .init("boxes", .array(.named("Box")), initial: .emptyArray),
                .init("kind", .named("Kind")),
            ],
            constructors: [
                .init("init", fields: [("kind", .member(type: "Kind", "plain"))]),
                .init("crate", fields: [("kind", .member(type: "Kind", "crate"))]),
            ]),
        LibraryType("Kind"),
        LibraryType(
            "Part",
            properties: [
                .init("name", .named("String")), .init("kind", .optional(.named("Kind"))),
            ],
            constructors: [.init("named", isSettled: false)],
            stringLiteral: ("named", "name")),
        LibraryType(
            "Host",
            statics: ["folder": .string("/src"), "clock": .unknown(reason: "it asks the clock")]),
    ])

/// Evaluates one main file.
func evaluate(
    _ text: String, conditions: BuildConditions = BuildConditions(),
    environment: [String: String] = [:], limits: Limits = Limits()
) -> Evaluation {
    Program(
        sources: [SourceText(path: "main.swift", text: text)], library: testLibrary,
        conditions: conditions, environment: environment, limits: limits
    ).evaluate()
}

/// The value of the global `x`, as text.
func x(_ text: String) -> String {
    let evaluation = evaluate(text)
    guard let value = evaluation.globals.last(where: { $0.name == "x" })?.value else {
        return "no x: \(evaluation.problems.map(\.reason))"
    }
    return render(value)
}

/// A value as text: optionals as `x?`, unknown ones as `<expression>`.
func render(_ value: Value) -> String {
    switch value {
    case .unknown(let unknown): "<\(unknown.expression)>"
    case .bool(let flag): String(flag)
    case .integer(let number): String(number)
    case .double(let number): String(number)
    case .string(let text): text
    case .optional(nil): "nil"
    case .optional(let wrapped?): render(wrapped) + "?"
    case .array(let list): "[" + list.elements.map(render).joined(separator: ", ") + "]"
    case .set(let list): "{" + list.elements.map(render).joined(separator: ", ") + "}"
    case .dictionary(let dictionary):
        "["
            + dictionary.pairs.map { render($0.key) + ": " + render($0.value) }.joined(
                separator: ", ")
            + "]"
    case .tuple(let fields): "(" + render(fields) + ")"
    case .record(let record): "\(record.type).\(record.member)(\(render(record.fields)))"
    case .implicit(let member): "<\(member.unresolved.expression)>"
    case .range, .reference, .type, .function, .sum: "(other)"
    }
}

private func render(_ fields: [Field]) -> String {
    fields.map { ($0.label.map { $0 + ": " } ?? "") + render($0.value) }.joined(separator: ", ")
}
