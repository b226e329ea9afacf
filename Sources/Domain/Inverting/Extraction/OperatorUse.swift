import Architecture
import Codebase

/// An operator in a file that moves, with what it stands between.
struct OperatorUse {
    private let left: String?
    private let right: String?
    private let isBesideNil: Bool
    private let named: Set<String>
    private let split: Split

    init(_ use: NameUse, in path: RelativePath, _ file: ReadFile, _ split: Split) {
        self.split = split
        named = Set(file.details.uses.map(\.name))
        let (start, end) = (use.extent.start.offset, use.extent.end.offset)
        let uses = file.details.uses
        let before = uses.indices.last { number in
            file.isBlank(from: uses[number].whole.end.offset, to: start)
        }
        let behind = uses.indices.filter { number in
            file.isBlank(from: end, to: uses[number].whole.start.offset)
        }.max { uses[$0].whole.end < uses[$1].whole.end }
        left = before.flatMap { split.types.type(of: $0, in: path) }
        right = behind.flatMap { split.types.type(of: $0, in: path) }
        isBesideNil = file.word(from: end) == "nil" || file.word(before: start) == "nil"
    }

    /// Whether a declaration of the operator may be meant.
    ///
    /// - Parameter isOwn: Whether the module declares the operator itself: then nothing else can be meant.
    func mayMean(_ declared: Declared, isOwn: Bool = false) -> Bool {
        guard let details = split.sources.declaration(declared),
            let parameters = details.signature?.parameters, !parameters.isEmpty
        else { return true }
        let types = parameters.map { MeantTypes.plain($0.type.text) }
        let isOptional = parameters.contains { $0.type.text.hasSuffix("?") }
        if isBesideNil, !isOptional { return false }
        let generics = Set(details.generics.parameters.map(\.name))
        let written = types.filter { !generics.contains($0.typeName) && $0 != "Self" }
        // A value of a type that neither moves nor is named has no way into the file.
        let isReached =
            isOwn
            || written.allSatisfy { type in
                !split.inner.topLevel(type.outermostPart).isEmpty || named.contains(type.typeName)
            }
        guard isReached else { return false }
        guard parameters.count == 2 else { return true }
        return fits(left, types[0], generics) && fits(right, types[1], generics)
    }

    private func fits(_ operand: String?, _ type: String, _ generics: Set<String>) -> Bool {
        guard let operand, type != "Self", !generics.contains(type.typeName) else { return true }
        return split.sources.kinship.answer(operand, asked: type) != .lacks
    }
}

extension NameUse {
    /// From the beginning of the chain that it ends to the end of its call.
    fileprivate var whole: TextExtent {
        let start = min(base?.extent.start ?? extent.start, extent.start)
        return TextExtent(start: start, end: max(call?.extent.end ?? extent.end, extent.end))
    }
}
