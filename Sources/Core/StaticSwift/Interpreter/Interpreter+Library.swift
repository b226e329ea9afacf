import SwiftSyntax

/// What library types answer.
extension Interpreter {
    /// A static member of a library type; unknown ones are kept as they are written.
    func libraryMember(
        _ name: String, of type: LibraryType, arguments: [Argument]?, at node: Syntax
    ) throws(Interruption) -> Value {
        if let constant = type.statics[name] {
            let value = self.value(of: constant, at: node)
            guard let arguments else { return value }
            return try call(value, arguments, at: node)
        }
        guard let arguments else {
            // `map(Target.Dependency.byName)` names a constructor without calling it.
            if type.constructor(name) != nil {
                return .function(FunctionValue(body: .staticMember(.named(type.name), name)))
            }
            return .record(Record(type: type.name, member: name))
        }
        return try libraryRecord(type, constructor: name, arguments, at: node)
    }

    /// The record a constructor yields.
    func libraryRecord(
        _ type: LibraryType, constructor name: String, _ arguments: [Argument], at node: Syntax
    ) throws(Interruption) -> Value {
        let constructor = type.constructor(name)
        var record = Record(
            type: constructor?.type ?? type.name, member: constructor?.member ?? name)
        record.position = ownPosition(of: node)
        for argument in arguments {
            let property = argument.label.flatMap { type.property($0) }
            let value = try convert(
                argument.value, to: property?.type ?? .any, at: argument.source ?? node)
            record.fields.append(Field(argument.label, value))
        }
        for (label, constant) in constructor?.fields ?? [] where record[label] == nil {
            record[label] = value(of: constant, at: node)
        }
        if constructor?.isSettled ?? false {
            for property in type.properties where record[property.name] == nil {
                guard let initial = property.initial else { continue }
                let value = try convert(value(of: initial, at: node), to: property.type, at: node)
                record[property.name] = value
            }
        }
        guard type.isReference else { return .record(record) }
        let slot = allocate(.record(record), kind: .instance)
        instances.append(slot)
        return .reference(slot)
    }

    func value(of constant: LibraryValue, at node: Syntax) -> Value {
        switch constant {
        case .none: .none
        case .bool(let value): .bool(value)
        case .string(let text): .string(text)
        case .emptyArray: .array([])
        case .dictionary(let pairs):
            .dictionary(
                DictionaryValue(
                    pairs: pairs.sorted { $0.key < $1.key }
                        .map { .init(key: .string($0.key), value: .string($0.value)) }))
        case .member(let type, let member): .record(Record(type: type, member: member))
        case .record(let type, let fields):
            .record(
                Record(
                    type: type, member: "init",
                    fields: fields.map { Field($0.0, value(of: $0.1, at: node)) }))
        case .unknown(let reason): .unknown(unknown(node, reason).foreign())
        }
    }
}
