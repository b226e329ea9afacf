import Foundation
import Testing
import Tiers

/// The real program writing to what a person names, of every kind.
@Suite(.real) struct OutputFileTests {
    private let scratch: ScratchFolder
    private var shop: String { scratch.path + "/Shop" }

    init() throws {
        scratch = try ScratchFolder()
        let package = try ScratchFolder()
        try package.writePackageWithSidewaysImport()
        try FileManager.default.moveItem(atPath: package.path, toPath: scratch.path + "/Shop")
    }

    private func check(to output: String) async throws -> BuiltProgram.Outcome {
        try await BuiltProgram.run("check", shop, "--format", "json", "--output", output)
    }

    /// Runs a line of a shell, in which `$0` is the program and `$1` the codebase.
    private func shell(_ line: String) async throws -> BuiltProgram.Outcome {
        try await BuiltProgram.run(
            "sh", ["-c", line, BuiltProgram.strata, shop], in: scratch.path)
    }

    private func kind(of path: String) -> mode_t {
        var status = stat()
        return lstat(path, &status) == 0 ? status.st_mode & S_IFMT : 0
    }

    @Test func `a plain file is replaced whole and keeps its permissions`() async throws {
        let file = scratch.path + "/out.json"
        try scratch.write(String(repeating: "old\n", count: 9_999), to: "out.json")
        chmod(file, 0o640)
        #expect(try await check(to: file).status == 1)
        #expect(try scratch.text(of: "out.json").hasPrefix("{"))
        var status = stat()
        #expect(stat(file, &status) == 0 && status.st_mode & 0o7777 == 0o640)
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: scratch.path).sorted()
                == ["Shop", "out.json"])
    }

    @Test func `a link stays a link, and the file behind it is written`() async throws {
        try scratch.write("old", to: "Real/out.json")
        let link = scratch.path + "/link.json"
        try FileManager.default.createSymbolicLink(
            atPath: link, withDestinationPath: "Real/out.json")
        #expect(try await check(to: link).status == 1)
        #expect(kind(of: link) == S_IFLNK)
        #expect(try scratch.text(of: "Real/out.json").hasPrefix("{"))
    }

    @Test func `a pipe is written to and stays one`() async throws {
        let pipe = scratch.path + "/pipe"
        mkfifo(pipe, 0o600)
        let outcome = try await shell(
            "cat pipe > read.json & \"$0\" check \"$1\" --format json --output pipe; s=$?; "
                + "wait; exit $s")
        #expect(outcome.status == 1, "\(outcome.errors)")
        #expect(kind(of: pipe) == S_IFIFO)
        #expect(try scratch.text(of: "read.json").hasPrefix("{"))
    }

    @Test func `standard output is written to where it is, behind what is there`() async throws {
        let outcome = try await shell(
            "echo first > a.txt; \"$0\" check \"$1\" --output /dev/stdout >> a.txt; "
                + "\"$0\" report /dev/fd/3 \"$1\" 3> b.html | cat > c.txt")
        #expect(outcome.errors.isEmpty)
        let text = try scratch.text(of: "a.txt")
        #expect(text.hasPrefix("first\n") && text.contains("HomeFeature"))
        #expect(try scratch.text(of: "b.html").hasPrefix("<!DOCTYPE html>"))
        #expect(try scratch.text(of: "c.txt") == "Wrote /dev/fd/3.\n")
    }

    @Test func `what cannot be written ends with 2 and one sentence`() async throws {
        try scratch.write("old", to: "kept.json")
        for output in ["/dev/full", scratch.path, scratch.path + "/no/out.json", "/dev/fd/77"] {
            guard FileManager.default.fileExists(atPath: "/dev/full") else { continue }
            let outcome = try await check(to: output)
            #expect(outcome.status == 2)
            #expect(
                outcome.errors.hasPrefix("Error: \(output) cannot be written: ")
                    && outcome.errors.split(separator: "\n").count == 1, "\(outcome.errors)")
        }
    }

    @Test func `a reader that has gone is an error with 2 and one sentence`() async throws {
        let named = try await shell(
            "{ \"$0\" check \"$1\" --output /dev/fd/3 3>&1 >/dev/null; echo $? > status; } | true")
        #expect(try scratch.text(of: "status") == "2\n")
        let sentence = "/dev/fd/3 cannot be written: Broken pipe. Name another file."
        #expect(named.errors == "Error: \(sentence)\n")
        // Who ignores the signal, as many runners of jobs do, is told.
        let told = try await shell(
            "trap '' PIPE; { \"$0\" check \"$1\"; echo $? > status; } | true")
        #expect(try scratch.text(of: "status") == "2\n")
        #expect(
            told.errors
                == "The output could not be written: Broken pipe. Look at where it goes, then try again.\n"
        )
    }

    @Test func `a full standard output ends with 2 and one sentence`() async throws {
        guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
        for command in ["check", "modules", "graph", "report -", "--help", "--version"] {
            let path = command.hasPrefix("-") ? "" : "\"$1\""
            let outcome = try await shell("\"$0\" \(command) \(path) > /dev/full")
            #expect(outcome.status == 2, "\(command)")
            #expect(
                outcome.errors.hasPrefix("The output could not be written: ")
                    && outcome.errors.split(separator: "\n").count == 1,
                "\(command): \(outcome.errors)")
        }
    }

    @Test func `without standard streams no file is written in their place`() async throws {
        let outcome = try await shell("\"$0\" baseline \"$1\" <&- >&-")
        #expect(outcome.status == 2)
        #expect(outcome.errors.hasPrefix("The output could not be written: "))
        let record = try scratch.text(of: "Shop/.strata.baseline.yml")
        #expect(record.contains("::HomeFeature"))
        #expect(try await shell("\"$0\" baseline \"$1\"").status == 0)
        #expect(try scratch.text(of: "Shop/.strata.baseline.yml") == record)
        #expect(try await shell("\"$0\" check \"$1\" 2>&-").status == 0)
    }
}
