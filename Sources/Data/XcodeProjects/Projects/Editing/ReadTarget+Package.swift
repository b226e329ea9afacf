import Codebase
import Editing

extension ReadTarget {
    /// What a package has to know that takes over files.
    func packaged(in project: ReadProject) -> LocalPackageSettings.Target {
        LocalPackageSettings.Target(
            name: name, platforms: platforms, value: { settings.value(of: $0) },
            words: { words(of: $0, in: project) })
    }

    /// The words of a setting in all configurations of the target and of its project.
    private func words(of name: String, in project: ReadProject) -> [String] {
        let document = project.document
        let owners = [object, document.project].compactMap(\.self)
        let configurations = owners.compactMap { document.object("buildConfigurationList", of: $0) }
            .flatMap { document.objects("buildConfigurations", of: $0) }
        var values = [settings.value(of: name)].compactMap(\.self)
        for configuration in configurations {
            let settings = configuration.dictionary("buildSettings")?.settings ?? [:]
            values += settings.filter { $0.key == name || $0.key.hasPrefix(name + "[") }
                .sorted { $0.key < $1.key }.map(\.value)
        }
        return LocalPackageSettings.Target.words(in: values)
    }
}
