/// Which build a change asks for.
enum BuildDecision: Hashable, Sendable {
    /// Everything is as it was.
    case nothing
    /// Only what is in Swift files has changed: the planned commands of some modules.
    case modules
    /// The plan itself may have changed: SwiftPM has to look.
    case package(reason: String)

    /// - Parameters:
    ///   - now: The files of the closure as they are.
    ///   - record: What the last build was made of; `nil` if that is not known.
    ///   - plan: How it was built; `nil` if that is not known.
    init(now: [String: FileStamp], record: BuildRecord?, plan: BuildPlan?) {
        guard let record, let plan else {
            self = .package(reason: "the first build")
            return
        }
        let changed = Set(now.keys).union(record.files.keys).filter { now[$0] != record.files[$0] }
        let sources = Set(plan.sources)
        let replanned = changed.filter {
            !sources.contains($0) || now[$0] == nil || record.files[$0] == nil
        }
        if let file = replanned.min() {
            self = .package(reason: Self.reason(file, now: now, record: record))
        } else {
            self = changed.isEmpty && !record.needsLink ? .nothing : .modules
        }
    }

    private static func reason(
        _ file: String, now: [String: FileStamp], record: BuildRecord
    ) -> String {
        if now[file] == nil { return "\(file.lastName) was deleted" }
        return record.files[file] == nil
            ? "\(file.lastName) is new" : "\(file.lastName) has changed"
    }
}
