import Foundation
import Testing
import Tiers

/// What links lead to outside of the folder is neither read nor quoted; it is said to be a link.
@Suite(.real) struct LinkedElsewhereTests {
    private let scratch: ScratchFolder
    private let secret = "root:x:0:0"
    private var folder: String { scratch.path + "/Shop" }

    init() throws {
        scratch = try ScratchFolder()
        let package = try ScratchFolder()
        try package.writePackageWithSidewaysImport()
        try FileManager.default.copyItem(atPath: package.path, toPath: folder)
        try scratch.write("\(secret)\nname: \(secret)\n", to: "secret")
    }

    /// Puts a link to the secret in the place of a file.
    private func link(_ file: String, to target: String = "/secret") throws {
        let place = URL(fileURLWithPath: folder + "/" + file)
        try FileManager.default.createDirectory(
            at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
        if FileManager.default.fileExists(atPath: place.path) {
            try FileManager.default.removeItem(at: place)
        }
        try FileManager.default.createSymbolicLink(
            atPath: place.path, withDestinationPath: scratch.path + target)
    }

    @Test(arguments: [
        "Package.swift", "Sources/Core/Money.swift",
        "project.yml", "Podfile", "App.podspec", "App.xcodeproj/project.pbxproj",
    ])
    func `a link in the place of a file is told, and nothing behind it is shown`(
        file: String
    ) async throws {
        try link(file)
        for format in ["text", "json", "github"] {
            let checked = try await BuiltProgram.run(
                "check", folder, "--format", format)
            let said = checked.output + checked.errors
            #expect(!said.contains(secret), "\(format): \(said)")
            // There is an error besides.
            #expect(checked.status == 1, "\(format): \(said)")
            #expect(said.contains("link"), "\(format): \(said)")
        }
    }

    @Test(arguments: [".strata.yml", ".strata.baseline.yml"])
    func `settings and records that are links end with 2`(file: String) async throws {
        try link(file)
        let checked = try await BuiltProgram.run("check", folder)
        #expect(checked.status == 2)
        #expect(!(checked.output + checked.errors).contains(secret))
        #expect(checked.errors.contains("it is a link that leads out of the codebase's folder"))
    }

    @Test func `a plan and a template that are links are told`() async throws {
        try link(".strata/plans/next.yml")
        let plan = try await BuiltProgram.run(
            "plan", "HomeFeature", folder, "--what-if", ".strata/plans/next.yml")
        #expect(plan.status == 2)
        #expect(!(plan.output + plan.errors).contains(secret))
        try FileManager.default.createDirectory(
            atPath: scratch.path + "/own", withIntermediateDirectories: true)
        try scratch.write(secret, to: "own/feature")
        try link(".strata/templates/plain", to: "/own")
        let feature = try await BuiltProgram.run(
            "new", "feature", "Search", folder, "--style", "plain")
        #expect(feature.status == 2)
        #expect(feature.errors.contains("link"), "\(feature.errors)")
        #expect(!(feature.output + feature.errors).contains(secret))
    }

    @Test func `settings of an Xcode project are read in its repository only`() async throws {
        try scratch.write("PRODUCT_NAME = \(secret)\n", to: "secret.xcconfig")
        try scratch.write("", to: "Shop/.git/HEAD")
        try link("Base.xcconfig", to: "/secret.xcconfig")
        let checked = try await BuiltProgram.run("check", folder)
        #expect(checked.output.contains("Base.xcconfig"))
        #expect(!(checked.output + checked.errors).contains(secret))
    }
}
