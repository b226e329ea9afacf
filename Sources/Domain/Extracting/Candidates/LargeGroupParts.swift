import Codebase

/// The folders of a large group that are steps of their own: small enough, and as free as they can be.
struct LargeGroupParts {
    /// The most folders that are named.
    private static let limit = 3

    private struct Part {
        let folder: RelativePath
        let files: [Int]
        let price: Double

        var depth: Int { folder.components.count }
    }

    let graph: FileGraph

    /// - Parameter group: The files of the group.
    /// - Returns: Folders that share no file, those with the fewest edges to the rest of the module
    ///   for each file first, with their numbers of files.
    func callAsFunction(_ group: [Int]) -> [(folder: RelativePath, files: Int)] {
        var members: [RelativePath: [Int]] = [:]
        for file in group {
            var folder = graph.files[file].parent
            while !folder.isRoot {
                members[folder, default: []].append(file)
                folder = folder.parent
            }
        }
        // A folder that holds all of the group is no part of it.
        let small = members.filter {
            $1.count > 1 && $1.count <= ExtractionCandidate.mostFiles && $1.count < group.count
        }
        let ranked = small.map { Part(folder: $0, files: $1, price: price($1)) }.sorted {
            one, other in
            (one.price, other.depth, one.folder) < (other.price, one.depth, other.folder)
        }
        var taken: Set<Int> = []
        var found: [(RelativePath, Int)] = []
        for part in ranked where found.count < Self.limit && taken.isDisjoint(with: part.files) {
            taken.formUnion(part.files)
            found.append((part.folder, part.files.count))
        }
        return found
    }

    /// The edges that lead out of files, for each file; larger folders are cheaper.
    private func price(_ files: [Int]) -> Double {
        let inside = Set(files)
        let out = files.reduce(0) { sum, file in
            sum + graph.outgoing[file].count { !inside.contains(graph.edges[$0].to) }
        }
        return Double(out + 1) / Double(files.count)
    }
}
