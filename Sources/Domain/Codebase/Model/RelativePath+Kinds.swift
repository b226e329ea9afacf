extension RelativePath {
    /// Whether it is called as a Swift file; asked of every file in every analysis.
    package var isSwift: Bool {
        let isSwift = string.utf8.withContiguousStorageIfAvailable { bytes in
            let end = bytes.count
            return end > 6 && bytes[end - 7] != UInt8(ascii: "/")
                && bytes[end - 6] == UInt8(ascii: ".") && bytes[end - 5] == UInt8(ascii: "s")
                && bytes[end - 4] == UInt8(ascii: "w") && bytes[end - 3] == UInt8(ascii: "i")
                && bytes[end - 2] == UInt8(ascii: "f") && bytes[end - 1] == UInt8(ascii: "t")
        }
        if let isSwift { return isSwift }
        let ending = string.utf8.suffix(7)
        return ending.count == 7 && ending.dropFirst().elementsEqual(".swift".utf8)
            && ending.first != UInt8(ascii: "/")
    }

    /// Whether this is `Package.swift` or a variant of it for one version of the tools.
    package var isPackageManifest: Bool {
        let name = self.name
        return name == "Package.swift"
            || (name.hasPrefix("Package@swift-") && name.hasSuffix(".swift"))
    }

    /// Whether it is a folder that is one description, such as a project of Xcode, or stands in one.
    package var isInDescription: Bool { isDescription || parent.isDescription }

    /// What a person calls a description: the file, or the folder around it that is one.
    package var described: RelativePath { parent.isDescription ? parent : self }

    private var isDescription: Bool {
        Self.descriptionExtensions.contains(fileExtension)
    }

    private static let descriptionExtensions = Set(
        Origin.allCases.compactMap(\.traits.folderExtension))

    /// Whether it belongs to what looks like source and is none: templates, tutorials, playgrounds.
    package var isTemplate: Bool {
        components.contains { part in
            [".xctemplate", ".docc", ".playground"].contains { part.hasSuffix($0) }
        }
    }

    /// Whether its name says that a tool writes it.
    package var isCalledGenerated: Bool {
        let name = name.lowercased()
        return [".generated.swift", "+generated.swift", ".pb.swift", ".graphql.swift"]
            .contains { name.hasSuffix($0) }
    }

    /// This folder, or the innermost one above it that some paths stand in or are.
    package func widened(toHold paths: some Sequence<RelativePath>) -> RelativePath {
        var folder = self
        for path in paths {
            while !path.isInside(folder) { folder = folder.parent }
        }
        return folder
    }

    /// How many steps up and down lead from one folder to the other.
    package func distance(to other: RelativePath) -> Int {
        let mine = components
        let theirs = other.components
        let common = zip(mine, theirs).prefix { $0 == $1 }.count
        return mine.count + theirs.count - 2 * common
    }
}
