/// One dependency as a target's declaration words it, before it is known what stands behind it.
package struct DependencyReference: Equatable, Sendable {
    /// The wording.
    package enum Name: Hashable, Sendable {
        /// A target of the same container.
        case target(String)
        /// A product; of the package with this identity if one is named.
        case product(String, package: String?)
        /// A target of the same container, or else a product of any package: SwiftPM's by-name
        /// form.
        case byName(String)
        /// One particular module, where the reader has resolved it itself.
        case module(ModuleID)
    }

    /// What a dependency is there for.
    package enum Purpose: String, CaseIterable, Sendable {
        /// To be imported or linked.
        case code
        /// To be imported or linked like code, but built already: what it needs itself has to be
        /// declared beside it.
        case prebuilt
        /// To be run by the build: a plugin, which no source imports.
        case plugin
        /// To be packed into the product: an extension inside its app.
        case embedding
        /// To run the tests inside it.
        case testHost

        /// Whether it becomes part of what depends on it.
        package var isLinked: Bool { self == .code || self == .prebuilt }
    }

    /// The wording.
    package let name: Name
    /// When it applies, as written (`platforms: linux`); nil if always.
    package let condition: String?
    /// What it is there for.
    package let purpose: Purpose
    /// The line that declares it, from 1; nil if not known.
    package let line: Int?
    /// The file of that line; nil if it is the module's manifest.
    package let file: RelativePath?

    /// A dependency that is part of the code and applies always, where nothing else is said.
    package init(
        _ name: Name, condition: String? = nil, purpose: Purpose = .code, line: Int? = nil,
        file: RelativePath? = nil
    ) {
        self.name = name
        self.condition = condition
        self.purpose = purpose
        self.line = line
        self.file = file
    }

    /// Where it is declared for a module; nil if that is not known.
    package func declaration(for module: Module) -> DeclarationSite? {
        guard let line, let file = file ?? module.manifest else { return nil }
        return DeclarationSite(file: file, line: line)
    }
}

extension Module {
    /// The first line of its manifest that declares a dependency of it, from 1; nil if none does, or
    /// if that is not known.
    package var firstDeclaredLine: Int? {
        dependencies.compactMap { $0.declaration(for: self) }
            .filter { $0.file == manifest }.map(\.line).min()
    }
}
