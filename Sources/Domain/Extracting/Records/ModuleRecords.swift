import Codebase

/// What is known of a module besides its text: which files changed together, and what the compiler
/// resolved in them.
package struct ModuleRecords: Sendable {
    /// What the latest commits changed; nil where there is no repository, or it cannot be read.
    package let history: ChangeHistory?
    /// What the compiler wrote about each file, or why it says nothing; files that it was not asked
    /// about are left out.
    package let compiled: [RelativePath: Answer]

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
    package init(history: ChangeHistory?, compiled: [RelativePath: Answer] = [:]) {
        self.history = history
        self.compiled = compiled
    }
}

/// Reads what git and the compiler know of a module.
package struct ReadModuleRecords: Sendable {
    /// Of how many files the compiler's words are held at the same time.
    private static let batch = 256

    private let histories: (any ChangeHistoryReader)?
    private let index: (any CompilerIndexReader)?

    /// - Parameters:
    ///   - histories: What commits changed; nil to leave history out.
    ///   - index: What the compiler wrote; nil to go by names alone.
    package init(
        histories: (any ChangeHistoryReader)?, index: (any CompilerIndexReader)?
    ) {
        self.histories = histories
        self.index = index
    }

    /// The records of a module's Swift files.
    @concurrent
    package func callAsFunction(of module: Module, in codebase: Codebase) async -> ModuleRecords {
        var history: ChangeHistory?
        if let histories {
            history = await ChangeHistory(of: codebase.root, from: histories)
        }
        return ModuleRecords(
            history: history, compiled: await compiled(module.sources, in: codebase))
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
