import Codebase
import TerminalUI

/// What there is to know about the selected module, beside or below the bands.
struct DetailView: CompositeView {
    let facts: ModuleFacts
    /// What is said if it breaks nothing.
    let praise: StyledText
    /// Whether it stands beside the bands, where there is more height than width.
    let isTall: Bool
    /// The selected neighbour; nil while the keyboard is among the bands.
    var selection: Int?
    var actions = PanelActions.none

    var body: some View {
        VStack {
            if isTall {
                Text(name)
                Text(placement)
                if let reason = facts.band.reason {
                    Text(StyledText("Why here: ", .header) + StyledText(reason, .muted)).wrapped()
                }
                Text("")
                Text(size)
                Text(violations)
                Text("")
                NeighbourLists(facts: facts, selection: selection, actions: actions)
            } else if selection != nil {
                NeighbourLists(facts: facts, selection: selection, actions: actions)
                    .padding(horizontal: 1)
            } else {
                FittingLine(
                    left: [name + "  " + placement, name],
                    right: [
                        [.init(text: size), .init(text: violations)], [.init(text: violations)],
                    ])
                NeighbourStrip(facts: facts).padding(horizontal: 1)
            }
        }
        .padding(horizontal: isTall ? 1 : 0)
    }

    private var name: StyledText { StyledText(facts.chip.name, .accent, .bold) }

    private var placement: StyledText {
        let hue = facts.band.layerIndex.map(Color.layer) ?? .muted
        let layer = StyledText(facts.band.title, hue)
        return repeatsLayer ? layer : StyledText(facts.chip.role.title + " · ", .muted) + layer
    }

    /// Whether the name of the layer says the role already.
    private var repeatsLayer: Bool {
        facts.band.title.lowercased().hasPrefix(facts.chip.role.title.lowercased())
    }

    /// The lines are known once sources are read.
    private var size: StyledText {
        let lines = facts.chip.lines > 0 ? " · \(facts.chip.lines.counted("line"))" : ""
        return StyledText(facts.chip.files.counted("file") + lines, .muted)
    }

    private var violations: StyledText {
        let chip = facts.chip
        let parts = [
            chip.errors > 0 ? StyledText("✗ \(chip.errors.counted("error"))", .error) : nil,
            chip.warnings > 0 ? StyledText("▲ \(chip.warnings.counted("warning"))", .warning) : nil,
        ].compactMap(\.self)
        guard let first = parts.first else { return praise }
        return parts.dropFirst().reduce(first) { $0 + "  " + $1 }
    }
}
