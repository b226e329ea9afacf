import Testing

@testable import PreviewKit

@Suite struct BuildRecordTests {
    private let record: BuildRecord = {
        var record = BuildRecord()
        record.files = ["/p/with space/A.swift": .at(3), "/p/B.swift": .at(4)]
        record.modules["Core"] = BuildRecord.Module(
            started: 7, imports: ["/p/a b/Low.swiftmodule": .at(5)])
        record.needsLink = true
        return record
    }()

    @Test func `a record is read as it was written`() {
        #expect(BuildRecord(record.text) == record)
    }

    @Test(arguments: ["", "watch 2\n", "watch 1\nfile 1 2\n", "watch 1\nmodule x Core\n"])
    func `a damaged record is not believed`(text: String) {
        #expect(BuildRecord(text) == nil)
    }

    @Test func `a file saved during a build that nobody knew counts as changed`() throws {
        let plan = try #require(
            BuildPlan(BuildManifest(BuildPlanTests.manifest), place: BuildPlanTests.place))
        let after: [String: FileStamp] = ["/known": .at(9), "/old": .at(3), "/young": .at(9)]
        let record = BuildRecord(
            of: plan, before: ["/known": .at(1)], start: 9, after: after, end: 11)
        #expect(record.files["/known"] == .at(1))
        #expect(record.files["/old"] == .at(3))
        #expect(record.files["/young"] != .at(9))
        #expect(record.modules["Core"]?.started == 11)
    }
}
