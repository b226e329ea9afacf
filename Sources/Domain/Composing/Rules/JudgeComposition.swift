import Architecture
import Codebase

/// Says what is wrong with what was read.
struct JudgeComposition {
    let reading: CompositionReading
    let choice: ChosenFiles
    /// Files that name implementations and no container.
    let others: [OutlinedFile]
    /// Files that name what nobody seems to resolve, and no container.
    private let naming: [OutlinedFile]
    let analysis: Analysis
    /// The roots in plain Swift; nil where only rules are asked.
    let manual: ManualRoots?
    /// What the compiler does not check; nil where nobody asks.
    private let plain: PlainFindings?
    private let roles: [ModuleID: Role]
    /// For each module the numbers of the apps that it is part of.
    private let programs: [ModuleID: Set<Int>]
    /// The modules of each file that several compile.
    private let sharing: [RelativePath: [ModuleID]]
    /// Whether an app of the codebase is none that only shows a part of it.
    private let shipsApp: Bool
    /// What containers are told, those of several libraries in one pool.
    let pool: [Registration]
    let asked: [Resolution]
    /// What hides some of what containers are told; nil where nothing does.
    private var unread: IncompleteItem?
    /// Where assemblies are applied that no file lists, as where a generator writes the list.
    private var unlisted: [String: CompositionPlace] = [:]
    /// Where assemblies are made that no file declares: those of a module that is not there may register
    /// what that declares.
    private var foreign: [String: CompositionPlace] = [:]
    /// The assemblies that nothing applies.
    private var unapplied = Plausibility([], ending: "")
    /// For each registration whether it stands in an assembly that nothing applies.
    private var isUnapplied: [Bool] = []
    /// What each resolution may get.
    private(set) var compared = ComparedRegistrations([], []) { _, _ in false }
    private var unregistered = Plausibility([], ending: "")
    /// Where code may ask for what nobody seems to resolve, by the last part of the type's name.
    private var unclear: [String: CompositionPlace] = [:]
    /// For each registration those that are resolved while it makes its object: only where exactly
    /// one fits.
    private(set) var needs: [[Int]] = []

    init(
        _ reading: CompositionReading, _ choice: ChosenFiles, others: [OutlinedFile],
        naming: [OutlinedFile], analysis: Analysis, manual: ManualRoots?, plain: PlainFindings?
    ) {
        self.reading = reading
        self.choice = choice
        self.others = others
        self.naming = naming
        self.analysis = analysis
        self.manual = manual
        self.plain = plain
        roles = Dictionary(
            analysis.codebase.modules.map { ($0.id, $0.role) }, uniquingKeysWith: { one, _ in one })
        shipsApp = roles.values.contains(.app)
        programs = Self.programs(of: analysis)
        sharing = analysis.codebase.compilers.filter { $0.value.count > 1 }
        pool = reading.walk.registrations
        asked = reading.walk.resolutions
        unread = analysis.codebase.descriptionHidingSources
        unlisted = reading.walk.unknownAssemblies.filter { !choice.declaresAnything(named: $0.key) }
        foreign = reading.walk.foreignAssemblies.filter { !choice.declaresAnything(named: $0.key) }
        // Several rules build on each of these.
        unapplied = findUnapplied()
        let places = Set(unapplied.findings.map(\.place))
        let gone = Set(reading.walk.index.all.filter { places.contains($0.place) }.map(\.path))
        isUnapplied = pool.map { one in one.owner.map(gone.contains) ?? false }
        compared = ComparedRegistrations(pool, asked) { $0.accepts($1, judge: self) }
        unregistered = findUnregistered()
        unclear = findUnclear()
        needs = findNeeds()
    }

    var composition: Composition {
        let parts = [
            pool, reading.factory.registrations, reading.dependencies.registrations,
            reading.needle.registrations, reading.appIntents.registrations,
            manual == nil ? [] : reading.walk.providing,
            manual?.registrations ?? [],
        ]
        let all = Array(parts.joined())
        let order = all.indices.sorted {
            (all[$0].place, all[$0].type, $0) < (all[$1].place, all[$1].type, $1)
        }
        let resolutions =
            renumbered(asked, startingAt: 0, order: order)
            + renumbered(reading.factory.resolutions, startingAt: pool.count, order: order)
            + (reading.dependencies.resolutions + reading.needle.resolutions
            + reading.appIntents.resolutions).map { one in
                var one = one
                one.registration = nil
                return one
            } + (manual == nil ? [] : reading.walk.needing)
        let unresolved = self.unresolved
        let judged = [
            unregistered, unresolved, unapplied, unprovided, missing, needleFindings, unwired,
        ]
        let findings =
            judged.flatMap(\.findings).filter { $0.kind != .unapplied || !isDev($0.module) }
            + duplicates + recursions + captured + leaks(past: unresolved) + (plain?.all ?? [])
        let unreached = self.unreached.union(judged.flatMap(\.notJudged))
        let roots = reading.walk.roots.union(reading.factory.roots)
            .union(reading.dependencies.roots).union(reading.needle.roots)
            .union(manual?.roots ?? [])
        return Composition(
            roots: roots.sorted { ($0.place, $0.name) < ($1.place, $1.name) },
            registrations: order.map { all[$0] },
            resolutions: resolutions.sorted { ($0.place, $0.type) < ($1.place, $1.type) },
            edges: edges(manual?.edges ?? [], starts: parts, order: order),
            findings: findings.sorted { ($0.place, $0.type) < ($1.place, $1.type) },
            unreached: unreached.sorted { ($0.place, $0.reason) < ($1.place, $1.reason) },
            guarantees: manual == nil ? [] : plain?.reading.guarantees ?? [])
    }

    /// Resolutions with the numbers that registrations have in an order.
    ///
    /// - Parameter start: The place of the first registration that they count from.
    private func renumbered(
        _ resolutions: [Resolution], startingAt start: Int, order: [Int]
    ) -> [Resolution] {
        var numbers = [Int](repeating: 0, count: order.count)
        for (place, number) in order.enumerated() { numbers[number] = place }
        return resolutions.map { one in
            var one = one
            one.registration = one.registration.map { numbers[start + $0] }
            return one
        }
    }

    /// What is made with what, as numbers in a new order.
    private func edges(
        _ manual: [CompositionEdge], starts parts: [[Registration]], order: [Int]
    ) -> [CompositionEdge] {
        var numbers = [Int](repeating: 0, count: order.count)
        for (place, number) in order.enumerated() { numbers[number] = place }
        var found: Set<CompositionEdge> = []
        for (one, fitting) in zip(asked, compared.fitting) {
            guard let from = one.registration else { continue }
            for to in fitting {
                found.insert(CompositionEdge(from: numbers[from], to: numbers[to]))
            }
        }
        let factories = parts[0].count
        let promised = reading.factory.registrations
        let named = Dictionary(grouping: promised.indices) { promised[$0].name }
        for one in reading.factory.resolutions {
            guard let from = one.registration else { continue }
            for to in named[one.name] ?? [] {
                found.insert(
                    CompositionEdge(
                        from: numbers[factories + from], to: numbers[factories + to]))
            }
        }
        let last = order.count - (parts.last?.count ?? 0)
        for edge in manual {
            found.insert(
                CompositionEdge(from: numbers[last + edge.from], to: numbers[last + edge.to]))
        }
        return found.sorted()
    }

    private var unreached: Set<UnreachedPlace> {
        var all = reading.walk.unreached.union(reading.dependencies.unreached)
            .union(reading.appIntents.unreached)
            .union(choice.unreadLibraries.unreached)
        for file in reading.files {
            for problem in file.outline.problems {
                all.insert(
                    UnreachedPlace(
                        place: CompositionPlace(file: file.file, line: problem.line ?? 1),
                        reason: problem.message, isResolution: true))
            }
        }
        for (name, place) in unclear {
            all.insert(
                UnreachedPlace(
                    place: place,
                    reason: "Whether anything resolves \(name) is not judged: this may, in a way "
                        + "that is not understood."))
        }
        for (name, place) in unlisted {
            all.insert(
                UnreachedPlace(
                    place: place,
                    reason: "No file that was read declares “\(name)”, so it is not known which "
                        + "assemblies are applied.",
                    isResolution: true))
        }
        for (name, place) in foreign {
            all.insert(
                UnreachedPlace(
                    place: place,
                    reason: "No file that was read declares “\(name)”, so it is not known what it "
                        + "registers and resolves.",
                    isResolution: true))
        }
        if let unread {
            all.insert(
                UnreachedPlace(
                    place: CompositionPlace(file: unread.path, line: unread.line ?? 1),
                    reason:
                        "This could not be read, and Swift files beside it belong to no module: what "
                        + "they register and apply is not known, so nothing is called missing.",
                    isResolution: true))
        }
        if isSilent, let first = asked.map(\.place).min() {
            all.insert(
                UnreachedPlace(
                    place: first,
                    reason: "Objects are asked for here, and no registration was found in the "
                        + "whole codebase, so it is not known what is missing.",
                    isResolution: true))
        }
        if let first = compared.firstLeftOut {
            all.insert(
                UnreachedPlace(
                    place: asked[first].place,
                    reason: "From here on objects are not looked for: so many are asked for and "
                        + "registered under types that are alike. Give them names of their own.",
                    isResolution: true))
        }
        if let unknown = reading.walk.providedUnknown.min() {
            let isProvided = self.isProvided
            for need in reading.walk.environment where !isProvided(need) {
                all.insert(
                    UnreachedPlace(
                        place: need.place,
                        reason: "Whether a view above provides \(need.type) cannot be told, as the "
                            + "type of what \(unknown.file.string):\(unknown.line) hands over is "
                            + "unknown."))
            }
        }
        return all
    }

    /// Whether it is not known which assemblies there are, or which of them are applied.
    private var hidesAssemblies: Bool { unread != nil || !unlisted.isEmpty }

    /// Follows all edges from each app.
    private static func programs(of analysis: Analysis) -> [ModuleID: Set<Int>] {
        var programs: [ModuleID: Set<Int>] = [:]
        let apps = analysis.codebase.modules.filter { $0.role == .app }.map(\.id).sorted()
        for (number, app) in apps.enumerated() {
            var next = [app]
            while let module = next.popLast() {
                guard programs[module, default: []].insert(number).inserted else { continue }
                next += analysis.graph.edges(from: module).map(\.to)
            }
        }
        return programs
    }

    /// The numbers of the apps that are made of what stands in a file of a module.
    func apps(compiling file: RelativePath, of module: ModuleID) -> [Int] {
        Set(modules(of: file, in: module).flatMap { programs[$0] ?? [] }).sorted()
    }

    /// The modules that compile what stands in a file of a module.
    private func modules(of file: RelativePath, in module: ModuleID) -> [ModuleID] {
        sharing[file] ?? [module]
    }

    /// Whether a registration and what asks for it may be part of one app.
    func areInOneApp(_ one: Registration, _ asking: Resolution) -> Bool {
        let askers = modules(of: asking.place.file, in: asking.module)
        return modules(of: one.place.file, in: one.module).contains { module in
            askers.contains { areInOneApp(module, $0) }
        }
    }

    /// Whether only dev apps compile a registration.
    func isOfDevApp(_ one: Registration) -> Bool {
        modules(of: one.place.file, in: one.module).allSatisfy(isDev)
    }

    /// Whether two modules may be part of one app; what is part of none may be part of any.
    private func areInOneApp(_ one: ModuleID, _ other: ModuleID) -> Bool {
        guard let some = programs[one], let others = programs[other] else { return true }
        return !some.isDisjoint(with: others)
    }

    /// Whether a module is an app for one part beside the one that ships; where none ships, such apps are all
    /// there is.
    func isDev(_ module: ModuleID) -> Bool { shipsApp && roles[module] == .devApp }

    /// Whether a module is part of an app that ships: one that only a dev app reaches gets what that registers.
    func isShipped(_ module: ModuleID) -> Bool { programs[module] != nil }

    // MARK: What is missing

    /// Whether containers are asked for several things and no registration was read anywhere: how
    /// they are told is not understood.
    private var isSilent: Bool { pool.isEmpty && Set(asked.map(\.type)).count > 2 }

    private func findUnregistered() -> Plausibility {
        let isJudged = !isSilent && unread == nil
        let isHidden =
            !foreign.isEmpty || reading.walk.unreached.contains { !$0.isResolution }
        let told = Set(reading.walk.unreached.compactMap(\.mayRegister))
        let things = asked.indices.compactMap { number -> Plausibility.Thing? in
            let one = asked[number]
            guard isJudged, compared.isCompared(number) else { return nil }
            if ContainerShapes.libraryContainers.contains(one.type) || one.isBoxed { return nil }
            if one.arguments == nil, one.style == .swinject, one.type.hasPrefix("[") { return nil }
            if one.hasDefault { return nil }
            let same = compared.alike[number]
            let isFound = compared.fitting[number].contains { !isUnapplied[$0] }
            if !isFound, told.contains(TypeText.baseName(one.type)) { return nil }
            // What is registered under a type that is not written may be this.
            if !isFound, isHidden, same.isEmpty, !choice.declares(TypeText.baseName(one.type)) {
                return nil
            }
            return thing(one, finding: isFound ? nil : finding(for: one, message(for: one, same)))
        }
        return Plausibility(things, ending: "are registered nowhere")
    }

    /// What asks for something, as one thing among those that are judged together.
    private func thing(_ one: Resolution, finding: CompositionFinding?) -> Plausibility.Thing {
        Plausibility.Thing(
            name: one.fullName, place: one.place, groups: groups(of: one), finding: finding)
    }

    /// - Parameter same: The numbers of the registrations of its type.
    private func message(for one: Resolution, _ same: [Int]) -> String {
        let ending =
            one.isForced ? "The app ends when this is reached." : "The result is always nil."
        guard let first = same.first else {
            return "\(one.fullName) is resolved here, and nothing registers it. \(ending)"
        }
        let other = pool[first]
        let place = "\(other.place.file.string):\(other.place.line)"
        if isUnapplied[first] {
            return "\(one.fullName) is registered in \(other.owner ?? "an assembly") alone "
                + "(\(place)), which is never applied. \(ending)"
        }
        if !same.contains(where: { pool[$0].isNamed(one.name) }) {
            let names = Set(same.map { pool[$0].name.text.map { "“\($0)”" } ?? "no name" }).sorted()
            return "\(one.fullName) is resolved here, but registered with "
                + "\(Self.list(names)) (\(place)). \(ending)"
        }
        if isOfDevApp(other), !isDev(one.module), isShipped(one.module) {
            return "\(one.fullName) is registered in a dev app alone (\(place)). \(ending)"
        }
        if let wanted = other.arguments, let given = one.arguments, wanted.count != given.count {
            return "\(one.fullName) is resolved with \(given.count.counted("argument")), but "
                + "registered with \(wanted.count) (\(place)). \(ending)"
        }
        return "\(one.fullName) is registered in another container (\(place)). \(ending)"
    }

    /// The names of a list, of a long one the first.
    private static func list(_ names: [String]) -> String {
        let most = 20
        let more = names.count > most ? ["\((names.count - most).grouped) more"] : []
        return (names.prefix(most) + more).joined(separator: ", ")
    }

    private var unprovided: Plausibility {
        let needs = reading.walk.providedUnknown.isEmpty ? reading.walk.environment : []
        let isProvided = self.isProvided
        let ofLibraries = needs.isEmpty ? [] : typesOfLibraries()
        let files = self.files
        let things = needs.compactMap { need -> Plausibility.Thing? in
            let name = TypeText.baseName(need.type)
            // What a package declares it may also provide.
            guard choice.declares(name), !ofLibraries.contains(name) else { return nil }
            let isFound = isProvided(need)
            guard isFound || isShown(need.view, by: files[need.place.file]) else { return nil }
            return Plausibility.Thing(
                name: need.type, place: need.place,
                groups: groups(
                    ["that “\(need.wrapper)” reads"], at: need.place, in: need.module),
                finding: isFound ? nil : finding(for: need))
        }
        return Plausibility(things, ending: "are provided nowhere")
    }

    private func finding(for need: EnvironmentNeed) -> CompositionFinding {
        CompositionFinding(
            kind: .unprovided, type: need.type, place: need.place, module: need.module,
            message: "\(need.type) is read from the environment here, and no view provides it. "
                + "The app ends when the view is shown.")
    }

    /// Whether something but a preview makes a view: one that only previews show ends no app.
    private func isShown(_ view: String?, by file: OutlinedFile?) -> Bool {
        guard let view, let file, choice.users(of: view, except: [file.file]).isEmpty
        else { return true }
        return !file.onlyPreviews(view)
    }

    /// The protocols by which a library finds what it puts into the environment itself: modules of
    /// Spezi, and delegates of apps and scenes, which SwiftUI makes.
    private static let puttingIntoEnvironment = [
        "EnvironmentAccessible", "UIApplicationDelegate", "UISceneDelegate",
        "UIWindowSceneDelegate", "NSApplicationDelegate", "WKApplicationDelegate",
        "WKExtensionDelegate",
    ]

    /// The types that a library puts into the environment itself.
    private func typesOfLibraries() -> Set<String> {
        let heirs = choice.heirs()
        var found: Set<String> = []
        var pending = Self.puttingIntoEnvironment
        while let next = pending.popLast() {
            for type in heirs[next] ?? [] where found.insert(type).inserted { pending.append(type) }
        }
        return found
    }

    /// Says of what is read from the environment whether some view provides it.
    private var isProvided: (EnvironmentNeed) -> Bool {
        let types = Set(reading.walk.provided.map(\.type))
        let names = Set(types.map(TypeText.baseName))
        let above = Types(types.flatMap { reading.walk.index.inherited(by: $0) })
        return { names.contains(TypeText.baseName($0.type)) || above.contain($0.type) }
    }

    /// What libraries are asked for that have keys of their own.
    private var missing: Plausibility {
        let judged =
            reading.factory.resolutions + reading.dependencies.judged
            + reading.appIntents.resolutions
        let missing = Set(
            reading.factory.missing + reading.dependencies.missing + reading.appIntents.missing)
        let things = judged.map { one in
            thing(
                one,
                finding: missing.contains(one)
                    ? finding(
                        for: one, "\(one.fullName) is asked for here, and nothing provides it.")
                    : nil)
        }
        return Plausibility(things, ending: "are provided nowhere")
    }

    private func finding(for one: Resolution, _ message: String) -> CompositionFinding {
        CompositionFinding(
            kind: .unregistered, type: one.fullName, place: one.place, module: one.module,
            message: message, severity: one.isForced ? .error : .warning)
    }

    private var needleFindings: Plausibility {
        let things = reading.needle.needs.map { need in
            let one = need.resolution
            return Plausibility.Thing(
                name: "\(need.component).\(one.fullName)", place: one.place,
                groups: groups(["that components need"], at: one.place, in: one.module),
                finding: need.root.map { root in
                    finding(
                        for: one,
                        "\(need.component) needs \(one.fullName), and no component above it up "
                            + "to \(root) provides it.")
                })
        }
        return Plausibility(things, ending: "are provided nowhere")
    }

    // MARK: What is too much

    /// Whether all ways of resolving were understood, so that something can be resolved by nobody.
    private var isUnresolvedJudged: Bool {
        !hidesAssemblies && foreign.isEmpty
            && !reading.hidesResolutions(among: choice)
            // What is missing may be what would resolve it.
            && unregistered.isEmpty && compared.firstLeftOut == nil
    }

    private var unresolved: Plausibility {
        let isJudged = isUnresolvedJudged
        let things = pool.indices.compactMap { number -> Plausibility.Thing? in
            let one = pool[number]
            guard isJudged, !isDev(one.module), one.style != .own || one.function > 0
            else { return nil }
            let isFound = compared.isAsked[number]
            let names = one.types.map(TypeText.baseName)
            if !isFound, names.contains(where: { choice.isAskedByTests($0) || unclear[$0] != nil })
            {
                return nil
            }
            return Plausibility.Thing(
                name: "\(number)", place: one.place, groups: groups(of: one),
                finding: isFound ? nil : unresolved(one))
        }
        return Plausibility(things, ending: "are resolved nowhere")
    }

    /// Where code may ask for what nobody seems to resolve, by type.
    private func findUnclear() -> [String: CompositionPlace] {
        guard isUnresolvedJudged else { return [:] }
        let idle = pool.indices.filter { !compared.isAsked[$0] }.map { pool[$0] }
        return UnclearUses(
            of: Set(idle.flatMap(\.types).map(TypeText.baseName)), in: reading.files + naming,
            besides: pool.map(\.place)
        ).places
    }

    private func unresolved(_ one: Registration) -> CompositionFinding {
        CompositionFinding(
            kind: .unresolved, type: one.fullName, place: one.place, module: one.module,
            message: "\(one.fullName) is registered, and no code resolves it.")
    }

    private var duplicates: [CompositionFinding] {
        var seen: [DuplicateKey: Registration] = [:]
        return pool.compactMap { one in
            guard !one.isConditional, !isOpenGeneric(one.type), let key = DuplicateKey(one) else {
                return nil
            }
            guard let first = seen[key] else {
                seen[key] = one
                return nil
            }
            return CompositionFinding(
                kind: .duplicate, type: one.fullName, place: one.place, module: one.module,
                message: "\(one.fullName) is registered a second time; the first is at "
                    + "\(first.place.file.string):\(first.place.line).")
        }
    }

    /// Whether a generic type is written without its arguments, which the compiler finds: two such may
    /// be different types.
    private func isOpenGeneric(_ type: String) -> Bool {
        !type.contains("<")
            && reading.walk.index.parts(of: type).contains { !$0.declaration.generics.isEmpty }
    }

    private func findUnapplied() -> Plausibility {
        let owners = Set(hidesAssemblies ? [] : pool.compactMap(\.owner))
        let files = self.files
        var names: [RelativePath: Set<String>] = [:]
        let things = reading.walk.index.all.compactMap { part -> Plausibility.Thing? in
            let declaration = part.declaration
            guard declaration.kind != .extension, declaration.kind != .protocol,
                declaration.isAssembly, owners.contains(part.path), let file = files[part.file]
            else { return nil }
            var isApplied = !choice.users(of: declaration.name, except: [part.file]).isEmpty
            if !isApplied {
                let used = names[part.file] ?? file.usedNames
                names[part.file] = used
                isApplied = used.contains(declaration.name)
            }
            return assembly(part, of: file.module, isApplied: isApplied)
        }
        return Plausibility(things, ending: "are applied nowhere")
    }

    /// An assembly, as one thing among those that are judged together.
    private func assembly(
        _ part: OutlineIndex.Part, of module: ModuleID, isApplied: Bool
    ) -> Plausibility.Thing {
        let name = part.declaration.name
        let finding = CompositionFinding(
            kind: .unapplied, type: name, place: part.place, module: module,
            message: "\(name) registers objects, and no code applies it.")
        return Plausibility.Thing(
            name: part.path, place: part.place,
            groups: groups(["assemblies"], at: part.place, in: module),
            finding: isApplied ? nil : finding)
    }

    private var files: [RelativePath: OutlinedFile] {
        Dictionary(reading.files.map { ($0.file, $0) }, uniquingKeysWith: { first, _ in first })
    }

    private var unwired: Plausibility {
        Plausibility(promises + keysForTests, ending: "are given nowhere")
    }

    /// What Factory is promised, and whether something registers it.
    private var promises: [Plausibility.Thing] {
        let asked = Set(reading.factory.resolutions.map(\.name))
        let promises = reading.factory.registrations.filter { one in
            one.isPromise && !isDev(one.module) && asked.contains(one.name)
        }
        return promises.map { one in
            let isGiven = one.name.text.map(reading.factory.replaced.contains) ?? false
            return unwired(
                one, isGiven: isGiven, "promises",
                "\(one.fullName) is promised here, and no code registers what it gives.")
        }
    }

    /// The keys of swift-dependencies that have a value for tests, and whether they have one for the app.
    private var keysForTests: [Plausibility.Thing] {
        let live = Types(
            reading.dependencies.registrations.filter { !$0.isPromise }.map(\.type))
        let replaced = Types(reading.dependencies.replaced)
        let wanted = Types(reading.dependencies.resolutions.map(\.type))
        let keys = reading.dependencies.forTests.filter { wanted.contain($0.type) }
        return keys.map { one in
            let isGiven =
                !one.isPromise || live.contain(one.type) || replaced.contain(one.type)
            return unwired(
                one, isGiven: isGiven, "values for tests",
                "\(one.type) has a value for tests, and none for the app.")
        }
    }

    private func unwired(
        _ one: Registration, isGiven: Bool, _ words: String, _ message: String
    ) -> Plausibility.Thing {
        let finding = CompositionFinding(
            kind: .unwired, type: one.style == .factory ? one.fullName : one.type,
            place: one.place, module: one.module, message: message)
        return Plausibility.Thing(
            name: one.fullName, place: one.place,
            groups: groups([words], at: one.place, in: one.module),
            finding: isGiven ? nil : finding)
    }
}

/// What must not be registered twice.
private struct DuplicateKey: Hashable {
    let type: String
    let name: RegisteredName
    let arguments: [String]?
    let container: String
    let scope: String?
    let owner: String?
    let function: Int
    let module: ModuleID

    init?(_ one: Registration) {
        if one.name == .unknown { return nil }
        if one.style == .swinject, one.arguments == nil { return nil }
        type = one.type
        name = one.name
        arguments = one.arguments
        container = one.container
        scope = one.scope
        owner = one.owner
        function = one.function
        module = one.module
    }
}

extension OutlineIndex.Part {
    /// Where it is declared.
    fileprivate var place: CompositionPlace {
        CompositionPlace(file: file, line: declaration.line)
    }
}

extension OutlineDeclaration {
    /// Whether it groups registrations that something has to apply.
    fileprivate var isAssembly: Bool {
        inherited.contains {
            ["Assembly", "AutoInitModuleAssembly", "ModuleAssembly", "AutoRegisteringAssembly"]
                .contains(TypeText.baseName($0))
        }
    }
}

/// Types among which others are looked for.
private struct Types {
    private let all: [String]
    private let index: TypeIndex

    init(_ types: some Sequence<String>) {
        all = Array(Set(types))
        index = TypeIndex(all.lazy.map { [$0] })
    }

    /// Whether one of them may mean a type.
    func contain(_ type: String) -> Bool {
        index.candidates(for: type).contains { TypeText.match(all[$0], type) }
    }
}

extension Registration {
    /// The type with the name beside it, for reports.
    package var fullName: String { name.text.map { "\(type) “\($0)”" } ?? type }

    /// Whether a place may ask for it: one of its types, and the same name.
    package func mayAnswer(_ one: Resolution) -> Bool {
        matchesType(of: one) && isNamed(one.name)
    }

    /// Whether a place asks for one of its types, the name and arguments aside.
    package func matchesType(of one: Resolution) -> Bool {
        types.contains { TypeText.match($0, one.type) }
    }
}

extension Resolution {
    /// The type with the name beside it, for reports.
    package var fullName: String { name.text.map { "\(type) “\($0)”" } ?? type }

    /// Whether it asks for something that libraries make of what is registered.
    var isBoxed: Bool {
        let names = ["Lazy", "Provider", "Array", "Set", "Optional"]
        return type.contains("<") && names.contains(TypeText.baseName(type)) || type.hasPrefix("[")
    }

    /// Whether a registration gives what is asked for.
    func accepts(_ one: Registration, judge: JudgeComposition) -> Bool {
        guard one.matchesType(of: self), one.isNamed(name) else { return false }
        if judge.isOfDevApp(one), !judge.isDev(module), judge.isShipped(module) { return false }
        if !judge.areInOneApp(one, self) { return false }
        if let scope, let other = one.scope, scope != other { return false }
        if style == .swinject, one.style == .swinject, let wanted = one.arguments,
            let given = arguments, wanted.count != given.count
        {
            return false
        }
        return true
    }
}
