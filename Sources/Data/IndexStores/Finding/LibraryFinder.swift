import Foundation

/// Finds libIndexStore of the toolchain in use.
struct LibraryFinder {
    /// Names the library; nothing else is looked for then.
    static let variable = "STRATA_INDEXSTORE_LIBRARY"

    let environment: [String: String]

    #if os(macOS)
        static let name = "libIndexStore.dylib"
    #else
        static let name = "libIndexStore.so"
    #endif

    /// The absolute path; nil if there is none.
    var path: String? {
        if let named = environment[Self.variable], !named.isEmpty {
            return FileManager.default.fileExists(atPath: named) ? named : nil
        }
        return (besideSwift + inXcode).first(where: FileManager.default.fileExists)
    }

    /// Beside each `swift` of the search path, where its links lead.
    private var besideSwift: [String] {
        let folders = environment["PATH"]?.split(separator: ":") ?? []
        return folders.map { $0 + "/swift" }
            .filter(FileManager.default.isExecutableFile)
            .map { URL(fileURLWithPath: $0).resolvingSymlinksInPath() }
            .map { swift in
                swift.deletingLastPathComponent().deletingLastPathComponent()
                    .appendingPathComponent("lib/" + Self.name).path
            }
    }

    /// In the Xcode that is selected.
    private var inXcode: [String] {
        #if os(macOS)
            let selected = [
                environment["DEVELOPER_DIR"],
                try? FileManager.default.destinationOfSymbolicLink(
                    atPath: "/var/db/xcode_select_link"),
                "/Applications/Xcode.app/Contents/Developer",
            ]
            return selected.compactMap(\.self).map {
                $0 + "/Toolchains/XcodeDefault.xctoolchain/usr/lib/" + Self.name
            }
        #else
            return []
        #endif
    }
}
