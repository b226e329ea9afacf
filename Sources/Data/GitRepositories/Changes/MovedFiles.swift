import Codebase

/// Which of the files that came were others before, by the rules of git: those that hold the same,
/// then those of the same name, then those that are most alike.
struct MovedFiles {
    /// More files than that on one side are not compared by what they hold.
    private static let mostAlike = 400
    /// A longer file is not compared.
    private static let longest = 1 << 20
    /// In percent: how alike files of one name must be, and any others.
    private static let leastOfName = 75
    private static let least = 50

    /// Every path that changed, those that moved under the new one alone.
    private(set) var files: [[UInt8]]
    /// The paths of files that moved.
    private(set) var renames: [(from: [UInt8], to: [UInt8])] = []
    private var gone: [FileDifference]
    private var come: [FileDifference]

    /// - Parameter files: What differs.
    init(_ files: [FileDifference], from objects: GitObjects) {
        gone = files.filter { $0.after == nil }
        come = files.filter { $0.before == nil }
        self.files = []
        findSame()
        if !gone.isEmpty, !come.isEmpty { findAlike(from: objects) }
        let former = Set(renames.map(\.from))
        self.files = files.map(\.path).filter { !former.contains($0) }
    }

    /// Takes files that hold the same, of the same name first.
    private mutating func findSame() {
        var places = Dictionary(grouping: gone.indices) { gone[$0].before }
        pair { files in
            files.come.compactMap { file in
                guard let candidates = places[file.after], let first = candidates.first else {
                    return nil
                }
                let place =
                    candidates.first { files.gone[$0].path.lastName == file.path.lastName }
                    ?? first
                places[file.after] = candidates.filter { $0 != place }
                return (files.gone[place].path, file.path)
            }
        }
    }

    private mutating func findAlike(from objects: GitObjects) {
        guard gone.count <= Self.mostAlike, come.count <= Self.mostAlike else { return }
        let texts = Texts(gone.compactMap(\.before) + come.compactMap(\.after), from: objects)
        func likeness(_ old: FileDifference, _ new: FileDifference) -> Int {
            guard let before = texts[old.before], let after = texts[new.after] else { return 0 }
            return before.likeness(to: after)
        }
        pair { files in
            let old = Dictionary(grouping: files.gone) { $0.path.lastName }
            let new = Dictionary(grouping: files.come) { $0.path.lastName }
            return old.compactMap { name, old in
                guard old.count == 1, let new = new[name], new.count == 1,
                    likeness(old[0], new[0]) >= Self.leastOfName
                else { return nil }
                return (old[0].path, new[0].path)
            }
        }
        var pairs: [(likeness: Int, old: [UInt8], new: [UInt8])] = []
        for new in come {
            for old in gone where old.path.lastEnding == new.path.lastEnding {
                let likeness = likeness(old, new)
                if likeness >= Self.least { pairs.append((likeness, old.path, new.path)) }
            }
        }
        pairs.sort { one, other in
            if one.likeness != other.likeness { return one.likeness > other.likeness }
            return (one.new + [0] + one.old).lexicographicallyPrecedes(other.new + [0] + other.old)
        }
        var taken: Set<[UInt8]> = []
        pair { _ in
            pairs.compactMap { pair in
                guard !taken.contains(pair.old), !taken.contains(pair.new) else { return nil }
                taken.formUnion([pair.old, pair.new])
                return (pair.old, pair.new)
            }
        }
    }

    /// Takes what was found to be one file out of those that are looked at.
    private mutating func pair(
        _ find: (MovedFiles) -> [(from: [UInt8], to: [UInt8])]
    ) {
        let found = find(self)
        let (from, to) = (Set(found.map(\.from)), Set(found.map(\.to)))
        gone.removeAll { from.contains($0.path) }
        come.removeAll { to.contains($0.path) }
        renames += found
    }

    /// What files hold, read in one go.
    private struct Texts {
        private var texts: [ObjectName: LineCounts] = [:]

        init(_ names: [ObjectName], from objects: GitObjects) {
            let names = Array(Set(names))
            // What was never fetched is like nothing.
            for (name, read) in zip(names, objects.bytes(ofEach: names, upTo: MovedFiles.longest)) {
                if let file = try? read.get(), !file.isCut {
                    texts[name] = LineCounts(of: file.bytes)
                }
            }
        }

        subscript(name: ObjectName?) -> LineCounts? { name.flatMap { texts[$0] } }
    }
}

/// The lines of a file with their bytes.
private struct LineCounts {
    private var bytes: [ArraySlice<UInt8>: Int] = [:]
    private let size: Int

    init(of text: [UInt8]) {
        size = text.count
        var start = 0
        while start < text.count {
            let end = text[start...].firstIndex(of: 0x0A).map { $0 + 1 } ?? text.count
            bytes[text[start..<end], default: 0] += end - start
            start = end
        }
    }

    /// How much of the larger one is in both, in percent; 0 for empty ones.
    func likeness(to other: LineCounts) -> Int {
        let (small, large) = (min(size, other.size), max(size, other.size))
        guard small * 2 >= large, small > 0 else { return 0 }
        let common = bytes.reduce(0) { $0 + min($1.value, other.bytes[$1.key] ?? 0) }
        return common * 100 / large
    }
}

extension [UInt8] {
    /// What comes after the last slash.
    fileprivate var lastName: ArraySlice<UInt8> {
        lastIndex(of: 0x2F).map { self[($0 + 1)...] } ?? self[...]
    }

    /// What comes after the last dot of the name.
    fileprivate var lastEnding: ArraySlice<UInt8> {
        let name = lastName
        return name.lastIndex(of: 0x2E).map { name[($0 + 1)...] } ?? []
    }
}
