/// The names that conditions of the compiler may ask for.
enum CompilerNames {
    /// What `hasAttribute(…)` finds: the attributes that source may use.
    static let attributes: Set<String> = [
        "GKInspectable", "IBAction", "IBOutlet", "NSApplicationMain", "NSCopying", "NSManaged",
        "Sendable", "UIApplicationMain", "_extern", "_noMetadata", "abi", "async", "attached",
        "autoclosure", "available", "await", "backDeployed", "concurrent", "constInitialized",
        "convention", "derivative", "differentiable", "discardableResult", "dynamicCallable",
        "dynamicMemberLookup", "escaping", "exclusivity", "export", "frozen", "globalActor",
        "inlinable", "inline", "isolated", "lifetime", "main", "nonexhaustive", "nonisolated",
        "nonobjc", "objc", "objcMembers", "preconcurrency", "propertyWrapper", "reasync",
        "requires_stored_property_inits", "resultBuilder", "rethrows", "retroactive",
        "storageRestrictions", "transpose", "unchecked", "unsafe", "usableFromInline",
        "warn_unqualified_access",
    ]
}

extension BuildConditions {
    /// What `hasFeature(…)` finds in a language mode, without any feature being turned on.
    package static func features(language: [Int]) -> Set<String> {
        language.first ?? 0 < 6 ? features : features.union(featuresOfMode6)
    }

    private static let features: Set<String> = [
        "ABIAttributeSE0479", "Actors", "AlwaysInheritActorContext",
        "AssociatedTypeAvailability", "AssociatedTypeImplements", "AsyncAwait",
        "AsyncSequenceFailure", "AttachedMacros", "BitwiseCopyable", "BitwiseCopyable2",
        "BodyMacros", "BorrowingSwitch", "BuiltinAddressOfRawLayout", "BuiltinAssumeAlignment",
        "BuiltinBuildComplexEqualityExecutor", "BuiltinBuildExecutor",
        "BuiltinBuildMainExecutor", "BuiltinBuildTaskExecutorRef",
        "BuiltinConcurrencyStackNesting", "BuiltinContinuation",
        "BuiltinCreateAsyncDiscardingTaskInGroup",
        "BuiltinCreateAsyncDiscardingTaskInGroupWithExecutor", "BuiltinCreateAsyncTaskInGroup",
        "BuiltinCreateAsyncTaskInGroupWithExecutor", "BuiltinCreateAsyncTaskOwnedTaskExecutor",
        "BuiltinCreateTask", "BuiltinCreateTaskGroupWithFlags", "BuiltinEmplaceTypedThrows",
        "BuiltinExecutor", "BuiltinHopToActor", "BuiltinIntLiteralAccessors",
        "BuiltinInterleave", "BuiltinJob", "BuiltinSelect", "BuiltinStackAlloc",
        "BuiltinStoreRaw", "BuiltinTaskGroupWithArgument", "BuiltinTaskRunInline",
        "BuiltinUnprotectedAddressOf", "BuiltinUnprotectedStackAlloc", "BuiltinVectorsExternC",
        "ConcurrentFunctions", "ConformanceSuppression", "EffectfulProp", "ExtensionMacroAttr",
        "ExtensionMacros", "FreestandingExpressionMacros", "FreestandingMacros", "GlobalActors",
        "ImplicitSelfCapture", "InheritActorContext", "InlineArrayTypeSugar",
        "InoutLifetimeDependence", "IsolatedAny", "IsolatedAny2", "IsolatedDeinit",
        "LayoutPrespecialization", "LexicalLifetimes", "LifetimeDependenceMutableAccessors",
        "Macros", "MarkerProtocol", "MemorySafetyAttributes", "ModuleSelector", "MoveOnly",
        "MoveOnlyPartialConsumption", "MoveOnlyResilientTypes", "NewCxxMethodSafetyHeuristics",
        "NoAsyncAvailability", "NoncopyableGenerics", "NoncopyableGenerics2",
        "NonescapableAccessorOnTrivial", "NonescapableTypes", "NonexhaustiveAttribute",
        "ObjCImplementation", "OptionalIsolatedParameters", "ParameterPacks",
        "PrimaryAssociatedTypes2", "RawIdentifiers", "RethrowsProtocol", "RetroactiveAttribute",
        "Sendable", "SendingArgsAndResults", "SpecializeAttributeWithAvailability",
        "TypedThrows", "UnavailableFromAsync", "UnsafeInheritExecutor", "ValueGenerics",
    ]

    private static let featuresOfMode6: Set<String> = [
        "BareSlashRegexLiterals", "ConciseMagicFile", "DeprecateApplicationMain",
        "DisableOutwardActorInference", "DynamicActorIsolation", "ForwardTrailingClosures",
        "GlobalActorIsolatedTypesUsability", "GlobalConcurrency", "ImplicitOpenExistentials",
        "ImportObjcForwardDeclarations", "InferSendableFromCaptures", "IsolatedDefaultValues",
        "NonfrozenEnumExhaustivity", "RegionBasedIsolation", "StrictConcurrency",
    ]
}
