import Codebase

/// Reads which modules the files of C's family of languages bring in.
///
/// It tells `@import`, `#import` and `#include` from comments and strings byte by byte. Headers in
/// quotes are files of the own module and are left out; so are declarations and names.
package struct ObjectiveCFactsReader: SourceFactsReader {
    /// How many files one task reads: few enough to share the work, enough to be worth a task.
    private static let chunk = 64

    private let sizeLimit: Int

    /// A reader.
    ///
    /// - Parameter sizeLimit: How many bytes of a file are read.
    package init(sizeLimit: Int = 16 << 20) {
        self.sizeLimit = sizeLimit
    }

    /// Whether a file is one that this reads, by its extension.
    package static func reads(_ file: RelativePath) -> Bool {
        extensions.contains(file.fileExtension)
    }

    private static let extensions: Set<String> = [
        "m", "mm", "h", "c", "cc", "cp", "cpp", "cxx", "hh", "hpp", "hxx", "ipp", "tpp", "M",
        "pch", "metal", "S",
    ]

    package func facts(
        of files: [RelativePath], in contents: any SourceContents
    ) -> AsyncStream<[FileFacts]> {
        AsyncStream { continuation in
            let task = Task {
                await withTaskGroup(of: [FileFacts].self) { group in
                    for start in stride(from: 0, to: files.count, by: Self.chunk) {
                        let chunk = files[start..<min(start + Self.chunk, files.count)]
                        group.addTask { facts(of: chunk, in: contents) }
                    }
                    for await batch in group { continuation.yield(batch) }
                }
                continuation.finish()
            }
            continuation.onTermination = { _ in task.cancel() }
        }
    }

    private func facts(
        of files: ArraySlice<RelativePath>, in contents: any SourceContents
    ) -> [FileFacts] {
        var batch: [FileFacts] = []
        for file in files where !Task.isCancelled {
            batch.append(FileFacts(file: file, facts: facts(of: file, in: contents)))
        }
        return batch
    }

    private func facts(of file: RelativePath, in contents: any SourceContents) -> SourceFacts {
        do throws(ContentError) {
            let content = try contents.bytes(of: file, upTo: sizeLimit)
            var scanner = ImportScanner(content.bytes)
            let imports = scanner.imports()
            let problem = SourceProblem(
                kind: .tooLarge, line: nil,
                message: "The file is larger than \(sizeLimit >> 20) MB; its beginning was read.")
            return SourceFacts(
                lineCount: content.lineCount, imports: imports, declarations: [],
                uses: NameUses(), problems: content.isCut ? [problem] : [])
        } catch {
            let problem = SourceProblem(
                kind: .unreadable, line: nil, message: "The file cannot be read: \(error.reason).")
            return SourceFacts(
                lineCount: 0, imports: [], declarations: [], uses: NameUses(), problems: [problem])
        }
    }
}
