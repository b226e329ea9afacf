import Codebase
import ContentCache

extension ByteWriter {
    mutating func put(_ reading: ProjectReading) {
        put(reading.modules) { $0.put($1) }
        put(reading.products) { writer, product in
            writer.put(product.name)
            writer.put(product.package)
            writer.put(product.modules) { $0.put($1.rawValue) }
        }
        put(reading.externals) {
            $0.put($1.identity)
            $0.put($1.container)
        }
        put(reading.projects) { $0.put($1) }
        put(reading.manifests) { $0.put($1) }
        put(reading.generated) {
            $0.put($1.container)
            $0.put($1.source)
        }
        put(reading.used) { $0.put($1) }
        put(reading.otherSystems) { $0.put($1) }
        put(reading.incomplete) { $0.put($1) }
        put(reading.notes) { $0.put($1) }
    }

    private mutating func put(_ module: Module) {
        put(module.id.rawValue)
        put(module.name)
        put(module.moduleName)
        put(module.kind.rawValue)
        put(module.role.rawValue)
        put(module.origin.rawValue)
        put(module.container)
        put(module.manifest?.string)
        put(module.path)
        put(module.sources) { $0.put($1) }
        put(module.otherSources) { $0.put($1) }
        put(module.dependencies) { $0.put($1) }
        put(module.inside?.rawValue)
        put(module.platforms.sorted()) { $0.put($1.rawValue) }
    }

    private mutating func put(_ dependency: DependencyReference) {
        switch dependency.name {
        case .target(let name):
            put(0)
            put(name)
        case .product(let name, let package):
            put(1)
            put(name)
            put(package)
        case .byName(let name):
            put(2)
            put(name)
        case .module(let id):
            put(3)
            put(id.rawValue)
        }
        put(dependency.condition)
        put(dependency.purpose.rawValue)
        put(optional: dependency.line)
        put(dependency.file?.string)
    }

    private mutating func put(_ item: IncompleteItem) {
        put(item.path)
        put(optional: item.line)
        put(item.reason)
        put(item.remedy.rawValue)
    }

    private mutating func put(_ path: RelativePath) { put(path.string) }

    private mutating func put(optional number: Int?) {
        put(number == nil ? 0 : 1)
        if let number { put(number) }
    }
}

extension ByteReader {
    mutating func reading() -> ProjectReading {
        ProjectReading(
            modules: array { $0.module() }, products: array { $0.product() },
            externals: array { ExternalPackage(identity: $0.string(), container: $0.path()) },
            projects: array { $0.path() }, manifests: array { $0.path() },
            generated: array { GeneratedProject(container: $0.path(), source: $0.path()) },
            used: array { $0.path() }, otherSystems: array { $0.path() },
            incomplete: array { $0.item() },
            notes: array { $0.item() })
    }

    private mutating func module() -> Module {
        Module(
            id: id(), name: string(), moduleName: string(), kind: value(or: .library),
            role: value(or: .core), origin: value(or: .folders), container: path(),
            manifest: optionalString().map { RelativePath($0) }, path: path(),
            sources: array { $0.path() }, otherSources: array { $0.path() },
            dependencies: array { $0.dependency() },
            inside: optionalString().map { ModuleID(rawValue: $0) },
            platforms: Set(array { $0.value(or: .iOS) }))
    }

    private mutating func product() -> Product {
        Product(name: string(), package: optionalString(), modules: array { $0.id() })
    }

    private mutating func dependency() -> DependencyReference {
        DependencyReference(
            dependencyName(), condition: optionalString(), purpose: value(or: .code),
            line: optionalNumber(), file: optionalString().map { RelativePath($0) })
    }

    private mutating func dependencyName() -> DependencyReference.Name {
        switch number() {
        case 0: return .target(string())
        case 1: return .product(string(), package: optionalString())
        case 2: return .byName(string())
        case 3: return .module(id())
        default:
            fail()
            return .byName("")
        }
    }

    private mutating func item() -> IncompleteItem {
        IncompleteItem(
            path: path(), line: optionalNumber(), reason: string(), remedy: value(or: .none))
    }

    private mutating func path() -> RelativePath { RelativePath(string()) }

    private mutating func id() -> ModuleID { ModuleID(rawValue: string()) }

    private mutating func optionalNumber() -> Int? { number() == 0 ? nil : number() }

    private mutating func value<Value: RawRepresentable<String>>(or other: Value) -> Value {
        if let value = Value(rawValue: string()) { return value }
        fail()
        return other
    }
}
