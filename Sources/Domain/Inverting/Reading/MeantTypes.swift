import Architecture
import Codebase

/// The types of what names mean, as far as the compiler or the text tells (decision records 20 and 56).
///
/// Rare names are not guessed: what is changed on a guess may not build.
struct MeantTypes: Sendable {
    private let sources: EdgeSources

    init(_ sources: EdgeSources) {
        self.sources = sources
    }

    /// The type of what a use of a file stands for, without optional marks and generic arguments;
    /// `T.Type` for a type itself.
    ///
    /// - Returns: nil if the text does not tell.
    func type(of number: Int, in path: RelativePath) -> String? {
        guard use(number, in: path) != nil else { return nil }
        return ask(path) { view, file in view.resolver.type(of: number, in: file)?.text }
    }

    /// The declarations that a use may mean; empty if the text does not tell.
    func declarations(of number: Int, in path: RelativePath) -> [Declared] {
        guard let use = use(number, in: path) else { return [] }
        if let local = use.local { return [Declared(file: path, number: local)] }
        let found = ask(path) { view, file in view.declarations(of: number, in: file) } ?? []
        // The initializers of a type that is called come with the type.
        guard use.name != "init" else { return found }
        return found.filter { sources.declaration($0)?.kind != .`init` }
    }

    /// The declarations that a use means according to the compiler, the initializers that it calls
    /// among them.
    ///
    /// - Returns: Empty for what none of the files declares; nil where only the text can tell.
    func compiledDeclarations(of number: Int, in path: RelativePath) -> [Declared]? {
        guard sources.files[path]?.compiled != nil, let use = use(number, in: path),
            use.local == nil
        else { return nil }
        return ask(path) { view, file in view.compiled(number, in: file) }
    }

    /// The type of what is declared.
    func type(of declared: Declared) -> String? {
        ask(declared.file) { view, file in
            view.resolver.type(of: SymbolID(file: file, number: declared.number))?.text
        }
    }

    /// The type that a member with nothing before its dot belongs to.
    ///
    /// - Returns: nil if the text does not tell.
    func expectedType(of number: Int, in path: RelativePath) -> String? {
        guard let use = use(number, in: path) else { return nil }
        return ask(path) { view, file in
            view.resolver.expectedType(at: use, in: file)?.instance.text
        }
    }

    /// The types around a declaration with its own name, if it is a type; else those around it.
    func typeAround(_ number: Int?, in file: ReadFile) -> String? {
        var next = number
        while let current = file.details.declaration(next) {
            if current.kind == .extension { return current.name }
            if current.kind.hasMembers, !current.isLocal {
                return (current.container.map { $0 + "." } ?? "") + current.name
            }
            next = current.parent
        }
        return nil
    }

    /// Whether a use is the name of a module before a dot.
    func isModule(_ number: Int, in file: ReadFile) -> Bool {
        let use = file.details.uses[number]
        return use.base == nil && use.local == nil
            && (use.name == sources.from.moduleName || use.name == sources.to.moduleName
                || sources.owners.count > 1 && sources.ownNames.contains(use.name))
            && [sources.from.id, sources.to.id].allSatisfy {
                sources.declarations(of: $0).topLevel(use.name).isEmpty
            }
    }

    private func use(_ number: Int, in path: RelativePath) -> NameUse? {
        guard let uses = sources.files[path]?.details.uses, uses.indices.contains(number) else {
            return nil
        }
        return uses[number]
    }

    private func ask<Answer: Sendable>(
        _ path: RelativePath, _ answer: @Sendable (MeantNames.View, Int) -> Answer?
    ) -> Answer? {
        sources.meantNames.ask(for: path, in: sources, answer)
    }

    /// A type without what is written around it: attributes, `any`, `inout`, optional marks.
    static func plain(_ text: String) -> String {
        var rest = text[...]
        while true {
            if let word = rest.split(separator: " ", maxSplits: 1).first, rest.contains(" "),
                word.hasPrefix("@") || prefixes.contains(String(word))
            {
                rest = rest.dropFirst(word.count).drop { $0 == " " }
            } else if rest.hasSuffix("?") || rest.hasSuffix("!") {
                rest = rest.dropLast()
            } else if rest.hasPrefix("("), rest.hasSuffix(")"), !rest.contains(","),
                !rest.contains("->")
            {
                rest = rest.dropFirst().dropLast()
            } else {
                return String(rest)
            }
        }
    }

    private static let prefixes: Set<String> = [
        "any", "some", "inout", "borrowing", "consuming", "sending", "__owned", "isolated",
    ]
}

extension MeantType {
    /// The name with the types around it, and `.Type` for the type itself; nil for functions and
    /// compositions.
    fileprivate var text: String? {
        guard let first = path.first, first.isLetter || first == "_" else { return nil }
        return isMetatype ? path + ".Type" : path
    }
}
