import Architecture
import TerminalUI

extension HelpPage {
    /// What the signs of the screens mean.
    static var signs: HelpPage {
        let rules = ViolationKind.allCases.map { kind in
            Entry("\(kind.symbol)", "\(kind.rawValue): \(explainRule(kind).summary)")
        }
        return HelpPage(
            "Signs",
            groups: [
                (
                    "Severity",
                    [
                        Entry("✗", "error: strata check fails"),
                        Entry("▲", "warning: counted, strata check passes"),
                        Entry("●", "note: for information"),
                        Entry("✓", "nothing wrong was found, and everything was read"),
                        Entry("!", "incomplete: something could not be read; i lists it"),
                    ]
                ),
                ("Rules", rules),
                (
                    "Overview",
                    [
                        Entry("→", "the selected module depends on it"),
                        Entry("←", "it depends on the selected module"),
                        Entry("↔", "both depend on each other"),
                        Entry("⇒ ⇐ ⇔", "the same, and it is an error"),
                    ]
                ),
                (
                    "Graph",
                    [
                        Entry(
                            "[+ Core 12]", "a layer or a package of 12 modules; Space unfolds it"),
                        Entry("◇", "a violation that is recorded"),
                    ]
                ),
                (
                    "Dev apps and Previews",
                    [
                        Entry("▷", "a dev app that can be started here"),
                        Entry("⌘", "a dev app that needs a Mac"),
                        Entry("+", "a feature without a dev app; c shows what would be created"),
                        Entry("●", "a component with a preview of its own"),
                        Entry("◐", "a component that a preview of another one shows"),
                        Entry("○", "a component without a preview"),
                    ]
                ),
                (
                    "Lists",
                    [
                        Entry("▸ ▾", "closed, open"),
                        Entry("▴ ▾", "the column that sorts, and how"),
                        Entry("·", "no figure"), Entry("–", "hidden, or none"),
                        Entry("…", "more than fits"),
                    ]
                ),
            ])
    }

    /// What the words of the screens mean; docs/GLOSSARY.md has all of them.
    static var words: HelpPage {
        HelpPage(
            "Words",
            groups: [
                ("The codebase", entries(of: codebaseWords)),
                ("Results", entries(of: resultWords)),
                ("Health and changes", entries(of: changeWords)),
            ])
    }

    private static func entries(of words: KeyValuePairs<String, String>) -> [Entry] {
        words.map { Entry($0.key, $0.value) }
    }

    private static let codebaseWords: KeyValuePairs = [
        "module":
            "a target with Swift sources: what `import` names. With `--units folders`, a folder "
            + "inside one",
        "external":
            "a module that is not in this codebase: from a package, the SDK or an unknown source",
        "layer":
            "a named group of modules. Layers are ordered from top to bottom; imports point down",
        "inferred":
            "worked out by Strata from names and dependencies, not written in `.strata.yml`",
        "declared":
            "written in a manifest (Package.swift, project file …) as a dependency of a target",
        "evidence": "the lines behind an edge or a violation: manifest, imports, and uses",
    ]

    private static let resultWords: KeyValuePairs = [
        "violation":
            "an edge or a module that breaks a rule. Its severity is error, warning or note",
        "unclaimed": "a Swift file that belongs to no module, and was not checked",
        "gap":
            "an incomplete item or an unclaimed file; the screen Gaps lists them (`i`)",
        "exclusion":
            "a violation that `.strata.yml` or a comment beside the code allows, with a reason",
        "record": "the violations in `.strata.baseline.yml`: counted, and no errors",
        "stale":
            "an entry of the record of which something is gone; it fails until it leaves the record",
        "budget":
            "how many violations of a layer or of modules may be recorded; the number may only fall",
        "trust": "permission to run the manifests and to build the dev apps of a folder",
    ]

    private static let changeWords: KeyValuePairs = [
        "finding":
            "one thing that hurts, with its cause, what fixing it wins and costs, and the next step",
        "hub": "a module that many depend on and that depends on many",
        "lever": "a dependency of few lines that brings many modules",
        "tightening": "a rule that could be stricter, as nothing breaks it",
        "inversion":
            "the change that removes a violation by turning its dependency around",
        "recipe": "a way to remove a violation, with its price; one that does not fit says why",
        "extraction": "taking a group of files out of a module into one of its own",
    ]
}
