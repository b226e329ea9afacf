import Codebase

/// Names that the standard library and the SDK use for types of their own, nested ones above all.
///
/// A module may declare types of these names, but a use of the name need not mean them:
/// `UIControl.State` is no `State` of the module.
enum SystemTypes {
    static let names = Set(
        """
        Action Actor Alert Alignment Animation AnyObject App Appearance Array AsyncSequence
        AttributedString Axis Background Binding Bindable Body Bool Border Bundle Button ButtonStyle
        Calendar Cancellable Category Cell Character Circle ClosedRange Codable CodingKey
        CodingKeys Collection Color ColorScheme Component Components Condition Configuration Content
        Context Coordinator Data DataSource Date Decodable Decoder Delegate Dependencies Dictionary
        Direction Divider Double Duration Edge Element Elements Empty Encodable Encoder Entry
        Environment Equatable Error ErrorType Event Failure Field Filter Float Font Form Format
        Formatter Frame Gesture Global Group Handler Hashable HStack ID Identifiable Identifier Image
        Index Indices Info Input Int Item Items Iterator Joined Key KeyPath Keys Kind Label Layer Layout
        Level Library Link List Locale Location Lock Log Logger MainActor Map Material Menu Message
        Method Mode Model Modifier Name Namespace Never Node Notification Number Object Observable
        ObservableObject Observation Observer Operation Optional Option Options Order Orientation
        Output Padding Page Parameter Parameters Path Phase Picker Placement Point Policy Position
        Preview Priority Process Progress Property Protocol Published Publisher Query Queue Range
        RawValue Reason Record Rect Reducer Region Relationship Request Resource Response Result Role
        Root Row Rule Scene Scope Section Segment Selection Sequence Session Set Settings Shape Shared
        Side Size Slider Source Spacer Stack State StateObject Status Step Stepper Store String Style
        Subject Subscription Success Symbol Tab Table Tag Target Task Template Text TextField Theme
        Thread Time TimeInterval Timer Timeout Title Toggle Token Toolbar Traits Transaction Transition
        Type UInt URL URLError UUID Unit Update Value Values Variant Vector Version View
        ViewBuilder VStack Void Window Wrapped ZStack
        """.listed)
}
