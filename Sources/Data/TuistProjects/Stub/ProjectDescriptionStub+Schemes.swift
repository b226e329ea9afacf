extension ProjectDescriptionStub {
    /// Schemes and how they build.
    static let schemes = #"""
        public struct Scheme: Described, Hashable, Sendable {
            public var name: String
            public var shared: Bool
            public var hidden: Bool
            public var buildAction: BuildAction?
            public var testAction: TestAction?
            public var runAction: RunAction?
            public var archiveAction: ArchiveAction?
            public var profileAction: ProfileAction?
            public var analyzeAction: AnalyzeAction?
            public init(
                name: String, shared: Bool = true, hidden: Bool = false, buildAction: BuildAction? = nil,
                testAction: TestAction? = nil, runAction: RunAction? = nil,
                archiveAction: ArchiveAction? = nil, profileAction: ProfileAction? = nil,
                analyzeAction: AnalyzeAction? = nil
            ) {
                self.name = name
                self.shared = shared
                self.hidden = hidden
                self.buildAction = buildAction
                self.testAction = testAction
                self.runAction = runAction
                self.archiveAction = archiveAction
                self.profileAction = profileAction
                self.analyzeAction = analyzeAction
            }
            public static func scheme(
                name: String, shared: Bool = true, hidden: Bool = false, buildAction: BuildAction? = nil,
                testAction: TestAction? = nil, runAction: RunAction? = nil,
                archiveAction: ArchiveAction? = nil, profileAction: ProfileAction? = nil,
                analyzeAction: AnalyzeAction? = nil
            ) -> Scheme {
                .init(
                    name: name, shared: shared, hidden: hidden, buildAction: buildAction,
                    testAction: testAction, runAction: runAction, archiveAction: archiveAction,
                    profileAction: profileAction, analyzeAction: analyzeAction)
            }
        }
        public struct ExecutionAction: Described, Hashable, Sendable {
            public init(
                title: String = "Run Script", scriptText: String, target: TargetReference? = nil,
                shellPath: String? = nil, showEnvVarsInLog: Bool = false
            ) {}
            public static func executionAction(
                title: String = "Run Script", scriptText: String, target: TargetReference? = nil,
                shellPath: String? = nil, showEnvVarsInLog: Bool = false
            ) -> ExecutionAction {
                .init(scriptText: scriptText)
            }
        }
        public struct BuildAction: Described, Hashable, Sendable {
            public var targets: [TargetReference]
            public init(
                targets: [TargetReference], preActions: [ExecutionAction] = [],
                postActions: [ExecutionAction] = [], buildOrder: BuildOrder = .dependency,
                runPostActionsOnFailure: Bool = false, findImplicitDependencies: Bool = true
            ) {
                self.targets = targets
            }
            public static func buildAction(
                targets: [TargetReference], preActions: [ExecutionAction] = [],
                postActions: [ExecutionAction] = [], buildOrder: BuildOrder = .dependency,
                runPostActionsOnFailure: Bool = false, findImplicitDependencies: Bool = true
            ) -> BuildAction {
                .init(targets: targets)
            }
        }
        """#
}
