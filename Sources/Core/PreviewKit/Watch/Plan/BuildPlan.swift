/// How one executable is built, taken from what SwiftPM planned: its modules in order, then the link.
struct BuildPlan: Hashable, Sendable {
    /// A module of Swift files: compiled by one call of the compiler's driver.
    struct Module: Hashable, Sendable {
        let name: String
        let sources: [String]
        /// What comes out of each source.
        let objects: [String: String]
        /// The module files it reads.
        let imports: [String]
        /// The module file it writes.
        let product: String
        let compile: [String]
        /// Wraps the module file for the debugger; empty if nothing does.
        let wrap: [String]
    }

    /// The folder of `Package.swift`.
    let root: String
    /// What this was read from; SwiftPM writes it.
    let manifest: String
    /// The absolute path of the executable.
    let product: String
    /// Modules of the executable's closure, each after those it imports.
    let modules: [Module]
    let link: [String]
    /// What else goes into the build and is not made by it: C files, resources, the compiler.
    let others: [String]
    /// The folders of the targets in the closure.
    let folders: [String]

    /// Which versions of packages were resolved; SwiftPM writes it.
    var lockFile: String { root + "/Package.resolved" }

    /// The Swift files of the closure.
    var sources: [String] { modules.flatMap(\.sources) }

    /// The plan of the executable at a path; `nil` if the manifest does not say how it is built.
    init?(_ manifest: BuildManifest, place: BuildPlace) {
        let (product, scratch) = (place.product, place.scratch)
        let closure = BuildClosure(manifest, of: product)
        guard let link = closure.commands.first(where: { $0.outputs.contains(product) }),
            link.tool == "shell",
            let structure = manifest.commands.first(where: { $0.name == "PackageStructure" }),
            let root = Self.root(structure.inputs, scratch: scratch)
        else { return nil }
        self.root = root
        self.product = product
        self.manifest = place.manifest
        self.link = link.arguments
        modules = closure.modules
        let known = Set(modules.flatMap(\.sources))
        let leaves = closure.leaves.filter { !$0.hasPrefix(scratch + "/") }
        others = leaves.subtracting(known).sorted()
        folders = structure.inputs.filter { folder in
            folder.hasSuffix("/") && leaves.contains { $0.hasPrefix(folder) }
        }
    }

    /// The folder of the manifest that belongs to the folder of the build.
    private static func root(_ inputs: [String], scratch: String) -> String? {
        let name = "/Package.swift"
        let folders = inputs.filter { $0.hasSuffix(name) }.map { String($0.dropLast(name.count)) }
        return folders.first { scratch.hasPrefix($0 + "/") } ?? folders.first
    }
}
