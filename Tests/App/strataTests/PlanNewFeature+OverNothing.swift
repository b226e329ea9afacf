import Codebase
import Editing

@testable import strata

extension PlanNewFeature {
    /// A planner that knows no templates and no manifests.
    static var overNothing: PlanNewFeature {
        PlanNewFeature(
            store: InMemoryChanges(), templates: NoTemplates(),
            editManifest: EditManifest(editors: [], readers: []), manifests: [],
            registrations: NoLists(), scaffolds: NoScaffolds(),
            packages: LocalPackageLinkers([]))
    }
}

private struct NoTemplates: FeatureTemplates {
    func template(
        named name: String, in root: String
    ) throws(TemplateError) -> FeatureTemplate {
        FeatureTemplate(name: name, files: [])
    }
}

private struct NoScaffolds: ScaffoldReader {
    func files(
        of template: ScaffoldTemplate, with values: [String: String], in tree: SourceTree
    ) throws(ScaffoldError) -> [RelativePath: String] { [:] }
}

private struct NoLists: RegistrationEditor {
    func registering(
        _ request: RegistrationRequest, in text: String
    ) throws(ManifestEditError) -> Registration {
        Registration(text: text, places: [])
    }

    func declarations(in text: String) -> Set<String> { [] }

    func renaming(_ feature: String, to name: String, in text: String) -> String { text }
}
