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

    @Test func aModuleAsRecordedIsNotCompiled() {
        #expect(StaleModule(module, now: files, record: record) == nil)
    }

    @Test func anEditWithinTheSameSecondTakesTheObjectAway() {
        var now = files
        now["/A.swift"] = FileStamp(inode: 1, size: 1, seconds: 5, nanoseconds: 1)
        #expect(StaleModule(module, now: now, record: record)?.objects == ["/A.o"])
    }

    @Test func aModuleFileFromTheSecondOfTheLastStartTakesAllObjectsAway() throws {
        try folder.write("two!", to: "Core.swiftmodule")
        let written = try #require(FileStamp(imported)).seconds
        var record = record
        record.modules["Feature"]?.started = written
        #expect(
            StaleModule(module, now: files, record: record)?.objects == ["/A.o", "/B.o"])
    }

    @Test func aModuleFileThatIsClearlyYoungerTakesNone() throws {
        try folder.write("two!", to: "Core.swiftmodule")
        #expect(StaleModule(module, now: files, record: record)?.objects == [])
    }

    @Test func aModuleThatNothingIsKnownOfIsCompiledWhole() {
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
