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
    /// What the team keeps for making such things with Tuist.
    package var scaffolds: [ScaffoldTemplate]

    /// A wish.
    package init(
        name: String, kind: FeatureKind? = nil, like: String? = nil, app: String? = nil,
        editsManifest: Bool = true, scaffolds: [ScaffoldTemplate] = []
    ) {
        self.name = name
        self.kind = kind
        self.like = like
        self.app = app
        self.editsManifest = editsManifest
        self.scaffolds = scaffolds
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
    package let notes: [String]

    /// A plan.
    package init(
        name: String, changes: ChangeSet, findings: [FeaturePattern.Finding], notes: [String]
    ) {
        self.name = name
        self.changes = changes
        self.findings = findings
        self.notes = notes
    }
}

/// Why a feature cannot be made.
package struct NewFeatureError: Error, Equatable, Sendable, CustomStringConvertible {
    /// What happened and what to do next.
    package let description: String

    /// An error with its two sentences.
    package init(_ description: String) { self.description = description }
}
