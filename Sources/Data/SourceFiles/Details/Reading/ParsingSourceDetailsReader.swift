import Codebase

/// Reads the details of files by parsing each of them, on all processors; it keeps nothing.
package struct ParsingSourceDetailsReader: SourceDetailsReader {
    private let limits: ReadingLimits

    /// - Parameters:
    ///   - sizeLimit: How many bytes of a file are read.
    ///   - treeLimit: How many of them are parsed into one tree, where the text can be cut.
    package init(sizeLimit: Int = 16 << 20, treeLimit: Int = 512 << 10) {
        limits = ReadingLimits(file: sizeLimit, tree: treeLimit)
    }

    package func details(
        of files: [RelativePath], in contents: any SourceContents
    ) async -> [RelativePath: SourceDetails] {
        await readEach(of: files) { [limits] file in
            do throws(ContentError) {
                let read = try contents.bytes(of: file, upTo: limits.file)
                return read.bytes.withUnsafeBufferPointer {
                    SourceDetailsParser.details(of: $0, isCut: read.isCut, limits: limits)
                }
            } catch {
                return SourceDetails(problems: [.unreadable(error)])
            }
        }
    }
}
