/// What the compiler wrote about one file when it was built last.
package struct CompiledFile: Equatable, Sendable {
    /// The symbols that are named, each once, in no order; occurrences point to them.
    package let symbols: [CompiledSymbol]
    /// What stands where, ordered by line, then by column.
    package let occurrences: [Occurrence]

    /// - Parameters:
    ///   - symbols: Each once.
    ///   - occurrences: In any order; those that point to no symbol are left out.
    package init(symbols: [CompiledSymbol], occurrences: [Occurrence]) {
        self.symbols = symbols
        self.occurrences = occurrences.filter { occurrence in
            symbols.indices.contains(occurrence.symbol)
                && occurrence.relations.allSatisfy { symbols.indices.contains($0.symbol) }
        }.sorted { ($0.line, $0.column, $0.symbol) < ($1.line, $1.column, $1.symbol) }
    }

    /// The symbol that an occurrence is one of.
    package func symbol(of occurrence: Occurrence) -> CompiledSymbol { symbols[occurrence.symbol] }
}

/// A place in a file that defines or uses a symbol.
package struct Occurrence: Hashable, Sendable {
    /// What the symbol has to do with another one at this place.
    package struct Relation: Hashable, Sendable {
        /// How it relates to the other one: which base it has, what it overrides, what contains it.
        package let roles: OccurrenceRoles
        /// The position of the other one in ``CompiledFile/symbols``.
        package let symbol: Int

        /// A relation as it was read.
        package init(roles: OccurrenceRoles, symbol: Int) {
            self.roles = roles
            self.symbol = symbol
        }
    }

    /// Where something stands in a file.
    package struct Place: Hashable, Sendable {
        let line: Int
        let column: Int

        /// The place of a part of the text.
        package init(_ position: TextPosition) {
            (line, column) = (position.line, position.column)
        }

        fileprivate init(_ occurrence: Occurrence) {
            (line, column) = (occurrence.line, occurrence.column)
        }
    }

    /// The line, from 1.
    package let line: Int
    /// The column in UTF-8 bytes, from 1.
    package let column: Int
    /// Where it stands.
    package var place: Place { Place(self) }
    /// The position of the symbol in ``CompiledFile/symbols``.
    package let symbol: Int
    /// What is done with it there.
    package let roles: OccurrenceRoles
    /// What it has to do with other symbols.
    package let relations: [Relation]

    /// An occurrence as it was read.
    package init(
        line: Int, column: Int, symbol: Int, roles: OccurrenceRoles, relations: [Relation] = []
    ) {
        self.line = line
        self.column = column
        self.symbol = symbol
        self.roles = roles
        self.relations = relations
    }
}

/// What is done with a symbol at a place, in the compiler's own bits.
package struct OccurrenceRoles: OptionSet, Hashable, Sendable {
    package let rawValue: UInt32

    package init(rawValue: UInt32) { self.rawValue = rawValue }

    package static let declaration = Self(rawValue: 1 << 0)
    package static let definition = Self(rawValue: 1 << 1)
    package static let reference = Self(rawValue: 1 << 2)
    package static let read = Self(rawValue: 1 << 3)
    package static let write = Self(rawValue: 1 << 4)
    package static let call = Self(rawValue: 1 << 5)
    /// Which implementation is called is known at run time only.
    package static let dynamic = Self(rawValue: 1 << 6)
    package static let addressOf = Self(rawValue: 1 << 7)
    /// Nobody wrote it: the compiler added it.
    package static let implicit = Self(rawValue: 1 << 8)
    /// In a relation: it is declared in the other one.
    package static let childOf = Self(rawValue: 1 << 9)
    /// In a relation: it is a superclass or protocol of the other one.
    package static let baseOf = Self(rawValue: 1 << 10)
    /// In a relation: it overrides the other one, or satisfies it as a requirement.
    package static let overrideOf = Self(rawValue: 1 << 11)
    /// In a relation: the other one is the type whose member is called.
    package static let receivedBy = Self(rawValue: 1 << 12)
    /// In a relation: the other one calls it.
    package static let calledBy = Self(rawValue: 1 << 13)
    /// In a relation: the other one is an extension of it.
    package static let extendedBy = Self(rawValue: 1 << 14)
    /// In a relation: it reads or writes the other one.
    package static let accessorOf = Self(rawValue: 1 << 15)
    /// In a relation: it stands in the other one.
    package static let containedBy = Self(rawValue: 1 << 16)
}
