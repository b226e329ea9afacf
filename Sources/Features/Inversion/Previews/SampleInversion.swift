import Architecture
import Codebase
import Editing
import Inverting
import ScreenPreviews

/// What could be done about a feature that imports another one, for previews.
nonisolated struct SampleInversion: Sendable {
    enum Amount: Sendable {
        /// Two recipes fit, and two do not.
        case some
        /// One fits, without questions.
        case one
        /// Four do not fit.
        case noneFits
        /// Nothing was considered.
        case nothing
        /// One changes 60 files and is used in 400 places.
        case many
    }

    let amount: Amount
    let from: String
    let to: String

    @MainActor init(_ amount: Amount = .some, names: SampleNames = .plain) {
        self.amount = amount
        from = names.name(for: "CartFeature")
        to = names.name(for: "ProfileFeature")
    }

    var violation: Violation {
        Violation(
            kind: .sideways, from: ModuleID(rawValue: "::\(from)"),
            to: ModuleID(rawValue: "::\(to)"),
            severity: .error, message: "Feature \(from) imports feature \(to).")
    }

    /// An analysis that knows the violation, or one in which it is gone.
    func analysis(isGone: Bool = false, lines: Int = 20) -> Analysis {
        Analysis(
            codebase: Codebase(root: "/home/ada/shop", modules: []),
            graph: ModuleGraph(nodes: [], edges: []),
            configuration: LayerConfiguration(source: .inferred, layers: []),
            assignment: LayerAssignment(layers: [:]), violations: isGone ? [] : [violation],
            facts: [
                view: SourceFacts(
                    lineCount: lines, imports: [], declarations: [], uses: NameUses([:]),
                    problems: [])
            ],
            isComplete: true, incomplete: [], milliseconds: 96)
    }

    var inversion: Inversion {
        Inversion(
            violation: violation,
            edge: EdgeID(from: violation.from, to: ModuleID(rawValue: "::\(to)")),
            couplings: couplings, recipes: recipes,
            unread: amount == .noneFits ? [RelativePath("Sources/\(from)/Legacy.m")] : [])
    }

    /// The file that imports the other feature.
    var view: RelativePath { RelativePath("Sources/\(from)/CartView.swift") }

    private var couplings: [Coupling] {
        let navigation = Coupling(
            kind: .navigation, name: "ProfileScreen",
            declaration: DeclarationSite(
                file: RelativePath("Sources/\(to)/ProfileScreen.swift"), line: 4),
            reason: "A screen is made and pushed.",
            sites: [
                CouplingSite(file: view, line: 13, column: 21),
                CouplingSite(
                    file: RelativePath("Sources/\(from)/CheckoutView.swift"), line: 9, column: 13),
            ])
        guard amount != .one else { return [navigation] }
        let service = Coupling(
            kind: .service, name: "ProfileStore", declaration: nil,
            reason: "Members of a concrete type are called: current, update(_:).",
            sites: (0..<(amount == .many ? 400 : 2)).map {
                CouplingSite(file: view, line: 14 + $0, column: 9)
            })
        let model = Coupling(
            kind: .model, name: "Address", declaration: nil,
            reason: "A type is used as data, in a signature.",
            sites: [CouplingSite(file: view, line: 7, column: 18)])
        return [service, navigation, model]
    }
}

nonisolated extension SampleInversion {
    private var recipes: [Recipe] {
        switch amount {
        case .nothing: []
        case .one: [route(questions: [])]
        case .noneFits: [unfitRoute, interfaceUnfit] + others
        case .many: [wide]
        case .some: [route(questions: []), interface] + others
        }
    }

    func route(questions: [RecipeQuestion]) -> Recipe {
        Recipe(
            .route, title: "\(from) says where it leads; the composition root goes there",
            changes: ChangeSet(
                "Invert \(from) → \(to): route",
                changes: SampleSources(from: from, to: to).changes),
            questions: questions, newSymbols: ["CartRouter"])
    }

    private var interface: Recipe {
        let question = "Which of ProfileStore's errors does the cart have to tell apart?"
        let sources = SampleSources(from: from, to: to)
        return Recipe(
            .interface, title: "\(from) declares what it needs of ProfileStore, and takes it",
            changes: ChangeSet(
                "Invert \(from) → \(to): interface",
                changes: [sources.draft(asking: question), sources.manifest].compactMap(\.self)),
            questions: [
                RecipeQuestion(question, file: RelativePath("Sources/\(from)/ProfileKeeping.swift"))
            ],
            steps: [
                "Hand a ProfileStore in where CartFactory is made: Strata found no such place."
            ],
            newSymbols: ["ProfileKeeping", "CartFactory.init(profiles:)"])
    }

    private var unfitRoute: Recipe {
        Recipe(
            .route, title: "\(from) says where it leads; the composition root goes there",
            obstacle: "No module imports both \(from) and \(to), so nothing could go there.")
    }

    private var interfaceUnfit: Recipe {
        Recipe(
            .interface, title: "\(from) declares what it needs of ProfileStore, and takes it",
            obstacle: "ProfileStore is used as a generic argument, which a protocol cannot be here."
        )
    }

    private var others: [Recipe] {
        [
            Recipe(
                .move, title: "Move Address down",
                obstacle: "Address drags 14 declarations of \(to) along. Move some of them first."),
            Recipe(
                .duplicate, title: "Copy Address",
                obstacle: "Address has 96 lines; only what is tiny is copied."),
        ]
    }

    private var wide: Recipe {
        let files = (1...60).compactMap { number in
            FileChange(
                RelativePath("Sources/\(from)/Screens/Step\(number)/StepView\(number).swift"),
                from:
                    "import \(to)\n\nstruct StepView\(number) {\n    let screen: ProfileScreen\n}\n",
                to: "struct StepView\(number) {\n    let router: any CartRouter\n}\n")
        }
        return Recipe(
            .route, title: "\(from) says where it leads; the composition root goes there",
            changes: ChangeSet("Invert \(from) → \(to): route", changes: files),
            newSymbols: ["CartRouter"])
    }
}
