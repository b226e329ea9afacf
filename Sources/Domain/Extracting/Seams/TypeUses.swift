import Codebase

/// What a type declares, and who uses it.
package struct TypeUses: Equatable, Sendable {
    /// A variable, a function or an initializer of the type.
    package struct Member: Equatable, Sendable {
        /// The name with its labels, `load(_:)`.
        package let name: String
        /// The file that declares it.
        package let file: RelativePath
        /// The line of its name, from 1.
        package let line: Int
        /// What a protocol would ask for, as Swift text; nil if none can.
        package var requirement: String?
        /// Why no protocol can ask for it, a sentence; nil if one can.
        package var obstacle: String?
        /// Whether only its own file can use it.
        package var isHidden = false
        /// The types of the same module that the requirement names, in order.
        package var types: [String] = []
        /// The modules that the requirement needs imported, in order.
        package var imports: [String] = []
        /// Whether calls may leave out parameters that have standard values.
        package var hasStandards = false
        /// Whether it is less visible than the type, so that conforming makes it as visible.
        package var isRaised = false

        /// A member that nothing is known of yet.
        package init(name: String, file: RelativePath, line: Int) {
            self.name = name
            self.file = file
            self.line = line
        }
    }

    /// A module, or a group of files of the type's own module.
    package struct User: Equatable, Sendable {
        /// What a person calls it.
        package let name: String
        /// The module; nil for a part of the type's own.
        package let module: ModuleID?
        /// How often it names each member that it uses for sure; 1 or more.
        package var sites: [Int: Int] = [:]
        /// How often it makes values of the type.
        package var makings = 0
        /// The names of members after something whose type the text does not tell, in files that
        /// name the type.
        package var unclear = 0

        /// A user of nothing.
        package init(name: String, module: ModuleID?) {
            self.name = name
            self.module = module
        }
    }

    /// The type.
    package let type: String
    /// `class`, `struct`, `enum` or `actor`.
    package let kind: String
    /// What stands before `protocol` and its colon: `@MainActor`; empty if nothing does.
    package var actor = ""
    /// What each protocol inherits, in order.
    package var inherited: [String] = []
    /// The module that declares it.
    package let module: ModuleID
    /// What a person calls that module.
    package let moduleName: String
    /// The file that declares it.
    package let file: RelativePath
    /// The line of its name, from 1.
    package let line: Int
    /// How far it can be seen.
    package let access: AccessLevel
    /// The protocols of the codebase that it conforms to: what they ask for counts as its members.
    package var protocols: [String] = []
    /// The members, in the order of files and of each file.
    package var members: [Member] = []
    /// The users, parts of the own module first, each in the order of names.
    package var users: [User] = []
    /// For each member the names that may mean it, or something else.
    package var unclear: [Int: Int] = [:]
    /// The names of members after something of unknown type in files that do not name the type.
    package var unclearElsewhere = 0
    /// The key paths that may name a member.
    package var keyPaths = 0
    /// Whether members are looked up while the program runs.
    package var isDynamic = false
    /// The names of members in tests, which keep using the type itself.
    package var testUses = 0
    /// The files that could not be read in detail, in path order.
    package var unread: [RelativePath] = []

    /// A type of which nothing more is known.
    package init(
        type: String, kind: String, module: ModuleID, moduleName: String, file: RelativePath,
        line: Int, access: AccessLevel
    ) {
        self.type = type
        self.kind = kind
        self.module = module
        self.moduleName = moduleName
        self.file = file
        self.line = line
        self.access = access
    }
}
