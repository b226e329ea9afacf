import Architecture
import Codebase

/// What a person means by a seed: a folder or file by path, else a type, else a folder, file or
/// prefix by name.
///
/// - Returns: nil if nothing in the module is called so, or a name means several things.
func findSeed(_ text: String, in graph: FileGraph) -> Seed? {
    let path = RelativePath(text)
    let below = graph.files.indices.filter { graph.files[$0].isInside(path) }
    if !path.isRoot, !below.isEmpty {
        let origin: Seed.Origin = graph.files[below[0]] == path ? .file : .folder
        return Seed(name: path.name, origin: origin, files: below)
    }
    if case .folder(let file) = graph.types.meaning(of: text, least: .internal) {
        return Seed(name: text, origin: .type, files: [file])
    }
    let named = graph.files.indices.filter {
        let name = graph.files[$0].name
        return name == text || name == text + ".swift"
    }
    if named.count == 1 { return Seed(name: text, origin: .file, files: named) }
    let known = FindSeeds(graph: graph).seeds().filter { $0.name == text || $0.name == text + "…" }
    return known.count == 1 ? known[0] : nil
}
