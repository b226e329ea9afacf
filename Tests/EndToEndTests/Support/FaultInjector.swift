import Foundation
import Testing

/// What stands before libc in a program under test; Tests/Helpers/FaultInjector has its source.
struct FaultInjector {
    /// How a call falls.
    struct Fault: CustomTestStringConvertible {
        /// The number of the call, from 1.
        let call: Int
        /// A name of errno, `short`, `kill-before` or `kill-after`.
        let way: String
        /// Whether the calls after it fail, too, as on a disk that is full.
        var stays = false

        var kills: Bool { way.hasPrefix("kill") }

        var testDescription: String { "\(way)\(stays ? " from" : " at") call \(call)" }
    }

    /// Errors that end with the call, errors that stay, and ends of the program.
    static func faults(at call: Int) -> [Fault] {
        ["ENOSPC", "EIO", "EDQUOT", "EROFS", "EINTR", "short"].map { Fault(call: call, way: $0) }
            + ["ENOSPC", "EDQUOT", "EROFS", "EIO"].map {
                Fault(call: call, way: $0, stays: true)
            }
            + ["kill-before", "kill-after"].map { Fault(call: call, way: $0) }
    }

    private let library: ScratchFolder
    private var path: String { library.path + "/faults.so" }

    /// Builds it with the compiler of the toolchain.
    init() async throws {
        library = try ScratchFolder()
        let source = BuiltProgram.sources + "/Tests/Helpers/FaultInjector/faults.c"
        let outcome = try await BuiltProgram.run(
            "clang", ["-shared", "-fPIC", "-O1", "-o", path, source])
        try #require(outcome.status == 0, "\(outcome.errors)")
    }

    /// How many calls a program makes that change files below a folder, and how it ends.
    func calls(
        of arguments: [String], below folder: String
    ) async throws -> (count: Int, outcome: BuiltProgram.Outcome) {
        let log = library.path + "/\(UUID().uuidString).log"
        let outcome = try await run(arguments, below: folder, adding: ["STRATA_FAULT_LOG": log])
        let lines = (try? String(contentsOfFile: log, encoding: .utf8)) ?? ""
        return (lines.split(separator: "\n").count, outcome)
    }

    /// Runs the program with a call that falls.
    func run(
        _ arguments: [String], below folder: String, with fault: Fault
    ) async throws -> BuiltProgram.Outcome {
        var variables = ["STRATA_FAULT_AT": "\(fault.call)", "STRATA_FAULT_AS": fault.way]
        if fault.stays { variables["STRATA_FAULT_STAYS"] = "1" }
        return try await run(arguments, below: folder, adding: variables)
    }

    private func run(
        _ arguments: [String], below folder: String, adding variables: [String: String]
    ) async throws -> BuiltProgram.Outcome {
        let own = ["LD_PRELOAD": path, "STRATA_FAULT_BELOW": folder]
        return try await BuiltProgram.run(
            BuiltProgram.campaigned, arguments, adding: own.merging(variables) { $1 })
    }
}
