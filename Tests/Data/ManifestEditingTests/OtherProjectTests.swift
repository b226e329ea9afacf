import Codebase
import Editing
import ManifestEditing
import SwiftManifests
import Testing

/// Dependencies on targets of other projects of Tuist, of which no manifest shows the path.
@Suite struct OtherProjectTests {
    private static func project(_ name: String, _ dependencies: String) -> String {
        """
        import ProjectDescription
        let project = Project(
            name: "\(name)",
            targets: [
                .target(
                    name: "\(name)", destinations: [.iPhone], product: .framework, bundleId: "\(name)",
                    sources: ["Sources/**"],
                    dependencies: [
                        \(dependencies)
                    ]
                ),
            ]
        )

        """
    }

    private static let service = project("Service", ".sdk(name: \"UIKit\", type: .framework)")
    private static let app = project(
        "App", ".project(target: \"Service\", path: \"../Modules/Service\")")

    private static let edit: EditManifest = {
        let files: [RelativePath: String] = [
            "Tuist.swift": "import ProjectDescription\nlet tuist = Tuist()\n",
            "App/Project.swift": app,
            "Modules/Service/Project.swift": service,
            "Modules/Kit/Project.swift": project("Kit", ".target(name: \"Own\")"),
        ]
        let contents = PatchedContents(
            NoContents(), patches: files.mapValues { Array($0.utf8) })
        let tree = SourceTree(root: "/shop", files: Array(files.keys), contents: contents)
        return EditManifest(
            editors: [SwiftManifestEditor()],
            readers: [TuistContentsReader { _ in tree }, LiteralContentsReader()])
    }()

    private static let kit = DependencyReference.Name.module(
        ModuleID(container: "Modules/Kit", target: "Kit"))

    private static func added(_ text: String, in folder: String, to target: String) throws
        -> [String]
    {
        let new = try edit.rewrite(
            text, of: RelativePath("\(folder)/Project.swift"), in: "/shop",
            edit: .addDependency(kit, to: target), with: []
        ).text
        return TextDiff(from: text, to: new).lines.filter { $0.kind != .context }
            .map { $0.sign + $0.text.trimming(" ") }
    }

    @Test func `the path to another project is written from this one`() throws {
        #expect(
            try Self.added(Self.app, in: "App", to: "App").last
                == "+.project(target: \"Kit\", path: \"../Modules/Kit\")")
    }

    @Test func `a module is no framework of the system that is called so`() throws {
        #expect(
            try Self.added(Self.service, in: "Modules/Service", to: "Service").last
                == "+.project(target: \"Kit\", path: \"../Kit\")")
    }
}

extension String {
    fileprivate func trimming(_ character: Character) -> String {
        var text = self[...]
        while text.first == character { text.removeFirst() }
        return String(text)
    }
}
