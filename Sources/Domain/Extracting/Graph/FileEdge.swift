/// What one file of a module names of another one.
package struct FileEdge: Equatable, Sendable {
    /// A type, function, value or added member that is named.
    package struct Use: Equatable, Sendable {
        /// The name.
        package let name: String
        /// What the use couples to.
        package let coupling: EdgeClass
        /// The number of lines that name it; 1 or more.
        package let sites: Int
        /// These lines, from 1, ascending, where the compiler or the details of the file told
        /// them; else empty.
        package let lines: [Int]

        /// A use that was found by name.
        init(name: String, coupling: EdgeClass, sites: Int) {
            self.name = name
            self.coupling = coupling
            self.sites = sites
            lines = []
        }

        /// A use that was resolved.
        init(name: String, coupling: EdgeClass, lines: [Int]) {
            self.name = name
            self.coupling = coupling
            sites = lines.count
            self.lines = lines
        }
    }

    /// The position of the file that names.
    package let from: Int
    /// The position of the file that declares.
    package let to: Int
    /// What is named, in the order of the names.
    package let uses: [Use]
    /// What turning it around costs, for comparing: by class, and by the number of lines up to
    /// eight, after which one more is a repetition.
    package let cost: Int

    init(from: Int, to: Int, uses: [Use]) {
        self.from = from
        self.to = to
        self.uses = uses
        cost = uses.reduce(0) { $0 + $1.coupling.cost * (2 + min($1.sites, 8)) }
    }

    /// The number of lines that name something, added up over what is named.
    package var sites: Int { uses.reduce(0) { $0 + $1.sites } }

    /// The dearest coupling of all uses.
    package var coupling: EdgeClass {
        uses.map(\.coupling).max { $0.cost < $1.cost } ?? .model
    }
}
