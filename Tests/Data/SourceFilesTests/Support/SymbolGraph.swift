import Foundation

/// What a compiler says of the declarations of a module.
struct SymbolGraph: Decodable {
    struct Symbol: Decodable {
        struct Kind: Decodable { let identifier: String }
        struct Identifier: Decodable { let precise: String }
        struct Fragment: Decodable {
            let kind: String
            let spelling: String
        }
        struct Location: Decodable {
            struct Position: Decodable {
                let line: Int
                let character: Int
            }
            let uri: String
            let position: Position
        }

        struct Function: Decodable {
            struct Parameter: Decodable {
                let name: String
                let internalName: String?
            }
            let parameters: [Parameter]?
        }

        let functionSignature: Function?
        let kind: Kind
        let identifier: Identifier
        let pathComponents: [String]
        let declarationFragments: [Fragment]?
        let accessLevel: String
        let location: Location?
    }

    struct Relationship: Decodable {
        let kind: String
        let source: String
        let target: String
        let targetFallback: String?
    }

    let symbols: [Symbol]
    let relationships: [Relationship]

    /// The graphs of a folder, those of extensions of other modules too.
    static func read(from folder: URL) throws -> [SymbolGraph] {
        try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.lastPathComponent.hasSuffix(".symbols.json") }
            .map { try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: $0)) }
    }
}
