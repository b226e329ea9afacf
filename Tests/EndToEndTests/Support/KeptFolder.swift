import Foundation

/// A folder that stays from one test run to the next, so that what is built in it stays warm.
///
/// It lies beside the program under test. What a run left in it is put right by the next one; only
/// files that differ are written.
struct KeptFolder {
    let path: String

    init(_ name: String) throws {
        let place = URL(fileURLWithPath: BuiltProgram.strata).deletingLastPathComponent()
        path = place.appendingPathComponent("end-to-end/\(name)").path
        try FileManager.default.createDirectory(
            atPath: path, withIntermediateDirectories: true)
    }

    /// Makes the folder hold these files and no others; `.build` stays.
    func hold(_ files: [String: Data]) throws {
        for file in try contents().keys where files[file] == nil {
            try FileManager.default.removeItem(atPath: path + "/" + file)
        }
        for (file, bytes) in files {
            let url = URL(fileURLWithPath: path + "/" + file)
            if FileManager.default.contents(atPath: url.path) == bytes { continue }
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try bytes.write(to: url)
        }
    }

    /// Makes the folder hold these texts and no others.
    func hold(_ texts: [String: String]) throws { try hold(texts.mapValues { Data($0.utf8) }) }

    /// Every file but those in `.build`.
    func contents() throws -> [String: Data] {
        try Self.files(in: path, below: try FileManager.default.contentsOfDirectory(atPath: path))
    }

    /// The files of a folder, in some of what it holds.
    static func files(in folder: String, below names: [String]) throws -> [String: Data] {
        var files: [String: Data] = [:]
        for name in names where name != ".build" && name != ".git" {
            var isFolder: ObjCBool = false
            let path = folder + "/" + name
            guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
                continue
            }
            if isFolder.boolValue {
                let inside = try FileManager.default.contentsOfDirectory(atPath: path)
                for (file, data) in try Self.files(in: path, below: inside) {
                    files[name + "/" + file] = data
                }
            } else {
                files[name] = try Data(contentsOf: URL(fileURLWithPath: path))
            }
        }
        return files
    }

    /// Adds to a file.
    func append(_ text: String, to file: String) throws {
        let url = URL(fileURLWithPath: path + "/" + file)
        try (Data(contentsOf: url) + Data(text.utf8)).write(to: url)
    }

    /// Builds everything in the package, and runs its tests.
    ///
    /// - Returns: What the tests printed, or what kept them from being run.
    func buildAndTest() async throws -> BuiltProgram.Outcome {
        let build = try await BuiltProgram.run(
            "swift", ["build", "--build-tests"], in: path)
        guard build.status == 0 else { return build }
        return try await BuiltProgram.run(
            "swift", ["test", "--skip-build"], in: path)
    }
}
