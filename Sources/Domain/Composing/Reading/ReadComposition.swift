import Architecture
import Codebase

/// Reads what a codebase puts its objects together with.
///
/// Only files are read that name a container, or declare what such files need to be understood.
package struct ReadComposition: Sendable {
    private let outlines: any SourceOutlineReader
    private let trees: (any SourceTreeReader)?

    /// - Parameters:
    ///   - outlines: What reads the files that name a container.
    ///   - trees: What lists the property lists that name where programs start; nil to look at none.
    package init(outlines: any SourceOutlineReader, trees: (any SourceTreeReader)? = nil) {
        self.outlines = outlines
        self.trees = trees
    }

    /// The composition of a codebase whose sources are all read.
    ///
    /// - Parameter isWhole: Whether what roots in plain Swift make and what stands beside them is
    ///   told too, of which rules know nothing.
    package func composition(of analysis: Analysis, isWhole: Bool = true) async -> Composition {
        let isPlainRead = isWhole || analysis.configuration.judgesPlainSwift
        let isEnvironmentRead = isWhole || analysis.configuration.judgesEnvironment
        let choice = ChosenFiles(
            analysis, isWhole: isWhole, readsRoots: isPlainRead,
            readsEnvironment: isEnvironmentRead)
        if choice.first.isEmpty {
            guard isWhole else { return Composition() }
            let unread = choice.unreadLibraries.unreached.sorted { $0.place < $1.place }
            return await hosted(Composition(unreached: unread), analysis)
        }
        var read: [RelativePath: OutlinedFile] = [:]
        var next = choice.first
        var reading = CompositionReading([], libraries: choice.libraries)
        var hasContainer = true
        for _ in 0..<5 {
            let files = next.filter { read[$0] == nil }.sorted()
            if files.isEmpty { break }
            await self.read(files, choice, analysis, into: &read)
            reading = CompositionReading(
                read.values.sorted { $0.file < $1.file }, libraries: choice.libraries)
            // The rules of containers are off where there is none.
            hasContainer = !choice.libraries.isEmpty || !reading.isEmpty
            if !isEnvironmentRead, !hasContainer { break }
            let started = isPlainRead ? StartedTypes(reading.files, reading.walk.index).names : []
            next = choice.files(using: reading.names)
                .union(choice.files(declaring: reading.wanted.union(started)))
                .union(choice.environment)
        }
        let isJudged = isEnvironmentRead || hasContainer
        guard isPlainRead || isJudged else { return Composition() }
        let manual =
            isPlainRead
            ? ManualRoots(reading.files, reading.walk.index, declares: choice.declares) : nil
        var plain: PlainFindings?
        if let manual {
            plain = await plainFindings(of: reading, with: manual, among: choice, in: analysis)
        }
        guard isJudged else { return Composition(findings: plain?.all ?? []) }
        let judged = JudgeComposition(
            reading, choice,
            others: await leaking(reading, besides: read, among: choice, in: analysis),
            naming: await naming(reading, besides: read, among: choice, in: analysis),
            analysis: analysis, manual: isWhole ? manual : nil, plain: plain
        ).composition
        return isWhole ? await hosted(judged, analysis) : judged
    }

    /// The composition with what stands in the targets of apps.
    private func hosted(_ composition: Composition, _ analysis: Analysis) async -> Composition {
        let tree = try? await trees?.tree(at: analysis.codebase.root)
        let names = RuntimeNames(of: analysis, files: tree?.files ?? [])
        return composition.hosted(by: FindAppHosts(analysis, composition, names).hosts)
    }

    private func read(
        _ files: [RelativePath], _ choice: ChosenFiles, _ analysis: Analysis,
        into read: inout [RelativePath: OutlinedFile]
    ) async {
        let found = await outlines.outlines(of: files, in: analysis.codebase.contents)
        for (file, outline) in found {
            if let outlined = choice.outlined(file, outline) { read[file] = outlined }
        }
    }

    /// The files that name implementations and were not read.
    private func leaking(
        _ reading: CompositionReading, besides known: [RelativePath: OutlinedFile],
        among choice: ChosenFiles, in analysis: Analysis
    ) async -> [OutlinedFile] {
        let files = choice.files(using: reading.implementations).filter {
            known[$0] == nil && choice.mayLeak($0)
        }
        return await outlined(files.sorted(), choice, analysis)
    }

    /// The most files that are read to see how they name what nobody seems to resolve.
    private static let mostNaming = 1_000

    /// The files that name a type that is registered and not resolved, and were not read.
    private func naming(
        _ reading: CompositionReading, besides known: [RelativePath: OutlinedFile],
        among choice: ChosenFiles, in analysis: Analysis
    ) async -> [OutlinedFile] {
        // Nothing is called unresolved then.
        if reading.hidesResolutions(among: choice) { return [] }
        let files = choice.files(using: reading.idle).filter { known[$0] == nil }
        return await outlined(Array(files.sorted().prefix(Self.mostNaming)), choice, analysis)
    }

    /// Some files that were not read before, by path.
    private func outlined(
        _ files: [RelativePath], _ choice: ChosenFiles, _ analysis: Analysis
    ) async -> [OutlinedFile] {
        var found: [RelativePath: OutlinedFile] = [:]
        if !files.isEmpty { await read(files, choice, analysis, into: &found) }
        return found.values.sorted { $0.file < $1.file }
    }

    /// Reads the classes that are made, and all files that name their optional dependencies.
    private func plainFindings(
        of reading: CompositionReading, with manual: ManualRoots, among choice: ChosenFiles,
        in analysis: Analysis
    ) async -> PlainFindings {
        let plain = PlainReading(reading, manual, declares: choice.declares)
        var known = Dictionary(
            reading.files.map { ($0.file, $0) }, uniquingKeysWith: { first, _ in first })
        let declaring = choice.files(declaring: plain.built).filter { known[$0] == nil }
        await read(declaring.sorted(), choice, analysis, into: &known)
        let made = known.values.sorted { $0.file < $1.file }
        let watched = Set(
            OptionalDependency.all(of: plain.built, in: made, OutlineIndex(made), choice)
                .map(\.declaration.name))
        let naming = choice.files(using: watched).filter { known[$0] == nil }
        await read(naming.sorted(), choice, analysis, into: &known)
        let all = watched.isEmpty ? [] : known.values.sorted { $0.file < $1.file }
        var walk = ContainerWalk(all, libraries: [])
        walk.watched = watched
        for file in all { walk.walk(file) }
        return PlainFindings(reading: plain, walk: walk, files: all, choice: choice)
    }
}

extension LayerConfiguration {
    /// Whether a person asks for the rules about plain Swift, for which many more files are read.
    fileprivate var judgesPlainSwift: Bool {
        [ViolationKind.unset, .unchecked].contains { severity(of: $0) != .off }
    }
}

/// All that several readers found in the files that were read.
struct CompositionReading {
    let files: [OutlinedFile]
    var walk: ContainerWalk
    let factory: FactoryReading
    let dependencies: DependenciesReading
    let needle: NeedleReading
    let appIntents: AppIntentsReading

    init(_ files: [OutlinedFile], libraries: Set<CompositionStyle>) {
        self.files = files
        walk = ContainerWalk(files, libraries: libraries)
        for file in files { walk.walk(file) }
        walk.applyStandardScopes()
        let none: [OutlinedFile] = []
        factory = FactoryReading(libraries.contains(.factory) ? files : none, walk.index)
        dependencies = DependenciesReading(
            libraries.contains(.dependencies) ? files : none, walk.index)
        needle = NeedleReading(libraries.contains(.needle) ? files : none, walk.index)
        appIntents = AppIntentsReading(
            libraries.contains(.appIntents) ? files : none, walk.index)
    }

    /// Whether nothing is registered or resolved, and nothing declared that others could ask.
    var isEmpty: Bool {
        walk.registrations.isEmpty && walk.resolutions.isEmpty && walk.shapes.containers.isEmpty
    }

    /// The names by which other files reach what these declare.
    var names: Set<String> { walk.shapes.names.union(factory.names) }

    /// The types whose declarations would tell more.
    var wanted: Set<String> {
        let types =
            walk.registrations.flatMap(\.types) + walk.resolutions.map(\.type)
            + walk.environment.map(\.type)
        let entries = walk.index.all.filter { ManualRoots.isEntry($0.declaration.inherited) }
        return walk.wanted.union(types.map(TypeText.baseName)).union(walk.shapes.protocols)
            .union(entries.map { TypeText.baseName($0.path) }).union(needle.names)
    }

    /// Whether something may be asked for where nobody sees what.
    func hidesResolutions(among choice: ChosenFiles) -> Bool {
        walk.unreached.contains(where: \.isResolution)
            || !choice.unreadLibraries.unreached.isEmpty
    }

    /// The types that containers are told and not asked for, by the last parts of their names.
    var idle: Set<String> {
        Set(walk.registrations.flatMap(\.types).map(TypeText.baseName))
            .subtracting(walk.resolutions.map { TypeText.baseName($0.type) })
    }

    /// The implementations that containers provide under other types.
    var implementations: Set<String> {
        let all = walk.registrations + factory.registrations
        return Set(
            all.compactMap { one in
                one.implementation.flatMap { made in
                    one.types.contains { !TypeText.match($0, made) }
                        ? TypeText.baseName(made) : nil
                }
            })
    }
}
