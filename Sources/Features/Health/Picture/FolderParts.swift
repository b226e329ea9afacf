import Architecture
import Codebase
import Diagnosing
import FeatureKit

/// A large module by its folders, and the files that can leave it now as a part of their own.
nonisolated struct FolderParts: Equatable, Sendable {
    /// The parts, longest first; the files that can leave have the number 0.
    let parts: [TreemapPart]

    /// A folder is shown by the folders in it if it holds more than one line of so many.
    private static let divided = 8
    /// The number of folders from which on none is divided.
    private static let most = 40

    /// - Parameter step: The files that can leave now; nil as long as none are known.
    init(of module: Module, leaving step: ExtractionStep? = nil, in analysis: Analysis) {
        let leaving = Set(step?.files ?? [])
        let staying = module.sources.filter { !leaving.contains($0) }.map { file in
            SourceFolder.File(
                folders: file.components.dropLast().map(String.init)[...],
                lines: analysis.facts[file]?.lineCount ?? 0)
        }
        var folders = SourceFolder(staying).withoutOuterFolders.divided
        let least = folders.reduce(0) { $0 + $1.lines } / Self.divided
        while folders.count < Self.most,
            let large = folders.firstIndex(where: { $0.lines > least && $0.holdsFolders })
        {
            folders.replaceSubrange(large...large, with: folders[large].divided)
        }
        let parts =
            folders.map { TreemapPart(name: $0.title, lines: $0.lines) }
            + (step.map { [TreemapPart(name: $0.name, lines: $0.lines, number: 0)] } ?? [])
        self.parts = parts.sorted { ($1.lines, $0.name) < ($0.lines, $1.name) }
    }
}

/// Some files below a folder.
private nonisolated struct SourceFolder {
    struct File {
        /// The folders between the shown one and the file, outermost first.
        var folders: ArraySlice<String>
        let lines: Int
    }

    /// The folders that lead here, from the outermost one that is shown.
    private let names: [String]
    private let files: [File]
    let lines: Int

    init(_ files: [File], names: [String] = []) {
        self.names = names
        self.files = files
        lines = files.reduce(0) { $0 + $1.lines }
    }

    var title: String { names.isEmpty ? "files in no folder" : names.joined(separator: "/") }

    /// Whether there are folders in it.
    var holdsFolders: Bool { files.contains { !$0.folders.isEmpty } }

    /// The same without the folders that hold all files: none of them tells one from another.
    var withoutOuterFolders: SourceFolder {
        var shared = files.first?.folders ?? []
        for file in files {
            shared = shared.prefix(zip(shared, file.folders).prefix { $0 == $1 }.count)
        }
        return SourceFolder(
            files.map { File(folders: $0.folders.dropFirst(shared.count), lines: $0.lines) })
    }

    /// The folders in it, and under its own name what lies beside them.
    var divided: [SourceFolder] {
        Dictionary(grouping: files) { $0.folders.first ?? "" }
            .sorted { $0.key < $1.key }
            .map { name, files in
                let inner = files.map {
                    File(folders: $0.folders.dropFirst(), lines: $0.lines)
                }
                return SourceFolder(inner, names: name.isEmpty ? names : names + [name])
            }
    }
}
