/// Is told what a Swift file says, in the order of the text.
///
/// Ranges are of bytes. What begins ends before what is around it ends; once the file is given up,
/// nothing more is told.
public protocol SourceScannerDelegate: AnyObject {
    // MARK: Names

    /// A name is used.
    func use(_ name: Range<Int>, as role: NameRole)
    /// A name is bound that means something inside the file alone: of a parameter or of a pattern.
    func bind(_ name: Range<Int>)

    // MARK: Code

    /// A body begins: of a function, an accessor, a closure or a `switch`.
    func beginBody()
    /// The body ends.
    func endBody()
    /// The value of a variable begins, after `=`.
    ///
    /// - Parameter isTyped: Whether the type of the variable is written.
    func beginInitialValue(isTyped: Bool)
    /// The value of the variable ends.
    func endInitialValue()

    // MARK: Declarations

    /// A declaration begins with its attributes and modifiers.
    func beginDeclaration(hasAttributes: Bool)
    /// The attributes of the declaration are over.
    func endAttributes()
    /// What is declared is known.
    ///
    /// - Returns: Whether the file can be scanned further; false leaves it to SwiftParser.
    func readHeading(_ heading: DeclarationHeading) -> Bool
    /// A name is declared; that of an extension is the type without generic arguments.
    func declare(_ name: Range<Int>, as keyword: DeclarationKeyword, access: AccessModifier?)
    /// A generic parameter is declared.
    func declareGenericParameter(_ name: Range<Int>)
    /// The members of a type begin, at the opening brace.
    func beginMembers(of type: ScannedType)
    /// The members of the type end.
    ///
    /// - Parameter end: Where the closing brace stands.
    func endMembers(closedAt end: Int)
    /// A case of an enum begins.
    func beginCase(_ name: Range<Int>)
    /// The case ends.
    func endCase()
    /// The declaration ends.
    func endDeclaration()
    /// A module is imported.
    func importModule(_ statement: ScannedImport)

    // MARK: Conditions

    /// An `#if` begins.
    func beginConditional()
    /// A clause of it begins.
    ///
    /// - Parameters:
    ///   - condition: What it asks for; nil for `#else`.
    ///   - isCompound: Whether the condition has several parts.
    func beginClause(_ condition: Range<Int>?, isCompound: Bool)
    /// The `#if` ends.
    func endConditional()

    // MARK: Calls

    /// A macro begins, at its name.
    ///
    /// - Parameters:
    ///   - start: Where it begins, its attributes included.
    ///   - attributes: Where each of them stands.
    func beginMacro(
        _ name: Range<Int>, from start: Int, attributes: [Range<Int>]
    ) -> ScanInterest
    /// The macro ends whose arguments are of interest.
    func endMacro(_ arguments: [ScannedArgument])
    /// A name is called.
    func beginCall(of name: Range<Int>) -> ScanInterest
    /// The call ends whose arguments are of interest.
    ///
    /// - Parameters:
    ///   - first: The first of them.
    ///   - start: Where the operand begins that the call belongs to, with all that is called in it.
    func endCall(_ first: ScannedArgument?, from start: Int)
}

/// What a name is used for.
public enum NameRole: Sendable {
    case name, `operator`
    /// A type inside another one, after a period.
    case memberType
}

/// What a delegate wants to know of a call.
public enum ScanInterest: Sendable {
    case nothing, arguments
    /// What the call means is left to SwiftParser, with the whole file.
    case leaving
}

/// The keyword that says what a declaration declares.
public enum DeclarationKeyword: Sendable {
    case `struct`, `class`, `enum`, `protocol`, `actor`, `extension`, `func`, `var`, `let`
    case `typealias`, `associatedtype`, `init`, `subscript`, `case`, `macro`, `operator`
    case `precedencegroup`
}

/// The access level that is written at a declaration.
public enum AccessModifier: Sendable {
    case `private`, `fileprivate`, `internal`, `package`, `public`, `open`

    init?(_ word: Word) {
        switch word {
        case .private: self = .private
        case .fileprivate: self = .fileprivate
        case .internal: self = .internal
        case .package: self = .package
        case .public: self = .public
        case .open: self = .open
        default: return nil
        }
    }
}

/// What stands up to the keyword of a declaration.
public struct DeclarationHeading: Sendable {
    /// What is declared; nil for what has no name that others could use, or many: `import`, `case`.
    public let keyword: DeclarationKeyword?
    public let access: AccessModifier?
    /// Where the attributes stand; empty if there are none.
    public let attributes: Range<Int>
    /// Whether one of them has a closure among its arguments.
    public let attributesHoldClosures: Bool
}

/// A type or an extension, up to its members.
public struct ScannedType: Sendable {
    public let keyword: DeclarationKeyword
    /// The name; for an extension the type without generic arguments.
    public let name: Range<Int>
    /// What it inherits from and conforms to, without generic arguments and backticks.
    public let inherited: [String]
    public let access: AccessModifier?
}

/// An `import`.
public struct ScannedImport: Sendable {
    /// Where the word `import` stands.
    public let start: Int
    /// The module, perhaps with what is imported of it.
    public let path: Range<Int>
    /// The keyword between both: `struct` of `import struct A.B`.
    public let keyword: Range<Int>?
    /// Where each attribute stands.
    public let attributes: [Range<Int>]
    public let access: AccessModifier?
}

/// One argument of a call.
public struct ScannedArgument: Sendable {
    public var label: Range<Int>?
    /// What it stands for.
    public var value: Range<Int>
}
