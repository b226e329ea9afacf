import Codebase

/// What is known of a module besides its facts: which files changed together, what the compiler
/// resolved in them, and what the others say in detail.
package struct ModuleRecords: Sendable {
    /// What the latest commits changed; nil where there is no repository, or it cannot be read.
    package let history: ChangeHistory?
    /// What the compiler wrote about each file, or why it says nothing; files that it was not asked
    /// about are left out.
    package let compiled: [RelativePath: Answer]
    /// What files say in detail that the compiler says nothing of; empty where they were not read.
    package let details: [RelativePath: SourceDetails]

    /// What the compiler says of one file.
    package enum Answer: Equatable, Sendable {
        /// It was built after it was changed last.
        case names(CompiledNames)
        /// It says nothing about the file as it is.
        case silent(CompilerSilence)
    }

    /// Nothing was asked.
    package static let none = ModuleRecords(history: nil)

    /// Records as they were read.
    package init(
        history: ChangeHistory?, compiled: [RelativePath: Answer] = [:],
        details: [RelativePath: SourceDetails] = [:]
    ) {
        self.history = history
        self.compiled = compiled
        self.details = details
    }
}

/// Reads what git and the compiler know of a module.
package struct ReadModuleRecords: Sendable {
    /// How many files of a module are read in detail: reading and following takes 4 ms for each.
    private static let mostDetailed = 1_000
    /// Of how many files the compiler's words are held at the same time.
    private static let batch = 256

    private let histories: (any ChangeHistoryReader)?
    private let index: (any CompilerIndexReader)?
    private let details: (any SourceDetailsReader)?

    /// - Parameters:
    ///   - histories: What commits changed; nil to leave history out.
    ///   - index: What the compiler wrote; nil to go by the text alone.
    ///   - details: Who reads files in detail; nil to go by the names in them.
    package init(
        histories: (any ChangeHistoryReader)?, index: (any CompilerIndexReader)?,
        details: (any SourceDetailsReader)? = nil
    ) {
        self.histories = histories
        self.index = index
        self.details = details
    }

    /// The records of a module's Swift files.
    @concurrent
    package func records(of module: Module, in codebase: Codebase) async -> ModuleRecords {
        var history: ChangeHistory?
        if let histories {
            history = await ChangeHistory(of: codebase.root, from: histories)
        }
        let isSmall = module.sources.count <= Self.mostDetailed
        return ModuleRecords(
            history: history, compiled: await compiled(module.sources, in: codebase),
            details: isSmall
                ? await details?.details(of: module.sources, in: codebase.contents) ?? [:] : [:])
    }

    private func compiled(
        _ files: [RelativePath], in codebase: Codebase
    ) async -> [RelativePath: ModuleRecords.Answer] {
        guard let index else { return [:] }
        var found: [RelativePath: ModuleRecords.Answer] = [:]
        for start in stride(from: 0, to: files.count, by: Self.batch) {
            let some = Array(files[start..<min(start + Self.batch, files.count)])
            for (file, answer) in await index.answers(for: some, in: codebase) {
                switch answer {
                case .compiled(let compiled): found[file] = .names(CompiledNames(compiled))
                case .silent(let reason): found[file] = .silent(reason)
                }
            }
        }
        return found
    }
}
