import Architecture
import Codebase

extension SampleCodebase {
    /// A codebase of many modules, each of which uses some of the layer below.
    static func large(modules count: Int) -> SampleCodebase {
        let names = ["App", "Features", "Services", "Data", "Domain", "Core"]
        let kinds = ["Shell", "Feature", "Service", "Store", "Model", "Kit"]
        let roles: [Role] = [.app, .feature, .core, .implementation, .core, .core]
        let words = ["Order", "Cart", "Ride", "Map", "Chat", "Photo", "Story", "Badge", "Coupon"]
        let width = count / names.count
        func name(_ layer: Int, _ index: Int) -> String {
            "\(words[index % words.count])\(kinds[layer])\(index / words.count + 1)"
        }
        let modules = names.indices.flatMap { layer in
            (0..<width).map { index in
                let below = layer + 1 < names.count ? [index, (index * 7 + 3) % width] : []
                let beside =
                    layer == 1 && index.isMultiple(of: 11) && index + 1 < width
                    ? [name(1, index + 1)] : []
                let uses = Set(below).sorted().map { name(layer + 1, $0) } + beside
                return SampleModule(
                    name(layer, index), roles[layer], layer: layer, files: 1 + index % 5,
                    lines: 30 + index * 37 % 5_000, uses: uses.joined(separator: " "))
            }
        }
        let sideways = stride(from: 0, to: width - 1, by: 11).map { index in
            (
                kind: ViolationKind.sideways, from: name(1, index),
                to: String?.some(name(1, index + 1))
            )
        }
        return SampleCodebase(
            layers: names.map { Layer(name: $0, patterns: [], reason: "names end in \($0)") },
            modules: modules, violations: sideways)
    }
}
