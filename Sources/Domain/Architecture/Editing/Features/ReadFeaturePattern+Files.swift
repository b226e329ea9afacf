extension ReadFeaturePattern {
    /// Reads how the files of features are named and written.
    func readFiles(
        _ families: [FeatureFamily], model: FeatureFamily, kind: FeatureKind?,
        into pattern: inout FeaturePattern
    ) {
        let files = families.flatMap { family in
            family.production.flatMap { $0.module.sources }.map { (family.stem, $0) }
        }
        let endings = files.compactMap { stem, file -> String? in
            let name = file.name.dropLast(".swift".count)
            return name.hasPrefix(stem) ? String(name.dropFirst(stem.count)) : nil
        }
        pattern.words = FeaturePattern.Words(endings)
        let imports = Set(files.flatMap { analysis.facts[$0.1]?.imports.map(\.module) ?? [] })
        pattern.kind = kind ?? Self.kind(imports: imports)
        if pattern.kind == .terminal { pattern.words.view = "Screen" }
        readTexts(files.map(\.1), into: &pattern)
        readAccess(files.map(\.1), families: families.count, into: &pattern)
        let testFiles = families.compactMap { $0.member(.tests) }.flatMap(\.module.sources)
        let testImports = testFiles.flatMap { analysis.facts[$0]?.imports.map(\.module) ?? [] }
        pattern.usesXCTest = testImports.contains("XCTest") && !testImports.contains("Testing")
        let words = pattern.words
        pattern.findings.append(
            FeaturePattern.Finding(
                "Files",
                [words.router, words.factory, words.view, words.model, words.previews]
                    .map { "X" + $0 }.joined(separator: ", "),
                from: Self.example(of: endings, model: model, words: words)))
        pattern.findings.append(
            FeaturePattern.Finding(
                "Body", pattern.kind.sentence,
                from: kind == nil ? "what the features import" : "--style"))
    }

    static func kind(imports: Set<String>) -> FeatureKind {
        if imports.contains("TerminalUI") { return .terminal }
        if imports.contains("SwiftUI") { return .swiftui }
        return imports.contains("UIKit") ? .uikit : .plain
    }

    /// Reads style from at most so many files.
    private func readTexts(_ files: [RelativePath], into pattern: inout FeaturePattern) {
        let texts = files.prefix(60).compactMap { file -> (name: String, text: String)? in
            guard let text = try? store.text(of: file, in: analysis.codebase.root) else {
                return nil
            }
            return (file.name, text)
        }
        pattern.style = SourceStyle(of: texts)
        let style = pattern.style
        let step = style.indentation == "\t" ? "tabs" : style.indentation.count.counted("space")
        let braces = style.bracesOnOwnLine ? "braces on lines of their own" : "braces at line ends"
        let header =
            style.header.isEmpty
            ? "no header" : "a header of \(style.header.count.counted("line"))"
        pattern.findings.append(
            FeaturePattern.Finding(
                "Style", "\(step), \(braces), \(header)", from: texts.count.counted("file")))
    }

    private func readAccess(
        _ files: [RelativePath], families: Int, into pattern: inout FeaturePattern
    ) {
        var counts: [AccessLevel: Int] = [:]
        for file in files {
            for declaration in analysis.facts[file]?.declarations ?? []
            where declaration.container == nil {
                counts[declaration.access, default: 0] += 1
            }
        }
        let isPackage = counts[.package, default: 0] > counts[.public, default: 0]
        pattern.access = isPackage ? "package" : "public"
        pattern.findings.append(
            FeaturePattern.Finding(
                "Access", "\(pattern.access) for what others see",
                from: counts[isPackage ? .package : .public, default: 0].counted("declaration")))
    }

    private static func example(
        of endings: [String], model: FeatureFamily, words: FeaturePattern.Words
    ) -> String {
        let used = [words.router, words.factory, words.view, words.model, words.previews]
        let counts = used.map { word in endings.count { $0 == word } }
        return zip(used, counts).map { "\($1) \($0)" }.joined(separator: ", ") + " found"
    }
}

extension FeaturePattern.Words {
    /// The words that most files end with.
    init(_ endings: [String]) {
        self.init()
        func most(_ words: [String]) -> String {
            let counts = words.map { word in endings.count { $0 == word } }
            guard let best = counts.max(), best > 0, let index = counts.firstIndex(of: best) else {
                return words[0]
            }
            return words[index]
        }
        router = most(["Router", "Routing", "Coordinator", "Navigator", "Wireframe"])
        factory = most(["Factory", "Builder", "Assembly", "Composer"])
        view = most(["View", "Screen", "ViewController"])
        model = most(["ViewModel", "Model", "Presenter", "Store"])
        previews = most(["Previews", "Preview"])
    }
}

extension FeatureKind {
    /// What a person calls it.
    package var sentence: String {
        switch self {
        case .terminal: "a terminal screen"
        case .swiftui: "SwiftUI"
        case .uikit: "UIKit"
        case .plain: "plain Swift"
        }
    }
}
