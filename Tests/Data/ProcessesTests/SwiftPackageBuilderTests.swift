import Foundation
import Previewing
import Processes
import Testing
import Tiers

/// A script stands for `swift`; what the real one does is told by the end-to-end stories.
@Suite(.real, .timeLimit(.minutes(20))) struct SwiftPackageBuilderTests {
    private let place: ScriptFolder

    init() throws { place = try ScriptFolder() }

    /// A script that makes the product after having done something else.
    private func builder(_ script: String) throws -> SwiftPackageBuilder {
        SwiftPackageBuilder(executable: try place.script(script))
    }

    private static let makesProduct =
        "mkdir -p .build/debug; printf '#!/bin/sh\\n' > .build/debug/HomeDev; "
        + "chmod +x .build/debug/HomeDev"

    private func events(of builder: SwiftPackageBuilder) async -> [BuildEvent] {
        var events: [BuildEvent] = []
        for await event in builder.build("HomeDev", in: place.path) { events.append(event) }
        return events
    }

    @Test
    func `progress comes as it is printed, and at the end where the program is`() async throws {
        let builder = try builder("echo \"[1/2] $*\"; \(Self.makesProduct)")
        let events = await events(of: builder)
        #expect(events.first == .progress(step: "build --product HomeDev", done: 1, total: 2))
        guard case .ended(.built(let executable, _)) = events.last else {
            Issue.record("It was not built: \(events)")
            return
        }
        #expect(executable == place.path + "/.build/debug/HomeDev")
    }

    @Test func `the last build is known by its file; its time by having built it`() async throws {
        let builder = try builder(Self.makesProduct)
        #expect(await builder.lastBuild(of: "HomeDev", in: place.path) == nil)
        let start = Int(Date().timeIntervalSince1970)
        _ = await events(of: builder)
        let last = try #require(await builder.lastBuild(of: "HomeDev", in: place.path))
        #expect(last.milliseconds != nil)
        // A file system may round to a whole second.
        #expect((start - 1...Int(Date().timeIntervalSince1970) + 1).contains(last.endedAt))
        let another = SwiftPackageBuilder()
        let seen = try #require(await another.lastBuild(of: "HomeDev", in: place.path))
        #expect(seen.milliseconds == nil)
    }

    @Test func `errors of both streams are told before the failure`() async throws {
        let builder = try builder("echo '/p/A.swift:1:2: error: bad' >&2; exit 1")
        let events = await events(of: builder)
        let problem = BuildProblem(
            place: .init(file: "/p/A.swift", line: 1, column: 2), message: "bad")
        #expect(events.contains(.problem(problem)))
        guard case .ended(.failed) = events.last else {
            Issue.record("It did not fail: \(events)")
            return
        }
    }

    @Test func `a success without a program is none`() async throws {
        let events = await events(of: try builder("true"))
        guard case .ended(.notStarted(let reason)) = events.last else {
            Issue.record("It should not count as built: \(events)")
            return
        }
        #expect(reason.contains(".build/debug/HomeDev"))
    }

    @Test func `a toolchain that is not there is said as such`() async {
        let events = await events(of: SwiftPackageBuilder(executable: "no-such-swift"))
        #expect(
            events == [
                .ended(
                    .notStarted(
                        reason: "no-such-swift was not found. Install a Swift toolchain."))
            ])
    }

    @Test func `a program that ends takes its builds with it`() async throws {
        let script =
            "trap 'exit 1' INT; echo $$ > \"$(dirname $0)/child\"; echo '[1/2] x'; "
            + "while true; do sleep 0.05; done"
        let builder = try builder(script)
        let folder = place.path
        let listening = Task { for await _ in builder.build("HomeDev", in: folder) {} }
        while !place.hasChild { try await Task.sleep(for: .milliseconds(20)) }
        builder.stopAll()
        #expect(try await place.childIsGone())
        await listening.value
    }

    @Test func `who no longer listens ends the build with all that it started`() async throws {
        let script = "sleep 300 & echo $! > \"$(dirname $0)/child\"; echo '[1/2] x'; wait"
        let builder = try builder(script)
        let folder = place.path
        let listening = Task { for await _ in builder.build("HomeDev", in: folder) {} }
        while !place.hasChild { try await Task.sleep(for: .milliseconds(20)) }
        listening.cancel()
        #expect(try await place.childIsGone())
    }
}
