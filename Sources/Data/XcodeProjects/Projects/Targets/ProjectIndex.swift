import Codebase

/// All projects of a codebase, to find targets from one project in another.
struct ProjectIndex {
    private let projects: [RelativePath: ReadProject]
    /// The targets that make each file, by their projects, in the order of the projects.
    private let products: [String: [Entry]]
    /// The same for each project alone.
    private let own: [RelativePath: [String: [ReadTarget]]]
    /// The numbers of the workspaces that hold each project.
    private let workspaces: [RelativePath: Set<Int>]

    private struct Entry {
        let project: RelativePath
        let targets: [ReadTarget]
    }

    /// In no more projects is looked for what makes a file: nobody could tell which is meant.
    private static let mostProjects = 200

    /// - Parameter workspaces: The projects of each workspace.
    init(_ projects: [ReadProject], workspaces: [[RelativePath]]) {
        self.projects = Dictionary(
            projects.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
        var products: [String: [Entry]] = [:]
        var own: [RelativePath: [String: [ReadTarget]]] = [:]
        for project in projects {
            var makers: [String: [ReadTarget]] = [:]
            for target in project.targets {
                if let file = target.productFile { makers[file, default: []].append(target) }
            }
            for (file, targets) in makers {
                products[file, default: []].append(Entry(project: project.path, targets: targets))
            }
            own[project.path] = makers
        }
        self.own = own
        self.products = products
        var numbers: [RelativePath: Set<Int>] = [:]
        for (number, workspace) in workspaces.enumerated() {
            for project in workspace { numbers[project, default: []].insert(number) }
        }
        self.workspaces = numbers
    }

    /// The target that something in one project refers to through a proxy.
    func target(behind proxy: XcodeObject, in project: ReadProject) -> ReadTarget? {
        guard let owner = owner(of: proxy, in: project) else { return nil }
        let id = proxy.text("remoteGlobalIDString") ?? ""
        if let target = owner.target(withID: id) ?? owner.target(making: id) { return target }
        let name = proxy.text("remoteInfo") ?? ""
        let named = owner.targets(named: name)
        return named.count == 1 ? named[0] : nil
    }

    /// The targets that make a file of this name: those of the same project, or else of those in the
    /// same workspace, or else the only one there is.
    func targets(making file: String, for project: ReadProject) -> [ReadTarget] {
        if let own = own[project.path]?[file] { return own }
        let entries = products[file] ?? []
        if entries.count > Self.mostProjects { return [] }
        let around = workspaces[project.path] ?? []
        let near = entries.filter { workspaces[$0.project]?.isDisjoint(with: around) == false }
        if !near.isEmpty { return near.flatMap(\.targets) }
        return entries.count == 1 && entries[0].targets.count == 1 ? entries[0].targets : []
    }

    private func owner(of proxy: XcodeObject, in project: ReadProject) -> ReadProject? {
        guard let portal = proxy.text("containerPortal") else { return nil }
        if portal == project.document.project?.id { return project }
        return project.places.place(of: portal)?.path.flatMap { projects[$0] }
    }
}
