import Foundation
import Testing
import Tiers

#if os(Linux)
    /// The real program where a call of the system fails, writes half, or is its last: a codebase is
    /// as before or as it should be, and one sentence says which.
    ///
    /// `STRATA_FAULTS=all` tries every fault at every call; `STRATA_PROGRAM` names the program, and
    /// `STRATA_COMMANDS` the commands, with semicolons between them.
    @Suite(.real, .serialized) struct WritingFaultsTests {
        private static let triesAll =
            ProcessInfo.processInfo.environment["STRATA_FAULTS"] == "all"

        private static let commands: [WritingCommand] = {
            guard let names = ProcessInfo.processInfo.environment["STRATA_COMMANDS"] else {
                return WritingCommand.all
            }
            let chosen = Set(names.split(separator: ";").map(String.init))
            return WritingCommand.all.filter { chosen.contains($0.testDescription) }
        }()

        /// How a folder may look, and how the program ends that makes it so.
        private struct Ends {
            let before: FolderState
            let after: FolderState
            let status: Int32
        }

        @Test(arguments: commands)
        func `whatever call falls, all is written or nothing, and it is said`(
            command: WritingCommand
        ) async throws {
            let injector = try await FaultInjector()
            let kept = try ScratchFolder()
            let folder = try ScratchFolder()
            try await command.prepare(folder)
            try kept.copyContents(of: folder)
            let before = try FolderState(of: folder)
            let arguments = command.arguments(in: folder)
            let (count, whole) = try await injector.calls(of: arguments, below: folder.path)
            let after = try FolderState(of: folder)
            try #require(before != after && count > 2, "\(whole.errors)")
            let ends = Ends(before: before, after: after, status: whole.status)
            let faults = Self.faults(of: count, from: command.testDescription.utf8.count)
            if Self.triesAll { print("\(command): \(count) calls, \(faults.count) faults") }
            for fault in faults {
                try folder.copyContents(of: kept)
                let outcome = try await injector.run(arguments, below: folder.path, with: fault)
                try await judge(outcome, after: fault, of: command, ends, folder)
            }
        }

        /// All that can fall, or some of it: each call or every few, each in another way.
        private static func faults(of count: Int, from start: Int) -> [FaultInjector.Fault] {
            if triesAll { return (1...count).flatMap(FaultInjector.faults) }
            let step = max(1, count / 3)
            return stride(from: 1 + start % step, through: count, by: step).map { call in
                let ways = FaultInjector.faults(at: call)
                return ways[(call * 5 + start) % ways.count]
            }
        }

        private func judge(
            _ outcome: BuiltProgram.Outcome, after fault: FaultInjector.Fault,
            of command: WritingCommand, _ ends: Ends, _ folder: ScratchFolder
        ) async throws {
            let what = Comment("\(command) with \(fault): \(outcome.status) \(outcome.errors)")
            let now = try FolderState(of: folder)
            if fault.kills {
                #expect(outcome.status == -SIGKILL, what)
            } else if now == ends.after, !fault.stays || outcome.status == ends.status {
                #expect(outcome.status == ends.status, what)
            } else {
                #expect(outcome.status == 2, what)
                #expect(outcome.errors.split(separator: "\n").count == 1, what)
                #expect(now == ends.before || fault.stays, what)
            }
            if now == ends.after, outcome.status == ends.status { return }
            let next = try await BuiltProgram.run(
                BuiltProgram.campaigned, ["modules", folder.path])
            let then = try FolderState(of: folder)
            #expect(then == ends.before || then == ends.after, what)
            #expect(then == now || !next.errors.isEmpty, what)
            guard then == ends.before else { return }
            let again = try await BuiltProgram.run(
                BuiltProgram.campaigned, command.arguments(in: folder))
            #expect(again.status == ends.status, "\(again.errors), after \(what)")
            #expect(try FolderState(of: folder) == ends.after, what)
        }
    }
#endif

/// Every file and folder of a codebase with its permissions, but for git's and the notes of Strata.
struct FolderState: Equatable {
    private var entries: [String: String] = [:]

    init(of folder: ScratchFolder) throws {
        let names = FileManager.default.enumerator(atPath: folder.path)?.allObjects ?? []
        for case let name as String in names where !Self.isLeftOut(name) {
            let path = folder.path + "/" + name
            var status = stat()
            try #require(lstat(path, &status) == 0)
            let mode = String(status.st_mode, radix: 8)
            let bytes = status.st_mode & S_IFMT == S_IFREG ? try folder.bytes(of: name) : Data()
            entries[name] = mode + " " + bytes.base64EncodedString()
        }
    }

    /// Drafts of what a person named are left by a program that is killed.
    private static func isLeftOut(_ name: String) -> Bool {
        name == ".git" || name == ".build" || name.hasPrefix(".git/")
            || name.hasPrefix(".build/strata")
            || (name.hasPrefix(".strata-") && name.hasSuffix(".draft"))
    }
}

extension ScratchFolder {
    fileprivate func bytes(of file: String) throws -> Data {
        try Data(contentsOf: URL(fileURLWithPath: path + "/" + file))
    }

    /// Takes over what is in another folder; the folder itself stays, and its repository, as notes
    /// are not believed that are older than that.
    fileprivate func copyContents(of other: ScratchFolder) throws {
        let files = FileManager.default
        for name in try files.contentsOfDirectory(atPath: path) where name != ".git" {
            try files.removeItem(atPath: path + "/" + name)
        }
        for name in try files.contentsOfDirectory(atPath: other.path) where name != ".git" {
            try files.copyItem(atPath: other.path + "/" + name, toPath: path + "/" + name)
        }
    }
}
