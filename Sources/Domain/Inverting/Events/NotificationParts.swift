import Codebase

/// What a call of the notification center becomes: a function, and what calls it.
struct NotificationParts {
    /// What is written for one call.
    struct Parts {
        var function: HandedProtocol.Function
        var edits: [(range: Range<Int>, text: String)]
        var modules: Set<String> = []
    }

    private let name: String
    private let constant: String
    private let call: CallDetails
    private let file: ReadFile
    private let place: String
    private let center = "NotificationCenter.default"

    /// - Parameter name: The name of the notification, as the call has it.
    init(of name: String, _ call: CallDetails, _ file: ReadFile, _ place: String) {
        self.name = name
        self.call = call
        self.file = file
        self.place = place
        constant = Self.plain(name.lastPart)
    }

    /// - Parameters:
    ///   - verb: The function that is called.
    ///   - isRead: Whether a block that observes the notification looks at it.
    /// - Throws: An obstacle where the composition root could not do the same.
    func parts(for verb: String, isRead: Bool) throws(PlanStop) -> Parts {
        if verb != "post", object != "nil" {
            throw .obstacle(
                "\(place): \(constant) of one object is observed, which the composition root does "
                    + "not know. Hand in a protocol by hand.")
        }
        switch verb {
        case "addObserver": return try observing(isRead: isRead)
        case "notifications": return isLoop ? stream : notifications
        case "publisher": return publisher
        case "post": return posting
        default:
            throw .obstacle(
                "\(place): an observer is removed by the name \(constant). Keep what observing "
                    + "gives, and remove that.")
        }
    }

    private func observing(isRead: Bool) throws(PlanStop) -> Parts {
        if call.labels.contains("selector") {
            throw .obstacle(
                "\(place): a selector is called by its name. Observe \(constant) with a block first."
            )
        }
        let queue = text("queue") ?? "nil"
        guard ["nil", ".main", "OperationQueue.main"].contains(queue) else {
            throw .obstacle(
                "\(place): \(constant) is observed on a queue that the composition root does "
                    + "not know. Hand in a protocol by hand.")
        }
        guard let block = call.arguments.last, block.isTrailing || block.label == "using" else {
            throw .obstacle("\(place): \(constant) is observed without a block.")
        }
        let function = HandedProtocol.Function(
            head: "@discardableResult func on\(capital)(_ action: @escaping @Sendable "
                + "(\(isRead ? "Notification" : "")) -> Void) -> any NSObjectProtocol",
            body: [
                "\(center).addObserver(",
                "    forName: \(name), object: nil, queue: \(queue)",
                ") {" + (isRead ? "" : " _ in"),
                "    action(" + (isRead ? "$0" : "") + ")",
                "}",
            ])
        var edits = [
            (
                range: call.extent.start.offset..<block.extent.start.offset,
                text: "on\(capital)" + (block.isTrailing ? " " : "(")
            )
        ]
        if !isRead, let range = NotificationFunction.ignored(block.extent, in: file) {
            edits.append((range, ""))
        }
        return Parts(function: function, edits: edits, modules: ["Foundation"])
    }

    /// Whether the call is what a loop goes over that does not look at what comes.
    private var isLoop: Bool {
        let before = file.text(0..<call.extent.start.offset)
            .split(whereSeparator: \.isWhitespace).suffix(4)
        return Array(before) == ["for", "await", "_", "in"]
    }

    private var stream: Parts {
        Parts(
            function: HandedProtocol.Function(
                head: "func \(constant)() -> AsyncStream<Void>",
                body: [
                    "AsyncStream { continuation in",
                    "    nonisolated(unsafe) let observer = \(center).addObserver(",
                    "        forName: \(name), object: nil, queue: nil",
                    "    ) { _ in continuation.yield() }",
                    "    continuation.onTermination = { _ in",
                    "        \(center).removeObserver(observer)",
                    "    }",
                    "}",
                ]),
            edits: [(call.extent.bytes, "\(constant)()")])
    }

    private var notifications: Parts {
        Parts(
            function: HandedProtocol.Function(
                head: "func \(constant)Notifications() -> NotificationCenter.Notifications",
                body: ["\(center).notifications(named: \(name))"]),
            edits: [(call.extent.bytes, "\(constant)Notifications()")], modules: ["Foundation"])
    }

    private var publisher: Parts {
        Parts(
            function: HandedProtocol.Function(
                head: "func \(constant)Publisher() -> NotificationCenter.Publisher",
                body: ["\(center).publisher(for: \(name))"]),
            edits: [(call.extent.bytes, "\(constant)Publisher()")],
            modules: ["Combine", "Foundation"])
    }

    private var posting: Parts {
        let given = [("object", "Any?"), ("userInfo", "[AnyHashable: Any]?")].filter {
            (text($0.0) ?? "nil") != "nil"
        }
        let parameters = given.map { "\($0.0): \($0.1)" }.joined(separator: ", ")
        let values = given.map { ", \($0.0): \($0.0)" }.joined()
        let none = object == "nil" ? ", object: nil" : ""
        let arguments = given.map { "\($0.0): \(text($0.0) ?? "nil")" }.joined(separator: ", ")
        return Parts(
            function: HandedProtocol.Function(
                head: "func post\(capital)(\(parameters))",
                body: ["\(center).post(name: \(name)\(none)\(values))"]),
            edits: [(call.extent.bytes, "post\(capital)(\(arguments))")])
    }

    private var capital: String { constant.prefix(1).uppercased() + constant.dropFirst() }

    private var object: String { text("object") ?? "nil" }

    private func text(_ label: String) -> String? {
        call.arguments.first { $0.label == label }.map { file.text($0.extent) }
    }

    /// The name of a notification without what says that it is one.
    private static func plain(_ name: String) -> String {
        let suffix = "Notification"
        return name.hasSuffix(suffix) && name != suffix ? String(name.dropLast(suffix.count)) : name
    }
}
