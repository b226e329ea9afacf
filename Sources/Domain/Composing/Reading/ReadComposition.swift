import Architecture
import Codebase

/// Reads what a codebase puts its objects together with.
///
/// Only files are read that name a container, or declare what such files need to be understood.
package struct ReadComposition: Sendable {
    private let outlines: any SourceOutlineReader

    /// - Parameter outlines: What reads the files that name a container.
    package init(outlines: any SourceOutlineReader) { self.outlines = outlines }

    /// The composition of a codebase whose sources are all read.
    ///
    /// - Parameter isWhole: Whether roots in plain Swift are read too, of which rules know nothing.
    package func callAsFunction(_ analysis: Analysis, isWhole: Bool = true) async -> Composition {
        let choice = ChosenFiles(analysis, isWhole: isWhole)
        if choice.first.isEmpty { return Composition() }
        var read: [RelativePath: OutlinedFile] = [:]
        var next = choice.first
        var reading = CompositionReading([], libraries: choice.libraries)
        for _ in 0..<5 {
            let files = next.filter { read[$0] == nil }.sorted()
            if files.isEmpty { break }
            let found = await outlines.outlines(of: files, in: analysis.codebase.contents)
            for (file, outline) in found {
                if let outlined = choice.outlined(file, outline) { read[file] = outlined }
            }
            reading = CompositionReading(
                read.values.sorted { $0.file < $1.file }, libraries: choice.libraries)
            // The rules are off where there is no container.
            if !isWhole, choice.libraries.isEmpty, reading.isEmpty { return Composition() }
            next = choice.files(using: reading.names).union(choice.files(declaring: reading.wanted))
                .union(choice.environment)
        }
        let leaking = choice.files(using: reading.implementations).filter { read[$0] == nil }
        var others: [OutlinedFile] = []
        if !reading.implementations.isEmpty, !leaking.isEmpty {
            let found = await outlines.outlines(
                of: leaking.filter(choice.mayLeak).sorted(), in: analysis.codebase.contents)
            others = found.compactMap { choice.outlined($0.key, $0.value) }
                .sorted { $0.file < $1.file }
        }
        return JudgeComposition(
            reading, choice, others: others, analysis: analysis, isWhole: isWhole
        ).composition
    }
}

/// All that several readers found in the files that were read.
struct CompositionReading {
    let files: [OutlinedFile]
    var walk: ContainerWalk
    let factory: FactoryReading
    let dependencies: DependenciesReading
    let needle: NeedleReading

    init(_ files: [OutlinedFile], libraries: Set<CompositionStyle>) {
        self.files = files
        walk = ContainerWalk(files, libraries: libraries)
        for file in files { walk.walk(file) }
        let none: [OutlinedFile] = []
        factory = FactoryReading(libraries.contains(.factory) ? files : none, walk.index)
        dependencies = DependenciesReading(
            libraries.contains(.dependencies) ? files : none, walk.index)
        needle = NeedleReading(libraries.contains(.needle) ? files : none, walk.index)
    }

    /// Whether nothing is registered or resolved.
    var isEmpty: Bool { walk.registrations.isEmpty && walk.resolutions.isEmpty }

    /// The names by which other files reach what these declare.
    var names: Set<String> { walk.shapes.names.union(factory.names) }

    /// The types whose declarations would tell more.
    var wanted: Set<String> {
        let types =
            walk.registrations.flatMap(\.types) + walk.resolutions.map(\.type)
            + walk.environment.map(\.type)
        return walk.wanted.union(types.map(TypeText.baseName)).union(walk.shapes.protocols)
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
