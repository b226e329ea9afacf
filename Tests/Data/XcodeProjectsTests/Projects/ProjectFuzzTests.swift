import Codebase
import Testing
import Tiers

@testable import XcodeProjects

/// Ten thousand damaged projects, the same ones every time.
@Suite struct ProjectFuzzTests {
    private let seed = ProjectText.project(
        targets: ["App", "Ext"], children: ["SRC", "SYNC", "OTHER"],
        fields: "buildConfigurationList = C; projectDirPath = \"\";",
        ProjectText.target(
            "App", "application", phases: "S, L",
            "dependencies = (D); fileSystemSynchronizedGroups = (SYNC); buildConfigurationList = C;"
        ),
        ProjectText.target("Ext", "app-extension", "productReference = F;"),
        ProjectText.group("SRC", "src", "A, V"), ProjectText.file("A", "a.swift"),
        ProjectText.group("V", nil, "F", isa: "PBXVariantGroup"),
        ProjectText.file("F", "Ext.appex", in: "BUILT_PRODUCTS_DIR"),
        ProjectText.file("OTHER", "P.xcodeproj"),
        ProjectText.phase("S", "A", "V"),
        ProjectText.phase("L", "F", isa: "PBXFrameworksBuildPhase"),
        ProjectText.folder("SYNC", "src", exceptions: "E"),
        "E = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = Ext; "
            + "membershipExceptions = (\"b \\U00e9.swift\"); };",
        "D = {isa = PBXTargetDependency; targetProxy = X; };",
        "X = {isa = PBXContainerItemProxy; containerPortal = OTHER; remoteGlobalIDString = Ext; };",
        ProjectText.settings("C", "PRODUCT_NAME = \"$(A:lower)\"; A = \"${PRODUCT_NAME}$(B)\";"))

    @Test(.long, arguments: 1...20)
    func `a damaged project neither traps nor hangs nor counts anything twice`(_ round: UInt64) {
        var dice = Dice(seed: round)
        let tree = SourceTree(
            root: "/nowhere", files: ["P.xcodeproj/project.pbxproj", "src/a.swift", "src/b.swift"])
        let files = CodebaseFiles(tree)
        let source = Array(seed.utf8)
        for _ in 0..<500 {
            var bytes = source
            for _ in 0...dice.roll(4) { Self.damage(&bytes, &dice) }
            let reading = read(bytes, files)
            let names = reading.modules.map(\.id)
            #expect(names.count <= 20)
            for module in reading.modules {
                #expect(Set(module.sources).count == module.sources.count)
                #expect(module.sources.allSatisfy { tree.files.contains($0) })
            }
        }
    }

    @Test(.long, arguments: 1...4)
    func `damaged XML, settings and workspaces neither trap nor hang`(_ round: UInt64) {
        var dice = Dice(seed: round)
        let xml = Array(
            """
            <?xml version="1.0"?><plist><dict><key>objects</key><dict><key>A</key><dict>
            <key>isa</key><string>PBX&amp;Project</string></dict></dict></dict></plist>
            """.utf8)
        let lines = Array("#include \"x\"\nA = $(B:lower) // c\nB = ${A}\\\n$(C:default=d);".utf8)
        let workspace = Array(
            "<Workspace><Group location=\"group:a\"><FileRef location=\"x:y\"/></Group>".utf8)
        for _ in 0..<500 {
            var (list, settings, space) = (xml, lines, workspace)
            for _ in 0...dice.roll(3) {
                Self.damage(&list, &dice)
                Self.damage(&settings, &dice)
                Self.damage(&space, &dice)
            }
            let read = PropertyList.reading(list)
            #expect(read.indices.allSatisfy { (read.text(of: $0) ?? "").utf8.count < 5000 })
            let assignments = ConfigurationLine.lines(of: settings).compactMap { line in
                if case .assignment(let assignment) = line.content { assignment } else { nil }
            }
            let table = SettingTable(assignments + assignments)
            #expect(
                assignments.allSatisfy {
                    (table.value(of: $0.name) ?? "").utf8.count < 100_000
                })
            #expect(Workspace(space, at: "W.xcworkspace", root: "/nowhere").projects.count < 10)
        }
    }

    private func read(_ bytes: [UInt8], _ files: CodebaseFiles) -> ProjectReading {
        let document = ProjectDocument(
            manifest: "P.xcodeproj/project.pbxproj", list: PropertyList.reading(bytes))
        let project = ReadProject(
            document: document, files: files, configurations: ConfigurationFiles { _ in nil })
        let index = ProjectIndex([project], workspaces: [["P.xcodeproj"]])
        var budget = ProjectModules.budget
        return ProjectModules(project: project, index: index, files: files).reading(&budget)
    }

    private static func damage(_ bytes: inout [UInt8], _ dice: inout Dice) {
        guard !bytes.isEmpty else { return }
        let start = dice.roll(bytes.count)
        let end = min(bytes.count, start + 1 + dice.roll(40))
        let tokens = [
            "{", "}", "(", ")", ";", "=", ",", "\"", "<", ">", "/*", "*/", "//", "\\", "\n", "$(",
            "\n<<<<<<< HEAD\n", "\n=======\n", "\n>>>>>>> x\n", "\n||||||| x\n", "\u{0}", "é",
            "../",
            "SRC", "App",
        ]
        switch dice.roll(6) {
        case 0: bytes.removeSubrange(start..<end)
        case 1: bytes.insert(contentsOf: Array(bytes[start..<end]), at: dice.roll(bytes.count))
        case 2: bytes[start] = UInt8(dice.roll(256))
        case 3: bytes.removeSubrange(max(start, bytes.count / 2)...)
        default: bytes.insert(contentsOf: tokens[dice.roll(tokens.count)].utf8, at: start)
        }
    }
}
