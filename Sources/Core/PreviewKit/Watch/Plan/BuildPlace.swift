/// Where an executable and everything around its build lies.
struct BuildPlace: Hashable, Sendable {
    /// The executable, without links in its path: `/p/.build/x86_64-unknown-linux-gnu/debug/ADev`.
    let product: String

    /// `/p/.build`
    var scratch: String { product.folder.folder.folder }
    /// `debug`
    var configuration: String { String(product.folder.lastName) }
    /// What SwiftPM planned.
    var manifest: String { "\(scratch)/\(configuration).yaml" }
    /// What the last build was made of.
    var record: String { product + ".watch" }
    /// The package's folder, as long as no plan says it: `/p`.
    var root: String { scratch.folder }
}
