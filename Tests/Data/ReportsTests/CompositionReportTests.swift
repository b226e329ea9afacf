import Architecture
import Codebase
import Composing
import Foundation
import Reports
import Testing

@Suite struct CompositionReportTests {
    @Test func `JSON has what is made and asked for, with places and names or null`() throws {
        let text = try jsonText(of: CompositionReport(.cats))
        let json = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
        #expect(json?["schema"] as? Int == 1)
        let made = (json?["registrations"] as? [[String: Any]])?.first
        #expect(made?["type"] as? String == "Cat")
        #expect(made?["name"] as? String == "tame")
        #expect(made?["lifetime"] as? String == "container")
        #expect(made?["implementation"] is NSNull)
        #expect(made?["line"] as? Int == 3)
        let asked = (json?["resolutions"] as? [[String: Any]])?.first
        #expect(asked?["forced"] as? Bool == true)
        #expect(asked?["name"] is NSNull)
        let finding = (json?["findings"] as? [[String: Any]])?.first
        #expect(finding?["kind"] as? String == "unregistered")
        #expect(finding?["severity"] as? String == "error")
        let root = (json?["roots"] as? [[String: Any]])?.first
        #expect(root?["style"] as? String == "swinject")
        #expect((json?["unreached"] as? [[String: Any]])?.first?["line"] as? Int == 9)
    }

    @Test func `the text shows what is made with what, and what is out of reach`() {
        let text = compositionText(of: .cats, paint: Paint(isOn: false))
        #expect(text.contains("2 registrations, 1 resolution: Swinject"))
        #expect(text.contains("  Owner  graph  App/Root.swift:4\n      with Cat “tame”"))
        #expect(text.contains("error: unregistered  App/Root.swift:4"))
        #expect(text.contains("Out of reach"))
        #expect(!text.contains("\u{1B}"))
    }

    @Test func `of several registrations of one name an object is made with one`() {
        func registration(_ type: String, _ line: Int) -> Registration {
            Registration(
                type: type, lifetime: .app, container: "Root",
                place: CompositionPlace(file: "App/Root.swift", line: line), style: .swinject,
                module: "::App")
        }
        let edges = [0, 1, 2].map { CompositionEdge(from: 3, to: $0) }
        let text = compositionText(
            of: Composition(
                registrations: [
                    registration("Cat", 1), registration("Cat", 2), registration("Dog", 3),
                    registration("Owner", 4),
                ], edges: edges), paint: Paint(isOn: false))
        #expect(text.contains("      with Cat (one of 2), Dog\n"))
    }

    @Test func `a codebase that puts nothing together says so`() {
        #expect(
            compositionText(of: Composition(), paint: Paint(isOn: false))
                == "No container and no composition root was found.\n")
    }

    @Test func `where nothing that makes objects was read nothing is called right`() {
        let roots = [
            CompositionRootPlace(
                name: "Root", place: CompositionPlace(file: "App/Root.swift", line: 1),
                style: .manual)
        ]
        let text = compositionText(of: Composition(roots: roots), paint: Paint(isOn: false))
        #expect(text.contains("was not recognized, so nothing is judged."))
        #expect(!text.contains("Nothing is wrong"))
    }

    @Test func `what the compiler checks and what stands in app targets is told`() throws {
        let text = compositionText(of: .byHand, paint: Paint(isOn: false))
        for line in [
            "Checked by the compiler: the arguments of 3 initialisers",
            "  Root  3 initialisers, 5 arguments  App/Root.swift:1",
            "App  2 files: 1 entry (9 lines), 0 composition (0 lines), 1 beside them (40 lines)",
            "      into Feed: uses no other feature than Feed; named by 1 file",
        ] {
            #expect(text.contains(line), "\(text)")
        }
        let json = try jsonText(of: CompositionReport(.byHand))
        for part in ["\"initialisers\" : 3", "\"kind\" : \"module\"", "\"destination\" : null"] {
            #expect(json.contains(part), "\(json)")
        }
    }

    @Test func `a picture shows the modules that ask, outside of factories`() {
        let graph = CompositionGraph(.cats)
        #expect(!graph.mermaid.contains("-.->"))
        let asked = Composition(
            registrations: Composition.cats.registrations,
            resolutions: [
                Resolution(
                    type: "Owner", isForced: true,
                    place: CompositionPlace(file: "Feed/Feed.swift", line: 2), style: .swinject,
                    module: "::Feed")
            ])
        #expect(CompositionGraph(asked).mermaid.contains("m0([\"Feed\"])\n  m0 -.-> n1"))
        #expect(CompositionGraph(asked).dot.contains("m0 -> n1 [style=dashed];"))
    }

    @Test func `pictures quote what types are called`() {
        let graph = CompositionGraph(.cats)
        #expect(graph.mermaid.contains("n1 --> n0"))
        #expect(graph.mermaid.contains("[\"Cat “tame” (container)\"]"))
        #expect(graph.dot.contains("n1 -> n0;"))
    }
}

extension Composition {
    /// A root in plain Swift, and the app around it.
    fileprivate static var byHand: Composition {
        Composition(
            guarantees: [
                CompilerGuarantee(
                    root: "Root", place: CompositionPlace(file: "App/Root.swift", line: 1),
                    initialisers: 3, arguments: 5)
            ],
            hosts: [
                AppHost(
                    module: "::App",
                    files: [
                        HostedFile(file: "App/App.swift", lines: 9, part: .entry),
                        HostedFile(
                            file: "App/Words.swift", lines: 40, part: .beside,
                            destination: HostDestination(
                                .module("::Feed"), reason: "uses no other feature than Feed"),
                            users: ["App/App.swift"]),
                    ])
            ])
    }

    /// An owner of a cat that is made under another name than it is asked for.
    fileprivate static var cats: Composition {
        func place(_ line: Int) -> CompositionPlace {
            CompositionPlace(file: "App/Root.swift", line: line)
        }
        var cat = Registration(
            type: "Cat", lifetime: .container, container: "container", place: place(3),
            style: .swinject, module: "::App")
        cat.name = .known("tame")
        cat.owner = "Root"
        var owner = Registration(
            type: "Owner", lifetime: .graph, container: "container", place: place(4),
            style: .swinject, module: "::App")
        owner.owner = "Root"
        return Composition(
            roots: [CompositionRootPlace(name: "Root", place: place(1), style: .swinject)],
            registrations: [cat, owner],
            resolutions: [
                Resolution(
                    type: "Cat", isForced: true, place: place(4), style: .swinject, module: "::App")
            ],
            edges: [CompositionEdge(from: 1, to: 0)],
            findings: [
                CompositionFinding(
                    kind: .unregistered, type: "Cat", place: place(4), module: "::App",
                    message: "Cat is resolved here, and nothing registers it.")
            ],
            unreached: [UnreachedPlace(place: place(9), reason: "Only running tells.")])
    }
}
