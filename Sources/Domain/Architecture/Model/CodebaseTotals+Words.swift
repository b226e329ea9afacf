import Codebase

extension CodebaseTotals {
    /// `91 modules`, `667 modules (607 fixtures)`.
    ///
    /// - Parameter noun: What stands as modules.
    package func modulesText(_ noun: String = "module") -> String {
        modules.counted(noun) + (fixtures > 0 ? " (\(fixtures.counted("fixture")))" : "")
    }
}

extension FileTotals {
    /// `388 Swift files`.
    package var text: String { swift.counted("Swift file") }

    /// The parts that the Swift files add up of, and what is not among them; nothing if all files
    /// are in one module each: `378 in modules (12 in several), 10 manifests`.
    package var parts: String {
        let several = inSeveralModules > 0 ? " (\(inSeveralModules.grouped) in several)" : ""
        let rest = [
            manifests > 0 ? manifests.counted("manifest") : nil,
            unclaimed > 0 ? "\(unclaimed.grouped) unclaimed" : nil,
        ].compactMap(\.self)
        let sum =
            rest.isEmpty && several.isEmpty
            ? [] : ["\(inModules.grouped) in modules\(several)"] + rest
        return (sum + extras).joined(separator: ", ")
    }

    /// `388 Swift files: 378 in modules, 10 manifests`.
    package var sentence: String { parts.isEmpty ? text : "\(text): \(parts)" }

    /// What is counted besides Swift files, or not at all.
    private var extras: [String] {
        [
            others > 0 ? "besides \(others.counted("C-family file"))" : nil,
            vendored > 0 ? "without \(vendored.grouped) vendored" : nil,
        ].compactMap(\.self)
    }
}
