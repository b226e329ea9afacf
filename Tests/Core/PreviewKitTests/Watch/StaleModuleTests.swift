import Testing

@testable import PreviewKit

@Suite struct StaleModuleTests {
    private let folder: ScratchPlace
    private let imported: String
    private let module: BuildPlan.Module
    private var record = BuildRecord()
    private let files: [String: FileStamp] = ["/A.swift": .at(5), "/B.swift": .at(5)]

    init() throws {
        folder = try ScratchPlace()
        imported = folder.path + "/Core.swiftmodule"
        try folder.write("one", to: "Core.swiftmodule")
        module = BuildPlan.Module(
            name: "Feature", sources: ["/A.swift", "/B.swift"],
            objects: ["/A.swift": "/A.o", "/B.swift": "/B.o"], imports: [imported],
            product: "/Feature.swiftmodule", compile: [], wrap: [])
        record.files = files
        record.modules["Feature"] = BuildRecord.Module(
            started: 10, imports: module.currentImports)
    }

    @Test func `a module as recorded is not compiled`() {
        #expect(StaleModule(module, now: files, record: record) == nil)
    }

    @Test func `an edit within the same second takes the object away`() {
        var now = files
        now["/A.swift"] = FileStamp(inode: 1, size: 1, seconds: 5, nanoseconds: 1)
        #expect(StaleModule(module, now: now, record: record)?.objects == ["/A.o"])
    }

    @Test func `a module file from the second of the last start takes all objects away`() throws {
        try folder.write("two!", to: "Core.swiftmodule")
        let written = try #require(FileStamp(imported)).seconds
        var record = record
        record.modules["Feature"]?.started = written
        #expect(
            StaleModule(module, now: files, record: record)?.objects == ["/A.o", "/B.o"])
    }

    @Test func `a module file that is clearly younger takes none`() throws {
        try folder.write("two!", to: "Core.swiftmodule")
        #expect(StaleModule(module, now: files, record: record)?.objects == [])
    }

    @Test func `a module that nothing is known of is compiled whole`() {
        record(without: "Feature") {
            #expect(StaleModule(module, now: files, record: $0)?.objects == ["/A.o", "/B.o"])
        }
    }

    private func record(without name: String, _ body: (BuildRecord) -> Void) {
        var record = record
        record.modules[name] = nil
        body(record)
    }
}
