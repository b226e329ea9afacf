import Codebase

/// Makes modules of one podspec.
struct PodModules {
    let file: RelativePath
    let pod: PodSpecification
    let files: PodFiles
    /// The subspecs that somebody asks for, as `Pod/Subspec`.
    let wanted: Set<String>
    private(set) var reading = ProjectReading()

    private var folder: RelativePath { file.parent }
    private var id: ModuleID { ModuleID(container: folder, target: pod.name) }

    init(file: RelativePath, pod: PodSpecification, files: PodFiles, wanted: Set<String>) {
        self.file = file
        self.pod = pod
        self.files = files
        self.wanted = wanted
        let parts = Self.parts(of: pod, wanted: wanted)
        if !parts.allSatisfy(\.sourceFiles.isEmpty) { addPod(parts) }
        for part in pod.nested where part.kind == .test || part.kind == .app { add(part) }
        report(parts + pod.nested)
    }

    /// The pod with the subspecs that belong to it by default or that somebody asks for.
    private static func parts(of pod: PodSpecification, wanted: Set<String>) -> [PodSpecification] {
        var chosen: [ObjectIdentifier: PodSpecification] = [:]
        var order: [PodSpecification] = []
        var open = [pod]
        open += wanted.sorted().compactMap { name in
            let parts = name.split(separator: "/")
            return parts.first.map(String.init) == pod.name ? pod.subspec(parts.dropFirst()) : nil
        }
        while let next = open.popLast() {
            guard chosen.updateValue(next, forKey: ObjectIdentifier(next)) == nil else { continue }
            order.append(next)
            let subspecs = next.subspecs.filter { $0.kind == .subspec }
            open +=
                next.defaultSubspecs.isEmpty
                ? subspecs
                : next.defaultSubspecs.compactMap { next.subspec($0.split(separator: "/")) }
            for dependency in next.dependencies {
                let parts = dependency.name.split(separator: "/")
                guard parts.count > 1, parts[0] == pod.name else { continue }
                if let subspec = pod.subspec(parts.dropFirst()) { open.append(subspec) }
            }
        }
        return order
    }

    private mutating func addPod(_ parts: [PodSpecification]) {
        var sources: Set<RelativePath> = []
        for part in parts {
            sources.formUnion(
                files.matching(part.sourceFiles, except: part.excludedFiles + pod.excludedFiles))
        }
        let moduleName = pod.moduleName ?? pod.name.asModuleName
        add(
            name: pod.name, moduleName: moduleName, kind: .framework, sources: sources,
            dependencies: parts.flatMap(references))
        reading.products.append(Product(name: pod.name, package: nil, modules: [id]))
        if moduleName != pod.name {
            reading.products.append(Product(name: moduleName, package: nil, modules: [id]))
        }
        if sources.isEmpty {
            reading.incomplete.append(
                IncompleteItem(
                    path: file,
                    reason: "No file matches the sources of \(pod.name). Correct “source_files”."))
        }
    }

    private mutating func add(_ part: PodSpecification) {
        let name = pod.name + (part.kind == .test ? "-Unit-" : "-") + part.name
        let own = DependencyReference(.target(pod.name), purpose: .code)
        add(
            name: name, moduleName: name.asModuleName, kind: part.kind == .test ? .test : .app,
            sources: Set(files.matching(part.sourceFiles, except: part.excludedFiles)),
            dependencies: [own] + references(of: part))
    }

    private mutating func add(
        name: String, moduleName: String, kind: TargetKind, sources: Set<RelativePath>,
        dependencies: [DependencyReference]
    ) {
        reading.modules.append(
            Module(
                id: ModuleID(container: folder, target: name), name: name, moduleName: moduleName,
                kind: kind, origin: .cocoapods, container: folder, manifest: file,
                path: path(of: sources), sources: sources.filter { $0.fileExtension == "swift" },
                otherSources: sources.filter { $0.fileExtension != "swift" },
                dependencies: dependencies,
                platforms: Set(pod.platforms.compactMap { Platform(named: $0) })))
    }

    private func path(of sources: Set<RelativePath>) -> RelativePath {
        sources.first?.parent.widened(toHold: sources) ?? folder
    }

    private func references(of part: PodSpecification) -> [DependencyReference] {
        let built = part.builtFrameworks.compactMap { pattern -> DependencyReference? in
            let file = RelativePath(pattern).name
            guard let end = file.lastIndex(of: "."), !file.contains("*") else { return nil }
            return DependencyReference(
                .product(String(file[..<end]), package: nil), purpose: .prebuilt)
        }
        return built
            + part.dependencies.compactMap { dependency in
                let name = dependency.name.split(separator: "/").first.map(String.init) ?? ""
                guard !name.isEmpty, name != pod.name else { return nil }
                return DependencyReference(
                    .product(name, package: nil),
                    condition: dependency.platform.map { "platforms: \($0)" }, line: dependency.line
                )
            }
    }

    private mutating func report(_ parts: [PodSpecification]) {
        if let overrun = pod.overrun {
            reading.incomplete.append(
                IncompleteItem(
                    path: file, line: overrun.line,
                    reason: "The podspec of \(pod.name) \(overrun.reason). Write sources and "
                        + "dependencies out to have them read."))
        }
        reading.incomplete += files.problems.map { IncompleteItem(path: file, reason: $0) }
        for line in Set(parts.flatMap(\.openLines) + pod.openLines).sorted() {
            reading.incomplete.append(
                IncompleteItem(
                    path: file, line: line,
                    reason: "Part of the podspec of \(pod.name) cannot be evaluated without "
                        + "Ruby. Write sources and dependencies as literals."))
        }
    }
}

extension PodSpecification {
    /// All specifications below.
    fileprivate var nested: [PodSpecification] { subspecs + subspecs.flatMap(\.nested) }
}
