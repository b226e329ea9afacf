import Codebase
import Inverting

/// A small shop with a violation for each recipe.
enum SampleShop {
    /// A violation of the shop, by its two modules, with what its page says.
    struct Page: Sendable {
        let title: String
        let from: String
        let to: String
        /// The recipe that is shown; nil for the best one.
        var recipe: Recipe.Name?
        let text: String
    }

    static let pages = [
        Page(
            title: "Sideways: a feature uses another feature", from: "Cart", to: "Orders",
            text: """
                The cart makes the order service of the feature beside it. It needs one function of it, so it
                declares a protocol with that function and is handed what conforms. The app, which knows both,
                says that the service conforms.
                """),
        Page(
            title: "Upward: a core module uses a feature", from: "Network", to: "Login",
            text: """
                The network below asks the login above it for a token. The protocol belongs to who needs it.
                The login stands higher, may know the network, and conforms itself: the dependency has turned
                around.
                """),
        Page(
            title: "Downward: the domain makes its repository", from: "Domain", to: "Storage",
            text: """
                There is a protocol for what the domain needs, and it makes the implementation all the same. It
                is handed in as that protocol.
                """),
        Page(
            title: "A value that everybody shares", from: "Cart", to: "Tracking",
            text: "The one value is handed in; it stays one, since the app hands in the same."),
        Page(
            title: "Data of another feature", from: "Orders", to: "Prices",
            text: """
                A protocol for data is wrong: it says nothing that the data does not. The type moves to a new module
                beside its own, which hands it on, so that no third module changes. Where a module for shared data
                stands below both, it moves there: the recipe `move`.
                """),
        Page(
            title: "Data of another feature, and a module for shared data", from: "Shipping",
            to: "Scales",
            text: """
                The weight moves to the module below both. What stays behind still makes weights by the
                initialiser that was its own, so that becomes visible in the package.
                """),
        Page(
            title: "A function of another feature", from: "Shipping", to: "Formats",
            text: """
                What is tiny and keeps nothing is copied: a module for it, or a dependency, costs more. A type is
                copied only if no value of it can meet one of the original.
                """),
        Page(
            title: "What another feature only hands on", from: "Shipping", to: "Catalog",
            text: """
                Nothing of the catalog is used: it hands on what a module below declares. The import names that
                module now.
                """),
        Page(
            title: "An interface that is there", from: "Shipping", to: "Carriers",
            text: """
                The carrier conforms to a protocol of a module below, which the shipping did not import so far. It
                is handed in as that protocol.
                """),
        Page(
            title: "A screen of another feature", from: "Orders", to: "Profile",
            text: """
                The list of orders makes the screen of a profile. It now says where it leads, and what it knows of
                the screen is what it is made with. The app makes the screen, and the settings that go with it.
                """),
        Page(
            title: "A service and its data", from: "Profile", to: "Accounts",
            text: """
                The edge has two parts. The data moves down, as a protocol for the service names it; the service
                gets that protocol.
                """),
        Page(
            title: "A service and its data, translated", from: "Profile", to: "Accounts",
            recipe: .adapt,
            text: """
                The same edge, where nothing is to move: the profile only reads the mail of an account. It gets a
                value of its own with that, and an adapter in the app translates. A copy is offered only where
                stored properties are read; what is compared, printed or handed on whole is the original's.
                """),
        Page(
            title: "A notification of another feature", from: "Cart", to: "Notices",
            text: """
                The cart observes a notification of the feature beside it. It now says what it wants to hear, and the
                app observes the notification and calls it. A loop over notifications gets a stream, and what is
                posted is a function that the app posts in.
                """),
        Page(
            title: "Static functions of another feature", from: "Shipping", to: "Countries",
            recipe: .parameter,
            text: """
                What belongs to a type is called through a protocol that the app implements. Where it should move
                down or be copied instead, those recipes stand beside it.
                """),
        Page(
            title: "What Strata leaves to a person", from: "Cart", to: "Archive",
            text: """
                A protocol for a generic type needs associated types, and with them decisions about all code that
                holds a value of it.
                """),
    ]

    static let files: [RelativePath: String] = [
        "Package.swift": """
        // swift-tools-version: 6.0
        import PackageDescription

        let package = Package(
            name: "Shop",
            targets: [
                .executableTarget(name: "Shop", dependencies: [
                    "Cart", "Orders", "Network", "Domain", "Shipping",
                ]),
                .target(name: "Shipping", dependencies: [
                    "Carriers", "Catalog", "Countries", "Formats", "Models", "Scales",
                ]),
                .target(name: "Scales", dependencies: ["Models"]),
                .target(name: "Models"),
                .target(name: "Carriers", dependencies: ["CarriersInterface"]),
                .target(name: "CarriersInterface"),
                .target(name: "Catalog", dependencies: ["Texts"]),
                .target(name: "Countries"),
                .target(name: "Notices"),
                .target(name: "Formats"),
                .target(name: "Cart", dependencies: ["Archive", "Notices", "Orders", "Tracking"]),
                .target(name: "Orders", dependencies: ["Prices", "Profile", "Texts"]),
                .target(name: "Profile", dependencies: ["Accounts", "Texts"]),
                .target(name: "Accounts", dependencies: ["Texts"]),
                .target(name: "Archive"),
                .target(name: "Prices", dependencies: ["Texts"]),
                .target(name: "Tracking"),
                .target(name: "Login"),
                .target(name: "Storage", dependencies: ["Users"]),
                .target(name: "Domain", dependencies: ["Storage", "Users"]),
                .target(name: "Users"),
                .target(name: "Network", dependencies: ["Login"]),
                .target(name: "Texts"),
            ]
        )

        """,
        ".strata.yml": """
        layers:
          - name: App
            modules: [Shop]
          - name: Data
            modules: [Storage]
          - name: Features
            modules:
              - Cart
              - Orders
              - Profile
              - Accounts
              - Archive
              - Prices
              - Tracking
              - Login
              - Shipping
              - Carriers
              - Catalog
              - Countries
              - Notices
              - Formats
              - Scales
            peers: features
          - name: Core
            modules: [Network, Texts, Domain, Users, Models, CarriersInterface]

        """,
        "Sources/Shop/main.swift": """
        import Cart
        import Domain
        import Network
        import Orders

        let cart = Cart(title: "Books")
        OldCarts().keep("Books")
        print(cart.buy(), Receipt().text, UserNames().all(), OrderList().open(0).text())
        print(try await Requests().header())

        """,
        "Sources/Shop/Shipping.swift": """
        import Shipping

        func ship() -> String {
            Label(city: "Rome").text + Parcel().send() + Address(code: "it").text
        }

        """,
        "Sources/Shipping/Address.swift": """
        import Countries

        public struct Address {
            private let code: String

            public init(code: String) { self.code = code }

            public var text: String { Country.name(of: code) }
        }

        """,
        "Sources/Countries/Country.swift": """
        public enum Country {
            public static func name(of code: String, isShort: Bool = true) -> String {
                isShort ? code.uppercased() : "the country " + code
            }
        }

        """,
        "Sources/Cart/Badge.swift": """
        import Foundation
        import Notices

        public final class Badge: @unchecked Sendable {
            private var count = 0
            private var observer: (any NSObjectProtocol)?

            public init() {
                observer = NotificationCenter.default.addObserver(
                    forName: .signedOut, object: nil, queue: .main
                ) { [weak self] _ in
                    self?.count = 0
                }
            }
        }

        """,
        "Sources/Notices/Notifications.swift": """
        import Foundation

        extension Notification.Name {
            public static let signedOut = Notification.Name("signedOut")
        }

        """,
        "Sources/Shipping/Label.swift": """
        import Catalog
        import Formats

        public struct Label {
            let city: String

            public init(city: String) { self.city = city }

            public var text: String { framed(shortened(city, to: 3)) }
        }

        """,
        "Sources/Shipping/Parcel.swift": """
        import Carriers

        public struct Parcel {
            private let carrier = BikeCarrier(wheels: 2)

            public init() {}

            public func send() -> String { carrier.carry("parcel") }
        }

        """,
        "Sources/Carriers/BikeCarrier.swift": """
        import CarriersInterface

        public struct BikeCarrier: Carrier {
            let wheels: Int

            public init(wheels: Int) { self.wheels = wheels }

            public func carry(_ load: String) -> String { "\\(load) on \\(wheels) wheels" }
        }

        """,
        "Sources/CarriersInterface/Carrier.swift": """
        public protocol Carrier {
            func carry(_ load: String) -> String
        }

        """,
        "Sources/Catalog/Exports.swift": """
        @_exported import Texts

        """,
        "Sources/Catalog/Catalog.swift": """
        public struct Catalog {
            public init() {}

            public var title: String { framed("catalog") }
        }

        """,
        "Sources/Formats/Shortened.swift": """
        /// The first letters of a text, with a dot behind them if there are more.
        public func shortened(_ text: String, to count: Int) -> String {
            text.count > count ? text.prefix(count) + "." : text
        }

        """,
        "Sources/Shipping/Postage.swift": """
        import Models
        import Scales

        public struct Postage {
            public let weight: Weight

            public init(weight: Weight) { self.weight = weight }

            public var cents: Int { weight.grams * 2 * Rates.factor }
        }

        """,
        "Sources/Scales/Weight.swift": """
        /// How heavy something is.
        public struct Weight: Equatable, Sendable {
            public let grams: Int
        }

        """,
        "Sources/Scales/Scale.swift": """
        import Models

        public struct Scale {
            public init() {}

            public func weigh() -> Weight { Weight(grams: 3 * Rates.factor) }
        }

        """,
        "Sources/Models/Rates.swift": """
        public enum Rates {
            public static let factor = 1
        }

        """,
        "Sources/Formats/Padded.swift": """
        public func padded(_ text: String) -> String { " " + text + " " }

        """,
        "Sources/Cart/Cart.swift": """
        import Orders

        public final class Cart {
            private let orders = OrderService()
            private let title: String

            public init(title: String) {
                self.title = title
            }

            public func buy() -> Int { orders.place(title) }
        }

        """,
        "Sources/Cart/Wishes.swift": """
        import Tracking

        public struct Wishes {
            public init() {}

            public func add(_ wish: String) { Tracker.shared.track(wish) }
        }

        /// What is shown of an empty cart.
        public struct EmptyCart {
            private let wishes = Wishes()

            public init() {}

            public func wish() { wishes.add("tea") }
        }

        """,
        "Sources/Shop/Start.swift": """
        import Cart

        func start() -> Badge {
            EmptyCart().wish()
            return Badge()
        }

        """,
        "Sources/Orders/OrderService.swift": """
        public final class OrderService {
            private var orders: [String] = []

            public init() {}

            public func place(_ name: String) -> Int {
                orders.append(name)
                return orders.count
            }

            public func cancel() { orders.removeLast() }
        }

        """,
        "Sources/Orders/Receipt.swift": """
        import Prices
        import Texts

        public struct Receipt {
            let total = Money(cents: 250)

            public init() {}

            public var text: String { framed("\\(total.cents)") }
        }

        """,
        "Sources/Orders/OrderList.swift": """
        import Profile
        import Texts

        public struct OrderList {
            private let buyers = ["eve", "ann"]

            public init() {}

            public func open(_ index: Int) -> any Screen {
                ProfileScreen(name: buyers[index], settings: ProfileSettings(isCompact: index > 0)) {
                    print("closed")
                }
            }
        }

        """,
        "Sources/Profile/ProfileScreen.swift": """
        import Accounts
        import Texts

        public struct ProfileSettings {
            let isCompact: Bool

            public init(isCompact: Bool) { self.isCompact = isCompact }
        }

        public struct ProfileScreen: Screen {
            private let accounts = AccountStore()
            private let name: String
            private let settings: ProfileSettings
            private let onClose: () -> Void

            public init(name: String, settings: ProfileSettings, onClose: @escaping () -> Void) {
                self.name = name
                self.settings = settings
                self.onClose = onClose
            }

            public func text() -> String {
                settings.isCompact ? name : framed(accounts.account(of: name).mail)
            }
        }

        """,
        "Sources/Accounts/AccountStore.swift": """
        import Texts

        /// Who somebody is for others.
        public struct Account: Sendable {
            public let mail: String

            init(mail: String) { self.mail = mail }
        }

        public struct AccountStore {
            public init() {}

            public func account(of name: String) -> Account { Account(mail: framed(name)) }

            public func removeAll() {}
        }

        """,
        "Sources/Archive/Archive.swift": """
        public final class Archive<Value> {
            private var values: [Value] = []

            public init() {}

            public func keep(_ value: Value) { values.append(value) }
        }

        """,
        "Sources/Cart/OldCarts.swift": """
        import Archive

        public final class OldCarts {
            private let titles = Archive<String>()

            public init() {}

            public func keep(_ cart: String) { titles.keep(cart) }
        }

        """,
        "Sources/Prices/Money.swift": """
        import Texts

        /// An amount in one currency.
        public struct Money: Equatable, Sendable {
            public let cents: Int

            public init(cents: Int) { self.cents = cents }

            var whole: Int { cents / 100 }
        }

        public func priceTag(_ money: Money) -> String { framed("\\(money.whole)") }

        """,
        "Sources/Tracking/Tracker.swift": """
        public final class Tracker: @unchecked Sendable {
            public static let shared = Tracker()
            private var events: [String] = []

            public func track(_ event: String) { events.append(event) }
        }

        """,
        "Sources/Login/Session.swift": """
        public final class Session {
            public init() {}

            public func token() async throws -> String { "secret" }

            public func signOut() {}
        }

        """,
        "Sources/Network/Requests.swift": """
        import Login

        public struct Requests {
            private let session = Session()

            public init() {}

            public func header() async throws -> String { "Bearer " + (try await session.token()) }
        }

        """,
        "Sources/Users/UserStore.swift": """
        /// What the domain needs of whoever keeps users.
        public protocol UserStore {
            func names() -> [String]
        }

        """,
        "Sources/Domain/UserNames.swift": """
        import Storage
        import Users

        public struct UserNames {
            private let store: any UserStore

            public init(store: any UserStore = FileUserStore(path: "users")) {
                self.store = store
            }

            public func all() -> String { store.names().joined(separator: ", ") }
        }

        """,
        "Sources/Storage/FileUserStore.swift": """
        import Users

        public struct FileUserStore: UserStore {
            let path: String

            public init(path: String) { self.path = path }

            public func names() -> [String] { [path] }
        }

        """,
        "Sources/Texts/Texts.swift": """
        /// What fills the screen.
        public protocol Screen {
            func text() -> String
        }

        public func framed(_ text: String) -> String { "[" + text + "]" }

        """,
    ]
}
