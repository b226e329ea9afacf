import Architecture
import Codebase

extension ReadFeaturePattern {
    /// Reads how the files of features are named and written.
    func readFiles(
        _ families: [FeatureFamily], model: FeatureFamily, like: String?, kind: FeatureKind?,
        into pattern: inout FeaturePattern
    ) {
        let files = families.flatMap { family in family.production.flatMap(\.module.sources) }
        let isNamed = like != nil
        var body = readKind(isNamed ? [model] : families, kind: kind, into: &pattern)
        readPieces(families, model: model, isNamed: isNamed, into: &pattern)
        if pattern.kind == .composable, pattern.pieces[.reducer] == nil, kind == nil {
            pattern.kind = .swiftui
            body += ", but no reducer was found in them"
        }
        if pattern.kind == .composable {
            pattern.keepReducer()
        } else {
            pattern.pieces[.reducer] = nil
        }
        if pattern.kind == .terminal { pattern.words.view = "Screen" }
        if pattern.kind == .uikit { pattern.words.view = "ViewController" }
        let own = isNamed ? model.production.flatMap(\.module.sources) : files
        readTexts(own, into: &pattern)
        readAccess(own, families: families.count, into: &pattern)
        let testFiles = families.compactMap { $0.member(.tests) }.flatMap(\.module.sources)
        let testImports = testFiles.flatMap { analysis.facts[$0]?.imports.map(\.module) ?? [] }
        pattern.usesXCTest = testImports.contains("XCTest") && !testImports.contains("Testing")
        pattern.findings.append(
            FeaturePattern.Finding(
                "Body", pattern.kind.sentence,
                from: kind == nil ? body : "--style"))
    }

    /// What at least half of the features import; the more special module decides.
    ///
    /// - Returns: How many features import it.
    private func readKind(
        _ families: [FeatureFamily], kind: FeatureKind?, into pattern: inout FeaturePattern
    ) -> String {
        let imports = families.map { family in
            Set(
                family.production.flatMap(\.module.sources)
                    .flatMap { analysis.facts[$0]?.imports.map(\.module) ?? [] })
        }
        let toolkits = ["TerminalUI", "ComposableArchitecture", "SwiftUI", "UIKit"]
        let usual = toolkits.first { toolkit in
            imports.count { $0.contains(toolkit) } * 2 >= imports.count
        }
        pattern.kind = kind ?? Self.kind(imports: Set([usual].compactMap(\.self)))
        guard let usual else { return "no UI framework is imported by half of the features" }
        let count = imports.count { $0.contains(usual) }
        return "\(usual) is imported by \(count) of \(imports.count.counted("feature"))"
    }

    static func kind(imports: Set<String>) -> FeatureKind {
        if imports.contains("TerminalUI") { return .terminal }
        if imports.contains("ComposableArchitecture") { return .composable }
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
        pattern.usesReducerMacro = texts.contains { $0.text.contains("@Reducer\n") }
        pattern.usesObservableState = texts.contains { $0.text.contains("@ObservableState\n") }
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
}

extension FeaturePattern {
    /// Leaves a reducer and its view: the rest is in them.
    fileprivate mutating func keepReducer() {
        pieces = pieces.filter { $0.key == .reducer || $0.key == .view }
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
        case .composable: "a reducer of The Composable Architecture"
        }
    }
}
