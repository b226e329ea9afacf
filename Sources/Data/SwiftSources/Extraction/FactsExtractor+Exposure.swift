import Codebase
@_spi(RawSyntax) import SwiftSyntax

extension FactsExtractor {
    /// Begins a declaration: what it names is seen as far as itself.
    ///
    /// - Returns: What was before, for ``endExposing(_:)``.
    mutating func beginExposing(
        _ layout: RawSyntaxLayoutView, _ kind: Declaration.Kind
    ) -> (level: AccessLevel?, isInlinable: Bool) {
        let outer = (exposure.level, exposure.isInlinable)
        if scope.isLocal { return outer }
        var written: AccessLevel?
        var attributes: RawSyntax?
        var place = offset
        var start = offset
        for case let child? in layout.children {
            if child.kind == .attributeList {
                attributes = child
                start = place
            } else if child.kind == .declModifierList {
                written = access(in: child)
                break
            }
            place += child.byteLength
        }
        exposure.level = scope.access(written: written, of: kind).exposed
        exposure.isInlinable = false
        if let attributes, attributes.byteLength > 0 {
            let text = bytes[extent(of: attributes, at: start)]
            // Code that is inlined elsewhere sees it as if it were public.
            if text.holds("@usableFromInline") { exposure.level = .public }
            exposure.isInlinable =
                exposure.level != nil && Self.inlinable.contains { text.holds($0) }
        }
        return outer
    }

    private static let inlinable: [StaticString] = [
        "@inlinable", "@_transparent", "@_alwaysEmitIntoClient",
    ]

    /// Ends a declaration.
    mutating func endExposing(_ outer: (level: AccessLevel?, isInlinable: Bool)) {
        (exposure.level, exposure.isInlinable) = outer
    }

    /// Walks what nobody outside sees.
    mutating func hiding(_ walk: (inout FactsExtractor) -> Void) {
        let outer = exposure.level
        exposure.level = nil
        walk(&self)
        exposure.level = outer
    }

    /// Notes a name that is being used, if others see where: types alone, by how they are written.
    mutating func expose(_ name: Range<Int>) {
        guard let level = exposure.level, let first = bytes[name].first,
            !(UInt8(ascii: "a")...UInt8(ascii: "z") ~= first), first >= UInt8(ascii: "A")
        else { return }
        exposure.names.append(
            ExposedName(
                name: String(decoding: bytes[name], as: UTF8.self), access: level,
                line: lines.line(at: name.lowerBound)))
    }

    /// Notes a generic parameter, whose name means nothing outside of its declaration.
    mutating func noteGenericParameter(_ layout: RawSyntaxLayoutView) {
        guard exposure.level != nil else { return }
        let names = layout.children.lazy.compactMap { $0?.tokenView?.identifierText }
        if let name = names.first { exposure.parameters.insert(name) }
    }

    /// Decides how far the heading of an extension is seen: as far as the widest of its members.
    mutating func settleHeading(_ names: Range<Int>, declarations first: Int) {
        let widest = declarations[first...].lazy.filter { $0.kind != .extension }
            .max { $0.access.rank < $1.access.rank }
        exposure.settle(names, to: widest?.access.exposed)
    }
}
