import Architecture
import Codebase
import ModuleDetail
import TerminalUI

/// Answers `why A B` in the palette, and finds the question by its words.
struct WhyPalette: PaletteSource {
    weak var root: CompositionRoot?

    var title: String { "Why" }

    func items() async -> [PaletteItem] {
        guard let root else { return [] }
        return [
            PaletteItem(
                id: "why", title: "Why does one module depend on another?", detail: "why A B",
                keywords: "path chain all paths between"
            ) { root.askWhy() }
        ]
    }

    func answers(to text: String) -> [PaletteItem] {
        let words = text.split(separator: " ").map(String.init)
        guard words.first?.lowercased() == "why", words.count > 1, words.count < 4, let root,
            let session = root.session, let analysis = session.state.analysis?.ofModules
        else { return [] }
        let own = analysis.graph.nodes.filter { $0.kind == .own }
        guard let from = own.named(words[1]) else { return [] }
        guard words.count == 3 else {
            return [
                PaletteItem(
                    id: "why.\(from.id)", title: "Why does \(from.name) depend on …",
                    detail: "choose a module"
                ) { root.navigator.push(root.makeModuleDetail(of: from.id, at: .why, in: session)) }
            ]
        }
        guard let to = analysis.graph.nodes.filter({ $0.id != from.id }).named(words[2]) else {
            return []
        }
        return root.answers(from: from, to: to, of: analysis, in: session)
    }
}

extension CompositionRoot {
    /// The ways from one module to another: the shortest one, and all of them drawn.
    fileprivate func answers(
        from: ModuleGraph.Node, to: ModuleGraph.Node, of analysis: Analysis,
        in session: CodebaseSession
    ) -> [PaletteItem] {
        guard let chain = findImportChain(from: from.id, to: to.id, in: analysis) else {
            return [
                PaletteItem(
                    id: "why.none", title: "\(from.name) does not depend on \(to.name)",
                    disabled: "There is no path to show."
                ) {}
            ]
        }
        let steps = chain.steps.count.counted("step")
        return [
            PaletteItem(
                id: "why.chain", title: "Why \(from.name) depends on \(to.name)",
                detail: "shortest path, \(steps)"
            ) { [weak self] in
                guard let self else { return }
                navigator.push(makeModuleDetail(of: from.id, at: .whyTo(to.id), in: session))
            },
            PaletteItem(
                id: "why.all", title: "Draw all paths from \(from.name) to \(to.name)",
                disabled: to.kind == .own ? nil : "Only paths between own modules are drawn."
            ) { [weak self] in
                guard let self else { return }
                navigator.push(makeGraph(between: (from.id, to.id), in: session))
            },
        ]
    }

    /// Asks for the module that depends on another one; which other, its screen asks.
    fileprivate func askWhy() {
        guard let session, let analysis = session.state.analysis?.ofModules else {
            return navigator.toast("Nothing is read yet.")
        }
        let own = analysis.graph.nodes.filter { $0.kind == .own }
        navigator.present(
            ChoiceScreen(
                "Which module depends on another one?",
                remarks: [StyledText("Faster: type why A B after a colon.", .muted)],
                choices: own.map { Choice($0.name) }
            ) { [weak self] number in
                guard let self else { return }
                navigator.dismiss()
                guard let number, session === self.session else { return }
                navigator.push(makeModuleDetail(of: own[number].id, at: .why, in: session))
            })
    }
}

extension [ModuleGraph.Node] {
    /// The node that a person means: the one that is called so, else the one that matches best.
    fileprivate func named(_ text: String) -> ModuleGraph.Node? {
        let lowered = text.lowercased()
        if let exact = first(where: { $0.name.lowercased() == lowered }) { return exact }
        return FilterMatcher(text).filter(self, by: \.name).first.map { self[$0.index] }
    }
}
