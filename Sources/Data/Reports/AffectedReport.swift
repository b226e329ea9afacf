import Architecture
import Codebase

/// The modules that a change can affect, for people, scripts and test runners.
package struct AffectedReport: Encodable, Sendable {
    let schema = 1
    let base: String
    let affected: [ModuleRecord]
    let tests: [String]
    let unclaimed: [String]

    struct ModuleRecord: Encodable, Sendable {
        let id: String
        let name: String
        let role: String
        /// Whether a file of it changed; else it depends on one of which that is true.
        let changed: Bool
    }

    /// - Parameters:
    ///   - affected: What is affected.
    ///   - base: What it was compared with.
    package init(_ affected: AffectedModules, base: String, in analysis: Analysis) {
        self.base = base
        let changed = Set(affected.changed)
        let all = Set(affected.all)
        let modules = analysis.codebase.modules.filter { all.contains($0.id) }
            .sorted { ($0.name, $0.id) < ($1.name, $1.id) }
        self.affected = modules.map {
            ModuleRecord(
                id: $0.id.rawValue, name: $0.name, role: $0.role.rawValue,
                changed: changed.contains($0.id))
        }
        tests = Set(modules.filter { $0.kind == .test || $0.kind == .uiTest }.map(\.name)).sorted()
        unclaimed = affected.unclaimed.map(\.string)
    }

    /// A line for each module; those that changed themselves are marked.
    package var text: String {
        if affected.isEmpty { return "Nothing is affected.\n" }
        let tests = Set(tests)
        return affected.map { module in
            (module.changed ? "* " : "  ") + module.name.visible
                + (tests.contains(module.name) ? "  tests" : "") + "\n"
        }.joined()
    }

    /// What follows `swift test`; nothing if no test target is affected.
    package var swiftTestArguments: String {
        let names = tests.filter(\.isPlainName)
        return names.isEmpty ? "" : "--filter ^(\(names.joined(separator: "|")))\\.\n"
    }

    /// What follows `xcodebuild test`; nothing if no test target is affected.
    package var xcodebuildArguments: String {
        let names = tests.filter(\.isPlainName)
        return names.isEmpty
            ? "" : names.map { "-only-testing:\($0)" }.joined(separator: " ") + "\n"
    }
}

extension String {
    /// Whether a shell and a regular expression read it as it is.
    fileprivate var isPlainName: Bool {
        unicodeScalars.allSatisfy {
            $0.properties.isAlphabetic || "0123456789_-".unicodeScalars.contains($0)
        }
    }
}
