import Testing

@testable import PreviewKit

@Suite struct BuildDecisionTests {
    private let plan = BuildPlan(
        BuildManifest(BuildPlanTests.manifest), place: BuildPlanTests.place)
    private let source = "/p/Sources/Core/B.swift"

    private var files: [String: FileStamp] {
        let paths = (plan?.sources ?? []) + ["/p/Package.swift", "/usr/bin/swiftc"]
        return Dictionary(uniqueKeysWithValues: paths.map { ($0, .at(1)) })
    }

    private var record: BuildRecord {
        var record = BuildRecord()
        record.files = files
        return record
    }

    private func decision(_ change: (inout [String: FileStamp]) -> Void) -> BuildDecision {
        var now = files
        change(&now)
        return BuildDecision(now: now, record: record, plan: plan)
    }

    @Test func `without a change nothing is built`() {
        #expect(decision { _ in } == .nothing)
    }

    @Test func `an edit of a source builds its module`() {
        #expect(decision { $0[source] = .at(2) } == .modules)
    }

    @Test func `what was compiled and not linked is built`() {
        var record = record
        record.needsLink = true
        #expect(BuildDecision(now: files, record: record, plan: plan) == .modules)
    }

    @Test func `a new file is for SwiftPM`() {
        let answer = decision { $0["/p/Sources/Core/New.swift"] = .at(2) }
        #expect(answer == .package(reason: "New.swift is new"))
    }

    @Test func `a file that is gone is for SwiftPM`() {
        #expect(decision { $0[source] = nil } == .package(reason: "B.swift was deleted"))
    }

    @Test func `a manifest or a compiler that changed is for SwiftPM`() {
        #expect(
            decision { $0["/p/Package.swift"] = .at(2) }
                == .package(reason: "Package.swift has changed"))
        #expect(
            decision { $0["/usr/bin/swiftc"] = .at(2) } == .package(reason: "swiftc has changed"))
    }

    @Test func `what is not known is for SwiftPM`() {
        let first = BuildDecision.package(reason: "the first build")
        #expect(BuildDecision(now: files, record: nil, plan: plan) == first)
        #expect(BuildDecision(now: files, record: record, plan: nil) == first)
    }
}

extension FileStamp {
    /// A version written at a second.
    static func at(_ second: Int) -> FileStamp {
        FileStamp(inode: 1, size: 1, seconds: second, nanoseconds: 0)
    }
}
