import Testing

@testable import PreviewKit

@Suite struct BuildPlanTests {
    static let place = BuildPlace(product: "/p/.build/x86/debug/ADev")

    private let plan = BuildPlan(BuildManifest(manifest), place: place)

    @Test func `the place of the build follows from the program`() {
        #expect(Self.place.scratch == "/p/.build")
        #expect(Self.place.manifest == "/p/.build/debug.yaml")
        #expect(Self.place.root == "/p")
    }

    @Test func `modules come after those they import`() {
        #expect(plan?.modules.map(\.name) == ["Core", "ADev"])
        #expect(plan?.modules.last?.imports == ["/p/.build/x86/debug/Modules/Core.swiftmodule"])
    }

    @Test func `every source has its object`() {
        #expect(
            plan?.modules.first?.objects == [
                "/p/Sources/Core/B.swift": "/p/.build/x86/debug/Core.build/B.swift.o",
                "/p/Sources/Core/in/C.swift": "/p/.build/x86/debug/Core.build/C.swift.o",
            ])
    }

    @Test func `what the program does not need is no part of it`() {
        #expect(plan?.sources.contains("/p/Tests/T.swift") == false)
        #expect(plan?.folders == ["/p/Sources/ADev/", "/p/Sources/Core/"])
        #expect(plan?.others == ["/usr/bin/swiftc"])
    }

    @Test func `the compiler speaks in lines for people`() {
        #expect(plan?.modules.first?.compile.contains("-parseable-output") == false)
        #expect(plan?.modules.first?.compile.last == "a \"b\" c")
        #expect(plan?.modules.first?.wrap == ["swiftc", "-modulewrap", "Core"])
    }

    @Test func `a program that is not planned has no plan`() {
        let other = BuildPlace(product: "/p/.build/x86/debug/BDev")
        #expect(BuildPlan(BuildManifest(Self.manifest), place: other) == nil)
        #expect(BuildPlan(BuildManifest("not: yaml: at all"), place: Self.place) == nil)
    }

    static let manifest = #"""
        client:
          name: basic
        targets:
          "ADev": ["<ADev>"]
        commands:
          "/p/.build/x86/debug/Core.build/Core.swiftmodule.o":
            tool: shell
            inputs: ["/p/.build/x86/debug/Modules/Core.swiftmodule"]
            outputs: ["/p/.build/x86/debug/Core.build/Core.swiftmodule.o"]
            args: ["swiftc","-modulewrap","Core"]

          "<ADev>":
            tool: phony
            inputs: ["/p/.build/x86/debug/ADev"]
            outputs: ["<ADev>"]

          "C.Core":
            tool: shell
            inputs: ["/p/Sources/Core/B.swift","/p/Sources/Core/in/C.swift","/p/.build/x86/debug/Core.build/sources"]
            outputs: ["/p/.build/x86/debug/Core.build/B.swift.o","/p/.build/x86/debug/Core.build/C.swift.o","/p/.build/x86/debug/Modules/Core.swiftmodule"]
            args: ["swiftc","-module-name","Core","-output-file-map","m","-parseable-output","a \"b\" c"]

          "/p/.build/x86/debug/Core.build/sources":
            tool: write-auxiliary-file
            inputs: ["<sources-file-list>","/p/Sources/Core/B.swift","/p/Sources/Core/in/C.swift"]
            outputs: ["/p/.build/x86/debug/Core.build/sources"]

          "C.ADev":
            tool: shell
            inputs: ["/p/Sources/ADev/main.swift","/p/.build/x86/debug/Modules/Core.swiftmodule","/usr/bin/swiftc"]
            outputs: ["/p/.build/x86/debug/ADev.build/main.swift.o","/p/.build/x86/debug/Modules/ADev.swiftmodule"]
            args: ["swiftc","-module-name","ADev","-output-file-map","m"]

          "C.Tests":
            tool: shell
            inputs: ["/p/Tests/T.swift","/p/.build/x86/debug/Modules/Core.swiftmodule"]
            outputs: ["/p/.build/x86/debug/Tests.build/T.swift.o","/p/.build/x86/debug/Modules/Tests.swiftmodule"]
            args: ["swiftc","-module-name","Tests","-output-file-map","m"]

          "C.ADev.exe":
            tool: shell
            inputs: ["/p/.build/x86/debug/ADev.build/main.swift.o","/p/.build/x86/debug/Core.build/B.swift.o","/p/.build/x86/debug/Core.build/C.swift.o","/p/.build/x86/debug/Core.build/Core.swiftmodule.o"]
            outputs: ["/p/.build/x86/debug/ADev"]
            args: ["swiftc","-emit-executable"]

          "PackageStructure":
            tool: package-structure-tool
            inputs: ["/p/Sources/ADev/","/p/Sources/Core/","/p/Tests/","/p/Package.swift","/p/Package.resolved"]
            outputs: ["<PackageStructure>"]

        """#
}
