import Codebase

extension ContainerWalk {
    /// What views hand to those below them, as registrations.
    var providing: [Registration] {
        provided.map { one in
            var made = Registration(
                type: one.type, lifetime: one.lifetime,
                container: one.owner ?? "SwiftUI environment",
                place: one.place, style: .environment, module: one.module)
            made.owner = one.owner
            return made
        }
    }

    /// What views read of those above them, as resolutions.
    var needing: [Resolution] {
        environment.map { one in
            Resolution(
                type: one.type, isForced: true, place: one.place, style: .environment,
                module: one.module)
        }
    }
}
