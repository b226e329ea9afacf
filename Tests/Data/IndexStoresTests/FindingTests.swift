import OperatingSystem
import Codebase
import Foundation
import GitRepositories
import Testing

@testable import IndexStores

@Suite struct FindingTests {
    /// A folder that is removed again.
    private final class Folder {
        let path = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
            .appendingPathComponent("strata-find-\(UUID().uuidString)").path

        func make(_ name: String) throws -> String {
            let folder = path + "/" + name
            try FileManager.default.createDirectory(
                atPath: folder, withIntermediateDirectories: true)
            return folder
        }

        deinit { try? FileManager.default.removeItem(atPath: path) }
    }

    @Test func `stores lie in the build folder, at any depth that builds use`() throws {
        let folder = Folder()
        let stores = [
            ".build/debug/index/store", ".build/index-build/x86_64/debug/index/store",
            ".build/x86_64/debug/index/store",
        ]
        for store in stores { _ = try folder.make(store) }
        _ = try folder.make(".build/checkouts/Yams/index/store")
        #expect(BuildFolderStores(in: folder.path).paths == stores.map { folder.path + "/" + $0 })
    }

    @Test(arguments: ["2400-01-01", "2262-06-01"])
    func `a store of a far year is later than any other, and read`(day: String) throws {
        let folder = Folder()
        let units = try folder.make("v5/units")
        let date = try Date("\(day)T00:00:00Z", strategy: .iso8601)
        try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: units)
        #expect(FileStatus(following: units)?.modified.totalNanoseconds == .max)
    }

    @Test func `traces tell of every build that wrote, and of a new store`() throws {
        let folder = Folder()
        let reader = StoreIndexReader(
            environment: ["STRATA_INDEXSTORE_LIBRARY": "/none"], tracked: GitTrackedFilesReader(),
            command: [])
        func traces() -> BuildTraces { reader.traces(ofBuildsIn: ["App"], at: folder.path) }
        let nothing = traces()
        #expect(nothing.changed == 0)
        let units = try folder.make("App/.build/debug/index/store/v5/units")
        let first = traces()
        #expect(first != nothing)
        #expect(first.changed > 0)
        #expect(traces() == first)
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSinceNow: 60)], ofItemAtPath: units)
        #expect(traces().changed > first.changed)
        #expect(traces() != first)
    }

    @Test func `links are not followed, so that each store is found once`() throws {
        let folder = Folder()
        let store = try folder.make(".build/x86_64/debug/index/store")
        try FileManager.default.createSymbolicLink(
            atPath: folder.path + "/.build/debug", withDestinationPath: "x86_64/debug")
        #expect(BuildFolderStores(in: folder.path).paths == [store])
    }

    @Test func `the library lies beside swift, where its links lead`() throws {
        let folder = Folder()
        let library = try folder.make("toolchain/lib") + "/" + LibraryFinder.name
        let program = try folder.make("toolchain/bin") + "/swift-driver"
        let link = try folder.make("bin") + "/swift"
        for file in [library, program] { try Data().write(to: URL(fileURLWithPath: file)) }
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: program)
        let finder = LibraryFinder(environment: ["PATH": "/nowhere:\(folder.path)/bin"])
        #expect(finder.path == library)
    }

    @Test func `a library that is named counts alone`() throws {
        let folder = Folder()
        let named = try folder.make("named")
        #expect(
            LibraryFinder(environment: ["STRATA_INDEXSTORE_LIBRARY": named, "PATH": "/usr/bin"])
                .path == named)
        #expect(
            LibraryFinder(environment: ["STRATA_INDEXSTORE_LIBRARY": named + "/no"]).path == nil)
    }

    @Test func `derived data counts if its workspace is inside the folder`() throws {
        let folder = Folder()
        let root = try folder.make("code")
        let data = "home/Library/Developer/Xcode/DerivedData/"
        for (name, workspace) in [
            ("App-abc", root + "/App.xcodeproj"), ("Other-def", root + "-2/Other.xcodeproj"),
        ] {
            _ = try folder.make(data + name + "/Index.noindex/DataStore")
            let list = try PropertyListSerialization.data(
                fromPropertyList: ["WorkspacePath": workspace], format: .binary, options: 0)
            try list.write(
                to: URL(fileURLWithPath: folder.path + "/" + data + name + "/info.plist"))
        }
        _ = try folder.make(data + "Strange")
        let found = DerivedData(environment: ["HOME": folder.path + "/home"]).stores(of: root)
        #expect(
            found == [folder.path + "/" + data + "App-abc/Index.noindex/DataStore"])
    }
}
