import Architecture
import Codebase

/// Takes places back that files cannot go to: what they name would not be seen there.
struct SettlePlaces {
    private let analysis: Analysis
    /// What the files of each module import.
    private let known: [ModuleID: Set<String>]
    private let roles: [ModuleID: Role]
    /// The names of the codebase's modules.
    private let own: Set<String>

    init(_ analysis: Analysis) {
        self.analysis = analysis
        let modules = Dictionary(
            analysis.codebase.modules.map { ($0.id, $0) }, uniquingKeysWith: { one, _ in one })
        roles = modules.mapValues(\.role)
        own = Set(modules.values.map(\.moduleName))
        known = modules.mapValues { module in
            Set(module.sources.flatMap { analysis.facts[$0]?.imports ?? [] }.map(\.module))
        }
    }

    /// The files with places that all they name can be seen from; else it is not told where to.
    func settle(_ files: [HostedFile]) -> [HostedFile] {
        var files = files.map { file -> HostedFile in
            guard case .module(let module)? = file.destination?.place,
                case let missing = imports(of: file.file, missingIn: module), !missing.isEmpty
            else { return file }
            let reason =
                "imports \(missing.listedInPart), which \(module.targetName) does not use"
            return file.going(HostDestination(.unknown, reason: reason))
        }
        while true {
            let places = Dictionary(
                files.map { ($0.file, $0) }, uniquingKeysWith: { one, _ in one })
            let next = files.map { settled($0, places) }
            if next == files { return files }
            files = next
        }
    }

    private func settled(
        _ file: HostedFile, _ files: [RelativePath: HostedFile]
    ) -> HostedFile {
        guard let place = file.destination?.place, place != .stays, place != .unknown else {
            return file
        }
        let hidden = file.needs.filter { need in
            guard let other = files[need]?.destination?.place else { return true }
            return !sees(other, from: place)
        }
        if hidden.isEmpty { return file }
        let reason = "names \(hidden.map(\.name).listedInPart), which cannot be seen from there"
        return file.going(HostDestination(.unknown, reason: reason))
    }

    /// Whether what goes to one place can name what goes to another.
    private func sees(_ other: HostDestination.Place, from place: HostDestination.Place) -> Bool {
        if other == place { return place != .stays && place != .unknown }
        switch (place, other) {
        case (.newCore, _), (_, .stays), (_, .unknown), (_, .newFeature): return false
        case (_, .newCore): return true
        case (.newFeature, _): return true
        case (.module(let one), .newViews): return [.feature, .ui].contains(roles[one])
        case (.module(let one), .module(let two)):
            return analysis.graph.edge(EdgeID(from: one, to: two)) != nil
        case (.newViews, .module(let two)), (.layer, .module(let two)):
            return roles[two] != .feature
        default: return false
        }
    }

    /// The modules from elsewhere that a file imports and a module of the codebase does not use.
    private func imports(of file: RelativePath, missingIn module: ModuleID) -> [String] {
        let there = known[module] ?? []
        let imported = Set(
            (analysis.facts[file]?.imports ?? []).filter(\.conditions.isEmpty).map(\.module))
        return imported.filter { name in
            !own.contains(name) && !there.contains(name)
                // What draws does not go where nothing is drawn.
                && (!SystemModules.contains(name)
                    || SystemModules.draws(name) && !there.contains(where: SystemModules.draws))
        }.sorted()
    }
}

extension HostedFile {
    /// The same file with another place to go to.
    func going(_ destination: HostDestination) -> HostedFile {
        HostedFile(
            file: file, lines: lines, part: part, destination: destination, uses: uses,
            users: users, needs: needs)
    }
}
