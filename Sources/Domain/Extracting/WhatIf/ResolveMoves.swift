import Architecture
import Codebase

/// Finds what moves mean in a codebase: files by folder and type, modules by name.
struct ResolveMoves {
    private let analysis: Analysis
    private var names: [String: [ModuleID]] = [:]
    private var homes: [RelativePath: [ModuleID]]
    private var modules: [ModuleID: Module]
    /// The edits so far.
    private(set) var edits: [CodebaseEdit] = []
    /// The modules that are made, with the layer that was named.
    private(set) var made: [(module: Module, layer: String?)] = []

    init(in analysis: Analysis) {
        self.analysis = analysis
        modules = Dictionary(
            analysis.codebase.modules.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        homes = analysis.codebase.compilers
    }

    /// Adds what a move means.
    ///
    /// - Throws: ``CodebaseEditError`` or ``Complaint`` if it means nothing, or several things.
    mutating func add(_ move: WhatIfMove) throws(Complaint) {
        switch move {
        case .module(let name, let layer): try make(name, layer: layer)
        case .interface(let name): try makeInterface(of: name)
        case .files(let files, let from, let target): try self.move(files, from, target)
        case .folder(let folder, let from, let target):
            let files = try files(from).filter { $0.isInside(folder) }
            if files.isEmpty { throw Complaint("No module compiles a file in \(folder).") }
            try self.move(files, from, target)
        case .type(let name, let from, let target):
            try self.move([try file(of: name, from)], from, target)
        case .cut(let from, let to):
            edits.append(.disconnect(EdgeID(from: try id(of: from), to: try id(of: to))))
        }
    }

    /// Why a move means nothing.
    struct Complaint: Error {
        let reason: String
        init(_ reason: String) { self.reason = reason }
    }

    private func id(of name: String) throws(Complaint) -> ModuleID {
        if let own = made.first(where: { $0.module.name == name }) { return own.module.id }
        let found = findModules(named: name, in: analysis).filter { modules[$0.id] != nil }
        if let only = found.first, found.count == 1 { return only.id }
        throw Complaint(
            found.isEmpty
                ? "There is no module \(name). Name one that strata modules lists, or make it first."
                : "Several modules are called \(name). Use an identifier: "
                    + found.map(\.id.rawValue).joined(separator: ", ") + ".")
    }

    private mutating func make(_ name: String, layer: String?) throws(Complaint) {
        guard let monolith = chooseMonolith(in: analysis) else {
            throw Complaint("No module is shipped, so that nothing says where a new one stands.")
        }
        try make(name, beside: monolith, layer: layer)
    }

    private mutating func make(
        _ name: String, beside other: Module, layer: String?
    ) throws(Complaint) {
        let id = ModuleID(container: other.container, target: name)
        if modules[id] != nil || made.contains(where: { $0.module.name == name }) {
            throw Complaint("There is a module \(name) already. Give the new one another name.")
        }
        if let layer, !analysis.configuration.layers.contains(where: { $0.name == layer }) {
            let names = analysis.configuration.layers.map(\.name).joined(separator: ", ")
            throw Complaint("There is no layer \(layer). Name one of: \(names).")
        }
        let module = other.making(name)
        made.append((module, layer))
        modules[id] = module
        edits.append(.add(module))
    }

    private mutating func makeInterface(of name: String) throws(Complaint) {
        let id = try id(of: name)
        guard let module = modules[id] else { throw Complaint("There is no module \(name).") }
        let contracts = try files(name).filter { file in
            let types = (analysis.facts[file]?.declarations ?? []).filter {
                $0.container == nil && $0.kind.isType
            }
            return !types.isEmpty && types.allSatisfy { $0.kind == .protocol }
        }
        if contracts.isEmpty {
            throw Complaint(
                "No file of \(name) declares protocols alone. Move types one by one: type, to.")
        }
        try make(module.name + "Interface", beside: module, layer: nil)
        try move(contracts, name, module.name + "Interface")
    }

    private mutating func move(
        _ files: [RelativePath], _ from: String?, _ target: String
    ) throws(Complaint) {
        let to = try id(of: target)
        let named: ModuleID? = if let from { try id(of: from) } else { nil }
        var groups: [ModuleID: [RelativePath]] = [:]
        for file in files {
            let homes = homes[file] ?? []
            if let named, !homes.contains(named) {
                throw Complaint(
                    "\(from ?? "It") does not compile \(file). Name the module that does.")
            }
            guard let home = named ?? homes.first, named != nil || homes.count == 1 else {
                throw Complaint(
                    homes.isEmpty
                        ? "No module compiles \(file). Name a file by its path in the codebase."
                        : "Several modules compile \(file): "
                            + homes.map(\.rawValue).sorted().joined(separator: ", ")
                            + ". Say from which it moves: move … from \(name(homes)) to \(target).")
            }
            if home != to { groups[home, default: []].append(file) }
        }
        for home in groups.keys.sorted() {
            let moved = (groups[home] ?? []).sorted()
            edits.append(.move(moved, from: home, to: to))
            for file in moved {
                homes[file] = (homes[file] ?? []).filter { $0 != home && $0 != to } + [to]
            }
        }
    }

    /// What a person would call the first of some modules.
    private func name(_ homes: [ModuleID]) -> String {
        homes.min().flatMap { modules[$0]?.name } ?? "MODULE"
    }

    /// The files of a module as they are now; all files if none is named.
    private func files(_ module: String?) throws(Complaint) -> [RelativePath] {
        guard let module else { return homes.keys.sorted() }
        let id = try id(of: module)
        return homes.filter { $0.value.contains(id) }.keys.sorted()
    }

    /// The one file that declares a type at the top level.
    private func file(of type: String, _ module: String?) throws(Complaint) -> RelativePath {
        let found = try files(module).filter { file in
            (analysis.facts[file]?.declarations ?? []).contains {
                $0.name == type && $0.container == nil && $0.kind.isType && $0.kind != .extension
            }
        }
        if let only = found.first, found.count == 1 { return only }
        throw Complaint(
            found.isEmpty
                ? "No file declares a type \(type)."
                : "Several files declare \(type): "
                    + found.prefix(3).map(\.string).joined(separator: ", ")
                    + ". Move a file instead.")
    }
}
