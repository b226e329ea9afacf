import Codebase

/// What stands in the target of an app.
package struct AppHost: Equatable, Sendable {
    /// What a file of it is for.
    package enum Part: String, CaseIterable, Sendable {
        /// Where the program starts.
        case entry
        /// Where objects are put together.
        case composition
        /// Anything else, which could stand elsewhere.
        case beside
    }

    /// The target.
    package let module: ModuleID
    /// Its files in path order.
    package let files: [HostedFile]

    package init(module: ModuleID, files: [HostedFile]) {
        self.module = module
        self.files = files
    }

    /// The files of one part in path order.
    package func files(of part: Part) -> [HostedFile] { files.filter { $0.part == part } }

    /// How many lines the files of one part have.
    package func lines(of part: Part) -> Int {
        files(of: part).reduce(0) { $0 + $1.lines }
    }
}

/// A file in the target of an app.
package struct HostedFile: Equatable, Sendable {
    /// The file.
    package let file: RelativePath
    /// How many lines it has.
    package let lines: Int
    /// What it is for.
    package let part: AppHost.Part
    /// Where it could go; nil for what belongs here.
    package let destination: HostDestination?
    /// The modules of the codebase that it imports, by identifier.
    package let uses: [ModuleID]
    /// The files of the target that name what it declares, in path order.
    package let users: [RelativePath]
    /// The files of the target whose types it names, in path order: they go with it, or what they
    /// declare is handed in.
    package let needs: [RelativePath]

    package init(
        file: RelativePath, lines: Int, part: AppHost.Part, destination: HostDestination? = nil,
        uses: [ModuleID] = [], users: [RelativePath] = [], needs: [RelativePath] = []
    ) {
        self.file = file
        self.lines = lines
        self.part = part
        self.destination = destination
        self.uses = uses
        self.users = users
        self.needs = needs
    }
}

/// Where a file in the target of an app could go.
package struct HostDestination: Hashable, Sendable {
    /// The place.
    package enum Place: Hashable, Sendable {
        /// A module that is there.
        case module(ModuleID)
        /// Another module, or a new one, of a layer that is there.
        case layer(String)
        /// A feature of its own.
        case newFeature
        /// A module of views that features share.
        case newViews
        /// A module below all others, as it uses none.
        case newCore
        /// It stays: it connects what may not know each other.
        case stays
        /// Nowhere that is known: it names what is seen in the target alone.
        case unknown
    }

    /// The place.
    package let place: Place
    /// Why, one clause without a full stop.
    package let reason: String

    package init(_ place: Place, reason: String) {
        self.place = place
        self.reason = reason
    }

    /// Where to, in a few words: `into FeedFeature`.
    package var words: String {
        switch place {
        case .module(let module): "into \(module.targetName)"
        case .layer(let name): "into the layer \(name)"
        case .newFeature: "into a feature of its own"
        case .newViews: "into a module of views"
        case .newCore: "into a module that uses no other"
        case .stays: "stays"
        case .unknown: "where to is not told"
        }
    }
}
