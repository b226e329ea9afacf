/// The members by which types conform to protocols that are declared elsewhere.
package enum Witnesses {
    /// The members that a protocol of the SDK asks for; nil if it is not known.
    package static func names(of name: String) -> Set<String>? { known[name] }

    /// Whether something of a name is a class of the SDK, as far as names tell.
    package static func isClass(_ name: String) -> Bool {
        ["NS", "UI"].contains(name.prefix(2)) && !protocolEndings.contains(where: name.hasSuffix)
            || ["Operation", "Thread", "Formatter", "JSONDecoder", "JSONEncoder"].contains(name)
    }

    /// How names of protocols end among those of UIKit, AppKit and Foundation that begin like their
    /// classes.
    private static let protocolEndings = [
        "Changing", "Coding", "Configuration", "Content", "ContentView", "Copying", "DataSource",
        "Delegate", "Environment", "Identification", "Input", "Item", "ItemSource", "Presenter",
        "Prefetching", "Providing", "Reading", "Representable", "Restoration", "Restoring",
        "Result", "Space", "Supporting", "Traits", "Transitioning", "Writing",
    ]

    private static let known: [String: Set<String>] = [
        "Sendable": [], "AnyObject": [], "NSObjectProtocol": [], "Error": [], "Copyable": [],
        "Escapable": [],
        "~Copyable": [], "BitwiseCopyable": [], "SendableMetatype": [], "Actor": [],
        "Encodable": ["encode"], "Decodable": ["init"], "Codable": ["encode", "init"],
        "Equatable": ["=="], "Hashable": ["==", "hash", "hashValue", "_rawHashValue"],
        "Comparable": ["==", "<", ">", "<=", ">="], "Identifiable": ["id", "ID"],
        "CaseIterable": ["allCases", "AllCases"],
        "RawRepresentable": ["rawValue", "init", "RawValue"],
        "OptionSet": ["rawValue", "init", "RawValue"],
        "CustomStringConvertible": ["description"],
        "CustomDebugStringConvertible": ["debugDescription"],
        "CodingKey": ["stringValue", "intValue", "init"],
        "LocalizedError": [
            "errorDescription", "failureReason", "recoverySuggestion", "helpAnchor",
        ],
        "View": ["body", "Body"], "ObservableObject": ["objectWillChange"],
        "Observable": [], "ExpressibleByStringLiteral": ["init", "StringLiteralType"],
        "ExpressibleByIntegerLiteral": ["init", "IntegerLiteralType"],
        "PreviewProvider": ["previews"], "ViewModifier": ["body", "Body"],
        "String": [], "Int": [], "UInt8": [], "UInt16": [], "UInt32": [], "Double": [],
        "Character": [], "Int64": [], "Int32": [], "UInt": [],
        "XCTestCase": [],
    ]

    /// Members that code uses without their name.
    package static let implicit: Set<String> = [
        "callAsFunction", "subscript", "wrappedValue", "projectedValue", "dynamicallyCall",
        "buildBlock", "buildExpression", "buildOptional", "buildEither", "buildArray",
        "buildPartialBlock", "buildFinalResult", "buildLimitedAvailability", "appendInterpolation",
        "appendLiteral", "~=",
    ]
}
