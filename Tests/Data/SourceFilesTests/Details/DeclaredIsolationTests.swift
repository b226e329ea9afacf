import Codebase
import SourceFiles
import Testing

@Suite struct DeclaredIsolationTests {
    @Test func `isolation is what is written nearest`() async throws {
        let text = """
            @MainActor class A {
                var a = 1
                nonisolated func b() { func c() {} }
                @StoreActor func d() {}
                struct D { var j = 1 }
            }
            actor B {
                var e = 1
                static func f() {}
                nonisolated let g = 1
                @MainActor func h() {}
            }
            struct C { func i() {} }
            """
        let found = try await details(of: text)
        func isolation(_ name: String) throws -> DeclaredIsolation? {
            let number = try #require(found.declarations.firstIndex { $0.name == name })
            return found.isolation(of: number)
        }
        #expect(try isolation("a") == .globalActor("MainActor"))
        #expect(try isolation("b") == .nonisolated)
        #expect(try isolation("c") == .nonisolated)
        #expect(try isolation("d") == .globalActor("StoreActor"))
        #expect(try isolation("e") == .actor)
        #expect(try isolation("f") == nil)
        #expect(try isolation("g") == .nonisolated)
        #expect(try isolation("h") == .globalActor("MainActor"))
        #expect(try isolation("i") == nil)
        #expect(try isolation("j") == nil)
    }
}
