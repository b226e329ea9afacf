import Architecture
import Codebase

extension FeatureDraft {
    /// Lists the feature where the others are listed.
    mutating func register() throws(NewFeatureError) {
        guard let model = pattern.model else { return }
        let request = RegistrationRequest(
            features: pattern.features, model: model, name: name, declared: declared,
            modules: importedModules)
        for file in files {
            guard let text = try text(of: file),
                pattern.features.count(where: { text.contains($0) }) >= 2
            else { continue }
            let registration: Registration
            do { registration = try planner.registrations.registering(request, in: text) } catch {
                notes.append("\(file) was not changed. \(error)")
                continue
            }
            for place in registration.places { note(place, in: file) }
            try change(file, to: registration.text)
        }
    }

    private mutating func note(_ place: Registration.Place, in file: RelativePath) {
        let element = place.element.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        if let obstacle = place.obstacle {
            notes.append(
                "\(file):\(place.line) lists features: \(obstacle). Check whether the "
                    + "new feature belongs there.")
        } else {
            found("List", element, from: "\(file):\(place.line)")
        }
    }

    /// The modules of the other features, each with the one of the new feature.
    private var importedModules: [String: String] {
        var result: [String: String] = [:]
        for family in pattern.families {
            for member in family.production {
                let twin = pattern.members.first { $0.part == member.part }
                result[member.module.moduleName] = twin?.name
            }
        }
        return result
    }

    /// The files of what depends on features, and of its tests; the features themselves left out.
    private var files: [RelativePath] {
        let own = pattern.families.flatMap(\.members).map(\.module)
        let ids = Set(own.map(\.id))
        let names = Set(own.map(\.name))
        let others = analysis.codebase.modules.filter { !ids.contains($0.id) && !$0.isFixture }
        let users = others.filter { module in
            module.dependencies.contains { names.contains($0.name.bareName) }
        }
        let userNames = Set(users.map(\.name))
        let testers = others.filter { module in
            module.role == .tests
                && module.dependencies.contains { userNames.contains($0.name.bareName) }
        }
        return Set((users + testers).flatMap(\.sources)).sorted()
    }
}
