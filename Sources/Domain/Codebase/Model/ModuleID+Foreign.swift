extension ModuleID {
    /// The identifier of a module that is not the codebase's own: `external:swift-nio::NIOCore`.
    ///
    /// - Parameter package: The identity of the package, where it is known.
    package init(
        _ kind: ModuleGraph.Node.Kind, name: String, package: String? = nil
    ) {
        self.init(rawValue: "\(kind.rawValue):\(package ?? "")::\(name)")
    }

    /// The target's name: what comes after the last `::`.
    package var targetName: String {
        let bytes = rawValue.utf8
        var index = bytes.endIndex
        while index > bytes.startIndex {
            let before = bytes.index(before: index)
            let colon = UInt8(ascii: ":")
            if bytes[before] == colon, before > bytes.startIndex,
                bytes[bytes.index(before: before)] == colon
            {
                return String(rawValue[index...])
            }
            index = before
        }
        return rawValue
    }

    /// The folder or project that it belongs to; the root if the identifier names none.
    package var container: RelativePath {
        RelativePath(String(rawValue.dropLast(targetName.count + "::".count)))
    }

    /// Where the module comes from, if the identifier is that of a module that is not own.
    package var foreignKind: ModuleGraph.Node.Kind? {
        for kind in ModuleGraph.Node.Kind.allCases where kind != .own {
            if rawValue.hasPrefix(kind.rawValue + ":") { return kind }
        }
        return nil
    }

    /// The identity of the package an external module comes from, where it is known.
    package var foreignPackage: String? {
        guard foreignKind == .external else { return nil }
        let start = "external:".count
        let end = rawValue.count - targetName.count - "::".count
        guard end > start else { return nil }
        return String(rawValue.dropFirst(start).prefix(end - start))
    }
}
