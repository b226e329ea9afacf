import Codebase

/// Names that Xcode writes for a target from files that are no Swift, or takes from Objective-C: in a
/// package they are not there.
package struct GeneratedNames {
    /// What each type of the bridging header comes from.
    private var types: [String: RelativePath] = [:]
    /// The symbols of asset catalogs.
    private var assets: [String: RelativePath] = [:]
    /// The bridging header, if it brings in frameworks.
    private let header: RelativePath?
    private let hasAssets: Bool

    /// The names that a target sees.
    ///
    /// - Parameters:
    ///   - folder: The project's folder.
    ///   - hasAssets: Whether symbols are made of asset catalogs.
    ///   - bridge: The bridging header; nil if there is none.
    package init(
        in folder: RelativePath, hasAssets: Bool, bridge: RelativePath?, _ tree: SourceTree
    ) {
        self.hasAssets = hasAssets
        let near = tree.files.filter { folder.isRoot || $0.isInside(folder) }
        if hasAssets {
            for file in near where file.name == "Contents.json" {
                guard ["colorset", "imageset"].contains(file.parent.fileExtension) else { continue }
                let stem = file.parent.name.split(separator: ".").dropLast().joined(separator: ".")
                assets[Self.symbol(of: stem)] = file.parent
            }
        }
        let headers = BridgedHeaders(bridge, in: tree)
        for (name, file) in headers.names { types[name] = file }
        header = headers.bringsFrameworks ? headers.files.first : nil
    }

    /// - Throws: The first name that a package would not see.
    package func check(_ files: [RelativePath], _ tree: SourceTree) throws(ManifestEditError) {
        let texts = files.map { tree.contents.text(of: $0) ?? "" }
        for (file, text) in zip(files, texts) {
            if hasAssets, let name = Self.symbol(in: text, besides: texts) {
                throw ManifestEditError(
                    "\(file) names \(name), which Xcode makes of asset catalogs for their own target "
                        + "alone. Name it by a string first, or hand it in.")
            }
            let words = Set(
                text.identifiers.map(String.init))
            if let name = words.sorted().first(where: { types[$0] != nil }), let from = types[name]
            {
                throw ManifestEditError(
                    "\(file) names \(name), which \(from) brings in for the project's targets "
                        + "alone. Leave that file in the project.")
            }
            guard let name = words.sorted().first(where: { isAsset($0, in: text) }) else {
                continue
            }
            throw ManifestEditError(
                "\(file) names .\(name), which Xcode makes of \(assets[name]?.string ?? "") for its "
                    + "own target alone. Name it by a string first, or hand it in.")
        }
    }

    /// A member of the types that Xcode makes symbols of, such as `ColorResource.brand`; nil if there is
    /// none, or if texts declare it.
    private static func symbol(in text: String, besides texts: [String]) -> String? {
        for type in ["ColorResource", "ImageResource"] {
            for range in text.ranges(of: type + ".") {
                let name = text[range.upperBound...].prefix(while: \.isPartOfIdentifier)
                let isDeclared = declaring.contains { word in
                    texts.contains { $0.contains("\(word) \(name)") }
                }
                if name.isEmpty || name == "init" || name == "self" || isDeclared { continue }
                return "\(type).\(name)"
            }
        }
        return nil
    }

    private static let declaring = ["enum", "struct", "let", "var", "func", "typealias"]

    /// What the text leaves open.
    package func questions(of files: [RelativePath], _ tree: SourceTree) -> [String] {
        var result: [String] = []
        for file in files {
            let text = tree.contents.text(of: file) ?? ""
            let words = Set(
                text.identifiers.map(String.init))
            let found = words.sorted().first { assets[$0] != nil && text.contains(".\($0)") }
            if let found {
                result.append(
                    "Does .\(found) in \(file.name) mean what Xcode makes of "
                        + "\(assets[found]?.string ?? "")? A package does not see that.")
            }
        }
        if let header {
            result.append(
                "Do the files need anything that \(header) brings in from frameworks? A package has "
                    + "no such header.")
        }
        return result
    }

    /// Whether a text names an asset where nothing else can be meant.
    private func isAsset(_ name: String, in text: String) -> Bool {
        guard assets[name] != nil else { return false }
        return (Self.before + (Self.isBare(name, in: text) ? ["= ", "return "] : [])).contains {
            start in
            // What is called is a function of somebody; symbols are constants.
            text.mentions(wholeName: start + name)
                && !text.ranges(of: start + name).allSatisfy {
                    text[$0.upperBound...].first == "("
                }
        }
    }

    /// Whether a name can be a symbol without a dot: in an extension of a type that has such symbols, where
    /// nothing of that name is declared.
    private static func isBare(_ name: String, in text: String) -> Bool {
        drawn.contains { text.contains("extension \($0) ") }
            && !["let ", "var ", "func ", "case "].contains { text.contains($0 + name) }
    }

    private static let drawn = [
        "UIColor", "NSColor", "Color", "ShapeStyle", "UIImage", "NSImage", "Image",
    ]

    private static let before = [
        "ImageResource.", "ColorResource.", "Image(.", "Color(.", "resource: .", "UIColor(.",
        "NSColor(.", "UIImage(.", "NSImage(.",
    ]

    /// What Xcode makes of the name of an asset: `App Red-2` becomes `appRed2`.
    private static func symbol(of name: String) -> String {
        let words = name.split { !($0.isLetter || $0.isNumber) }
        let joined = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        return joined.prefix(1).lowercased() + joined.dropFirst()
    }
}
