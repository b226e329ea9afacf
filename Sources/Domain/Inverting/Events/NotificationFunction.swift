import Codebase

/// How a call of the notification center becomes a function that the near end is handed.
struct NotificationFunction: Sendable {
    /// The function.
    let function: HandedProtocol.Function
    /// What replaces what stands in a range of the file: `events.` is put before the first one.
    let edits: [(range: Range<Int>, text: String)]
    /// The modules that the function's declaration needs.
    let modules: Set<String>

    private let file: ReadFile
    private let call: CallDetails
    private let place: String

    /// - Parameters:
    ///   - isRead: Whether a place that observes the notification with a block looks at it.
    /// - Throws: An obstacle where the composition root could not do the same.
    init(
        _ notification: NotificationCall, in sources: EdgeSources, isRead: Bool
    ) throws(PlanStop) {
        guard let file = sources.files[notification.file],
            let call = file.details.uses[notification.number].call
        else { throw .obstacle("\(notification.file) was not read.") }
        let use = file.details.uses[notification.number]
        let place = sources.place(notification.file, use.extent)
        self.file = file
        self.call = call
        self.place = place
        let callee = file.text(call.extent.start.offset..<use.extent.start.offset)
            .filter { !$0.isWhitespace }
        guard callee == "NotificationCenter.default." else {
            throw .obstacle(
                "\(place): the notification center is not NotificationCenter.default, and the "
                    + "composition root does not know which one it is. Hand in a protocol by hand.")
        }
        guard use.conditions.isEmpty else {
            throw .obstacle("\(place): this is under a condition of the build. Change it by hand.")
        }
        let name = file.text(notification.argument)
        let parts = try Parts(use.name, name, call, file, place, isRead)
        function = parts.function
        edits = parts.edits
        modules = parts.modules
    }
}

extension NotificationFunction {
    /// What a closure begins with that gives its parameter no name.
    ///
    /// - Returns: The bytes to leave out where it has no parameter; nil if it may look at it.
    static func ignored(_ closure: TextExtent, in file: ReadFile) -> Range<Int>? {
        let text = Array(file.bytes[closure.bytes])
        guard text.first == UInt8(ascii: "{") else { return nil }
        var position = 1
        func skipBlanks() {
            while position < text.count, [32, 9, 10].contains(text[position]) { position += 1 }
        }
        func skip(_ word: String) -> Bool {
            let bytes = Array(word.utf8)
            guard text[min(position, text.count)...].starts(with: bytes) else { return false }
            position += bytes.count
            return true
        }
        skipBlanks()
        if text[position] == UInt8(ascii: "[") {
            guard let end = text.firstIndex(of: UInt8(ascii: "]")) else { return nil }
            position = end + 1
            skipBlanks()
        }
        let start = position
        guard skip("_") || skip("(_)") || skip("(_: Notification)") else { return nil }
        skipBlanks()
        let end = position
        guard skip("in"), position < text.count, [32, 10].contains(text[position]) else {
            return nil
        }
        let base = closure.start.offset
        if text[..<start].contains(UInt8(ascii: "]")) { return (base + start)..<(base + end) }
        let isLine = text[position] == 10
        return (base + (isLine ? 1 : start))..<(base + (isLine ? position : position + 1))
    }
}

/// What a call says and what becomes of it.
private struct Parts {
    var function: HandedProtocol.Function
    var edits: [(range: Range<Int>, text: String)]
    var modules: Set<String> = []

    init(
        _ verb: String, _ name: String, _ call: CallDetails, _ file: ReadFile, _ place: String,
        _ isRead: Bool
    ) throws(PlanStop) {
        let constant = Self.plain(name.lastPart)
        let capital = constant.prefix(1).uppercased() + constant.dropFirst()
        let center = "NotificationCenter.default"
        func text(_ label: String) -> String? {
            call.arguments.first { $0.label == label }.map { file.text($0.extent) }
        }
        let object = text("object") ?? "nil"
        if verb != "post", object != "nil" {
            throw .obstacle(
                "\(place): \(constant) of one object is observed, which the composition root does "
                    + "not know. Hand in a protocol by hand.")
        }
        switch verb {
        case "addObserver" where call.labels.contains("selector"):
            throw .obstacle(
                "\(place): a selector is called by its name. Observe \(constant) with a block first."
            )
        case "addObserver":
            let queue = text("queue") ?? "nil"
            guard ["nil", ".main", "OperationQueue.main"].contains(queue) else {
                throw .obstacle(
                    "\(place): \(constant) is observed on a queue that the composition root does "
                        + "not know. Hand in a protocol by hand.")
            }
            guard let block = call.arguments.last, block.isTrailing || block.label == "using"
            else {
                throw .obstacle("\(place): \(constant) is observed without a block.")
            }
            let given = isRead ? "Notification" : ""
            modules = ["Foundation"]
            function = .init(
                head: "@discardableResult func on\(capital)(_ action: @escaping @Sendable "
                    + "(\(given)) -> Void) -> any NSObjectProtocol",
                body: [
                    "\(center).addObserver(",
                    "    forName: \(name), object: nil, queue: \(queue)",
                    ") {" + (isRead ? "" : " _ in"),
                    "    action(" + (isRead ? "$0" : "") + ")",
                    "}",
                ])
            edits = [
                (
                    call.extent.start.offset..<block.extent.start.offset,
                    "on\(capital)" + (block.isTrailing ? " " : "(")
                )
            ]
            if !isRead, let range = NotificationFunction.ignored(block.extent, in: file) {
                edits.append((range, ""))
            }
        case "notifications":
            let before = file.text(0..<call.extent.start.offset)
                .split(whereSeparator: \.isWhitespace).suffix(4)
            let isLoop = Array(before) == ["for", "await", "_", "in"]
            if isLoop {
                function = .init(
                    head: "func \(constant)() -> AsyncStream<Void>",
                    body: Self.stream(of: name, center))
            } else {
                modules = ["Foundation"]
                function = .init(
                    head: "func \(constant)Notifications() -> NotificationCenter.Notifications",
                    body: ["\(center).notifications(named: \(name))"])
            }
            edits = [(call.extent.bytes, constant + (isLoop ? "()" : "Notifications()"))]
        case "publisher":
            modules = ["Combine", "Foundation"]
            function = .init(
                head: "func \(constant)Publisher() -> NotificationCenter.Publisher",
                body: ["\(center).publisher(for: \(name))"])
            edits = [(call.extent.bytes, "\(constant)Publisher()")]
        case "post":
            let given = [("object", "Any?"), ("userInfo", "[AnyHashable: Any]?")].filter {
                (text($0.0) ?? "nil") != "nil"
            }
            let parameters = given.map { "\($0.0): \($0.1)" }.joined(separator: ", ")
            let values = given.map { ", \($0.0): \($0.0)" }.joined()
            let none = object == "nil" ? ", object: nil" : ""
            function = .init(
                head: "func post\(capital)(\(parameters))",
                body: ["\(center).post(name: \(name)\(none)\(values))"])
            let arguments = given.map { "\($0.0): \(text($0.0) ?? "nil")" }
            edits = [
                (call.extent.bytes, "post\(capital)(\(arguments.joined(separator: ", ")))")
            ]
        default:
            throw .obstacle(
                "\(place): an observer is removed by the name \(constant). Keep what observing "
                    + "gives, and remove that.")
        }
    }

    /// The name of a notification without what says that it is one.
    private static func plain(_ name: String) -> String {
        let suffix = "Notification"
        return name.hasSuffix(suffix) && name != suffix ? String(name.dropLast(suffix.count)) : name
    }

    private static func stream(of name: String, _ center: String) -> [String] {
        [
            "AsyncStream { continuation in",
            "    nonisolated(unsafe) let observer = \(center).addObserver(",
            "        forName: \(name), object: nil, queue: nil",
            "    ) { _ in continuation.yield() }",
            "    continuation.onTermination = { _ in",
            "        \(center).removeObserver(observer)",
            "    }",
            "}",
        ]
    }
}
