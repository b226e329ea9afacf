import Architecture
import Codebase
import Foundation
import Previewing
import Reports
import Testing

@Suite struct DevAppsTextTests {
    private let analysis = Analysis.withSidewaysImport()
    private let survey = DevAppSurvey(
        apps: [
            DevApp(
                id: "::HomeDev", name: "HomeDev", feature: "::Home", evidence: .name,
                closure: BuildClosure(
                    modules: ["::Home", "::HomeDev", "::Profile"], files: 1_003,
                    lines: 120_412, externals: ["NIO"]),
                shared: BuildClosure(
                    modules: ["::Home", "::Profile"], files: 2, lines: 10, externals: []),
                real: [
                    RealPart(
                        id: "::Profile", reason: .otherFeature,
                        way: ["::HomeDev", "::Home", "::Profile"])
                ]
                    + (1...4).map { number in
                        RealPart(
                            id: ModuleID(rawValue: "::Data\(number)"), reason: .implementation,
                            way: ["::HomeDev", ModuleID(rawValue: "::Data\(number)")])
                    },
                launch: .package(folder: "Tools", product: "HomeDev")),
            DevApp(
                id: "::Demo", name: "Demo", feature: nil, evidence: .oneFeature,
                closure: BuildClosure(modules: ["::Demo"], files: 1, lines: 9, externals: []),
                shared: BuildClosure(modules: [], files: 0, lines: 0, externals: []),
                real: [], launch: .mac(command: "open Demo")),
        ],
        missing: ["::Profile"], wholeApp: nil,
        whole: BuildClosure(modules: ["::Home", "::Profile"], files: 2, lines: 10, externals: []))

    @Test func `each dev app has a row, with the whole app's below them`() {
        let text = DevAppsText(survey, of: analysis, paint: Paint(isOn: false)).text
        #expect(
            text == """
                DEV APP     RUNS         MODULES  FILES    LINES  PACKAGES  COMMAND
                HomeDev     Home               3  1,003  120,412         1  \
                swift run --package-path Tools HomeDev
                Demo        –                  1      1        9         0  on a Mac: open Demo
                everything  all modules        2      2       10         0

                Real modules that could be mocked (all of them: --format json):

                DEV APP  MODULE      KIND             VIA
                HomeDev  Profile     another feature  HomeDev > Home > Profile
                HomeDev  Data1       implementation   HomeDev > Data1
                HomeDev  Data2       implementation   HomeDev > Data2
                HomeDev  and 2 more

                without a dev app: Profile

                """)
    }

    @Test func `the row of the whole app says that it is that`() {
        let whole = DevAppSurvey(
            apps: survey.apps, missing: [], wholeApp: "::Home", whole: survey.whole)
        let text = DevAppsText(whole, of: analysis, paint: Paint(isOn: false)).text
        let row = text.split(separator: "\n").first { $0.contains("the whole app") }
        #expect(row?.hasPrefix("Home ") == true)
    }

    @Test func `a codebase without dev apps says so, and what was not read`() {
        let text = DevAppsText(
            DevAppSurvey(apps: [], missing: [], wholeApp: nil, whole: survey.whole),
            of: .withSidewaysImport(unread: "Sources/A.swift"), paint: Paint(isOn: false)
        ).text
        #expect(text.hasPrefix("No dev apps found.\n"))
        #expect(text.contains("incomplete: Sources/A.swift: It is not UTF-8."))
    }

    @Test func `as JSON each has its closure and command, null where unknown`() throws {
        let report = try jsonText(
            of: DevAppsReport(
                survey, of: analysis,
                builds: ["::HomeDev": LastBuild(endedAt: 77, milliseconds: nil)]))
        let object = try #require(
            JSONSerialization.jsonObject(with: Data(report.utf8)) as? [String: Any])
        #expect(object["schema"] as? Int == 1)
        #expect(object["app"] is NSNull)
        #expect(object["missing"] as? [String] == ["::Profile"])
        let apps = try #require(object["devApps"] as? [[String: Any]])
        #expect(apps.map { $0["built"] as? Int } == [77, nil])
        #expect(apps.map { $0["needsMac"] as? Bool } == [false, true])
        #expect(apps[1]["feature"] is NSNull)
        #expect((apps[0]["shared"] as? [String: Any])?["lines"] as? Int == 10)
        let real = try #require((apps[0]["real"] as? [[String: Any]])?.first)
        #expect(real["way"] as? [String] == ["::HomeDev", "::Home", "::Profile"])
    }
}
