import Architecture
import Codebase

/// Works out a composition root in plain Swift that makes what a container makes.
package struct CompileRoot: Sendable {
    private let factories: any FactoryTextReader
    private let outlines: any SourceOutlineReader

    /// - Parameters:
    ///   - factories: What reads the texts of registrations.
    ///   - outlines: What reads the types whose initializers are registered.
    package init(factories: any FactoryTextReader, outlines: any SourceOutlineReader) {
        self.factories = factories
        self.outlines = outlines
    }

    /// The root for what a composition registers.
    ///
    /// - Returns: nil if no container registers anything.
    package func compile(
        _ composition: Composition, in analysis: Analysis
    ) async -> CompiledRoot? {
        let registrations = composition.registrations.enumerated().filter { one in
            one.element.isOfContainer && analysis.role(of: one.element.module) != .devApp
        }
        if registrations.isEmpty { return nil }
        let files = Set(registrations.map(\.element.place.file)).sorted()
        let texts = await factories.factories(in: files, of: analysis.codebase.contents)
        let members = registrations.map { number, one in
            CompiledMember(
                number: number, registration: one,
                factory: texts[one.place.file]?.first { $0.line == one.place.line })
        }
        let index = await initialisers(of: members, in: analysis)
        return CompiledDraft(
            CompiledMember.named(members), composition: composition, analysis: analysis,
            index: index
        ).root
    }

    /// The declarations of the types whose initializers are registered themselves.
    private func initialisers(
        of members: [CompiledMember], in analysis: Analysis
    ) async -> OutlineIndex {
        let names = Set(members.compactMap(\.factory?.initialised).map(TypeText.baseName))
        if names.isEmpty { return OutlineIndex([]) }
        let choice = ChosenFiles(
            analysis, isWhole: true, readsRoots: true, readsEnvironment: true)
        let files = choice.files(declaring: names).sorted()
        let read = await outlines.outlines(of: files, in: analysis.codebase.contents)
        return OutlineIndex(
            read.compactMap { choice.outlined($0.key, $0.value) }.sorted { $0.file < $1.file })
    }
}

extension Registration {
    /// Whether a container that is asked while the app runs makes it.
    fileprivate var isOfContainer: Bool {
        switch style {
        case .swinject, .resolver, .dip, .own: true
        case .factory, .dependencies, .needle, .appIntents, .manual, .environment: false
        }
    }
}

extension Analysis {
    /// The part that a module plays.
    func role(of module: ModuleID) -> Role? {
        codebase.module(module)?.role
    }
}
