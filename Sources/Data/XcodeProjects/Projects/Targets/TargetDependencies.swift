import Codebase

/// What one target depends on, in the order of its project: targets, products of packages, and the
/// program that hosts its tests.
struct TargetDependencies {
    private let target: ReadTarget
    private let project: ReadProject
    private let index: ProjectIndex
    private let packages: PackageReferences
    private(set) var references: [DependencyReference] = []
    /// The files that several targets make, so that it is not known which of them is linked.
    private(set) var problems: [IncompleteItem] = []
    private var positions: [DependencyReference.Name: Int] = [:]
    /// The makers of files by name, each chosen once.
    private var makers: [String: ReadTarget?] = [:]

    init(
        of target: ReadTarget, in project: ReadProject, index: ProjectIndex,
        packages: PackageReferences
    ) {
        self.target = target
        self.project = project
        self.index = index
        self.packages = packages
        addTargetDependencies()
        addBuildPhases()
        addPackageProducts()
        addTestHost()
    }

    private var document: ProjectDocument { project.document }
    private var isTest: Bool { target.kind == .test || target.kind == .uiTest }

    private mutating func addTargetDependencies() {
        for dependency in document.objects("dependencies", of: target.object) {
            if let product = document.object("productRef", of: dependency) {
                add(product: product, .code, declaredBy: dependency)
            }
            let own = dependency.text("target").flatMap { project.target(withID: $0) }
            let proxy = document.object("targetProxy", of: dependency)
            let foreign = proxy.flatMap { index.target(behind: $0, in: project) }
            guard let other = own ?? foreign else { continue }
            add(other, purpose(of: other), declaredBy: dependency)
        }
    }

    private func purpose(of other: ReadTarget) -> DependencyReference.Purpose {
        if other.kind.isImportable || other.kind == .aggregate { return .code }
        return isTest ? .testHost : .embedding
    }

    private mutating func addPackageProducts() {
        for product in document.objects("packageProductDependencies", of: target.object) {
            add(product: product, .code, declaredBy: product)
        }
    }

    private mutating func addBuildPhases() {
        for phase in document.objects("buildPhases", of: target.object) {
            let purpose: DependencyReference.Purpose
            switch phase.isa {
            case "PBXFrameworksBuildPhase": purpose = .code
            case "PBXCopyFilesBuildPhase": purpose = .embedding
            default: continue
            }
            for entry in document.objects("files", of: phase) {
                if let product = document.object("productRef", of: entry) {
                    add(product: product, purpose, declaredBy: entry)
                } else if let file = document.object("fileRef", of: entry) {
                    if let other = maker(of: file) {
                        add(other, purpose, declaredBy: entry)
                    } else if purpose == .code, let name = prebuiltFramework(file) {
                        add(prebuilt: name, declaredBy: entry)
                    }
                }
            }
        }
    }

    /// The name of a framework that is built already; nil for what the system has, for what several targets
    /// make, and for what CocoaPods links, whose targets the Podfile says.
    private func prebuiltFramework(_ file: XcodeObject) -> String? {
        guard let path = file.text("path") ?? file.text("name"),
            !Self.systemFolders.contains(file.text("sourceTree") ?? "")
        else { return nil }
        let parts = RelativePath(path)
        guard ["framework", "xcframework"].contains(parts.fileExtension),
            !path.contains("System/Library/"), !parts.name.hasPrefix("Pods_"),
            index.targets(making: parts.name, for: project).isEmpty
        else { return nil }
        return String(parts.name.dropLast(parts.fileExtension.count + 1))
    }

    private static let systemFolders: Set<String> = ["SDKROOT", "DEVELOPER_DIR"]

    /// The target that makes a file, of whatever project.
    private mutating func maker(of file: XcodeObject) -> ReadTarget? {
        if let proxy = document.object("remoteRef", of: file) {
            return index.target(behind: proxy, in: project)
        }
        if let own = project.target(making: file.id) { return own }
        guard case .built(let name)? = project.places.place(of: file.id) else { return nil }
        if let known = makers[name] { return known }
        let maker = chosen(among: index.targets(making: name, for: project), making: file)
        makers[name] = .some(maker)
        return maker
    }

    /// Of several makers the one that the target depends on already, or else the only one for the
    /// same platform.
    private mutating func chosen(
        among makers: [ReadTarget], making file: XcodeObject
    ) -> ReadTarget? {
        let others = makers.prefix(Self.mostMakers).filter { $0.id != target.id }
        if others.count < 2 { return others.first }
        let declared = others.filter { positions[.module($0.id)] != nil }
        if let first = declared.first { return first }
        let fitting = others.filter { !$0.platforms.isDisjoint(with: target.platforms) }
        if fitting.count == 1, makers.count <= Self.mostMakers { return fitting[0] }
        let unlooked = makers.count - min(makers.count, Self.mostMakers)
        let names = (fitting.isEmpty ? others : fitting).map(\.id.rawValue).sorted()
        let name = file.text("path") ?? file.text("name") ?? file.id
        problems.append(
            IncompleteItem(
                path: document.manifest, line: file.line,
                reason: "Target \(target.name) links \(name), which several targets build: "
                    + Self.list(names, andMore: unlooked) + ". Make it depend on the intended one.")
        )
        return nil
    }

    /// Among no more targets that make one file it is looked for the one that is meant.
    private static let mostMakers = 100

    /// The first names of a list, and how many more there are.
    private static func list(_ names: [String], andMore unnamed: Int) -> String {
        let shown = names.prefix(8)
        let more = names.count - shown.count + unnamed
        return shown.joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
    }

    private mutating func addTestHost() {
        guard isTest, !references.contains(where: { $0.purpose == .testHost }),
            let host = testHost()
        else { return }
        add(host, .testHost, declaredBy: target.object)
    }

    private func testHost() -> ReadTarget? {
        let attributes = document.project?.dictionary("attributes")?.dictionary("TargetAttributes")
        if let id = attributes?.dictionary(named: target.object.id)?.text("TestTargetID"),
            let host = project.target(withID: id)
        {
            return host
        }
        if let name = target.settings.value(of: "TEST_TARGET_NAME"),
            let host = project.targets(named: name).first
        {
            return host
        }
        let path = target.settings.value(of: "TEST_HOST") ?? ""
        let bundle = path.split(separator: "/").first { $0.hasSuffix(".app") }
        let hosts = project.targets.filter { $0.productFile == bundle.map(String.init) }
        return bundle != nil && hosts.count == 1 ? hosts[0] : nil
    }

    private mutating func add(
        _ other: ReadTarget, _ purpose: DependencyReference.Purpose, declaredBy object: XcodeObject
    ) {
        if other.id == target.id { return }
        add(
            DependencyReference(
                .module(other.id), condition: condition(of: object), purpose: purpose,
                line: object.line))
    }

    private mutating func add(
        product: XcodeObject, _ purpose: DependencyReference.Purpose,
        declaredBy object: XcodeObject
    ) {
        guard let name = product.text("productName"), !name.isEmpty else { return }
        let package = packages.identity(behind: product)
        let plugin = "plugin:"
        let isPlugin = name.hasPrefix(plugin)
        add(
            DependencyReference(
                .product(isPlugin ? String(name.dropFirst(plugin.count)) : name, package: package),
                condition: condition(of: object), purpose: isPlugin ? .plugin : purpose,
                line: object.line))
    }

    private mutating func add(prebuilt name: String, declaredBy object: XcodeObject) {
        add(
            DependencyReference(
                .product(name, package: nil), condition: condition(of: object), purpose: .prebuilt,
                line: object.line))
    }

    /// For which platforms an entry holds; nil if for all.
    private func condition(of object: XcodeObject) -> String? {
        let platforms = object.texts("platformFilters") + object.texts("platformFilter")
        return platforms.isEmpty ? nil : "platforms: " + platforms.joined(separator: ", ")
    }

    /// What is both linked and packed is there to be linked; a product of a package is then a library
    /// of its own, which others may link as well.
    private mutating func add(_ reference: DependencyReference) {
        guard let position = positions[reference.name] else {
            positions[reference.name] = references.count
            references.append(reference)
            return
        }
        let known = references[position]
        let purposes = [known.purpose, reference.purpose]
        guard purposes.contains(.embedding), purposes.contains(.code) else { return }
        let linked = known.purpose == .code ? known : reference
        var purpose = DependencyReference.Purpose.code
        if case .product = known.name { purpose = .prebuilt }
        references[position] = DependencyReference(
            known.name, condition: linked.condition, purpose: purpose, line: known.line)
    }
}
