import Foundation
import Testing
import Tiers

@testable import SwiftManifests

/// The module that trusted manifests are run against.
@Suite(.real) struct ProjectDescriptionStubTests {
    private static let file = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../../Sources/Data/SwiftManifests/TuistProjects/Stub")
        .appending(path: "ProjectDescription.swift")
        .standardizedFileURL

    @Test func `the compiler takes our ProjectDescription without a warning`() throws {
        let compiler = Process()
        compiler.executableURL = URL(filePath: "/usr/bin/env")
        compiler.arguments = [
            "swiftc", "-typecheck", "-parse-as-library", "-warnings-as-errors", "-module-name",
            "ProjectDescription", Self.file.path,
        ]
        let output = Pipe()
        compiler.standardError = output
        try compiler.run()
        let bytes = output.fileHandleForReading.readDataToEndOfFile()
        compiler.waitUntilExit()
        #expect(compiler.terminationStatus == 0, "\(String(decoding: bytes, as: UTF8.self))")
    }

    @Test func `manifests are run against that file`() throws {
        #expect(try ProjectDescriptionStub.source == String(contentsOf: Self.file, encoding: .utf8))
    }
}
