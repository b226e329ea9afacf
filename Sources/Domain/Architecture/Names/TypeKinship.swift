import Codebase

/// Which types have the members of which others, as inheritance clauses all over a codebase say.
///
/// Types go by the last part of their names.
package struct TypeKinship: Sendable {
    /// Whether a value of a type has what is declared for another one.
    package enum Answer: Sendable {
        /// It is that type, inherits from it or conforms to it.
        case has
        /// Nothing makes it such a type.
        case lacks
        /// The codebase does not tell: modules that were not read may make it one.
        case unclear
    }

    private var parents: [String: Set<String>] = [:]
    private var declared: Set<String> = []
    private var aliases: Set<String> = []
    private var modules: Set<String> = []

    package init(of analysis: Analysis) {
        for facts in analysis.facts.values {
            for declaration in facts.declarations where declaration.kind.isType {
                if declaration.kind == .typealias { aliases.insert(declaration.name) }
                declared.insert(declaration.name)
            }
            modules.formUnion(facts.imports.map(\.module))
            for clause in facts.inheritances {
                parents[clause.type.lastPart, default: []].formUnion(clause.names.map(\.lastPart))
            }
        }
    }

    /// Whether any module of the codebase declares a type of a name.
    package func isDeclared(_ type: String) -> Bool { declared.contains(type.typeName) }

    /// Whether any file imports a module of a name, and nothing declares such a type.
    package func isModule(_ name: String) -> Bool {
        modules.contains(name) && !declared.contains(name)
    }

    /// What a type inherits from and conforms to, nearest first, without itself.
    package func ancestors(of type: String) -> [String] {
        var (found, seen): ([String], Set<String>) = ([], [type.typeName])
        var level = [type.typeName]
        while !level.isEmpty {
            level = level.flatMap(parents(of:)).filter { seen.insert($0).inserted }
            found += level
        }
        return found
    }

    /// The types that say themselves that they inherit from or conform to another one, in order.
    package func heirs(of type: String) -> [String] {
        parents.filter { $0.value.contains(type) }.keys.sorted()
    }

    /// Whether a value of a type has what an extension declares for another one.
    ///
    /// - Parameter isNamed: Whether the name of the type itself stands before the dot, so that it is no
    ///   generic parameter.
    package func answer(_ type: String, asked other: String, isNamed: Bool = false) -> Answer {
        let (name, asked) = (type.typeName, other.typeName)
        if name == asked { return .has }
        if asked == "Optional" || !name.isTypeName { return .unclear }
        if aliases.contains(name) || aliases.contains(asked) { return .unclear }
        let all = ancestors(of: name)
        if all.contains(asked) { return .has }
        let isKnown =
            isNamed && name.count > 1 && !PlatformTypes.isPlaceholder(name)
            || declared.contains(name) || PlatformTypes.contains(name)
        if !isKnown { return .unclear }
        // What was not read cannot inherit from what the codebase declares.
        if declared.contains(asked) || PlatformClasses.isConcrete(asked) { return .lacks }
        let unread = ([name] + all).filter { !declared.contains($0) }
        let isPlatforms = PlatformTypes.contains(asked)
        return unread.allSatisfy { PlatformClasses.lacks($0, asked, isPlatforms: isPlatforms) }
            ? .lacks : .unclear
    }

    private func parents(of type: String) -> [String] {
        (parents[type] ?? []).sorted() + [PlatformClasses.parent(of: type)].compactMap(\.self)
    }
}

extension String {
    /// The last part of a type as it is written, without generic arguments; `Array` for `[Int]`.
    package var typeName: String {
        if hasPrefix("["), hasSuffix("]") {
            var depth = 0
            for character in dropFirst().dropLast() {
                if "[(<".contains(character) { depth += 1 }
                if "])>".contains(character) { depth -= 1 }
                if character == ":", depth == 0 { return "Dictionary" }
            }
            return "Array"
        }
        let name = String(prefix { $0 != "<" }).lastPart
        return name == "TimeInterval" ? "Double" : name
    }

    /// Whether it is a name as types have it, and no tuple or function.
    fileprivate var isTypeName: Bool {
        first?.isUppercase == true && allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }
}
