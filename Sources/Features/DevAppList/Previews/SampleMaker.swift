import Codebase
import Editing
import Synchronization

extension DevAppMaker {
    /// Makes the same dev app for every feature, in memory.
    nonisolated static func sample(
        refusing: Bool = false, warning: String? = nil, log: SampleChanges = SampleChanges()
    ) -> DevAppMaker {
        DevAppMaker(
            plan: { _, _ throws(NewFeatureError) in
                if refusing { throw NewFeatureError(sampleRefusal) }
                return samplePlan
            },
            warning: { warning },
            apply: { changes throws(ChangeError) in
                if log.isLocked { throw ChangeError.changedSince(["Package.swift"]) }
                log.note("apply \(changes.title)")
            })
    }

    nonisolated static let sampleRefusal =
        "The package of WishList holds other targets too: Legacy. Declare the target by hand."

    nonisolated static var sampleProposal: DevAppProposal {
        DevAppProposal(
            samplePlan, feature: "::WishList", in: nil,
            warning: "1 file differs from the last commit: Sources/Cart/Total.swift.")
    }

    private nonisolated static var samplePlan: FeaturePlan {
        let changes = [
            FileChange(
                "Package.swift", from: manifest,
                to: manifest.replacing(
                    "        .target(name: \"Kit\"),",
                    with: """
                                .executableTarget(
                                    name: "WishListDev", dependencies: ["WishList"]),
                                .target(name: "Kit"),
                        """)),
            FileChange(
                "Sources/WishListDev/main.swift", from: nil,
                to: "import PreviewKit\nimport WishList\n\nawait show(WishListPreviews.self)\n"),
        ]
        return FeaturePlan(
            name: "WishList",
            changes: ChangeSet("Dev app for WishList", changes: changes.compactMap(\.self)),
            findings: [], notes: ["Nothing else has to be changed."])
    }

    private nonisolated static let manifest = """
        // swift-tools-version: 6.0
        import PackageDescription

        let package = Package(
            name: "Shop",
            targets: [
                .executableTarget(name: "BrowseDev", dependencies: ["Browse"]),
                .target(name: "Browse", dependencies: ["Kit"]),
                .target(name: "WishList", dependencies: ["Kit"]),
                .target(name: "Kit"),
            ]
        )

        """
}

/// What was changed in memory, in order.
nonisolated final class SampleChanges: Sendable {
    private let state = Mutex<[String]>([])
    /// Whether a file was changed by somebody else meanwhile.
    let isLocked: Bool

    init(isLocked: Bool = false) {
        self.isLocked = isLocked
    }

    var calls: [String] { state.withLock(\.self) }

    func note(_ call: String) {
        state.withLock { $0.append(call) }
    }
}
