import Codebase
@_spi(RawSyntax) import SwiftSyntax

extension FactsExtractor {
    /// Begins a declaration: what it names is seen as far as itself.
    ///
    /// - Returns: What was before, for ``FactsRecorder/endExposing(_:)``.
    mutating func beginExposing(
        _ layout: RawSyntaxLayoutView, _ kind: Declaration.Kind
    ) -> FactsRecorder.Seen {
        var written: AccessLevel?
        var attributes = offset..<offset
        var place = offset
        for case let child? in layout.children {
            if child.kind == .attributeList {
                attributes = extent(of: child, at: place)
            } else if child.kind == .declModifierList {
                written = access(in: child)
                break
            }
            place += child.byteLength
        }
        return facts.beginExposing(kind, written: written, attributes: attributes)
    }

    /// Walks what nobody outside sees.
    mutating func hiding(_ walk: (inout FactsExtractor) -> Void) {
        let outer = facts.exposure.level
        facts.exposure.level = nil
        walk(&self)
        facts.exposure.level = outer
    }

    /// Notes a generic parameter, whose name means nothing outside of its declaration.
    mutating func noteGenericParameter(_ layout: RawSyntaxLayoutView) {
        var place = offset
        for case let child? in layout.children {
            if let token = child.tokenView, token.rawKind == .identifier {
                return facts.noteGenericParameter(extent(of: child, at: place))
            }
            place += child.byteLength
        }
    }
}
