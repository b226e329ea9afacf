import Architecture
import Codebase

/// Says what stands in the targets of apps, and where what is neither entry point nor composition
/// could go.
struct FindAppHosts {
    private let analysis: Analysis
    private let modules: [ModuleID: Module]
    /// The files in which objects are put together.
    private let composing: Set<RelativePath>
    /// What the system finds by name.
    private let names: RuntimeNames
    private let settlePlaces: SettlePlaces

    init(_ analysis: Analysis, _ composition: Composition, _ names: RuntimeNames) {
        self.analysis = analysis
        self.names = names
        settlePlaces = SettlePlaces(analysis)
        modules = Dictionary(
            analysis.codebase.modules.map { ($0.id, $0) }, uniquingKeysWith: { one, _ in one })
        var composing = Set(composition.roots.map(\.place.file))
        composing.formUnion(
            composition.registrations.filter { $0.style != .environment }
                .map(\.place.file))
        composing.formUnion(
            composition.resolutions.map(\.place.file).filter {
                analysis.facts[$0]?.callsContainer == true
            })
        let roots = Set(composition.roots.map { TypeText.baseName($0.name) })
        for (file, facts) in analysis.facts
        where facts.declarations.contains(where: {
            $0.kind == .extension && roots.contains(TypeText.baseName($0.name))
        }) {
            composing.insert(file)
        }
        self.composing = composing
    }

    /// The hosts by module.
    var hosts: [AppHost] {
        analysis.codebase.modules.filter { $0.role == .app && !$0.sources.isEmpty }
            .sorted { $0.id < $1.id }.map(host)
    }

    private func host(_ module: Module) -> AppHost {
        let files = module.sources.filter { analysis.facts[$0] != nil }.sorted()
        let names = NamedFiles(files, analysis.facts)
        let starts = self.names.starts(in: module.id)
        let screens = Set(files.filter { analysis.facts[$0]?.declaresScreen == true })
        let imports = imports(of: module)
        var found = files.map { file -> HostedFile in
            let needs = names.needs[file] ?? []
            let part = part(of: file, starts, making: screens.intersection(needs).count)
            let uses = (imports[file] ?? []).sorted()
            return HostedFile(
                file: file, lines: analysis.facts[file]?.lineCount ?? 0, part: part,
                destination: part == .beside ? destination(of: file, uses, in: module) : nil,
                uses: uses, users: names.users[file] ?? [], needs: needs)
        }
        found = settlePlaces.settle(found)
        // What only files name that go somewhere goes with them.
        for _ in 0..<3 {
            let places = Dictionary(
                found.map { ($0.file, $0) }, uniquingKeysWith: { one, _ in one })
            found = found.map { following($0, places) }
        }
        found = settlePlaces.settle(found)
        return AppHost(module: module.id, files: found)
    }

    /// - Parameter screens: How many files it names that declare screens.
    private func part(
        of file: RelativePath, _ starts: Set<String>, making screens: Int
    ) -> AppHost.Part {
        guard let facts = analysis.facts[file] else { return .beside }
        if file.name == "main.swift" || facts.startsProgram || facts.hasEntryType
            || facts.declares(oneOf: starts)
        {
            return .entry
        }
        let composes = facts.composes || screens > 1 && facts.declaresFactory
        return composing.contains(file) || composes ? .composition : .beside
    }

    /// The modules of the codebase that each file of a module imports.
    private func imports(of module: Module) -> [RelativePath: Set<ModuleID>] {
        var found: [RelativePath: Set<ModuleID>] = [:]
        for edge in analysis.graph.edges(from: module.id) {
            guard let target = modules[edge.to], target.role.isProduction, !target.sources.isEmpty
            else { continue }
            for file in edge.imports.map(\.file) + edge.references.map(\.file) {
                found[file, default: []].insert(edge.to)
            }
        }
        return found
    }

    // MARK: Where to

    private func destination(
        of file: RelativePath, _ uses: [ModuleID], in host: Module
    ) -> HostDestination {
        let features = uses.filter { modules[$0]?.role == .feature }
        let data = uses.filter { modules[$0]?.role == .implementation }
        if file.isCalledGenerated {
            return HostDestination(.unknown, reason: "is written by a tool")
        }
        if features.count > 1 {
            return HostDestination(
                .stays, reason: "connects \(features.map(\.targetName).listedInPart)")
        }
        if let feature = features.first {
            if let other = data.first {
                return HostDestination(
                    .stays, reason: "connects \(feature.targetName) with \(other.targetName)")
            }
            return HostDestination(
                .module(feature), reason: "uses no other feature than \(feature.targetName)")
        }
        let facts = analysis.facts[file]
        if facts?.declaresScreen == true {
            return HostDestination(.newFeature, reason: "belongs to a screen and uses no feature")
        }
        return below(uses, isDrawn: facts?.drawsSomething ?? false, host)
    }

    /// The lowest layer that may know all that is used.
    private func below(
        _ uses: [ModuleID], isDrawn: Bool, _ host: Module
    ) -> HostDestination {
        let used = uses.map(\.targetName).listedInPart
        if uses.count > Self.most {
            // A view that uses many is no composition.
            return HostDestination(
                isDrawn ? .unknown : .stays, reason: "uses \(uses.count) modules of the codebase")
        }
        let places = uses.compactMap { analysis.assignment.layers[$0] }
        guard let top = places.min() else {
            return isDrawn
                ? HostDestination(.newViews, reason: "draws, and uses no module of the codebase")
                : HostDestination(.newCore, reason: "uses no module of the codebase")
        }
        if isDrawn, !uses.contains(where: { modules[$0]?.role == .ui }) {
            return HostDestination(.newViews, reason: "draws, and uses \(used)")
        }
        let own = analysis.assignment.layers[host.id] ?? -1
        let layers = analysis.configuration.layers
        let fitting = stride(from: top, to: own, by: -1).first { place in
            layers.indices.contains(place) && places.allSatisfy { layers.may(place, use: $0) }
        }
        guard let fitting else {
            return HostDestination(.stays, reason: "uses \(used), as no layer below may")
        }
        let highest = uses.filter { analysis.assignment.layers[$0] == fitting }
        if let only = highest.first, highest.count == 1, let role = modules[only]?.role,
            ![.implementation, .interface].contains(role)
        {
            return HostDestination(.module(only), reason: "uses \(used)")
        }
        return HostDestination(.layer(layers[fitting].name), reason: "uses \(used)")
    }

    /// How many modules a file may use that puts nothing together.
    private static let most = 5

    /// The same file with what all of its users do, where it says nothing of its own.
    private func following(
        _ file: HostedFile, _ files: [RelativePath: HostedFile]
    ) -> HostedFile {
        guard file.part == .beside, file.uses.isEmpty, let own = file.destination?.place,
            [.newCore, .newFeature, .newViews].contains(own)
        else { return file }
        let others = file.users.compactMap { files[$0] }
        let places = Set(others.map { $0.destination?.place })
        guard others.count == file.users.count, places.count == 1,
            case .module(let module)?? = places.first
        else { return file }
        return file.going(
            HostDestination(
                .module(module), reason: "only what goes to \(module.targetName) names it"))
    }
}

extension [String] {
    /// The first three, and how many more there are.
    var listedInPart: String {
        let shown = prefix(3).joined(separator: ", ")
        return count > 3 ? "\(shown) and \(count - 3) more" : shown
    }
}

/// Which files of a module name what others declare.
private struct NamedFiles {
    private(set) var users: [RelativePath: [RelativePath]] = [:]
    private(set) var needs: [RelativePath: [RelativePath]] = [:]

    init(_ files: [RelativePath], _ facts: [RelativePath: SourceFacts]) {
        var declaring: [String: RelativePath] = [:]
        // A name that several files declare tells nothing.
        var unclear: Set<String> = []
        for file in files {
            for declaration in facts[file]?.declarations ?? []
            where declaration.kind.isType && declaration.container == nil {
                let known = declaring.updateValue(file, forKey: declaration.name)
                if let known, known != file { unclear.insert(declaration.name) }
            }
        }
        for name in unclear { declaring[name] = nil }
        for file in files {
            let own = (facts[file]?.uses.names ?? []).compactMap { declaring[$0] }
            for other in Set(own) where other != file {
                users[other, default: []].append(file)
                needs[file, default: []].append(other)
            }
        }
        users = users.mapValues { $0.sorted() }
        needs = needs.mapValues { $0.sorted() }
    }
}

extension [Layer] {
    /// Whether what stands in one layer may use what stands in another.
    fileprivate func may(_ one: Int, use other: Int) -> Bool {
        if one == other { return self[one].options.peers != .features }
        guard one < other, let allowed = self[one].options.mayImport else { return one < other }
        return allowed.contains(self[other].name)
    }
}

extension SourceFacts {
    private static let drawn = ["View", "Cell", "Button", "Label", "Control", "Modifier", "Shape"]

    /// Whether it declares something that is seen, and no screen.
    fileprivate var drawsSomething: Bool {
        inheritances.contains { one in
            one.names.contains { name in Self.drawn.contains { name.hasSuffix($0) } }
        }
    }

    private static let screenParts = [
        "Screen", "Page", "Scene", "ViewController", "ViewModel", "Coordinator", "Presenter",
    ]

    /// Whether it declares a screen, or what only a screen has.
    fileprivate var declaresScreen: Bool {
        inheritances.contains { one in
            one.kind != .extension && one.names.contains { $0.hasSuffix("ViewController") }
        }
            || declarations.contains { one in
                one.kind.isType && one.container == nil
                    && Self.screenParts.contains { one.name.hasSuffix($0) }
            }
    }

    /// Whether it asks a container by a call, and not through a property wrapper alone.
    fileprivate var callsContainer: Bool {
        uses(anyOf: ["Container", "resolve", "SharedContainer"])
    }

    /// Whether a type of it is called as what makes objects.
    fileprivate var declaresFactory: Bool {
        declarations.contains {
            $0.kind.isType && $0.container == nil && ManualRoots.isFactoryName($0.name)
        }
    }

    private static let starts: Set<String> = ["AppDelegate", "SceneDelegate"]
    private static let composers: Set<String> = [
        "AppCoordinator", "AppFlowCoordinator", "AppRouter", "RootCoordinator", "RootRouter",
    ]

    /// Whether what it declares is called as what the program starts with.
    fileprivate var startsProgram: Bool {
        declarations.contains { $0.kind.isType && Self.starts.contains($0.name) }
    }

    /// Whether what it declares is called as what puts an app together.
    fileprivate var composes: Bool {
        declarations.contains { one in
            (one.kind.isType || one.kind == .extension)
                && (ManualRoots.isRootName(one.name) || one.name.hasSuffix("Assembly")
                    || Self.composers.contains(one.name))
        }
    }
}
