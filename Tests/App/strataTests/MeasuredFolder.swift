import Architecture
import Codebase
import Foundation

@testable import strata

/// The folder whose names are measured against what its compiler resolved.
enum MeasuredFolder {
    /// Names another folder that was built, such as `.build/checkouts`.
    private static let variable = "STRATA_MEASURED_FOLDER"

    /// The folder that the environment names.
    static var named: String? { ProcessInfo.processInfo.environment[variable] }

    /// Where these tests were built.
    static var build: String? {
        var folder = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
        while folder.path != "/" {
            if folder.lastPathComponent == ".build" { return folder.path }
            folder.deleteLastPathComponent()
        }
        return nil
    }

    /// Services that find what the compiler wrote: beside the folder if it was built on its own, else
    /// where these tests were built.
    static func services(for folder: String, builtIn build: String) -> Services {
        var environment = ProcessInfo.processInfo.environment
        if !FileManager.default.fileExists(atPath: folder + "/.build/debug/index/store") {
            environment["STRATA_INDEX_STORE"] = build + "/debug/index/store"
        }
        return Services.live(environment: environment)
    }
}

extension Services {
    /// The analysis of a folder that is not trusted.
    func complete(root: String) async throws -> Analysis {
        for await state in analyze.states(root: root, trust: .untrusted) {
            switch state {
            case .complete(let analysis): return analysis
            case .failed(let error): throw error
            case .starting, .partial: break
            }
        }
        throw AnalysisError.unreadable(path: root, reason: "the analysis ended early")
    }
}
