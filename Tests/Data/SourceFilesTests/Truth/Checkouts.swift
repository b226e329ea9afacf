import Codebase
import Foundation

/// Where SwiftPM keeps the packages that this one depends on.
enum Checkouts {
    /// The nearest `.build/checkouts` around the test's binary, the working directory or this file.
    static var folder: String? {
        let starts = [
            Bundle.main.bundlePath, FileManager.default.currentDirectoryPath, #filePath,
        ]
        return starts.lazy.compactMap { start in
            var url = URL(filePath: start)
            while url.path.count > 1 {
                let candidate = url.appending(path: ".build/checkouts").path
                if FileManager.default.fileExists(atPath: candidate) { return candidate }
                url.deleteLastPathComponent()
            }
            return nil
        }.first
    }

    /// The Swift files in a folder, links left out.
    static func swiftFiles(in folder: String) -> [RelativePath] {
        let names = FileManager.default.subpaths(atPath: folder) ?? []
        return names.filter { $0.hasSuffix(".swift") && isFile(folder + "/" + $0) }
            .map { RelativePath($0) }
    }

    private static func isFile(_ path: String) -> Bool {
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        return attributes?[.type] as? FileAttributeType == .typeRegular
    }
}
