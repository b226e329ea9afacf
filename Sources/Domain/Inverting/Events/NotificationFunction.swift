import Codebase

/// How a call of the notification center becomes a function that the near end is handed.
struct NotificationFunction: Sendable {
    /// The function.
    let function: HandedProtocol.Function
    /// What replaces what stands in a range of the file: `events.` is put before the first one.
    let edits: [(range: Range<Int>, text: String)]
    /// The modules that the function's declaration needs.
    let modules: Set<String>

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
        let parts = try NotificationParts(of: name, call, file, place).parts(
            for: use.name, isRead: isRead)
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
