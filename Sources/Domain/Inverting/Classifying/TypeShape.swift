import Codebase

/// What kind of type something is, by what it inherits and declares.
struct TypeShape: Sendable {
    /// Whether it is a screen or a view.
    let isScreen: Bool
    /// Whether it is a view by what it inherits.
    let isView: Bool
    /// Whether it is a view controller.
    let isController: Bool
    /// Whether its name says that it fills the screen.
    let isNamedScreen: Bool
    /// Whether it does something for others, and is not data.
    let isService: Bool
    /// Whether it is the logic of a feature that another feature composes.
    let isReducer: Bool
    /// Whether it has cases.
    let hasCases: Bool
    /// What people call it, with the article.
    let phrase: String

    init(_ declaration: DeclarationDetails, _ declared: Declared, in sources: EdgeSources) {
        let inherited = declaration.inherited.map(\.name)
        let members = sources.declarations(of: sources.to.id).members(of: declaration.name)
            .compactMap { sources.declaration($0) }
        isController =
            inherited.contains { $0.hasSuffix("ViewController") }
            || declaration.name.hasSuffix("ViewController")
        isView = inherited.contains { Self.views.contains($0) }
        isNamedScreen = Self.screens.contains { declaration.name.hasSuffix($0) }
        isScreen = isController || isView || isNamedScreen
        isReducer =
            declaration.attribute("Reducer") != nil
            || inherited.contains { $0 == "Reducer" || $0 == "ReducerProtocol" }
        hasCases = members.contains { $0.kind == .case }
        let isNamedService = Self.services.contains { declaration.name.hasSuffix($0) }
        let extended =
            declaration.kind == .struct
            ? sources.inheritedByExtensions(of: declaration.name) : []
        let isData = (inherited + extended).contains { Self.data.contains($0) }
        let works = members.contains { member in
            member.kind == .func && !member.isStatic
                && (member.access?.effective.rank ?? 0) >= sources.leastAccess.rank
        }
        isService =
            declaration.kind == .actor || isNamedService
            || (works && !isData && (declaration.kind == .class || declaration.kind == .struct))
        let word =
            isController
            ? "view controller" : isView ? "view" : isScreen ? "screen" : declaration.kind.rawValue
        phrase = ("aeiou".contains(word.prefix(1)) ? "an " : "a ") + word
    }

    private static let views: Set<String> = [
        "View", "SwiftUI.View", "UIView", "NSView", "UITableViewCell", "UICollectionViewCell",
        "UIViewControllerRepresentable", "UIViewRepresentable", "Screen",
    ]
    private static let screens = [
        "Screen", "Page", "Scene", "Flow", "Coordinator", "ViewController",
    ]
    private static let services = [
        "Service", "Store", "Repository", "Client", "Manager", "Provider", "API", "UseCase",
        "Cache", "Logger", "Tracker", "Analytics", "Loader", "Fetcher", "Gateway", "Worker",
        "Interactor", "Handler", "Engine", "Database", "Session", "Queue", "Factory",
    ]
    private static let data: Set<String> = [
        "Codable", "Decodable", "Encodable", "Equatable", "Hashable", "Identifiable", "Error",
        "Comparable", "CaseIterable", "OptionSet", "RawRepresentable",
    ]
}
