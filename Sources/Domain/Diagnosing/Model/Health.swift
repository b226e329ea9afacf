/// What hurts a codebase, by causes, and what to do first.
package struct Health: Equatable, Sendable {
    /// What was found, what is worth most first; what could be tightened comes last.
    package let findings: [HealthFinding]
    /// What was looked at, in a fixed order, also where nothing was found.
    package let checks: [HealthCheck]

    /// The health of a codebase as it was worked out.
    package init(findings: [HealthFinding], checks: [HealthCheck]) {
        self.findings = findings
        self.checks = checks
    }

    /// The findings that hurt today.
    package var troubles: [HealthFinding] { findings.filter { $0.topic != .tightening } }

    /// The rules that could be stricter, as nothing breaks them.
    package var tightenings: [HealthFinding] { findings.filter { $0.topic == .tightening } }
}

/// Something that was looked at.
package struct HealthCheck: Equatable, Sendable {
    /// What findings of it are about.
    package let topics: [HealthTopic]
    /// What was looked at, in words: `132 dependencies against the layers`.
    package let subject: String
    /// How many findings came of it; 0 or more.
    package let found: Int

    /// A check as it was made.
    package init(topics: [HealthTopic], subject: String, found: Int) {
        self.topics = topics
        self.subject = subject
        self.found = found
    }
}

/// What a finding is about.
package enum HealthTopic: String, CaseIterable, Sendable {
    /// Much of the code could not be judged.
    case unread
    /// Many modules reach one that they must not.
    case target
    /// One module reaches many that it must not.
    case source
    /// Several dependencies that are alike: of one layer or folder on another, or of modules that are
    /// called alike.
    case pattern
    /// One dependency that the layers forbid.
    case edge
    /// Modules depend on each other.
    case cycle
    /// A module that many depend on, and that depends on many.
    case hub
    /// A dependency of few lines that brings many modules.
    case lever
    /// Modules that most of the code has to be built for.
    case closure
    /// Modules that commits change together.
    case coupling
    /// A module with much of all code.
    case monolith
    /// Previews that compile much of the app.
    case preview
    /// What objects are made of.
    case composition
    /// Manifests that do not say what files import.
    case manifest
    /// Modules in no layer.
    case unassigned
    /// Records, comments and budgets that say more than there is.
    case record
    /// A rule that could be stricter.
    case tightening
}
