import CocoaPods
import Codebase
import Testing

@Suite struct PodspecReaderTests {
    @Test func `a codebase without such a description has no modules of it`() async {
        let tree = SourceTree(root: "/nowhere", files: ["Notes.swift"])
        #expect(await PodspecReader().read(tree, trust: .untrusted) == ProjectReading())
    }

    @Test func `a pod whose folder is not there is told, however it is written`() async throws {
        let reading = try await read([
            "App/Podfile": """
            target 'App' do
              pod 'Kit', :path => '../Kit'
              pod 'Gone', :path => '../Gone/'
              pod 'Lost', path: 'Lost', testspecs: ['Tests']
              pod 'Far', :path => '../../Far'
              # pod 'Old', :path => '../Old'
            end
            """, "Kit/Kit.podspec": podspec("s.name = 'Kit'"), "App/App.swift": "",
        ])
        let advice = "and nothing is there. Check it out, or correct the path."
        let items = reading.incomplete.filter { $0.path == "App/Podfile" }
        #expect(items.map(\.line) == [3, 4])
        #expect(
            items.map(\.reason) == [
                "This refers to the pod `Gone`, \(advice)",
                "This refers to the pod `App/Lost`, \(advice)",
            ])
    }

    @Test(arguments: [("Specs/Kit/1.0.2", 0), ("Pods1.0/Kit", 1), ("Specs/Set/1.0.2", 1)])
    func `a version that was published is no pod of the codebase`(
        _ folder: String, _ modules: Int
    ) async throws {
        let text = podspec("s.name = 'Kit'\ns.source_files = '*.swift'")
        let reading = try await read(["\(folder)/Kit.podspec": text, "\(folder)/a.swift": ""])
        #expect(reading.modules.count == modules)
    }

    @Test func `pods that a Podfile names by paths are used, as is its project`()
        async throws
    {
        let files = [
            "Kit/Kit.podspec": podspec("s.name = 'Kit'"), "Kit/Kit.xcodeproj/project.pbxproj": "",
            "App/App.xcodeproj/project.pbxproj": "", "Other/O.xcodeproj/project.pbxproj": "",
        ]
        func used(_ line: String) async throws -> [String] {
            var files = files
            files["App/Podfile"] = "\(line)\n  pod 'Kit', :path => '../Kit'\nend\n"
            return try await read(files).used.map(\.string)
        }
        #expect(try await used("target 'App' do") == ["App/App.xcodeproj", "Kit"])
        let named = try await used("project '../Other/O.xcodeproj'\ntarget 'App' do")
        #expect(named.contains("Other/O.xcodeproj") && !named.contains("App/App.xcodeproj"))
    }

    @Test func `a framework that comes built with a pod is declared by it`() async throws {
        let reading = try await read([
            "Kit.podspec": podspec(
                "s.name = 'Kit'\ns.source_files = '*.swift'\n"
                    + "s.vendored_frameworks = ['Built/Private.xcframework', 'Built/*.framework']"),
            "a.swift": "",
        ])
        #expect(
            reading.modules.first?.dependencies.map(\.name) == [.product("Private", package: nil)])
        #expect(reading.modules.first?.dependencies.map(\.purpose) == [.prebuilt])
        #expect(reading.incomplete.isEmpty)
    }

    @Test func `what CocoaPods fetches by a podspec has no sources here`() async throws {
        let files: [String: String] = [
            "Guide.podspec": podspec("s.name = 'Guide'\ns.source_files = 'Guide/*.swift'"),
            "App/App.swift": "",
        ]
        #expect(try await read(files).incomplete.count == 1)
        var named = files
        named["Podfile"] = "target 'App' do\n  pod 'Guide', :podspec => './Guide.podspec'\nend\n"
        let reading = try await read(named)
        #expect(reading.incomplete == [] && reading.modules == [])
    }

    @Test(arguments: [("Cafe\u{301}", "Caf\u{E9}"), ("Caf\u{E9}", "Cafe\u{301}")])
    func `files are spelled as on disk, however a podspec spells them`(
        _ disk: String, _ text: String
    ) async throws {
        let reading = try await read([
            "\(disk)/Kit.podspec": podspec(
                "s.name = 'Kit'\ns.source_files = '\(text)', 'Deep/\(text)/*.swift'"),
            "\(disk)/\(disk)/A.swift": "", "\(disk)/Deep/\(disk)/B.swift": "",
        ])
        #expect(
            reading.module("Kit")?.sources.map { Array($0.string.utf8) } == [
                Array("\(disk)/\(disk)/A.swift".utf8), Array("\(disk)/Deep/\(disk)/B.swift".utf8),
            ])
    }

    @Test func `a podspec is a module with sources and dependencies`() async throws {
        let reading = try await read([
            "Kit/MyKit.podspec": podspec(
                """
                s.name = 'My-Kit'
                s.version = "1.0" # if it matters
                s.summary = <<-DESC
                  s.source_files = 'not this'
                DESC
                s.source_files = 'Sources/**/*.{h,m,swift}', "Extra"
                s.exclude_files = ['Sources/Old/**/*']
                s.dependency 'Alamofire', '~> 5.0'
                s.ios.dependency('Core/Sub')
                """),
            "Kit/Sources/A.swift": "", "Kit/Sources/Deep/B.swift": "", "Kit/Sources/C.m": "",
            "Kit/Sources/Old/D.swift": "", "Kit/Extra/E.swift": "", "Kit/Extra/Not/F.swift": "",
            "Core/Core.podspec": podspec("s.name = 'Core'\ns.source_files = '**/*.swift'"),
            "Core/A.swift": "",
        ])
        let kit = reading.module("My-Kit")
        #expect(kit?.id == "Kit::My-Kit")
        #expect(kit?.moduleName == "My_Kit")
        #expect(kit?.container == "Kit")
        #expect(
            kit?.sources == [
                "Kit/Extra/E.swift", "Kit/Sources/A.swift", "Kit/Sources/Deep/B.swift",
            ])
        #expect(kit?.otherSources == ["Kit/Sources/C.m"])
        #expect(
            kit?.dependencies.map(\.name) == [
                .product("Alamofire", package: nil), .product("Core", package: nil),
            ])
        #expect(kit?.dependencies.map(\.line) == [9, 10])
        #expect(kit?.dependencies.map(\.condition) == [nil, "platforms: ios"])
        #expect(reading.externals == [ExternalPackage(identity: "alamofire", container: "Kit")])
        #expect(reading.products.map(\.name) == ["Core", "My-Kit", "My_Kit"])
        #expect(reading.incomplete.isEmpty)
    }

    @Test func `only the subspecs that somebody wants belong to a pod`() async throws {
        let spec = podspec(
            """
            s.name = 'K'
            s.default_subspecs = 'Core'
            s.subspec 'Core' do |core|
              core.source_files = 'Core/*.swift'
              core.dependency 'K/Base'
            end
            s.subspec 'Base' do |ss| ss.source_files = 'Base/*.swift' end
            s.subspec('Rx') { |ss|
              ss.source_files = 'Rx/*.swift'
              ss.dependency "#{s.name}/Core"
              ss.dependency 'RxSwift'
            }
            s.subspec 'Never' do |ss|
              ss.source_files = 'Never/*.swift'
            end
            """)
        var files = [
            "K.podspec": spec, "Core/a.swift": "", "Base/b.swift": "", "Rx/c.swift": "",
            "Never/d.swift": "",
        ]
        #expect(try await read(files).sources(of: "K") == ["Base/b.swift", "Core/a.swift"])
        files["Podfile"] = "target 'App' do\n  pod 'K/Rx', :path => '.'\nend\n"
        let reading = try await read(files)
        #expect(reading.sources(of: "K") == ["Base/b.swift", "Core/a.swift", "Rx/c.swift"])
        #expect(
            reading.module("K")?.dependencies.map(\.name) == [.product("RxSwift", package: nil)])
    }

    @Test func `tests and sample apps of a pod are modules`() async throws {
        let reading = try await read([
            "K.podspec": podspec(
                """
                s.name = 'K'
                s.source_files = 'S/*.swift'
                s.test_spec 'Tests' do |t|
                  t.source_files = 'T/*.swift'
                  t.dependency 'Quick'
                end
                """), "S/a.swift": "", "T/b.swift": "",
        ])
        let tests = reading.module("K-Unit-Tests")
        #expect(tests?.kind == .test)
        #expect(tests?.sources == ["T/b.swift"])
        #expect(tests?.dependencies.map(\.name) == [.target("K"), .product("Quick", package: nil)])
        #expect(reading.sources(of: "K") == ["S/a.swift"])
    }

    @Test func `what only Ruby can tell is named with its line`() async throws {
        let reading = try await read([
            "K.podspec": podspec(
                """
                s.name = 'K'
                s.source_files = 'a.swift'
                s.dependency compute(1).first
                if File.exist?('x')
                  s.dependency 'X'
                end
                """), "a.swift": "",
        ])
        #expect(reading.incomplete.map(\.line) == [4, 5])
        #expect(reading.module("K")?.dependencies.map(\.name) == [.product("X", package: nil)])
    }

    @Test func `sources that match nothing are named`() async throws {
        let reading = try await read([
            "K.podspec": podspec("s.name = 'K'\ns.source_files = 'Gone/*.swift'"), "a.swift": "",
        ])
        #expect(reading.incomplete.count == 1)
    }

    @Test func `the JSON form says the same`() async throws {
        let reading = try await read([
            "K.podspec.json": """
            {"name": "K", "source_files": "S/**/*.swift", "dependencies": {"A": ["~> 1"]},
             "ios": {"source_files": ["I/*.swift"]},
             "subspecs": [{"name": "Sub", "source_files": "Sub/*.swift"}]}
            """,
            "Bad.podspec.json": "{", "S/a.swift": "", "I/b.swift": "", "Sub/c.swift": "",
        ])
        #expect(reading.sources(of: "K") == ["I/b.swift", "S/a.swift", "Sub/c.swift"])
        #expect(reading.module("K")?.dependencies.map(\.name) == [.product("A", package: nil)])
        #expect(reading.incomplete.map(\.path) == ["Bad.podspec.json"])
    }

    @Test func `installed pods are none of ours`() async throws {
        let spec = podspec("s.name = 'K'\ns.source_files = '*.swift'")
        let reading = try await read(["Pods/K/K.podspec": spec, "Pods/K/a.swift": ""])
        #expect(reading == ProjectReading())
    }

    @Test func `names, lists and joined texts are followed`() async throws {
        let reading = try await read([
            "K.podspec": podspec(
                """
                base = 'Sources/'
                name = "K"
                s.name = name
                s.module_name = "#{name}Core"
                s.source_files = [base + '**/*.[ms]*', "#{base}../X/*.swift"] +
                  %w[Y/*.swift]
                s.ios.source_files = 'iOS/*.swift'
                %w(A B).each do |n|
                  s.dependency n
                end
                s.dependency 'Env' if ENV['WITH_ENV']
                unless ENV['LEAN'] then s.dependency 'Fat' end
                """),
            "Sources/a.swift": "", "Y/b.swift": "", "iOS/c.swift": "",
        ])
        #expect(reading.module("K")?.moduleName == "KCore")
        #expect(reading.sources(of: "K") == ["Sources/a.swift", "Y/b.swift", "iOS/c.swift"])
        let names = reading.module("K")?.dependencies.map(\.name)
        #expect(names == ["A", "B", "Fat"].map { .product($0, package: nil) })
        #expect(reading.incomplete.isEmpty)
    }
}
