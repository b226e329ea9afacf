import DomainStubs
import Testing

@testable import Codebase
@testable import Previewing

@Suite struct FindComponentsTests {
    @Test func `views, wrappers and classes of UIKit and AppKit are components`() {
        let gallery = Gallery().adding(
            "Home",
            (
                "Home",
                .drawing(
                    "Card: View", "Map: UIViewRepresentable", "class Cell: UITableViewCell",
                    "class Page: UIViewController", "class Pane: NSView", "Model: Equatable",
                    "class Host: UIHostingController")
            ))
        #expect(
            gallery.components("Home") == [
                "view Card", "wrapper Map", "platform Cell", "platform Page", "platform Pane",
                "platform Host",
            ])
    }

    @Test(arguments: [
        "Delegate: UITableViewDelegate", "Sheet: UISheetPresentationControllerDelegate",
        "Style: ButtonStyle", "Modifier: ViewModifier", "Key: PreferenceKey",
        "Previews: PreviewProvider", "protocol Drawing: View", "ViewModel: ObservableObject",
        "class Presentation: UIPresentationController",
    ])
    func `what only sounds like a view is none`(text: String) {
        #expect(Gallery().adding("Home", ("Home", .drawing(text))).components("Home").isEmpty)
    }

    @Test func `a view protocol of the module itself is never SwiftUI's`() {
        let gallery = Gallery().adding(
            "Login",
            ("View", .drawing(imports: [], declares: [.stub("View", .protocol, .internal)])),
            ("Page", .drawing("Page: View", "Real: SwiftUI.View", "class Cell: UIView")))
        #expect(gallery.components("Login") == ["view Real", "platform Cell"])
    }

    @Test func `a view protocol of an imported module counts where SwiftUI does not`() {
        let gallery = Gallery()
            .adding(
                "MVP", role: .core,
                ("View", .drawing(imports: [], declares: [.stub("View", .protocol)]))
            )
            .adding(
                "Login", uses: ["MVP"],
                ("Old", .drawing("Old: View", imports: ["MVP"])),
                ("New", .drawing("New: View", imports: ["MVP", "SwiftUI"])))
        #expect(gallery.components("Login") == ["view New"])
    }

    @Test func `without any SwiftUI in reach a view is somebody else's`() {
        let page = SourceFacts.drawing("Page: View", imports: ["Plot"])
        #expect(Gallery().adding("Site", ("Page", page)).components("Site").isEmpty)
    }

    @Test func `SwiftUI can be handed on by a module of the codebase`() {
        let gallery = Gallery()
            .adding("Kit", role: .ui, ("Kit", .drawing(imports: [], exports: ["SwiftUI"])))
            .adding("Home", uses: ["Kit"], ("Home", .drawing("Card: View", imports: ["Kit"])))
        #expect(gallery.components("Home") == ["view Card"])
    }

    @Test func `SwiftUI can come with a package where files beside import it`() {
        let gallery = Gallery().adding(
            "Home", ("A", .drawing("A: View", imports: ["ComposableArchitecture"])),
            ("B", .drawing("B: View")))
        #expect(gallery.components("Home") == ["view A", "view B"])
    }

    @Test func `the codebase's protocols and classes pass on what they inherit`() {
        let gallery = Gallery()
            .adding(
                "Kit", role: .ui,
                (
                    "Kit",
                    .drawing(
                        "public protocol Card: View", "open class Base: UIViewController",
                        declares: [.stub("Card", .protocol), .stub("Base", .class, .open)])
                )
            )
            .adding(
                "Home", uses: ["Kit"],
                (
                    "Home",
                    .drawing(
                        "protocol Tile: Card", "News: Tile", "class Page: Base",
                        imports: ["Kit"], declares: [.stub("Tile", .protocol, .internal)])
                ))
        #expect(gallery.components("Home") == ["view News", "platform Page"])
        #expect(gallery.components("Kit") == ["platform Base"])
    }

    @Test func `an extension makes a type of the codebase a view, but no one else's`() {
        let gallery = Gallery().adding(
            "Home",
            (
                "Home",
                .drawing(
                    "extension Card: View", "extension Optional: View",
                    declares: [.stub("Card", .struct, .internal)])
            ))
        #expect(gallery.components("Home") == ["view Card"])
    }

    @Test func `a type with two declarations for two platforms is one component`() {
        let gallery = Gallery().adding(
            "Home", ("Map", .drawing("Map: UIViewRepresentable", "Map: NSViewRepresentable")))
        #expect(gallery.components("Home") == ["wrapper Map"])
    }

    @Test func `views of tests are none`() {
        let gallery = Gallery().adding(
            "HomeTests", role: .tests, kind: .test, ("Home", .drawing("Fake: View")))
        #expect(gallery.survey.modules.isEmpty)
    }

    @Test func `views of the terminal toolkit are known by its name`() {
        let gallery = Gallery()
            .adding(
                "TerminalUI", role: .core,
                (
                    "View",
                    .drawing(
                        "protocol CompositeView: View", "package Text: View", imports: [],
                        declares: [
                            .stub("View", .protocol, .package), .stub("Screen", .protocol),
                            .stub("CompositeView", .protocol, .package),
                        ])
                )
            )
            .adding(
                "Cart", uses: ["TerminalUI"],
                (
                    "Cart",
                    .drawing(
                        "Row: CompositeView", "class CartScreen: Screen", imports: ["TerminalUI"])
                ))
        #expect(gallery.components("Cart") == ["terminal Row", "terminal CartScreen"])
        #expect(gallery.components("TerminalUI") == ["terminal Text"])
    }
}
