import Codebase

/// Which module of the platform declares a type, as far as its name tells.
enum PlatformTypes {
    /// Whether a module of the platform declares a type, and the name is no generic parameter's.
    static func contains(_ name: String) -> Bool {
        if placeholders.contains(name) { return false }
        return standard.contains(name) || types.keys.contains { declares(name, in: $0) }
            || prefixes.keys.contains { declares(name, in: $0) }
    }

    /// Whether a module of the platform declares a type.
    static func declares(_ name: String, in module: String) -> Bool {
        let module = module == "FoundationEssentials" ? "Foundation" : module
        if types[module]?.contains(name) == true { return true }
        return (prefixes[module] ?? []).contains { prefix in
            name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isUppercase == true
        }
    }

    /// Whether a type is of the language or of what nearly every module of the platform hands on.
    static func isCommon(_ name: String) -> Bool {
        standard.contains(name) || declares(name, in: "Foundation")
    }

    private static let prefixes: [String: [String]] = [
        "UIKit": ["UI"], "AppKit": ["NS"], "Cocoa": ["NS"], "Foundation": ["NS"],
        "CoreGraphics": ["CG"], "CoreData": ["NSManaged", "NSPersistent", "NSFetch"],
        "CoreLocation": ["CL"], "MapKit": ["MK"], "AVFoundation": ["AV"], "WebKit": ["WK"],
        "CloudKit": ["CK"], "StoreKit": ["SK"], "EventKit": ["EK"], "Contacts": ["CN"],
        "CoreBluetooth": ["CB"], "CoreMotion": ["CM"], "HealthKit": ["HK"], "Photos": ["PH"],
        "UserNotifications": ["UN"], "QuartzCore": ["CA"], "CoreML": ["ML"], "Vision": ["VN"],
        "SpriteKit": ["SK"], "SceneKit": ["SCN"], "ARKit": ["AR"], "PDFKit": ["PDF"],
        "Network": ["NW"], "Metal": ["MTL"], "Intents": ["IN"], "WatchKit": ["WK"],
    ]

    private static let types: [String: Set<String>] = [
        "Foundation": words(
            """
            AttributedString Bundle Calendar CharacterSet CocoaError ComparisonResult ContiguousBytes
            Data DataProtocol Date DateComponents DateFormatter DateInterval Decimal DispatchQueue FileHandle FileManager Formatter HTTPCookie
            HTTPURLResponse IndexPath IndexSet InputStream ISO8601DateFormatter JSONDecoder
            JSONEncoder JSONSerialization Locale LocalizedError LocalizedStringResource Measurement
            Notification NotificationCenter NumberFormatter OperationQueue OutputStream
            PersonNameComponents Pipe Predicate Process ProcessInfo Progress PropertyListDecoder
            PropertyListEncoder RunLoop Scanner SortDescriptor Stream TimeInterval TimeZone Timer
            URL URLComponents URLQueryItem URLRequest URLResponse URLSession URLSessionDataTask
            Unit UserDefaults UUID Bundle
            """),
        "SwiftUI": words(
            """
            Alignment Angle Animation AnyView App Axis Binding Button ButtonStyle Color ColorScheme
            Edge EdgeInsets Environment EnvironmentKey EnvironmentValues Font ForEach Form Gesture
            GeometryProxy GridItem Group HorizontalAlignment Image Label LabelStyle
            LinearGradient List LocalizedStringKey NavigationPath ObservedObject Path PreviewProvider
            Scene Shape ShapeStyle Slider Spacer State StateObject Text TextFieldStyle Toggle
            ToolbarContent UnitPoint VStack VerticalAlignment View ViewBuilder ViewModifier
            """),
        "Combine": words(
            """
            AnyCancellable AnyPublisher Cancellable CurrentValueSubject ObservableObject
            PassthroughSubject Published Publisher Publishers Subject Subscriber
            """),
        "Dispatch": ["DispatchQueue", "DispatchTime", "DispatchGroup", "DispatchSource"],
        "CoreGraphics": ["CGFloat", "CGPoint", "CGRect", "CGSize", "CGImage", "CGColor"],
        "os": ["Logger", "OSLog"], "OSLog": ["Logger", "OSLog"], "Observation": ["Observable"],
        "SwiftData": ["ModelContainer", "ModelContext", "PersistentModel"],
        "Synchronization": ["Mutex", "Atomic", "AtomicLazyReference", "WordPair"],
        "CryptoKit": ["SymmetricKey", "SHA256"],
    ]

    private static let standard = words(
        """
        Any AnyHashable AnyObject Array ArraySlice AsyncIteratorProtocol AsyncSequence AsyncStream
        AsyncThrowingStream Bool CaseIterable Character ClosedRange Codable CodingKey Collection
        Comparable ContiguousArray ContinuousClock CustomDebugStringConvertible
        CustomStringConvertible Decodable Decoder Dictionary Double Duration Encodable Encoder
        Equatable Error ExpressibleByArrayLiteral ExpressibleByStringLiteral Float Hashable Hasher
        Identifiable Int Int16 Int32 Int64 Int8 IteratorProtocol KeyPath KeyedDecodingContainer
        LosslessStringConvertible MainActor MutableCollection Never Optional OptionSet
        RandomAccessCollection Range RawRepresentable Result Self Sendable Sequence Set StaticString
        String StringProtocol Substring Task TaskGroup UInt UInt16 UInt32 UInt64 UInt8 Unicode
        UnsafeBufferPointer UnsafeRawBufferPointer UnsafeRawPointer Void WritableKeyPath Actor
        Body Content Element Failure ID Index Input Iterator Key Output SubSequence Value Wrapped
        ActorIsolated Clock Instant Copyable Escapable SIMD2 SIMD3 SIMD4 Mirror Span RawSpan
        InlineArray StringInterpolationProtocol UnsafeMutablePointer UnsafePointer
        UnsafeMutableRawPointer UnsafeMutableBufferPointer UnsafeMutableRawBufferPointer
        GlobalActor Executor SerialExecutor TaskExecutor CheckedContinuation BidirectionalCollection
        AnySequence AnyCollection AnyIterator Slice Strideable SignedInteger BinaryInteger
        FixedWidthInteger FloatingPoint BinaryFloatingPoint Numeric AdditiveArithmetic CVarArg
        KeyedEncodingContainer SingleValueEncodingContainer UnkeyedDecodingContainer
        SingleValueDecodingContainer UnkeyedEncodingContainer DecodingError EncodingError
        CancellationError ThrowingTaskGroup TaskLocal TaskPriority RangeExpression PartialRangeFrom
        StringInterpolation ExpressibleByStringInterpolation ExpressibleByDictionaryLiteral
        ExpressibleByIntegerLiteral ExpressibleByBooleanLiteral ExpressibleByFloatLiteral
        ExpressibleByNilLiteral ExpressibleByUnicodeScalarLiteral CustomReflectable
        TextOutputStream TextOutputStreamable RangeReplaceableCollection ObjectIdentifier
        ReferenceWritableKeyPath AnyKeyPath PartialKeyPath ManagedBuffer SetAlgebra
        """)

    /// Whether a name is one that generic parameters and associated types have.
    static func isPlaceholder(_ name: String) -> Bool { placeholders.contains(name) }

    /// Names in the list above that stand for other types.
    private static let placeholders = words(
        "Self Body Content Element Failure ID Index Input Iterator Key Output SubSequence Value Wrapped"
    )

    private static func words(_ text: String) -> Set<String> {
        Set(text.listed)
    }
}
