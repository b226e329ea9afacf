/// Reads `.xcconfig` files with what they include, each once.
///
/// A name that is not absolute is looked for beside the file that includes it, then in the folders
/// that are searched; its suffix may be left out. A file that includes itself, over whatever way, is
/// left out there. `MacroConfigFileLoader` of swift-build does the same.
final class ConfigurationFiles {
    private struct Question: Hashable {
        let path: String
        let folders: [String]
    }

    /// A file on the way through its includes.
    private struct Reading {
        var content = ConfigurationContent()
        var open: [String] = []
        var inclusions = 0
        /// How many lines were read, whatever they say; one of a file read twice counts twice.
        var lines = 0
        /// The files of which it is said what is wrong in them, however often they are included.
        var told: Set<String> = []
        /// Whether an included file had to be looked for in the folders that are searched.
        var isSearching = false
    }

    private let bytes: (String) -> [UInt8]?
    private var known: [Question: ConfigurationContent] = [:]
    /// What is the same wherever files are searched for, by path.
    private var settled: [String: ConfigurationContent] = [:]
    /// The lines of each file that was asked for; nil of one that is not there.
    private var lines: [String: [ConfigurationLine]?] = [:]

    /// How many lines were read for all files together.
    private var linesOfAll = 0
    private let mostLinesOfAll: Int

    private static let deepest = 50
    private static let mostInclusions = 1_000
    private static let mostLines = 100_000

    /// A reader of files.
    ///
    /// - Parameters:
    ///   - mostLines: How many lines are read for all files together.
    ///   - bytes: What the file at an absolute path holds; nil if it is not there.
    init(mostLines: Int = 2_000_000, bytes: @escaping (String) -> [UInt8]?) {
        mostLinesOfAll = mostLines
        self.bytes = bytes
    }

    /// What a file says; nil if it is not there.
    ///
    /// - Parameters:
    ///   - path: An absolute path.
    ///   - folders: Where included files are looked for that are not beside the file.
    func content(
        at path: String, searching folders: [String] = []
    ) -> ConfigurationContent? {
        let path = SettingPath(path).standardized
        let question = Question(path: path, folders: folders)
        if let content = settled[path] ?? known[question] { return content }
        guard let lines = lines(at: path) else { return nil }
        var reading = Reading()
        read(lines, at: path, folders, &reading)
        if reading.isSearching {
            known[question] = reading.content
        } else {
            settled[path] = reading.content
        }
        return reading.content
    }

    private func read(
        _ lines: [ConfigurationLine], at path: String, _ folders: [String],
        _ reading: inout Reading
    ) {
        let isWithinLimits =
            reading.open.count < Self.deepest && reading.inclusions < Self.mostInclusions
            && lines.count <= Self.mostLines - reading.lines
            && lines.count <= mostLinesOfAll - linesOfAll
        guard isWithinLimits else {
            reading.content.isComplete = false
            return
        }
        reading.inclusions += 1
        reading.lines += lines.count
        linesOfAll += lines.count
        let isFirst = reading.told.insert(path).inserted
        reading.open.append(path)
        for line in lines {
            let place = ConfigurationContent.Place(path: path, line: line.number)
            switch line.content {
            case .assignment(let assignment): reading.content.level.add(assignment)
            case .damage(let what):
                guard isFirst else { continue }
                reading.content.damages.append(.init(place: place, what: what))
            case .include(let name, let isOptional):
                let isThere = include(name, at: place, folders, &reading)
                if !isThere, !isOptional, isFirst {
                    let first = Self.places(of: name, from: path, folders)[0]
                    reading.content.missing.append(.init(path: first, place: place))
                }
            }
        }
        reading.open.removeLast()
    }

    /// Reads an included file; false if it is not there.
    private func include(
        _ name: String, at place: ConfigurationContent.Place, _ folders: [String],
        _ reading: inout Reading
    ) -> Bool {
        let near = Self.places(of: name, from: place.path, [])
        if include(firstOf: near, folders, &reading) { return true }
        if folders.isEmpty || name.hasPrefix("/") { return false }
        reading.isSearching = true
        let all = Self.places(of: name, from: place.path, folders)
        return include(firstOf: Array(all.dropFirst(near.count)), folders, &reading)
    }

    /// Reads the first of several files that is there; false if none is.
    private func include(
        firstOf places: [String], _ folders: [String], _ reading: inout Reading
    ) -> Bool {
        for path in places {
            if reading.open.contains(path) { return true }
            guard let lines = lines(at: path) else { continue }
            read(lines, at: path, folders, &reading)
            return true
        }
        return false
    }

    private func lines(at path: String) -> [ConfigurationLine]? {
        if let known = lines[path] { return known }
        let read = bytes(path).map(ConfigurationLine.lines)
        lines[path] = .some(read)
        return read
    }

    /// Where an included file may be, the likeliest first.
    private static func places(
        of name: String, from file: String, _ folders: [String]
    ) -> [String] {
        let places =
            name.hasPrefix("/")
            ? [name]
            : ([SettingPath(file).folder] + folders).map { SettingPath($0).joined(name) }
        let isWhole = SettingPath(name).suffix.count > 1
        let all = isWhole ? places : places.flatMap { [$0, $0 + ".xcconfig"] }
        return all.map { SettingPath($0).standardized }
    }
}
