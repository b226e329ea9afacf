import Architecture
import Codebase

/// Where code may ask for types in a way that was not understood.
///
/// Whoever says that nobody resolves something has to know every way in which somebody could. A wrapper, a helper or a
/// superclass that is new here is none that was read; but it has to be told of the type. So each place counts that names
/// one as what it wants to have: a metatype, a generic argument, a cast, a property with an attribute or with a value that
/// is not made on the spot.
struct UnclearUses {
    /// The first such place of each type, by the last part of its name.
    private(set) var places: [String: CompositionPlace] = [:]
    private let types: Set<String>
    private let registrations: [RelativePath: [Int]]

    /// - Parameters:
    ///   - types: The last parts of the types' names.
    ///   - registrations: Where they are registered, which is no use of them.
    init(
        of types: Set<String>, in files: [OutlinedFile],
        besides registrations: [CompositionPlace]
    ) {
        self.types = types
        self.registrations = Dictionary(grouping: registrations, by: \.file)
            .mapValues { $0.map(\.line) }
        if types.isEmpty { return }
        for file in files {
            visit(file.outline.statements, in: file.file)
            for statement in file.outline.statements {
                ExpressionSearch.visit(statement) { visit($0, in: file.file) }
            }
        }
    }

    /// How many lines a call that registers a type takes at most.
    private static let mostLines = 6

    private mutating func note(_ text: String?, in file: RelativePath, line: Int) {
        guard let text else { return }
        for name in Self.names(in: text) where types.contains(name) && places[name] == nil {
            let isRegistered = (registrations[file] ?? []).contains {
                ($0...$0 + Self.mostLines).contains(line)
            }
            if !isRegistered { places[name] = CompositionPlace(file: file, line: line) }
        }
    }

    /// The last parts of all names in a type.
    private static func names(in type: String) -> [String] {
        type.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }
            .map { String($0.split(separator: ".").last ?? $0) }
    }

    private mutating func visit(_ statements: [OutlineStatement], in file: RelativePath) {
        for statement in statements {
            switch statement.kind {
            case .declaration(let declaration): visit(declaration, in: file)
            case .branch(let first, let bodies): visit(first + bodies.joined(), in: file)
            case .loop(let first, let rest): visit(first + rest, in: file)
            case .expression, .leave: break
            }
        }
    }

    private mutating func visit(_ declaration: OutlineDeclaration, in file: RelativePath) {
        let line = declaration.line
        for type in declaration.inherited {
            for argument in TypeText.arguments(type) { note(argument, in: file, line: line) }
        }
        for attribute in declaration.attributes {
            for type in attribute.generics { note(type, in: file, line: line) }
        }
        switch declaration.kind {
        case .var, .let:
            let type = declaration.type ?? ""
            for argument in TypeText.arguments(type) { note(argument, in: file, line: line) }
            let isGiven = declaration.value?.isMadeOnTheSpot == false
            if !declaration.attributes.isEmpty || isGiven {
                note(type, in: file, line: line)
            }
        case .typealias: note(declaration.type, in: file, line: line)
        default: break
        }
        for parameter in declaration.parameters
        where parameter.standard?.isMadeOnTheSpot == false {
            note(parameter.type, in: file, line: line)
        }
        visit(declaration.body ?? [], in: file)
        for member in declaration.members { visit(member, in: file) }
    }

    private mutating func visit(_ expression: OutlineExpression, in file: RelativePath) {
        let line = expression.line
        switch expression.kind {
        case .metatype(let type), .cast(_, let type, _): note(type, in: file, line: line)
        case .name(_, let generics), .member(_, _, let generics):
            for type in generics { note(type, in: file, line: line) }
        default: break
        }
    }
}

extension OutlineExpression {
    /// Whether the text says what the value is: a literal, or an object that is made or shared by its type.
    fileprivate var isMadeOnTheSpot: Bool {
        switch kind {
        case .literal: true
        case .call(let callee, _): callee.isOfType
        case .member(let base?, _, _): base.isOfType
        case .attempt(let inner, _), .unwrapped(let inner, _): inner.isMadeOnTheSpot
        case .name(let name, _): name == "nil"
        default: false
        }
    }

    /// Whether it is a type by name, or something of one: `Store`, `Store.shared`.
    private var isOfType: Bool {
        switch kind {
        case .name(let name, let generics): generics.isEmpty && TypeText.looksLikeType(name)
        case .member(let base?, _, let generics): generics.isEmpty && base.isOfType
        default: false
        }
    }
}
