@testable import OperatingSystem
import Testing

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// What is said of files is compared with files that were made for it.
@Suite final class FilesTests {
    private let folder: String

    init() throws {
        var name = Array("/tmp/strata-files-XXXXXX".utf8CString)
        _ = try #require(mkdtemp(&name))
        folder = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    deinit {
        for entry in DirectoryEntry.readable(in: folder) { remove(folder + "/" + entry.text) }
        rmdir(folder)
    }

    private func makeFile(_ name: String, _ bytes: [UInt8]) throws -> String {
        let path = folder + "/" + name
        let file = try SystemCall.repeating { open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o640) }
        defer { close(file) }
        try SystemCall.write(bytes, to: file)
        return path
    }

    @Test func `a status tells kind, size and permissions`() throws {
        let file = try makeFile("a", Array(repeating: 7, count: 300_000))
        let status = try #require(FileStatus(of: file))
        #expect(status.kind == .file)
        #expect(status.size == 300_000)
        #expect(status.permissions == 0o640)
        #expect(!status.isExecutable)
        #expect(status.owner == geteuid())
        #expect(FileStatus(of: folder)?.kind == .folder)
        #expect(FileStatus(of: folder + "/none") == nil)
    }

    @Test func `a link is told from what it leads to`() throws {
        let file = try makeFile("a", [1])
        let link = folder + "/l"
        symlink(file, link)
        #expect(FileStatus(of: link)?.kind == .link)
        #expect(FileStatus(following: link)?.kind == .file)
        #expect(FileStatus(following: link)?.inode == FileStatus(of: file)?.inode)
        #expect(SystemPath.resolved(link) == SystemPath.resolved(file))
        #expect(SystemPath.target(ofLink: Array(link.utf8)) == Array(file.utf8))
    }

    @Test func `a file that is not to be followed is refused as a link`() throws {
        symlink(try makeFile("a", [1]), folder + "/l")
        let failure = #expect(throws: SystemFailure.self) { _ = try OpenFile(folder + "/l") }
        #expect(failure?.isLink == true)
        #expect(OpenFile.content(of: Array((folder + "/l").utf8)) == [1])
        #expect(OpenFile.content(of: Array((folder + "/l").utf8), followsLink: false) == nil)
    }

    @Test func `a folder is listed by the bytes of the names`() throws {
        for name in ["b", "B", ".hidden", "é"] { _ = try makeFile(name, []) }
        mkdir(folder + "/a", 0o700)
        let entries = try DirectoryEntry.all(in: Array(folder.utf8))
        #expect(entries.map(\.text) == [".hidden", "B", "a", "b", "é"])
        #expect(entries.map(\.kind) == [.file, .file, .folder, .file, .file])
        #expect(entries.map(\.isHidden) == [true, false, false, false, false])
    }

    @Test func `a name that is no UTF-8 is kept as bytes`() throws {
        let name: [UInt8] = [0x61, 0xFF]
        let path = Array(folder.utf8) + [0x2F] + name
        let file = open(SystemPath.terminated(path), O_WRONLY | O_CREAT, 0o600)
        // Some file systems take UTF-8 alone.
        guard file >= 0 else { return }
        close(file)
        #expect(try DirectoryEntry.all(in: Array(folder.utf8)).map(\.name) == [name])
        #expect(FileStatus(of: path)?.kind == .file)
        unlink(SystemPath.terminated(path))
    }

    @Test func `a folder that is not there is absent and not empty`() {
        let failure = #expect(throws: SystemFailure.self) {
            try DirectoryEntry.all(in: Array((folder + "/none").utf8))
        }
        #expect(failure?.isAbsence == true)
        #expect(failure?.description == "No such file or directory")
    }

    @Test func `a file is read from a place on, to its end`() throws {
        let file = try OpenFile(try makeFile("a", Array(0..<100)))
        #expect(try file.bytes(from: 90, upTo: 20) == Array(90..<100))
        #expect(try file.bytes(upTo: 3) == [0, 1, 2])
        #expect(try file.bytes(from: 100, upTo: 1) == [])
    }

    @Test func `a pipe is opened without waiting and is no plain file`() throws {
        let pipe = folder + "/pipe"
        try #require(mkfifo(pipe, 0o600) == 0)
        let file = try OpenFile(pipe)
        #expect(file.status?.kind == .other)
        #expect(file.plainStatus == nil)
        #expect(OpenFile.text(of: pipe) == nil)
    }

    @Test func `what is opened says where it is`() throws {
        let path = try makeFile("a", [])
        let file = try OpenFile(path)
        #expect(file.path == SystemPath.resolved(Array(path.utf8)))
    }

    @Test func `times beyond what 64 bits hold are the last`() {
        var time = timespec()
        time.tv_sec = .max
        #expect(FileTime(time).totalNanoseconds == .max)
        time.tv_sec = .min
        #expect(FileTime(time).totalNanoseconds == .min)
        time.tv_sec = 2
        time.tv_nsec = 5
        #expect(FileTime(time).totalNanoseconds == 2_000_000_005)
    }

    @Test func `writing waits for a receiver that is slow`() throws {
        var ends: [Int32] = [-1, -1]
        try #require(pipe(&ends) == 0)
        let (reader, writer) = (ends[0], ends[1])
        _ = fcntl(writer, F_SETFL, O_NONBLOCK)
        let bytes = (0..<400_000).map { UInt8(truncatingIfNeeded: $0) }
        SystemThread.start(stacks: [8 << 20]) {
            try? SystemCall.write(bytes, to: writer)
            close(writer)
        }
        var read: [UInt8] = []
        var part = [UInt8](repeating: 0, count: 4_096)
        while case let count = Self.read(reader, into: &part), count > 0 { read += part[..<count] }
        close(reader)
        #expect(read == bytes)
    }

    private static func read(_ file: Int32, into part: inout [UInt8]) -> Int {
        #if canImport(Darwin)
            Darwin.read(file, &part, part.count)
        #elseif canImport(Musl)
            Musl.read(file, &part, part.count)
        #else
            Glibc.read(file, &part, part.count)
        #endif
    }
}
