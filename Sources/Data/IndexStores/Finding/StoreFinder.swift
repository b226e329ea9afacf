import Codebase
import Foundation

/// Finds the index stores that builds of a codebase left.
struct StoreFinder {
    /// Names a store that a person vouches for; it is read besides those that are found.
    static let variable = "STRATA_INDEX_STORE"

    /// What was found.
    struct Found: Equatable {
        /// The absolute paths of the stores to believe.
        var stores: [String] = []
        /// How many were found that anybody may have written.
        var foreign = 0
    }

    let environment: [String: String]
    let tracked: any TrackedFilesReader
    /// Where a copy stands that Strata made; nil for the codebase itself.
    var copy: String?

    /// The stores of every package folder, and of the derived data of Xcode; of a copy those of its
    /// packages, which nobody else wrote.
    func stores(of codebase: Codebase) -> Found {
        if let copy {
            return Found(stores: packageStores(in: Self.folders(of: codebase), at: copy))
        }
        var found = Found(stores: named)
        for folder in Self.folders(of: codebase) {
            let folder = Self.absolute(folder, in: codebase.root)
            let stores = BuildFolderStores(in: folder).paths
            if stores.isEmpty { continue }
            if tracked.tracks(RelativePath(BuildFolderStores.name), in: folder) == false {
                found.stores += stores
            } else {
                found.foreign += stores.count
            }
        }
        found.stores += DerivedData(environment: environment).stores(of: codebase.root)
        return found
    }

    /// All stores that are there, whoever made them.
    func candidates(in folders: [RelativePath], at root: String) -> [String] {
        let stores = packageStores(in: folders, at: root)
        if copy != nil { return stores }
        return named + stores + DerivedData(environment: environment).stores(of: root)
    }

    private func packageStores(in folders: [RelativePath], at root: String) -> [String] {
        folders.flatMap { BuildFolderStores(in: Self.absolute($0, in: root)).paths }
    }

    /// The folders that something is built in, each once, in order.
    static func folders(of codebase: Codebase) -> [RelativePath] {
        let containers = Set(codebase.modules.flatMap { [$0.container, $0.container.parent] })
        return containers.union([.root]).sorted()
    }

    /// The store that a person names.
    private var named: [String] {
        [environment[Self.variable]].compactMap(\.self).filter { !$0.isEmpty }
    }

    private static func absolute(_ folder: RelativePath, in root: String) -> String {
        folder.isRoot ? root : root + "/" + folder.string
    }
}

/// The stores inside the build folder of a package.
struct BuildFolderStores {
    static let name = ".build"

    /// The absolute paths of the stores.
    private(set) var paths: [String] = []

    /// How deep stores lie: `.build/index-build/TRIPLE/debug/index/store`.
    private static let depth = 3

    private static let otherFolders: Set<String> = [
        "checkouts", "repositories", "artifacts", "plugins", "prebuilts", "snapshots",
    ]

    /// - Parameter folder: The package's.
    init(in folder: String) {
        collect(from: folder + "/" + Self.name, depth: 0)
    }

    private mutating func collect(from folder: String, depth: Int) {
        let store = folder + "/index/store"
        if Self.isFolder(store) { return paths.append(store) }
        guard depth < Self.depth,
            let names = try? FileManager.default.contentsOfDirectory(atPath: folder)
        else { return }
        for name in names.sorted() where !Self.otherFolders.contains(name) {
            let inner = folder + "/" + name
            if Self.isFolder(inner) { collect(from: inner, depth: depth + 1) }
        }
    }

    /// Whether it is a folder and no link to one: what a link leads to is found by itself.
    private static func isFolder(_ path: String) -> Bool {
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        return attributes?[.type] as? FileAttributeType == .typeDirectory
    }
}
