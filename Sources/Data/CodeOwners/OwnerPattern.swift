/// Which files a line of a CODEOWNERS file is about: as in `.gitignore`, without `!` and `[…]`.
///
/// https://docs.github.com/en/repositories/managing-your-repositorys-settings-and-features/customizing-your-repository/about-code-owners
struct OwnerPattern: Equatable {
    private enum Part: Equatable {
        /// Any number of folders: `**`.
        case folders
        /// One name, with `*` for any characters of it and `?` for one.
        case name([UInt8])
    }

    private enum End: Equatable {
        /// A file, or a folder with all that it holds.
        case anything
        /// What stands in a folder: `docs/`, `docs/**`.
        case insideFolder
        /// What stands in the folder itself, and not deeper: `docs/*`.
        case file
    }

    private let parts: [Part]
    private let end: End

    /// - Parameters:
    ///   - text: The pattern, without backslashes before spaces.
    ///   - isAnchored: Whether a slash in the middle ties it to the top, as for GitHub; for GitLab only
    ///     one at the start does.
    init(_ text: [UInt8], isAnchored: Bool) {
        let slash = UInt8(ascii: "/")
        var names = text.split(separator: slash).map { Array($0) }
        let isInside = text.last == slash || names.count > 1 && names.last == Self.folders
        if text.last != slash, isInside { names.removeLast() }
        let isTied = text.first == slash || isAnchored && names.count > 1
        parts =
            (isTied ? [] : [.folders])
            + names.map { $0 == Self.folders ? .folders : .name($0) }
        end =
            if isInside { .insideFolder } else if names.count > 1, names.last == Self.star {
                .file
            } else { .anything }
    }

    private static let folders = Array("**".utf8)
    private static let star = Array("*".utf8)

    /// Whether it is about a file.
    ///
    /// - Parameter path: The names along its path.
    func matches(_ path: [ArraySlice<UInt8>]) -> Bool {
        var places = withoutFolders(from: [0])
        for (index, name) in path.enumerated() {
            if places.contains(parts.count), end != .file { return true }
            var next: Set<Int> = []
            for place in places where place < parts.count {
                switch parts[place] {
                case .folders: next.insert(place)
                case .name(let pattern):
                    if Self.matches(name, pattern) { next.insert(place + 1) }
                }
            }
            places = withoutFolders(from: next)
            if places.isEmpty { return false }
            if index == path.count - 1 { break }
        }
        return places.contains(parts.count) && end != .insideFolder
    }

    /// The same places, and those behind parts that may stand for nothing.
    private func withoutFolders(from places: Set<Int>) -> Set<Int> {
        var all = places
        for place in places.sorted() {
            var next = place
            while next < parts.count, parts[next] == .folders {
                next += 1
                all.insert(next)
            }
        }
        return all
    }

    /// Whether a pattern is about a name; the last star takes more where it must.
    private static func matches(_ name: ArraySlice<UInt8>, _ pattern: [UInt8]) -> Bool {
        var (at, place) = (name.startIndex, 0)
        var star: (at: Int, place: Int)?
        while at < name.endIndex {
            if place < pattern.count, pattern[place] == UInt8(ascii: "*") {
                star = (at, place)
                place += 1
            } else if place < pattern.count,
                pattern[place] == UInt8(ascii: "?") || pattern[place] == name[at]
            {
                at += 1
                place += 1
            } else if let last = star {
                star = (last.at + 1, last.place)
                (at, place) = (last.at + 1, last.place + 1)
            } else {
                return false
            }
        }
        return pattern[place...].allSatisfy { $0 == UInt8(ascii: "*") }
    }
}
