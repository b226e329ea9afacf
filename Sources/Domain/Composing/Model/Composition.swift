import Codebase

/// What a codebase puts its objects together with, as the text says it.
package struct Composition: Equatable, Sendable {
    /// Where objects are put together, by file and line.
    package let roots: [CompositionRootPlace]
    /// What is made there, by file and line.
    package let registrations: [Registration]
    /// What is asked for, by file and line.
    package let resolutions: [Resolution]
    /// What is made with what, as numbers of registrations: who is made, and with what.
    package let edges: [CompositionEdge]
    /// What is wrong, by file and line.
    package internal(set) var findings: [CompositionFinding]
    /// What only running tells, by file and line.
    package let unreached: [UnreachedPlace]
    /// What the compiler checks in roots in plain Swift, by file and line.
    package let guarantees: [CompilerGuarantee]
    /// What stands in the targets of apps, by module.
    package private(set) var hosts: [AppHost]

    /// A composition as it was read.
    package init(
        roots: [CompositionRootPlace] = [], registrations: [Registration] = [],
        resolutions: [Resolution] = [], edges: [CompositionEdge] = [],
        findings: [CompositionFinding] = [], unreached: [UnreachedPlace] = [],
        guarantees: [CompilerGuarantee] = [], hosts: [AppHost] = []
    ) {
        self.roots = roots
        self.registrations = registrations
        self.resolutions = resolutions
        self.edges = edges
        self.findings = findings
        self.unreached = unreached
        self.guarantees = guarantees
        self.hosts = hosts
    }

    /// The same with what stands in the targets of apps.
    func hosted(by hosts: [AppHost]) -> Composition {
        var composition = self
        composition.hosts = hosts
        return composition
    }

    /// The libraries, own containers and other ways in use, each once, sorted.
    package var styles: [CompositionStyle] {
        // A wrapper of the codebase's own may ask any container, and tells of none.
        let asksViews = resolutions.contains { $0.style == .environment }
        return Set(roots.map(\.style)).union(registrations.map(\.style))
            .union(asksViews ? [.environment] : []).sorted()
    }
}

/// An object is made with another one.
package struct CompositionEdge: Hashable, Comparable, Sendable {
    /// The number of the registration that is made.
    package let from: Int
    /// The number of the one that it is made with.
    package let to: Int

    package init(from: Int, to: Int) {
        self.from = from
        self.to = to
    }

    package static func < (left: CompositionEdge, right: CompositionEdge) -> Bool {
        (left.from, left.to) < (right.from, right.to)
    }
}

/// How objects are put together.
package enum CompositionStyle: String, CaseIterable, Comparable, Sendable {
    case swinject, factory, resolver, dependencies, needle, dip
    /// What Apple's App Intents are handed.
    case appIntents
    /// A container that the codebase declares itself.
    case own
    /// Plain Swift: properties and functions that construct.
    case manual
    /// SwiftUI's environment.
    case environment

    package static func < (left: CompositionStyle, right: CompositionStyle) -> Bool {
        left.rawValue < right.rawValue
    }

    /// What people call it.
    package var title: String {
        switch self {
        case .swinject: "Swinject"
        case .factory: "Factory"
        case .resolver: "Resolver"
        case .dependencies: "swift-dependencies"
        case .needle: "Needle"
        case .dip: "Dip"
        case .appIntents: "App Intents"
        case .own: "own container"
        case .manual: "plain Swift"
        case .environment: "SwiftUI environment"
        }
    }
}

/// A place in a source file.
package struct CompositionPlace: Hashable, Comparable, Sendable {
    /// The file.
    package let file: RelativePath
    /// The line, from 1.
    package let line: Int

    package init(file: RelativePath, line: Int) {
        self.file = file
        self.line = line
    }

    package static func < (left: CompositionPlace, right: CompositionPlace) -> Bool {
        (left.file, left.line) < (right.file, right.line)
    }
}

/// A type in which objects are put together.
package struct CompositionRootPlace: Hashable, Sendable {
    /// The name of the type.
    package let name: String
    /// Where it is declared.
    package let place: CompositionPlace
    /// How it puts objects together.
    package let style: CompositionStyle

    package init(name: String, place: CompositionPlace, style: CompositionStyle) {
        self.name = name
        self.place = place
        self.style = style
    }
}

/// Something that only running tells.
package struct UnreachedPlace: Hashable, Sendable {
    /// Where.
    package let place: CompositionPlace
    /// What stands there and why it cannot be read, one sentence.
    package let reason: String
    /// Whether it asks a container for something, so that nothing is known to be asked for by nobody.
    package let isResolution: Bool
    /// The type that it may tell a container of; nil if it does not name one.
    package let mayRegister: String?

    package init(
        place: CompositionPlace, reason: String, isResolution: Bool = false,
        mayRegister: String? = nil
    ) {
        self.place = place
        self.reason = reason
        self.isResolution = isResolution
        self.mayRegister = mayRegister
    }
}
