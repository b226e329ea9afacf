import Codebase

/// Who owns the modules of a codebase and what is about them, by who owns their files.
package struct CodebaseOwners: Sendable {
    private let files: any FileOwners
    private let codebase: Codebase
    private let modules: [ModuleID: [String]]

    /// Works out who owns which module.
    ///
    /// - Parameter files: Who owns which files.
    package init(_ files: any FileOwners, of analysis: Analysis) {
        self.files = files
        codebase = analysis.codebase
        modules = Dictionary(
            (codebase.modules + analysis.ofModules.codebase.modules).map {
                ($0.id, files.owners(of: Set($0.sources)))
            }, uniquingKeysWith: { first, _ in first })
    }

    /// Reads who owns it, beside the caller; nil where nobody wrote it down.
    @concurrent package init?(of analysis: Analysis, by reader: any OwnersReader) async {
        guard let files = await reader.owners(in: analysis.codebase.contents) else { return nil }
        self.init(files, of: analysis)
    }

    /// Who owns the sources of a module, who own most of them first; empty for nobody.
    package func owners(of module: ModuleID) -> [String] { modules[module] ?? [] }

    /// Who owns the files behind a violation, who own most of them first.
    package func owners(of violation: Violation) -> [String] {
        files.owners(of: violation, in: codebase)
    }

    /// Who owns some files, who own most of them first.
    package func owners(of files: Set<RelativePath>) -> [String] { self.files.owners(of: files) }

    /// Who removes what is recorded: whom the record names, else who owns most of the module that
    /// breaks the rule; nil for nobody.
    package func owner(of entry: BaselineEntry) -> String? {
        entry.note.owner ?? entry.modules.first.flatMap { owners(of: $0).first }
    }
}
