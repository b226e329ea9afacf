import Architecture
import Codebase
import Composing
import ScreenPreviews

/// What a small app could be put together with.
nonisolated struct SampleComposition: Sendable {
    enum Kind {
        /// A container with mistakes.
        case container
        /// The same without them.
        case clean
        /// A root in plain Swift.
        case plain
        /// A large container.
        case many
    }

    let kind: Kind
    let names: SampleNames

    var composition: Composition {
        switch kind {
        case .container: container(hasMistakes: true)
        case .clean: container(hasMistakes: false)
        case .plain: plain
        case .many: many
        }
    }

    private func made(
        _ type: String, _ lifetime: Lifetime, in owner: String, line: Int,
        as implementation: String? = nil, name: String? = nil, style: CompositionStyle = .swinject
    ) -> Registration {
        var one = Registration(
            type: names.name(for: type), lifetime: lifetime,
            container: style == .swinject ? "container" : owner,
            place: place(owner, line), style: style, module: module(owner))
        one.owner = owner
        one.implementation = implementation.map { names.name(for: $0) }
        if let name { one.name = .known(name) }
        return one
    }

    private func place(_ owner: String, _ line: Int) -> CompositionPlace {
        CompositionPlace(
            file: RelativePath("Sources/App/Composition/\(owner).swift"), line: line)
    }

    private func module(_ owner: String) -> ModuleID {
        owner == "PlayerAssembly" ? "::PlayerFeature" : "::RadioApp"
    }

    private func asked(
        _ type: String, in file: String, line: Int, by module: ModuleID, from number: Int? = nil
    ) -> Resolution {
        var one = Resolution(
            type: names.name(for: type), isForced: true,
            place: CompositionPlace(file: RelativePath("Sources/\(file).swift"), line: line),
            style: .swinject, module: module)
        one.registration = number
        return one
    }

    private func container(hasMistakes: Bool) -> Composition {
        let core = "CoreAssembly"
        let player = "PlayerAssembly"
        let registrations = [
            made("HTTPClient", .container, in: core, line: 8, as: "URLSessionClient"),
            made("UserStore", .container, in: core, line: 11, as: "SQLiteUserStore"),
            made("Clock", .call, in: core, line: 15, as: "SystemClock"),
            made("Logger", .app, in: core, line: 17, as: "FileLogger", name: "debug"),
            made("ImageCache", .weak, in: core, line: 21, as: "MemoryImageCache"),
            made("PlayerRepository", .container, in: player, line: 9, as: "LivePlayerRepository"),
            made("PlayerViewModel", .graph, in: player, line: 14),
            made("PlayerCoordinator", .call, in: player, line: 19),
            made("AnalyticsSession", .custom, in: player, line: 24),
        ]
        let pairs = [
            (1, 0), (1, 3), (5, 0), (5, 2), (6, 5), (6, 4), (7, 6), (7, 1), (8, 2),
        ]
        let cycle = hasMistakes ? [(3, 1)] : []
        let edges = (pairs + cycle).map { CompositionEdge(from: $0.0, to: $0.1) }.sorted()
        var resolutions = [
            asked("PlayerCoordinator", in: "App/RadioApp", line: 31, by: "::RadioApp"),
            asked(
                "UserStore", in: "ProfileFeature/ProfileScreen", line: 22, by: "::ProfileFeature"),
            asked("UserStore", in: "FeedFeature/FeedScreen", line: 40, by: "::FeedFeature"),
        ]
        guard hasMistakes else {
            return Composition(
                roots: roots([core, player], .swinject), registrations: registrations,
                resolutions: resolutions, edges: edges)
        }
        var missing = asked(
            "PlayerAPI", in: "App/Composition/PlayerAssembly", line: 16, by: "::PlayerFeature",
            from: 6)
        missing.name = .none
        resolutions.append(missing)
        resolutions.append(
            asked("Theme", in: "SettingsFeature/SettingsScreen", line: 12, by: "::SettingsFeature"))
        return Composition(
            roots: roots([core, player], .swinject), registrations: registrations,
            resolutions: resolutions, edges: edges, findings: findings,
            unreached: [
                UnreachedPlace(
                    place: place(core, 33),
                    reason: "The type of what is registered in a loop is in a variable."),
                UnreachedPlace(
                    place: place(player, 41),
                    reason: "Which initialiser is meant is up to the compiler."),
            ])
    }

    private var findings: [CompositionFinding] {
        let (api, theme) = (names.name(for: "PlayerAPI"), names.name(for: "Theme"))
        let (logger, store) = (names.name(for: "Logger"), names.name(for: "UserStore"))
        return [
            CompositionFinding(
                kind: .recursion, type: "\(logger) “debug”", place: place("CoreAssembly", 17),
                module: "::RadioApp",
                message: "\(store) → \(logger) → \(store): each is resolved while the one before "
                    + "it is made, for ever."),
            CompositionFinding(
                kind: .captured, type: names.name(for: "PlayerRepository"),
                place: place("PlayerAssembly", 9), module: "::PlayerFeature",
                message:
                    "\(names.name(for: "PlayerRepository")) lives as long as its container and keeps a "
                    + "\(names.name(for: "Clock")), which is registered to be made anew each time."),
            CompositionFinding(
                kind: .unregistered, type: api, place: place("PlayerAssembly", 16),
                module: "::PlayerFeature",
                message: "\(api) is resolved here, and nothing registers it. The app ends when "
                    + "this is reached.", severity: .error),
            CompositionFinding(
                kind: .unregistered, type: theme,
                place: CompositionPlace(
                    file: "Sources/SettingsFeature/SettingsScreen.swift", line: 12),
                module: "::SettingsFeature",
                message: "\(theme) is resolved here, and nothing registers it. The app ends when "
                    + "this is reached.", severity: .error),
            CompositionFinding(
                kind: .unapplied, type: "DebugAssembly", place: place("DebugAssembly", 3),
                module: "::RadioApp",
                message: "DebugAssembly registers objects, and no code applies it."),
            CompositionFinding(
                kind: .leak, type: names.name(for: "SQLiteUserStore"),
                place: CompositionPlace(file: "Sources/FeedFeature/FeedScreen.swift", line: 61),
                module: "::FeedFeature",
                message:
                    "\(names.name(for: "SQLiteUserStore")) is made here, although the container provides "
                    + "it as \(store)."),
        ]
    }

    private func roots(_ names: [String], _ style: CompositionStyle) -> [CompositionRootPlace] {
        names.map { CompositionRootPlace(name: $0, place: place($0, 4), style: style) }
    }

    private var plain: Composition {
        let root = "AppComposition"
        func member(
            _ type: String, living lifetime: Lifetime, line: Int, named name: String,
            making made: String
        )
            -> Registration
        {
            self.made(
                type, lifetime, in: root, line: line, as: made, name: name, style: .manual)
        }
        let registrations = [
            member(
                "HTTPClient", living: .owner, line: 6, named: "client", making: "URLSessionClient"),
            member("UserStore", living: .owner, line: 7, named: "users", making: "SQLiteUserStore"),
            member("FeedScreen", living: .call, line: 12, named: "makeFeed", making: "FeedScreen"),
            member(
                "ProfileScreen", living: .call, line: 18, named: "makeProfile",
                making: "ProfileScreen"),
        ]
        let edges = [(1, 0), (2, 0), (2, 1), (3, 1)].map {
            CompositionEdge(from: $0.0, to: $0.1)
        }
        return Composition(
            roots: roots([root], .manual), registrations: registrations, edges: edges,
            findings: unchecked,
            guarantees: [
                CompilerGuarantee(
                    root: root, place: place(root, 4), initialisers: 4, arguments: 9)
            ],
            hosts: [host])
    }

    /// Where the compiler does not look.
    private var unchecked: [CompositionFinding] {
        [
            CompositionFinding(
                kind: .unchecked, type: "AppComposition.makeFeed",
                place: place("AppComposition", 14), module: "::RadioApp",
                message: "as! FeedCache: the app ends here if it is anything else, and the "
                    + "compiler does not look."),
            CompositionFinding(
                kind: .unset, type: names.name(for: "FeedScreen") + ".delegate",
                place: CompositionPlace(file: "Sources/FeedFeature/FeedScreen.swift", line: 9),
                module: "::FeedFeature",
                message:
                    "\(names.name(for: "FeedScreen")).delegate is weak, and no code sets it: calls to "
                    + "this FeedDelegate do nothing, and the compiler does not ask for it."),
        ]
    }

    /// What stands in the app beside its root.
    private var host: AppHost {
        func file(
            _ name: String, _ lines: Int, _ part: AppHost.Part,
            to destination: HostDestination? = nil, users: [RelativePath] = []
        ) -> HostedFile {
            HostedFile(
                file: RelativePath("Sources/App/\(name).swift"), lines: lines, part: part,
                destination: destination,
                uses: destination == nil ? ["::FeedFeature"] : [], users: users)
        }
        let feed = HostDestination(
            .module("::FeedFeature"), reason: "uses no other feature than FeedFeature")
        return AppHost(
            module: "::RadioApp",
            files: [
                file("RadioApp", 31, .entry), file("Composition/AppComposition", 64, .composition),
                file(
                    names.name(for: "FeedFormatter"), 212, .beside, to: feed,
                    users: ["Sources/App/Feed/FeedCells.swift"]),
                file("Feed/FeedCells", 98, .beside, to: feed),
                file(
                    "Dates+Words", 40, .beside,
                    to: HostDestination(.newCore, reason: "uses no module of the codebase")),
                file(
                    "DeepLinks", 77, .beside,
                    to: HostDestination(.stays, reason: "connects FeedFeature, PlayerFeature")),
            ])
    }

    private var many: Composition {
        let lifetimes: [Lifetime] = [.container, .call, .graph, .container, .weak, .app]
        let registrations = (0..<1_200).map { number in
            made(
                "Service\(number)", lifetimes[number % 6], in: "Assembly\(100 + number / 30)",
                line: 5 + number % 30, as: "LiveService\(number)")
        }
        let edges = (30..<1_200).flatMap { number in
            (1...3).map { CompositionEdge(from: number, to: (number * $0 * 7) % number) }
        }
        let resolutions = (0..<2_000).map { number in
            asked(
                "Service\(number % 900)", in: "Feature\(number % 40)/Screen\(number)", line: 12,
                by: ModuleID(rawValue: "::Feature\(number % 40)"))
        }
        return Composition(
            roots: roots((0..<40).map { "Assembly\(100 + $0)" }, .swinject),
            registrations: registrations, resolutions: resolutions, edges: Set(edges).sorted())
    }
}
