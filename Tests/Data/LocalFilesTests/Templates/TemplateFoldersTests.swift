import Editing
import LocalFiles
import SourceTrees
import Testing

@Suite struct TemplateFoldersTests {
    @Test(arguments: FeatureKind.allCases)
    func `every kind of feature has a template that Strata brings along`(kind: FeatureKind) throws {
        let template = try TemplateFolders { FolderContents($0) }.builtIn(kind.rawValue)
        let parts = Set(template.files.map(\.part))
        #expect(
            parts.isSuperset(
                of: kind == .composable
                    ? [.ui, .tests, .dev]
                    : [.interface, .ui, .implementation, .tests, .dev, .composition]))
    }
}
