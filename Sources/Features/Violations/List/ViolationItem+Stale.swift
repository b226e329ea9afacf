import Architecture
import Codebase

nonisolated extension ViolationItem {
    /// An entry of the record of which something is gone; its line is the evidence.
    init(_ stale: StaleEntry, names: [ModuleID: String]) {
        let entry = stale.entry
        let isCycle = entry.kind == .cycle
        let violation = Violation(
            kind: entry.kind, from: entry.modules.first ?? ModuleID(rawValue: "?"),
            to: isCycle ? nil : entry.modules.dropFirst().first, severity: .error,
            message: Self.message(stale, names: names),
            declaration: entry.line.map { DeclarationSite(file: Baseline.file, line: $0) },
            cycle: isCycle ? entry.modules : [])
        self.init(violation, entry: entry, stale: stale, names: names)
    }

    /// What went.
    private static func message(_ stale: StaleEntry, names: [ModuleID: String]) -> String {
        let modules = stale.entry.modules.map { names[$0] ?? $0.targetName }
        guard stale.rest != nil else {
            let edge = modules.prefix(2).joined(separator: " → ")
            return stale.entry.kind == .cycle
                ? "This cycle is gone, but recorded." : "\(edge) is gone, but recorded."
        }
        let gone = stale.gone.map { names[ModuleID(rawValue: $0)] ?? $0 }
        let list = gone.joined(separator: ", ")
        return stale.entry.kind == .cycle
            ? "\(list) left this cycle, but \(gone.count == 1 ? "is" : "are") recorded."
            : "\(modules.first ?? "") does not use \(list) any more, but "
                + "\(gone.count == 1 ? "it is" : "they are") recorded."
    }
}
