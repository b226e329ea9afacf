/// What the last build of an executable was made of. It is kept beside the executable, so that the
/// program that the build started knows what has changed since.
struct BuildRecord: Hashable, Sendable {
    /// A module as it was compiled.
    struct Module: Hashable, Sendable {
        /// When its compiler was started, at the latest; in seconds since 1970.
        var started: Int
        /// The module files it has read.
        var imports: [String: FileStamp]
    }

    /// Everything that goes into the build: sources, manifests, resources.
    var files: [String: FileStamp] = [:]
    var modules: [String: Module] = [:]
    /// Whether something was compiled that is not linked yet.
    var needsLink = false

    init() {}

    /// What SwiftPM has built.
    ///
    /// - Parameters:
    ///   - plan: How it was built.
    ///   - before: Files that were known before it started, as they were then.
    ///   - start: When it started, in seconds since 1970.
    ///   - after: All files as they are now.
    ///   - end: The time now.
    init(
        of plan: BuildPlan, before: [String: FileStamp], start: Int, after: [String: FileStamp],
        end: Int
    ) {
        for (path, stamp) in after {
            files[path] = before[path] ?? (stamp.seconds < start ? stamp : .unknown)
        }
        for file in [plan.manifest, plan.lockFile] { files[file] = after[file] }
        for module in plan.modules {
            modules[module.name] = Module(started: end, imports: module.currentImports)
        }
    }

    /// Notes that compilers may have been started until then.
    mutating func noteStart(_ time: Int) {
        for name in modules.keys { modules[name]?.started = time }
    }

    /// Reads what ``text`` wrote; `nil` if it is anything else.
    init?(_ text: String) {
        let lines = text.split(separator: "\n")
        guard lines.first == "watch 1" else { return nil }
        for line in lines.dropFirst() where !take(line) { return nil }
    }

    /// Its form in a file.
    var text: String {
        var lines = ["watch 1"]
        if needsLink { lines.append("unlinked") }
        for (path, stamp) in files { lines.append("file \(stamp.words) \(path)") }
        for (name, module) in modules {
            lines.append("module \(module.started) \(name)")
            for (path, stamp) in module.imports {
                lines.append("import \(stamp.words) \(name) \(path)")
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private mutating func take(_ line: Substring) -> Bool {
        let words = line.split(separator: " ", maxSplits: 6)
        switch words.first {
        case "unlinked": needsLink = true
        case "file":
            guard let stamp = FileStamp(words: words.dropFirst()) else { return false }
            let path = line.split(separator: " ", maxSplits: 5).last
            files[String(path ?? "")] = stamp
        case "module":
            guard words.count == 3, let started = Int(words[1]) else { return false }
            modules[String(words[2]), default: Module(started: 0, imports: [:])].started = started
        case "import":
            guard words.count == 7, let stamp = FileStamp(words: words.dropFirst()) else {
                return false
            }
            modules[String(words[5]), default: Module(started: 0, imports: [:])]
                .imports[String(words[6])] = stamp
        default: return false
        }
        return true
    }
}

extension FileStamp {
    /// A version that no file has: it counts as changed.
    static var unknown: FileStamp { FileStamp(inode: 0, size: 0, seconds: 0, nanoseconds: 0) }

    fileprivate var words: String { "\(inode) \(size) \(seconds) \(nanoseconds)" }

    fileprivate init?(words: ArraySlice<Substring>) {
        let numbers = words.prefix(4).compactMap { Int($0) }
        guard numbers.count == 4, words.count > 4 else { return nil }
        self.init(
            inode: UInt64(numbers[0]), size: Int64(numbers[1]), seconds: numbers[2],
            nanoseconds: numbers[3])
    }
}
