import Codebase
import Editing

/// The files of the sample shop before and after.
nonisolated struct SampleSources: Sendable {
    let from: String
    let to: String

    /// A router in the feature, its use, its wiring, and the manifest.
    var changes: [FileChange] { [view, checkout, router, root, manifest].compactMap(\.self) }

    var view: FileChange? {
        FileChange(
            RelativePath("Sources/\(from)/CartView.swift"), from: oldView,
            to:
                oldView.replacing("import \(to)\n", with: "")
                .replacing(
                    "    let store: CartStore\n",
                    with: "    let store: CartStore\n    let router: any CartRouter\n"
                )
                .replacing(
                    "navigator.push(ProfileScreen(user: user, of: store.cart.owner))",
                    with: "router.showProfile(of: user)"))
    }

    var checkout: FileChange? {
        let old = """
            import \(to)
            import SwiftUI

            struct CheckoutView: View {
                let user: User

                var body: some View {
                    Button("Profile") {
                        ProfileScreen(user: user).present()
                    }
                }
            }

            """
        return FileChange(
            RelativePath("Sources/\(from)/CheckoutView.swift"), from: old,
            to: old.replacing("import \(to)\n", with: "")
                .replacing(
                    "let user: User\n", with: "let user: User\n    let router: any CartRouter\n"
                )
                .replacing(
                    "ProfileScreen(user: user).present()", with: "router.showProfile(of: user)"))
    }

    private var router: FileChange? {
        FileChange(
            RelativePath("Sources/\(from)/CartRouter.swift"), from: nil,
            to: """
                /// Where the cart leads; the composition root decides how to get there.
                public protocol CartRouter {
                    func showProfile(of user: User)
                }

                """)
    }

    private var root: FileChange? {
        let old = """
            import \(from)
            import \(to)

            extension CompositionRoot {
                func makeCart() -> CartView {
                    CartView(user: session.user, store: cartStore)
                }
            }

            """
        return FileChange(
            "Sources/App/CompositionRoot+Cart.swift", from: old,
            to: old.replacing(
                "store: cartStore)", with: "store: cartStore, router: CartRoutes(root: self))")
                    + """

                    private struct CartRoutes: CartRouter {
                        let root: CompositionRoot

                        func showProfile(of user: User) {
                            root.navigator.push(ProfileScreen(user: user))
                        }
                    }

                    """)
    }

    var manifest: FileChange? {
        let old = """
            // swift-tools-version: 6.0
            import PackageDescription

            let package = Package(
                name: "Shop",
                targets: [
                    .target(name: "\(from)", dependencies: ["Core", "\(to)"]),
                    .target(name: "\(to)", dependencies: ["Core"]),
                    .target(name: "Core"),
                ]
            )

            """
        return FileChange(
            "Package.swift", from: old,
            to: old.replacing("[\"Core\", \"\(to)\"]", with: "[\"Core\"]"))
    }

    /// A protocol with a question in it.
    func draft(asking question: String) -> FileChange? {
        FileChange(
            RelativePath("Sources/\(from)/ProfileKeeping.swift"), from: nil,
            to: """
                /// What the cart needs of profiles.
                public protocol ProfileKeeping: Sendable {
                    var current: Profile? { get async }

                    // ? \(question)
                    func update(_ profile: Profile) async throws
                }

                """)
    }

    /// What evidence shows of the codebase.
    var texts: [RelativePath: String] {
        let files = [view, checkout, root, manifest].compactMap(\.self)
        return Dictionary(
            files.map { ($0.path, $0.before ?? "") }, uniquingKeysWith: { first, _ in first })
    }

    private var oldView: String {
        """
        import Core
        import \(to)
        import SwiftUI

        /// What a person has put into the cart.
        struct CartView: View {
            let address: Address
            let user: User
            let store: CartStore
            let profiles = ProfileStore()

            func openProfile() {
                navigator.push(ProfileScreen(user: user, of: store.cart.owner))
                let profile = profiles.current
                profiles.update(profile)
            }
        }

        """
    }
}
