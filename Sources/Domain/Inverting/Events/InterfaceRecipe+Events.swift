import Architecture
import Codebase

extension InterfaceRecipe {
    /// Lets the composition root observe and post notifications of the far end.
    ///
    /// - Returns: The protocol that the near end is handed; nil if it names no notification.
    mutating func notify(
        _ calls: NotificationCalls, _ handIn: inout HandIn, _ find: FindMakings
    ) throws(PlanStop) -> HandedProtocol? {
        if calls.all.isEmpty { return nil }
        let (name, property) = NearNames(sources).free("Events", alone: "events")
        var handed = HandedProtocol(
            name, as: property,
            purpose: "What \(sources.from.name) hears of others and tells them.",
            action: "Observes and posts the notifications of \(sources.to.name) for "
                + "\(sources.from.name).")
        handed.imports = ["Foundation"]
        let read = try namesRead(calls)
        let need = handed.need(in: sources)
        for call in calls.all {
            guard let file = sources.files[call.file],
                let extent = file.details.uses[call.number].call?.extent
            else { continue }
            let name = file.text(call.argument).lastPart
            let notification = try NotificationFunction(
                call, in: sources, isRead: read.contains(name))
            let place = sources.place(call.file, file.details.uses[call.number].extent)
            try handed.add(notification.function, place)
            handed.modules.formUnion(notification.modules)
            handed.imports.formUnion(notification.modules)
            let making = find.make(call.file, call.number, extent.bytes)
            let prefix = try reach(need, from: making, &handIn)
            for (index, edit) in notification.edits.enumerated() {
                edits.replace(
                    edit.range, of: call.file, with: (index == 0 ? prefix : "") + edit.text)
            }
        }
        return handed
    }

    /// The notifications that a block looks at which observes them.
    private func namesRead(_ calls: NotificationCalls) throws(PlanStop) -> Set<String> {
        var found: Set<String> = []
        for call in calls.all {
            guard let file = sources.files[call.file] else { continue }
            let use = file.details.uses[call.number]
            guard use.name == "addObserver", let block = use.call?.arguments.last,
                NotificationFunction.ignored(block.extent, in: file) == nil
            else { continue }
            found.insert(file.text(call.argument).lastPart)
            let key = sources.foreignUses.first { other in
                other.file == call.file && !calls.covers(other)
                    && block.extent.contains(file.details.uses[other.number].extent)
            }
            if let key, file.text(block.extent).contains("userInfo") {
                throw .obstacle(
                    "\(sources.place(call.file, file.details.uses[key.number].extent)): the block "
                        + "reads userInfo with \(key.name), which \(sources.to.name) declares. Let "
                        + "the composition root read it, and hand the value to the block.")
            }
        }
        return found
    }

    /// Hands something that everybody shares to the type around a place.
    ///
    /// - Returns: What stands before a member of it there, with the dot.
    mutating func reach(
        _ need: Need, from making: Making, _ handIn: inout HandIn
    ) throws(PlanStop) -> String {
        let use = sources.files[making.file]?.details.uses[making.number]
        let place = use.map { sources.place(making.file, $0.extent) } ?? making.file.name
        switch making.slot {
        case .initialiser(let owner, let declared):
            try handIn.require(need, of: owner, .used(by: declared))
            return need.name + "."
        case .member(let owner, isStatic: false):
            let isStruct = (try? Initialisers(of: owner, in: sources))?.isStruct == true
            try checkOwner(owner, place)
            let isCaptured = try capture(need, for: making, place)
            try handIn.require(need, of: owner, .added)
            return (isStruct || isCaptured ? "" : "self.") + need.name + "."
        default:
            throw .obstacle(
                "\(place): no initialiser could hand in what is needed here. Do it in a method or "
                    + "in an initialiser first.")
        }
    }

    /// Lets a closure that holds `self` weakly around a place capture what is handed in.
    ///
    /// - Returns: Whether there is one.
    private mutating func capture(
        _ need: Need, for making: Making, _ place: String
    ) throws(PlanStop) -> Bool {
        guard let file = sources.files[making.file] else { return false }
        var next = file.details.uses[making.number].declaration
        while let current = file.details.declaration(next),
            current.isLocal || current.place.body == nil
        {
            next = current.parent
        }
        guard let body = file.details.declaration(next)?.place.body else { return false }
        let start = body.start.offset
        let text = Array(file.bytes[start..<making.range.lowerBound])
        // The braces that are open at the place, with what comes directly after each.
        var open: [Int] = []
        for (index, byte) in text.enumerated() {
            if byte == UInt8(ascii: "{") { open.append(index) }
            if byte == UInt8(ascii: "}") { _ = open.popLast() }
        }
        let weak = open.compactMap { weakCapture(behind: start + $0, file) }
        guard let first = weak.first else { return false }
        guard weak.count == 1 else {
            throw .obstacle(
                "\(place): closures in each other hold self weakly. Take what the closure needs out "
                    + "of it first.")
        }
        if captured.insert("\(making.file.string):\(first):\(need.name)").inserted {
            edits.insert(", \(need.name) = self.\(need.name)", at: first, of: making.file)
        }
        return true
    }

    /// The offset after `weak self` in the captures of a closure that begins with a brace.
    private func weakCapture(behind brace: Int, _ file: ReadFile) -> Int? {
        guard file.byte(from: brace + 1) == "[" else { return nil }
        let rest = file.bytes[(brace + 1)...].prefix { $0 != UInt8(ascii: "]") }
        let list = String(decoding: rest, as: UTF8.self)
        let found = list.firstRange(of: "weak self") ?? list.firstRange(of: "unowned self")
        return found.map { brace + 1 + list[..<$0.upperBound].utf8.count }
    }

    /// Declares what the near end is handed and what the composition root does.
    ///
    /// - Returns: The edges that code makes afterwards.
    mutating func declare(
        _ handed: HandedProtocol, besides first: RelativePath?, _ handIn: HandIn
    ) throws(PlanStop) -> [EdgeID] {
        let access = access(of: handIn, [])
        try place(
            handed.text(access: access), named: handed.name, besides: first,
            importing: handed.modules.sorted())
        if !access.isEmpty { newSymbols.append(handed.name) }
        let names = handed.imports.union(handed.modules)
            .union([sources.from.moduleName, sources.to.moduleName])
        return try place(handed.code, named: handed.implementation, importing: names, handIn)
    }

    /// Puts a type into each module of the composition root, in a file of its own where that is
    /// possible.
    ///
    /// - Returns: The edges that code makes afterwards.
    mutating func place(
        _ code: String, named name: String, importing names: Set<String>, _ handIn: HandIn
    ) throws(PlanStop) -> [EdgeID] {
        let named = sources.analysis.codebase.modules.filter { names.contains($0.moduleName) }
        var added: [EdgeID] = []
        var written: Set<ModuleID> = []
        for making in try implementingRoots(handIn) {
            guard let root = sources.module(of: making.file), written.insert(root.id).inserted
            else { continue }
            added += named.filter { $0.id != root.id }.map { EdgeID(from: root.id, to: $0.id) }
            let imports = names.subtracting([root.moduleName])
            if root.origin == .xcode {
                edits.append(code, to: making.file)
                edits.addImports(imports, to: making.file, in: sources)
                continue
            }
            let file = making.file.parent.appending(RelativePath(name + ".swift"))
            if isTaken(file, in: root) { throw .obstacle("There is a file \(file) already.") }
            edits.write(importLines(imports) + code, to: file, in: sources)
            implementing.insert(file)
        }
        return added
    }
}
