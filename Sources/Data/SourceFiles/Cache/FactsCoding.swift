import Codebase
import ContentCache

extension ByteWriter {
    mutating func put(_ facts: SourceFacts) {
        put(facts.lineCount)
        put(facts.imports) { $0.put($1) }
        put(facts.declarations) { $0.put($1) }
        put(facts.uses)
        put(facts.exposed) { $0.put($1) }
        put(facts.hidden) { $0.put($1) }
        put(facts.inheritances) { $0.put($1) }
        put(facts.previews) { $0.put($1) }
        put(facts.exclusions) { $0.put($1) }
        put(facts.problems) { $0.put($1) }
    }

    private mutating func put(_ statement: ImportStatement) {
        put(statement.module)
        put(statement.path)
        put(statement.kind == .module ? nil : statement.kind.rawValue)
        put(statement.attributes) { $0.put($1) }
        put(statement.access?.rawValue)
        put(statement.conditions) { $0.put($1) }
        put(statement.line)
        put(statement.column)
    }

    private mutating func put(_ declaration: Declaration) {
        put(declaration.name)
        put(declaration.kind.code * AccessLevel.codes + declaration.access.code)
        put(declaration.container)
        put(declaration.line)
    }

    private mutating func put(_ uses: NameUses) {
        put(uses.names.count)
        for index in uses.names.indices {
            put(uses.names[index])
            let lines = uses.lines(at: index)
            put(lines.count)
            var last: UInt32 = 0
            for line in lines {
                put(line &- last)
                last = line
            }
        }
    }

    private mutating func put(_ exposed: ExposedName) {
        put(exposed.name)
        put(exposed.access == .public ? 1 : 0)
        put(exposed.line)
    }

    private mutating func put(_ inheritance: Inheritance) {
        put(inheritance.type)
        put(inheritance.kind.code)
        put(inheritance.names) { $0.put($1) }
        put(inheritance.access?.rawValue)
        put(inheritance.lines.lowerBound)
        put(inheritance.lines.count)
    }

    private mutating func put(_ preview: PreviewStatement) {
        put(preview.kind.rawValue)
        put(preview.name)
        put(preview.states) { writer, state in
            writer.put(state.name)
            writer.put(state.line)
        }
        put(preview.traits) { $0.put($1) }
        put(preview.uses) { $0.put($1) }
        put(preview.line)
    }

    private mutating func put(_ comment: ExclusionComment) {
        put(comment.kinds) { $0.put($1) }
        put(comment.reason)
        put(comment.line)
        put(comment.target)
    }

    private mutating func put(_ problem: SourceProblem) {
        put(problem.kind.rawValue)
        put(problem.line ?? 0)
        put(problem.message)
    }
}

extension ByteReader {
    mutating func facts() -> SourceFacts {
        SourceFacts(
            lineCount: number(), imports: array { $0.importStatement() },
            declarations: array { $0.declaration() }, uses: uses(),
            exposed: array { $0.exposedName() }, hidden: array { $0.string() },
            inheritances: array { $0.inheritance() },
            previews: array { $0.preview() },
            exclusions: array { $0.exclusionComment() },
            problems: array { $0.problem() })
    }

    private mutating func importStatement() -> ImportStatement {
        ImportStatement(
            module: string(), path: string(),
            kind: optionalString().map { value($0) ?? .module } ?? .module,
            attributes: array { $0.string() },
            access: optionalString().map { value($0) ?? .internal },
            conditions: array { $0.string() }, line: number(), column: number())
    }

    private mutating func declaration() -> Declaration {
        let name = string()
        let code = number()
        guard code >= 0, let kind = Self.kind(code / AccessLevel.codes),
            let access = AccessLevel.coded[code % AccessLevel.codes]
        else {
            fail()
            return Declaration(name: "", kind: .var, access: .internal, container: nil, line: 1)
        }
        return Declaration(
            name: name, kind: kind, access: access, container: optionalString(), line: number())
    }

    private static func kind(_ code: Int) -> Declaration.Kind? {
        Declaration.Kind.coded.indices ~= code ? Declaration.Kind.coded[code] : nil
    }

    private mutating func kind() -> Declaration.Kind {
        if let kind = Self.kind(number()) { return kind }
        fail()
        return .struct
    }

    private mutating func uses() -> NameUses {
        let count = count()
        var names: [String] = []
        var lines: [UInt32] = []
        var ends: [UInt32] = []
        names.reserveCapacity(count)
        ends.reserveCapacity(count)
        lines.reserveCapacity(count * 4)
        for _ in 0..<count where isSound {
            names.append(string())
            var line: UInt32 = 0
            for _ in 0..<self.count() {
                line &+= UInt32(truncatingIfNeeded: bits())
                lines.append(line)
            }
            ends.append(UInt32(clamping: lines.count))
        }
        guard let uses = NameUses(names: names, lines: lines, ends: ends) else {
            fail()
            return NameUses()
        }
        return uses
    }

    private mutating func exposedName() -> ExposedName {
        ExposedName(name: string(), access: number() == 1 ? .public : .package, line: number())
    }

    private mutating func inheritance() -> Inheritance {
        Inheritance(
            type: string(), kind: kind(), names: array { $0.string() },
            access: optionalString().map { value($0) ?? .internal }, lines: lines())
    }

    private mutating func lines() -> ClosedRange<Int> {
        let (first, count) = (number(), number())
        guard first > 0, count > 0, first <= Int.max - count else {
            fail()
            return 1...1
        }
        return first...(first + count - 1)
    }

    private mutating func preview() -> PreviewStatement {
        PreviewStatement(
            kind: value(string()) ?? .macro, name: optionalString(),
            states: array { PreviewStatement.State(name: $0.string(), line: $0.number()) },
            traits: array { $0.string() }, uses: array { $0.string() }, line: number())
    }

    private mutating func exclusionComment() -> ExclusionComment {
        ExclusionComment(
            kinds: array { $0.string() }, reason: string(), line: number(), target: number())
    }

    private mutating func problem() -> SourceProblem {
        let kind: SourceProblem.Kind = value(string()) ?? .syntax
        let line = number()
        return SourceProblem(kind: kind, line: line == 0 ? nil : line, message: string())
    }

    private mutating func value<Value: RawRepresentable<String>>(_ text: String) -> Value? {
        let value = Value(rawValue: text)
        if value == nil { fail() }
        return value
    }
}
