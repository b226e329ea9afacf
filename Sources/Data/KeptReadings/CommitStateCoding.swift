import Architecture
import Chronicling
import Codebase
import ContentCache

extension ByteWriter {
    mutating func put(_ state: CommitState) {
        put(state.modules) { $0.put($1) }
        put(state.edges) { writer, edge in
            writer.put(edge.from.rawValue)
            writer.put(edge.to.rawValue)
        }
        put(state.violations) { $0.put($1) }
        put(state.files)
        for count in [
            state.lines.modules, state.lines.apps, state.lines.tests, state.lines.others,
            state.incomplete, state.hasWrittenLayers ? 1 : 0,
        ] { put(count) }
    }

    private mutating func put(_ module: ModuleState) {
        put(module.id.rawValue)
        put(module.role.rawValue)
        put(module.layer)
        put(module.files)
        put(module.lines)
        put(module.isFixture ? 1 : 0)
        for lines in [module.previewLines, module.devAppLines] { put(lines.map { $0 + 1 } ?? 0) }
    }

    private mutating func put(_ violation: ViolationState) {
        put(violation.id)
        put(violation.kind.rawValue)
        put(violation.from.rawValue)
        put(violation.to?.rawValue)
        put(violation.severity.rawValue)
        put(violation.isRecorded ? 1 : 0)
        put(violation.owner)
    }
}

extension ByteReader {
    mutating func commitState() -> CommitState {
        CommitState(
            modules: array { $0.module() },
            edges: array { EdgeID(from: $0.moduleID(), to: $0.moduleID()) },
            violations: array { $0.violation() }, files: number(),
            lines: LineTotals(
                modules: number(), apps: number(), tests: number(), others: number()),
            incomplete: number(), hasWrittenLayers: number() == 1)
    }

    private mutating func module() -> ModuleState {
        ModuleState(
            id: moduleID(), role: value() ?? .core, layer: optionalString(), files: number(),
            lines: number(), isFixture: number() == 1, previewLines: optionalNumber(),
            devAppLines: optionalNumber())
    }

    private mutating func violation() -> ViolationState {
        ViolationState(
            id: string(), kind: value() ?? .upward, from: moduleID(),
            to: optionalString().map { ModuleID(rawValue: $0) }, severity: value() ?? .error,
            isRecorded: number() == 1, owner: optionalString())
    }

    private mutating func optionalNumber() -> Int? {
        let number = number()
        return number > 0 ? number - 1 : nil
    }

    private mutating func moduleID() -> ModuleID { ModuleID(rawValue: string()) }

    private mutating func value<Value: RawRepresentable<String>>() -> Value? {
        let value = Value(rawValue: string())
        if value == nil { fail() }
        return value
    }
}
