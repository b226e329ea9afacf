import Architecture
import Codebase
import Inverting
import TerminalUI

/// The modules of the codebase that is open, for the palette.
struct ModulePalette: PaletteSource {
    weak var root: CompositionRoot?

    var title: String { "Modules" }

    func items() async -> [PaletteItem] {
        guard let root, let session = root.session, let analysis = session.state.analysis else {
            return []
        }
        let recent = session.recentModules
        return analysis.graph.nodes.filter { $0.kind == .own }.map { node in
            PaletteItem(
                id: "module.\(node.id)", title: node.name,
                detail: analysis.layerName(of: node.id) ?? "",
                // After the screens.
                suggestion: recent.firstIndex(of: node.id).map { 10_000 + $0 }
            ) {
                root.navigator.push(root.makeModuleDetail(of: node.id, in: session))
            }
        }
    }
}

/// The violations that can be inverted, for the palette.
struct InversionPalette: PaletteSource {
    weak var root: CompositionRoot?

    var title: String { "Inversions" }

    func items() async -> [PaletteItem] {
        guard let root, let session = root.session, let analysis = session.state.analysis,
            analysis.units.areModules
        else { return [] }
        let names = Dictionary(
            analysis.graph.nodes.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first })
        return analysis.violations.filter(PlanInversion.applies).map { violation in
            let ends = [violation.from, violation.to].compactMap(\.self)
            return PaletteItem(
                id: "invert.\(violation.id)",
                title: "Invert " + ends.map { names[$0] ?? $0.targetName }.joined(separator: " → "),
                detail: violation.kind.rawValue
            ) { root.openInversion(of: violation.id, in: session) }
        }
    }
}

/// The rules, for the palette: what each is about.
struct RulePalette: PaletteSource {
    weak var root: CompositionRoot?

    var title: String { "Rules" }

    func items() async -> [PaletteItem] {
        ViolationKind.allCases.map { kind in
            PaletteItem(
                id: "rule.\(kind.rawValue)", title: "Explain \(kind.rawValue)",
                detail: explainRule(kind).summary
            ) { root?.explain([kind]) }
        }
    }
}

/// The Swift files of the codebase that is open, for the palette.
struct FilePalette: PaletteSource {
    weak var root: CompositionRoot?

    var title: String { "Files" }

    func items() async -> [PaletteItem] {
        guard let root, let session = root.session, let analysis = session.state.analysis else {
            return []
        }
        return analysis.facts.keys.sorted().map { file in
            PaletteItem(
                id: "file.\(file)", title: file.name, detail: file.parent.string, effect: .edits
            ) {
                root.edit(file, line: nil, in: session)
            }
        }
    }
}
