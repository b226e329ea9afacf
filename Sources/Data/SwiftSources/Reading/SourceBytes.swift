#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A buffer that takes one file after the other.
final class SourceBytes {
    /// Why a file could not be read.
    enum Failure: Error, Equatable {
        case gone, notAFile
        case system(String)
    }

    /// Files beyond this size are read up to it.
    static let limit = 16 << 20

    private var storage: UnsafeMutableRawBufferPointer
    private(set) var count = 0
    private(set) var isCut = false

    /// The bytes of the file read last.
    var bytes: UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(
            start: storage.assumingMemoryBound(to: UInt8.self).baseAddress, count: count)
    }

    init() {
        storage = .allocate(byteCount: 64 << 10, alignment: 16)
    }

    deinit {
        storage.deallocate()
    }

    /// Reads a file from its start; what was read before is gone.
    func read(_ path: String, upTo limit: Int = SourceBytes.limit) throws(Failure) {
        count = 0
        isCut = false
        let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard file >= 0 else { throw Self.failure(errno) }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0 else { throw Self.failure(errno) }
        guard status.st_mode & S_IFMT == S_IFREG else { throw .notAFile }
        reserve(min(Int(status.st_size), limit) + 1)
        try fill(from: file, upTo: limit)
    }

    private func fill(from file: Int32, upTo limit: Int) throws(Failure) {
        while count <= limit {
            if count == storage.count { reserve(storage.count * 2) }
            let room = UnsafeMutableRawBufferPointer(rebasing: storage[count...])
            let got = Self.readSome(file, into: room)
            if got < 0 { throw Self.failure(errno) }
            if got == 0 { return }
            count += got
        }
        isCut = true
        count = limit
    }

    private static func readSome(_ file: Int32, into room: UnsafeMutableRawBufferPointer) -> Int {
        while true {
            #if canImport(Darwin)
                let got = Darwin.read(file, room.baseAddress, room.count)
            #elseif canImport(Musl)
                let got = Musl.read(file, room.baseAddress, room.count)
            #else
                let got = Glibc.read(file, room.baseAddress, room.count)
            #endif
            if got >= 0 || errno != EINTR { return got }
        }
    }

    private func reserve(_ needed: Int) {
        guard needed > storage.count else { return }
        let larger = UnsafeMutableRawBufferPointer.allocate(byteCount: needed, alignment: 16)
        larger.copyMemory(from: UnsafeRawBufferPointer(rebasing: storage[..<count]))
        storage.deallocate()
        storage = larger
    }

    private static func failure(_ code: Int32) -> Failure {
        switch code {
        case ENOENT, ENOTDIR: .gone
        default: .system(String(cString: strerror(code)))
        }
    }
}
