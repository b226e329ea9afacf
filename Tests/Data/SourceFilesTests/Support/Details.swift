import Codebase
import SourceFiles

/// The details of a text.
func details(of text: String) async throws -> SourceDetails {
    try await details(of: Array(text.utf8))
}

/// The details of bytes that need not be text.
func details(of bytes: [UInt8]) async throws -> SourceDetails {
    let folder = try TemporaryFolder()
    try folder.write(bytes, to: "File.swift")
    let file = RelativePath("File.swift")
    return await ParsingSourceDetailsReader().details(of: [file], in: folder.contents)[file]
        ?? .init()
}

extension SourceDetails {
    /// The first declaration of a name.
    func named(_ name: String) throws -> DeclarationDetails {
        guard let found = declarations.first(where: { $0.name == name }) else {
            throw Missing(name: name)
        }
        return found
    }

    /// The first use of a name.
    func use(of name: String) throws -> NameUse {
        guard let found = uses.first(where: { $0.name == name }) else { throw Missing(name: name) }
        return found
    }
}

/// Says that a text did not have what a test asks of it.
struct Missing: Error, CustomStringConvertible {
    let name: String
    var description: String { "\(name) is not among what was read." }
}
