/// A value of the evaluated program.
package indirect enum Value {
    /// Something that could not be evaluated. Nothing is ever guessed in its place.
    case unknown(Unknown)
    case bool(Bool)
    case integer(Int)
    case double(Double)
    case string(String)
    /// An optional; `nil` is `.optional(nil)`.
    case optional(Value?)
    case array(ListValue)
    /// A set in the order of insertion, without duplicates.
    case set(ListValue)
    /// A dictionary in the order of insertion.
    case dictionary(DictionaryValue)
    case range(RangeValue)
    case tuple([Field])
    /// A struct, an enum case, or an object of a host type.
    case record(Record)
    /// An instance of a reference type, by its number in the interpreter's heap.
    case reference(Int)
    case type(TypeReference)
    case function(FunctionValue)
    /// `.name` or `.name(…)` of a type that is not known yet.
    case implicit(ImplicitMember)
    /// `.name + […]`: a sum of parts that can be added once the type is known.
    case sum([Value])
}

extension Value {
    /// The value of `()`.
    package static var void: Value { .tuple([]) }

    /// The absent optional.
    package static var none: Value { .optional(nil) }

    /// An array of values of no particular type.
    package static func array(_ elements: [Value]) -> Value {
        .array(ListValue(elements: elements))
    }
}
