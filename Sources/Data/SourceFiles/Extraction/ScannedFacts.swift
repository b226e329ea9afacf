import Codebase
import SwiftScanning

/// Notes the facts of what a scanner tells.
final class ScannedFacts: SourceScannerDelegate {
    // One scanner tells one delegate, which calls nobody back.
    @exclusivity(unchecked) private(set) var facts: FactsRecorder
    @exclusivity(unchecked) private var declarations: [OpenDeclaration] = []
    @exclusivity(unchecked) private var types: [OpenType] = []
    @exclusivity(unchecked) private var bodies: [FactsRecorder.Outside] = []
    /// What was seen where a value or a case began.
    @exclusivity(unchecked) private var seen: [FactsRecorder.Seen] = []
    /// The line of the last type that was declared.
    @exclusivity(unchecked) private var typeLine = 1

    /// A declaration that is being read.
    private struct OpenDeclaration {
        let firstExposed: Int
        let firstDeclared: Int
        let level: AccessLevel?
        var attributesEnd = 0
        var keyword: DeclarationKeyword?
        /// What was seen around it.
        var seen: FactsRecorder.Seen
        /// Where the names of its heading end; of extensions alone.
        var headingEnd = 0
    }

    /// A type whose members are being read.
    private struct OpenType {
        let heading: TypeHeading
        let body: FactsRecorder.Body
        let scope: DeclarationScope
        let level: AccessLevel?
    }

    init(_ facts: FactsRecorder) {
        self.facts = facts
    }

    // MARK: Names

    func use(_ name: Range<Int>, as role: NameRole) {
        facts.noteUse(name, isOperator: role == .operator, exposes: role != .memberType)
    }

    func bind(_ name: Range<Int>) { facts.hidden.insert(name) }

    // MARK: Code

    func beginBody() { bodies.append(facts.enterBody()) }

    func endBody() { facts.leaveBody(bodies.removeLast()) }

    func beginInitialValue(isTyped: Bool) {
        seen.append((facts.exposure.level, facts.exposure.isInlinable))
        if isTyped, !facts.exposure.isInlinable { facts.exposure.level = nil }
    }

    func endInitialValue() { facts.exposure.level = seen.removeLast().level }

    // MARK: Declarations

    func beginDeclaration(hasAttributes: Bool) {
        let level = facts.exposure.level
        declarations.append(
            OpenDeclaration(
                firstExposed: facts.exposure.names.count,
                firstDeclared: facts.declarations.count, level: level,
                seen: (level, facts.exposure.isInlinable)))
        // How far attributes are seen depends on what follows them.
        if hasAttributes, !facts.scope.isLocal { facts.exposure.level = .public }
    }

    func endAttributes() {
        let last = declarations.count - 1
        declarations[last].attributesEnd = facts.exposure.names.count
        facts.exposure.level = declarations[last].level
    }

    func readHeading(_ heading: DeclarationHeading) -> Bool {
        let last = declarations.count - 1
        declarations[last].keyword = heading.keyword
        guard let keyword = heading.keyword else {
            settleAttributes()
            return true
        }
        if keyword == .extension {
            facts.exposure.level = facts.scope.isLocal ? nil : .public
            return true
        }
        declarations[last].seen = facts.beginExposing(
            Declaration.Kind(keyword), written: heading.access.map(AccessLevel.init),
            attributes: heading.attributes)
        settleAttributes()
        // What is in closures would be seen too.
        return !(facts.exposure.isInlinable && heading.attributesHoldClosures)
    }

    /// Gives what attributes name the level of what follows them.
    private func settleAttributes() {
        let open = declarations[declarations.count - 1]
        guard open.attributesEnd > open.firstExposed, !facts.scope.isLocal else { return }
        facts.exposure.settle(
            open.firstExposed..<open.attributesEnd, to: facts.exposure.level)
    }

    func declare(_ name: Range<Int>, as keyword: DeclarationKeyword, access: AccessModifier?) {
        let kind = Declaration.Kind(keyword)
        if kind.hasMembers { typeLine = facts.lines.line(at: name.lowerBound) }
        facts.declare(
            name, kind, facts.scope.access(written: access.map(AccessLevel.init), of: kind))
    }

    func declareGenericParameter(_ name: Range<Int>) { facts.noteGenericParameter(name) }

    func beginMembers(of type: ScannedType) {
        let outer = facts.scope
        let kind = Declaration.Kind(type.keyword)
        let written = type.access.map(AccessLevel.init)
        var heading = TypeHeading(kind: kind)
        heading.line = typeLine
        heading.names = type.inherited
        if kind == .extension {
            heading.type = facts.text(type.name)
            facts.scope = outer.inside(extensionOf: heading.type, written: written)
            declarations[declarations.count - 1].headingEnd = facts.exposure.names.count
        } else {
            facts.scope = outer.inside(
                facts.text(type.name), access: outer.access(written: written, of: kind),
                sharesAccess: kind == .protocol)
            heading.type = facts.scope.container ?? ""
            heading.access = facts.scope.limit
        }
        let level = facts.exposure.level
        facts.exposure.level = nil
        let body = facts.beginBody(under: heading)
        types.append(OpenType(heading: heading, body: body, scope: outer, level: level))
    }

    func endMembers(closedAt end: Int) {
        let type = types.removeLast()
        facts.endBody(type.body, under: type.heading, closedAt: end)
        facts.exposure.level = type.level
        facts.scope = type.scope
    }

    func beginCase(_ name: Range<Int>) {
        seen.append(facts.beginExposing(.case, written: nil, attributes: 0..<0))
        facts.noteCase(name)
    }

    func endCase() { facts.endExposing(seen.removeLast()) }

    func endDeclaration() {
        let open = declarations.removeLast()
        switch open.keyword {
        case nil: break
        case .extension:
            facts.exposure.level = open.level
            facts.settleHeading(
                open.firstExposed..<open.headingEnd, declarations: open.firstDeclared)
        default: facts.endExposing(open.seen)
        }
    }

    func importModule(_ statement: ScannedImport) {
        let kind = statement.keyword.map { ImportStatement.Kind(keyword: facts.text($0)) }
        let line = facts.lines.line(at: statement.start)
        let column = facts.lines.column(at: statement.start)
        facts.noteImport(
            facts.text(statement.path), kind ?? .module,
            attributes: statement.attributes.map { facts.text($0) },
            access: statement.access.map(AccessLevel.init), line: line, column: column)
    }

    // MARK: Conditions

    func beginConditional() { facts.conditions.open() }

    func beginClause(_ condition: Range<Int>?, isCompound: Bool) {
        facts.conditions.next(condition.map(facts.onOneLine), isCompound: isCompound)
    }

    func endConditional() { facts.conditions.close() }

    // MARK: Previews

    func beginMacro(
        _ name: Range<Int>, from start: Int, attributes: [Range<Int>]
    ) -> ScanInterest {
        guard facts.isText(name, "Preview") else { return .nothing }
        // A preview begins with its attributes, and shows what they name.
        let areKnown = attributes.allSatisfy { facts.text($0).hasPrefix("@available(") }
        guard areKnown else { return .leaving }
        if facts.draft != nil || facts.scope.isLocal { return .nothing }
        facts.draft = PreviewDraft(.macro, name: nil, line: facts.lines.line(at: start))
        return .arguments
    }

    func endMacro(_ arguments: [ScannedArgument]) {
        facts.endPreviewMacro(arguments.map(previewArgument))
    }

    func beginCall(of name: Range<Int>) -> ScanInterest {
        guard let draft = facts.draft else { return .nothing }
        switch draft.kind {
        case .provider: return facts.isText(name, "previewDisplayName") ? .arguments : .nothing
        case .part: return facts.isText(name, "state") ? .arguments : .nothing
        // Whether it begins a part is known when its first argument is read, whose names are the
        // part's then; those in front of it are, too.
        case .list: return facts.isText(name, "part") ? .leaving : .nothing
        case .macro: return .nothing
        }
    }

    func endCall(_ first: ScannedArgument?, from start: Int) {
        guard let first, first.label == nil, let literal = previewArgument(first).literal
        else { return }
        let line = facts.lines.line(at: first.value.lowerBound)
        facts.draft?.insert(
            PreviewStatement.State(name: literal, line: line), at: first.value.lowerBound,
            calledFrom: start)
    }

    private func previewArgument(_ argument: ScannedArgument) -> PreviewArgument {
        PreviewArgument(
            label: argument.label.map { facts.text($0) }, text: facts.text(argument.value),
            start: argument.value.lowerBound)
    }
}

extension FactsRecorder {
    /// Whether a range of the text reads so.
    func isText(_ range: Range<Int>, _ text: StaticString) -> Bool {
        range.count == text.utf8CodeUnitCount && bytes[range].holds(text)
    }
}

extension AccessLevel {
    init(_ modifier: AccessModifier) {
        switch modifier {
        case .private: self = .private
        case .fileprivate: self = .fileprivate
        case .internal: self = .internal
        case .package: self = .package
        case .public: self = .public
        case .open: self = .open
        }
    }
}

extension Declaration.Kind {
    init(_ keyword: DeclarationKeyword) {
        switch keyword {
        case .struct: self = .struct
        case .class: self = .class
        case .enum: self = .enum
        case .protocol: self = .protocol
        case .actor: self = .actor
        case .extension: self = .extension
        case .func: self = .func
        case .var: self = .var
        case .let: self = .let
        case .typealias: self = .typealias
        case .associatedtype: self = .associatedtype
        case .`init`: self = .`init`
        case .subscript: self = .subscript
        case .case: self = .case
        case .macro: self = .macro
        case .operator: self = .operator
        case .precedencegroup: self = .precedencegroup
        }
    }

    /// Whether braces with members follow such a declaration.
    fileprivate var hasMembers: Bool {
        switch self {
        case .struct, .class, .enum, .protocol, .actor, .extension: true
        default: false
        }
    }
}
