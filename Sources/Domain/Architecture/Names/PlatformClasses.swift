import Codebase

/// What is known of types of the platform besides their names.
enum PlatformClasses {
    /// The superclass of a class; nil if it has none or is not known.
    static func parent(of type: String) -> String? { parents[type] }

    /// Whether nothing but the type itself is one: a structure, an enumeration, a final class.
    static func isConcrete(_ type: String) -> Bool { concrete.contains(type) }

    /// Whether it is known that a type from elsewhere is none of another one from elsewhere, which
    /// it does not inherit from.
    ///
    /// - Parameter isPlatforms: Whether the other one is of the platform, too.
    static func lacks(_ type: String, _ other: String, isPlatforms: Bool) -> Bool {
        // The platform does not know what other modules declare.
        if !isPlatforms { return PlatformTypes.contains(type) && !mayBeProtocol(other) }
        return isClass(other) && (isClass(type) || concrete.contains(type) || isProtocol(type))
    }

    /// Whether a name may be that of a protocol to which its module makes types of the platform conform.
    private static func mayBeProtocol(_ name: String) -> Bool {
        ["able", "ible", "ing", "Protocol", "Type", "Delegate"].contains(where: name.hasSuffix)
    }

    private static func isClass(_ type: String) -> Bool {
        parents[type] != nil || type == "NSObject"
    }

    private static func isProtocol(_ type: String) -> Bool { protocols.contains(type) }

    private static let parents: [String: String] = {
        var parents: [String: String] = [:]
        for line in chains.split(separator: "\n") {
            let parts = line.split(separator: ":")
            guard let parent = parts.first, let heirs = parts.last else { continue }
            for heir in heirs.split(separator: " ") { parents[String(heir)] = String(parent) }
        }
        return parents
    }()

    private static let chains = """
        NSObject: UIResponder NSResponder UIBarItem UIGestureRecognizer UIScreen UIDevice CALayer
        NSObject: FileManager UserDefaults NotificationCenter Bundle URLSession URLSessionTask
        NSObject: ProcessInfo Thread RunLoop Timer Operation OperationQueue Progress Process Formatter
        NSObject: JSONSerialization NSManagedObject NSManagedObjectContext NSPredicate NSError
        NSObject: NSFetchRequest UIImage UIColor UIFont NSImage NSColor NSFont NSWindowController
        NSObject: NSMenu NSMenuItem NSAttributedString NSArray NSDictionary NSString NSNumber NSDate
        NSObject: UIAlertAction UIPasteboard UIBezierPath NSBezierPath NSLayoutConstraint
        Formatter: DateFormatter NumberFormatter ISO8601DateFormatter ByteCountFormatter
        NSMutableAttributedString: NSTextStorage
        NSAttributedString: NSMutableAttributedString
        URLSessionTask: URLSessionDataTask URLSessionDownloadTask URLSessionWebSocketTask
        UIResponder: UIView UIViewController UIApplication UIScene
        UIScene: UIWindowScene
        UIView: UIControl UIScrollView UILabel UIImageView UIStackView UIWindow UITableViewCell
        UIView: UICollectionReusableView UIVisualEffectView UIPickerView UIProgressView WKWebView
        UIView: UINavigationBar UITabBar UIToolbar UISearchBar UIActivityIndicatorView
        UIView: UITableViewHeaderFooterView
        UICollectionReusableView: UICollectionViewCell
        UIScrollView: UITableView UICollectionView UITextView
        UIControl: UIButton UITextField UISwitch UISlider UISegmentedControl UIDatePicker UIStepper
        UIControl: UIPageControl UIRefreshControl
        UIViewController: UINavigationController UITabBarController UITableViewController
        UIViewController: UICollectionViewController UIAlertController UISplitViewController
        UIViewController: UIPageViewController UIHostingController UISearchController
        UIViewController: UIActivityViewController
        UIBarItem: UIBarButtonItem UITabBarItem
        NSResponder: NSView NSViewController NSWindow NSApplication
        NSWindow: NSPanel
        NSView: NSControl NSScrollView NSStackView NSTableCellView NSBox NSVisualEffectView NSText
        NSText: NSTextView
        NSControl: NSButton NSTextField NSImageView NSTableView NSSlider NSSegmentedControl
        NSButton: NSPopUpButton
        NSTextField: NSSearchField NSSecureTextField
        NSTableView: NSOutlineView
        """

    private static let concrete = Set(
        """
        String Substring Character Int Int8 Int16 Int32 Int64 UInt UInt8 UInt16 UInt32 UInt64 Double
        Float Bool Array Dictionary Set Date URL Data UUID Decimal Calendar DateComponents
        DateInterval Locale TimeZone IndexPath IndexSet Notification URLRequest URLComponents
        URLQueryItem CharacterSet AttributedString Result Optional CGFloat CGPoint CGRect CGSize
        CGVector CGAffineTransform UIEdgeInsets Color Font Text Image AnyView EdgeInsets Angle
        Animation LocalizedStringKey LocalizedStringResource EnvironmentValues JSONDecoder JSONEncoder
        DispatchTime DispatchQueue Measurement Range ClosedRange Duration Task Never
        FileProtectionType FileAttributeKey Logger
        """.listed)

    private static let protocols = Set(
        """
        Equatable Hashable Comparable Codable Encodable Decodable Identifiable Sendable CaseIterable
        RawRepresentable CustomStringConvertible CustomDebugStringConvertible Error LocalizedError
        View App Scene ViewModifier PreviewProvider ObservableObject ButtonStyle Shape OptionSet
        """.listed)
}
