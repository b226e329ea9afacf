/// What the process that reads stores is asked.
struct ReadingRequest: Equatable {
    struct File: Equatable {
        /// The absolute path, and the same without links.
        let paths: [String]
        /// When it was changed, in nanoseconds since 1970.
        let changed: Int64
    }

    /// The path of libIndexStore.
    let library: String
    /// The absolute paths of stores.
    let stores: [String]
    let files: [File]

    init(library: String, stores: [String], files: [File]) {
        self.library = library
        self.stores = stores
        self.files = files
    }

    /// As arguments of a program, counts before what they count: a pipe to a process that dies would
    /// end this one too.
    var arguments: [String] {
        [library, "\(stores.count)"] + stores
            + files.flatMap { ["\($0.changed)", "\($0.paths.count)"] + $0.paths }
    }

    /// - Returns: nil if the arguments are none of a request.
    init?(arguments: [String]) {
        var rest = arguments[...]
        guard let library = rest.popFirst(), let stores = Self.counted(&rest) else { return nil }
        var files: [File] = []
        while let time = rest.popFirst() {
            guard let changed = Int64(time), let paths = Self.counted(&rest) else { return nil }
            files.append(File(paths: paths, changed: changed))
        }
        self.init(library: library, stores: stores, files: files)
    }

    private static func counted(_ rest: inout ArraySlice<String>) -> [String]? {
        guard let count = rest.popFirst().flatMap({ Int($0) }), count >= 0, count <= rest.count
        else { return nil }
        defer { rest = rest.dropFirst(count) }
        return Array(rest.prefix(count))
    }
}

/// What it answers: that it begins with a file, then what it found.
enum ReadingMessage {
    case noLibrary
    case begins(file: Int)
    case notBuilt(file: Int)
    case changed(file: Int)
    case unreadable(file: Int)
    case read(file: Int, content: WireReader)

    /// How a message begins.
    enum Tag: Int {
        case noLibrary, begins, notBuilt, changed, unreadable, read
    }

    /// Reads the messages as far as they go: a process that ended early leaves half of one.
    static func messages(in bytes: [UInt8]) -> [ReadingMessage] {
        var reader = WireReader(bytes[...])
        var messages: [ReadingMessage] = []
        while !reader.isAtEnd, let message = try? next(from: &reader) { messages.append(message) }
        return messages
    }

    private static func next(from reader: inout WireReader) throws -> ReadingMessage {
        let tag = Tag(rawValue: try reader.number())
        let file = try reader.number()
        switch tag {
        case .noLibrary: return .noLibrary
        case .begins: return .begins(file: file)
        case .notBuilt: return .notBuilt(file: file)
        case .changed: return .changed(file: file)
        case .unreadable: return .unreadable(file: file)
        case .read: return .read(file: file, content: try reader.part())
        case nil: throw WireReader.Cut()
        }
    }
}
