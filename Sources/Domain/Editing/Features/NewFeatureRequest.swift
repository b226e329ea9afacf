/// What kind of feature is wanted.
package struct NewFeatureRequest: Equatable, Sendable {
    /// Its name: `Search`.
    package var name: String
    /// What its body is made with; nil for what the other features are made with.
    package var kind: FeatureKind?
    /// The feature to imitate; nil for one that is made as most are.
    package var like: String?
    /// The app that it is put together in; nil for the one that has most of the others.
    package var app: String?
    /// Whether the manifest is edited; else the plan's notes say what to write in it.
    package var editsManifest: Bool
    /// The template in `Tuist/Templates`; nil for the one that makes features.
    package var template: String?
    /// What a template is told besides the name, by attribute.
    package var attributes: [String: String]

    /// A wish.
    package init(
        name: String, kind: FeatureKind? = nil, like: String? = nil, app: String? = nil,
        editsManifest: Bool = true, template: String? = nil, attributes: [String: String] = [:]
    ) {
        self.name = name
        self.kind = kind
        self.like = like
        self.app = app
        self.editsManifest = editsManifest
        self.template = template
        self.attributes = attributes
    }
}

/// The change that makes a feature, and why it is what it is.
package struct FeaturePlan: Equatable, Sendable {
    /// As the person named it, `Search`; the modules may be called otherwise.
    package let name: String
    /// New files, and edits of manifests and lists, which are made together or not at all.
    package let changes: ChangeSet
    /// The order that was found in the codebase.
    package let findings: [FeaturePattern.Finding]
    /// What is left for a person to do or to know, as sentences.
    package private(set) var notes: [String]
    /// What has to be read again before the plan is offered; nil where working it out has shown it.
    package private(set) var expected: Expectation?
    /// What a person has to do if a larger plan turned out wrong, as a clause; nil for nothing.
    private(set) var leftToDo: String?

    /// What the codebase is to be once the plan is carried out.
    package struct Expectation: Equatable, Sendable {
        /// The modules that are new; nil for at least one.
        package let modules: [String]?
    }

    /// A plan.
    package init(
        name: String, changes: ChangeSet, findings: [FeaturePattern.Finding], notes: [String],
        expected: Expectation? = nil
    ) {
        self.name = name
        self.changes = changes
        self.findings = findings
        self.notes = notes
        self.expected = expected
    }

    /// The same as the plan for where a larger one turns out wrong.
    ///
    /// - Parameter rest: What a person has to do then, as a clause.
    func leaving(_ rest: String) -> FeaturePlan {
        var plan = self
        plan.leftToDo = rest
        return plan
    }

    /// The same, which has to be read again before it is offered.
    ///
    /// - Parameter modules: The modules that must be new.
    func expecting(_ modules: [String]) -> FeaturePlan {
        var plan = self
        plan.expected = Expectation(modules: modules)
        return plan
    }

    /// The same with one note more.
    func noting(_ note: String) -> FeaturePlan {
        var plan = self
        plan.notes.append(note)
        return plan
    }
}

/// Why a feature cannot be made.
package struct NewFeatureError: Error, Equatable, Sendable, CustomStringConvertible {
    /// What happened and what to do next.
    package let description: String

    /// An error with its two sentences.
    package init(_ description: String) { self.description = description }
}
