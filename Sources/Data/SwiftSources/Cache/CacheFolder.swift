import Codebase

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The folder with one file of facts for each codebase.
///
/// Everything in it can be made again, so whatever goes wrong here costs time and nothing else:
/// failures are not reported.
struct CacheFolder: Sendable {
    /// The most codebases that are remembered.
    private static let capacity = 32

    /// The absolute path.
    let path: String

    /// What is remembered of a codebase; nil if nothing can be believed.
    func load(_ root: String) -> CachedFacts? {
        let file = file(for: root)
        var status = stat()
        guard lstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
            status.st_uid == geteuid()
        else { return nil }
        let source = SourceBytes()
        guard (try? source.read(file, upTo: 1 << 30)) != nil, !source.isCut else { return nil }
        return CachedFacts(decoding: UnsafeRawBufferPointer(source.bytes), root: root)
    }

    /// Replaces what is remembered of a codebase, all at once.
    func save(_ facts: CachedFacts) {
        makeFolders()
        let target = file(for: facts.root)
        let draft = "\(target).\(getpid()).\(UInt32.random(in: 0 ... .max)).new"
        guard write(facts.encoded(), to: draft), rename(draft, target) == 0 else {
            unlink(draft)
            return
        }
        removeOldest()
    }

    private func file(for root: String) -> String {
        var copy = root
        let hash = copy.withUTF8 { ByteHash.hash(UnsafeRawBufferPointer($0)) }
        return "\(path)/\(String(UInt(bitPattern: hash), radix: 36)).facts"
    }

    private func write(_ bytes: [UInt8], to file: String) -> Bool {
        let descriptor = open(file, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { return false }
        defer { close(descriptor) }
        return bytes.withUnsafeBytes { buffer in
            var rest = buffer[...]
            while !rest.isEmpty {
                let piece = UnsafeRawBufferPointer(rebasing: rest)
                let count = Self.writeSome(descriptor, piece)
                if count <= 0 { return false }
                rest = rest.dropFirst(count)
            }
            return true
        }
    }

    private static func writeSome(_ file: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
        #if canImport(Darwin)
            Darwin.write(file, bytes.baseAddress, bytes.count)
        #elseif canImport(Musl)
            Musl.write(file, bytes.baseAddress, bytes.count)
        #else
            Glibc.write(file, bytes.baseAddress, bytes.count)
        #endif
    }

    private func makeFolders() {
        var folder = ""
        for name in path.split(separator: "/") {
            folder += "/" + name
            mkdir(folder, 0o700)
        }
    }

    /// Forgets the codebases that were not opened for the longest time, and drafts left behind.
    private func removeOldest() {
        guard let stream = opendir(path) else { return }
        defer { closedir(stream) }
        var files: [(path: String, time: Int64)] = []
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                String(cString: UnsafeRawPointer($0).assumingMemoryBound(to: CChar.self))
            }
            guard let stamp = FileStamp(ofFileAt: path + "/" + name) else { continue }
            let isDraft = name.hasSuffix(".new")
            if isDraft, stamp.isSettled(at: FileStamp.now(), margin: 3_600_000_000_000) {
                unlink(path + "/" + name)
            } else if name.hasSuffix(".facts") {
                files.append((path + "/" + name, stamp.modified))
            }
        }
        files.sort { $0.time > $1.time }
        for file in files.dropFirst(Self.capacity) { unlink(file.path) }
    }
}
