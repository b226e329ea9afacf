import Architecture
import Codebase
import TerminalUI

/// The types and functions of the codebase that is open, for the palette.
struct SymbolPalette: PaletteSource {
    weak var root: CompositionRoot?

    var title: String { "Symbols" }

    func items() async -> [PaletteItem] {
        guard let root, let session = root.session, let analysis = session.state.analysis else {
            return []
        }
        return await Self.symbols(of: analysis).map { symbol in
            PaletteItem(
                id: "symbol.\(symbol.name)", title: symbol.name, detail: symbol.detail
            ) { root.show(symbol, of: analysis, in: session) }
        }
    }

    /// Every name that is declared at the top level or in a type of its own, once.
    @concurrent private nonisolated static func symbols(of analysis: Analysis) async -> [Symbol] {
        let names = Dictionary(
            analysis.ofModules.graph.nodes.map { ($0.id, $0.name) },
            uniquingKeysWith: { first, _ in first })
        var found: [String: Symbol] = [:]
        for module in analysis.ofModules.codebase.modules {
            let owner = names[module.id] ?? module.name
            for file in module.sources {
                for declaration in analysis.facts[file]?.declarations ?? []
                where declaration.isSymbol {
                    found[declaration.name, default: Symbol(name: declaration.name)].places.append(
                        Symbol.Place(
                            kind: declaration.kind, container: declaration.container,
                            module: owner, file: file, line: declaration.line))
                }
            }
        }
        return found.values.sorted { $0.name < $1.name }
    }
}

/// A name with the places that declare it.
struct Symbol: Sendable {
    struct Place: Sendable {
        let kind: Declaration.Kind
        let container: String?
        let module: String
        let file: RelativePath
        let line: Int
    }

    let name: String
    var places: [Place] = []

    /// What declares it, and where.
    var detail: String {
        guard let first = places.first else { return "" }
        let owner = first.container.map { " in \($0)" } ?? ""
        let what = "\(first.kind.rawValue)\(owner) · \(first.module)"
        return places.count == 1 ? what : what + " and \(places.count - 1) more"
    }
}

extension Declaration {
    /// Whether a person would look for it by its name: a type, or what stands in none.
    fileprivate var isSymbol: Bool {
        switch kind {
        case .extension, .`init`, .subscript, .operator, .precedencegroup, .associatedtype: false
        case .func, .var, .let, .case, .macro: container == nil
        default: true
        }
    }
}

/// The lines of one module that use a name.
private struct SymbolUses: Sendable {
    let module: String
    var lines: [(file: RelativePath, line: Int)]

    var files: Int { Set(lines.map(\.file)).count }
}

extension CompositionRoot {
    /// Shows where a name is declared and who uses it.
    func show(_ symbol: Symbol, of analysis: Analysis, in session: CodebaseSession) {
        Task {
            let uses = await Self.uses(of: symbol, in: analysis)
            guard session === self.session else { return }
            ask(about: symbol, uses, in: session)
        }
    }

    private func ask(about symbol: Symbol, _ uses: [SymbolUses], in session: CodebaseSession) {
        let declared = symbol.places.map { place in
            Choice(
                "Declared in \(place.module)",
                detail: "\(place.kind.rawValue)  \(place.file):\(place.line)", effect: .edits)
        }
        let used = uses.map { uses in
            Choice(
                "Used by \(uses.module)",
                detail: "\(uses.lines.count.counted("line")) in \(uses.files.counted("file"))")
        }
        let remark =
            uses.isEmpty
            ? "No other file uses the name."
            : "Uses are matched by name: another symbol may be called so."
        navigator.present(
            ChoiceScreen(
                symbol.name, remarks: [StyledText(remark, .muted)], choices: declared + used
            ) { [weak self] number in
                guard let self else { return }
                navigator.dismiss()
                guard let number else { return }
                if number < declared.count {
                    let place = symbol.places[number]
                    edit(place.file, line: place.line, in: session)
                } else {
                    ask(about: symbol, uses[number - declared.count], in: session)
                }
            })
    }

    private func ask(about symbol: Symbol, _ uses: SymbolUses, in session: CodebaseSession) {
        let choices = uses.lines.map { Choice("\($0.file):\($0.line)", effect: .edits) }
        navigator.present(
            ChoiceScreen("\(symbol.name) in \(uses.module)", choices: choices) {
                [weak self] number in
                guard let self else { return }
                navigator.dismiss()
                guard let number else { return }
                edit(uses.lines[number].file, line: uses.lines[number].line, in: session)
            })
    }

    /// The lines outside the declaring files that use a name, most first.
    @concurrent private nonisolated static func uses(
        of symbol: Symbol, in analysis: Analysis
    ) async -> [SymbolUses] {
        let nodes = analysis.ofModules.graph.nodes
        let names = Dictionary(
            nodes.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first })
        let declaring = Set(symbol.places.map(\.file))
        var seen: Set<RelativePath> = []
        let all = analysis.ofModules.codebase.modules.map { module in
            var uses = SymbolUses(module: names[module.id] ?? module.name, lines: [])
            for file in module.sources where !declaring.contains(file) {
                guard let facts = analysis.facts[file], seen.insert(file).inserted,
                    let index = facts.uses.index(of: symbol.name)
                else { continue }
                uses.lines += facts.uses.lines(at: index).map { (file, Int($0)) }
            }
            return uses
        }
        return all.filter { !$0.lines.isEmpty }
            .sorted { ($1.lines.count, $0.module) < ($0.lines.count, $1.module) }
    }
}

extension NameUses {
    /// The position of a name in ``names``; nil if it is not used.
    fileprivate func index(of name: String) -> Int? {
        var low = 0
        var high = names.count
        while low < high {
            let middle = (low + high) / 2
            if names[middle] < name { low = middle + 1 } else { high = middle }
        }
        return low < names.count && names[low] == name ? low : nil
    }
}
