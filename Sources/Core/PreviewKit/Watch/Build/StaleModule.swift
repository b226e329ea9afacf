/// A module that has to be compiled again, and what must go before that.
///
/// The compiler's driver compares times of files in whole seconds on Linux. It takes a source for
/// unchanged if it was saved twice within a second, and a module file if it was written in the second
/// in which the driver last started. But it always compiles what has no object; so the objects of what
/// is known to have changed are removed first.
struct StaleModule: Hashable {
    let module: BuildPlan.Module
    /// The objects to remove.
    let objects: [String]

    /// - Returns: `nil` if the module is as the record says.
    init?(_ module: BuildPlan.Module, now: [String: FileStamp], record: BuildRecord) {
        let changed = module.sources.filter { now[$0] != record.files[$0] }
        let known = record.modules[module.name]
        let imports = module.currentImports
        let newImports = imports.filter { known?.imports[$0.key] != $0.value }
        guard !changed.isEmpty || !newImports.isEmpty else { return nil }
        let started = known?.started ?? .max
        let hidesImport = newImports.values.contains { $0.seconds <= started }
        self.module = module
        objects = (hidesImport ? module.sources : changed).compactMap { module.objects[$0] }
    }
}
