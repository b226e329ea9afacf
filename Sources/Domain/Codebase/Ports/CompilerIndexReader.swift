/// Reads what the compiler wrote about files when they were built last.
package protocol CompilerIndexReader: Sendable {
    /// What the compiler says of some files, or why it says nothing.
    ///
    /// Nothing is built for it. An answer is about the file as it is now: what was written about an
    /// older text is no answer.
    ///
    /// - Parameter codebase: Whose packages and projects may have been built.
    /// - Returns: An answer for each of the files.
    func answers(
        for files: [RelativePath], in codebase: Codebase
    ) async -> [RelativePath: CompilerAnswer]

    /// The folders in which builds of a codebase leave an index, in path order.
    func buildFolders(of codebase: Codebase) -> [RelativePath]

    /// What builds have left so far.
    ///
    /// - Parameters:
    ///   - folders: Those of ``buildFolders(of:)``.
    ///   - root: The absolute path of the codebase.
    func traces(ofBuildsIn folders: [RelativePath], at root: String) -> BuildTraces
}

/// Two readers, of which the second is asked about files on which the first is silent.
package struct FallbackIndexReader: CompilerIndexReader {
    private let first: any CompilerIndexReader
    private let second: any CompilerIndexReader

    /// - Parameters:
    ///   - first: Who is asked about all files.
    ///   - second: Who is asked about the rest.
    package init(_ first: any CompilerIndexReader, then second: any CompilerIndexReader) {
        self.first = first
        self.second = second
    }

    package func answers(
        for files: [RelativePath], in codebase: Codebase
    ) async -> [RelativePath: CompilerAnswer] {
        let answers = await first.answers(for: files, in: codebase)
        let open = files.filter { file in
            if case .compiled? = answers[file] { false } else { true }
        }
        if open.isEmpty { return answers }
        return await answers.merging(second.answers(for: open, in: codebase)) { $1 }
    }

    package func buildFolders(of codebase: Codebase) -> [RelativePath] {
        Set(first.buildFolders(of: codebase) + second.buildFolders(of: codebase)).sorted()
    }

    package func traces(ofBuildsIn folders: [RelativePath], at root: String) -> BuildTraces {
        let traces = [first, second].map { $0.traces(ofBuildsIn: folders, at: root) }
        return BuildTraces(
            folders: folders, lines: traces.flatMap(\.lines),
            changed: traces.map(\.changed).max() ?? 0)
    }
}

/// What builds have left of a codebase: different after each of them.
package struct BuildTraces: Hashable, Sendable {
    /// Where they build.
    package let folders: [RelativePath]
    /// What tells the state from others, a line for each part of it.
    package let lines: [String]
    /// When the latest build wrote, in nanoseconds since 1970; 0 without any.
    package let changed: Int64

    /// Traces of their parts.
    package init(folders: [RelativePath], lines: [String], changed: Int64) {
        self.folders = folders
        self.lines = lines
        self.changed = changed
    }
}

/// What the compiler says of one file.
package enum CompilerAnswer: Equatable, Sendable {
    /// It was built after it was changed last.
    case compiled(CompiledFile)
    /// It says nothing about the file as it is.
    case silent(CompilerSilence)
}

/// Why the compiler says nothing about a file.
package enum CompilerSilence: String, CaseIterable, Hashable, Sendable {
    /// No toolchain with libIndexStore was found.
    case noLibrary
    /// No build left an index.
    case noStore
    /// There are indexes, but git tracks them, or no git says that it does not: anybody may have
    /// written them.
    case foreignStore
    /// No build that left an index compiled the file.
    case notBuilt
    /// The file was changed after it was built.
    case changed
    /// The index says other names than stand in the file.
    case differs
    /// The build compiled the file, but for another system or setting than this import is for.
    case leftOut
    /// The index is damaged, or was not read in time.
    case unreadable
    /// The question is one that only the text answers.
    case notAsked

    /// Why, in a few words that follow "by name:".
    package var reason: String {
        switch self {
        case .noLibrary: "no toolchain was found"
        case .noStore: "no build left an index"
        case .foreignStore: "the index was not made here"
        case .notBuilt: "the file was not built"
        case .changed: "the file was changed after it was built"
        case .differs: "the index does not fit the file"
        case .leftOut: "the build left the import out"
        case .unreadable: "the index cannot be read"
        case .notAsked: "the compiler was not asked"
        }
    }
}

/// Who says what a file uses.
package enum Teller: Hashable, Sendable {
    /// The compiler, exactly.
    case compiler
    /// The text, by name, as the compiler says nothing.
    case syntax(CompilerSilence)

    /// Whether the compiler says it.
    package var isExact: Bool { self == .compiler }

    /// One word or two for screens and reports.
    package var word: String { isExact ? "exact" : "by name" }
}
