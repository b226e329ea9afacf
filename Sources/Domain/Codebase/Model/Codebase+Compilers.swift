extension Codebase {
    /// For each Swift file the modules that compile it, in the order of the modules.
    package var compilers: [RelativePath: [ModuleID]] {
        var compilers: [RelativePath: [ModuleID]] = [:]
        for module in modules {
            for file in module.sources { compilers[file, default: []].append(module.id) }
        }
        return compilers
    }
}
