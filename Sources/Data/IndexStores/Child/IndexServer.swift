import CIndexStore

/// Reads stores in a process of its own: it is asked by arguments, answers on standard output, and may
/// die of a damaged store.
package enum IndexServer {
    /// How long it may compute, in seconds, and one more for each file; a store of 3,400 units takes a
    /// fifth of one. With 20 alone, a debug build on a busy machine lost one of many files.
    private static let patience: UInt32 = 20

    /// Answers one request.
    ///
    /// - Parameter arguments: What ``ReadingRequest/arguments`` says.
    package static func run(_ arguments: [String]) {
        guard let request = ReadingRequest(arguments: arguments) else { return }
        ix_confine(patience + UInt32(clamping: request.files.count))
        guard let library = IndexLibrary(path: request.library) else {
            return say(.noLibrary)
        }
        let stores = request.stores.compactMap { IndexStore(path: $0, library: library) }
        for (number, file) in request.files.enumerated() {
            say(.begins, number)
            answer(file, number, from: stores)
        }
    }

    private static func answer(
        _ file: ReadingRequest.File, _ number: Int, from stores: [IndexStore]
    ) {
        var newest: (store: IndexStore, unit: IndexStore.Unit)?
        for store in stores {
            guard let unit = store.unit(of: file.paths) else { continue }
            if newest.map({ $0.unit.time < unit.time }) ?? true { newest = (store, unit) }
        }
        guard let (store, unit) = newest else { return say(.notBuilt, number) }
        if unit.time <= file.changed { return say(.changed, number) }
        var content = FileEncoder()
        for record in unit.records {
            guard store.read(record: record, into: &content) else {
                return say(.unreadable, number)
            }
            content.endRecord()
        }
        say(.read, number, content.encoded)
    }

    private static func say(
        _ tag: ReadingMessage.Tag, _ file: Int = 0, _ content: WireWriter? = nil
    ) {
        var message = WireWriter()
        message.write(tag.rawValue)
        message.write(file)
        if let content { message.write(content) }
        write(message.bytes)
    }

    private static func write(_ bytes: [UInt8]) {
        bytes.withUnsafeBytes { buffer in
            var rest = buffer[...]
            while !rest.isEmpty {
                let written = CIndexStore.write(1, rest.base, rest.count)
                if written <= 0 { exit(1) }
                rest = rest.dropFirst(written)
            }
        }
    }
}

extension Slice<UnsafeRawBufferPointer> {
    fileprivate var base: UnsafeRawPointer? { UnsafeRawBufferPointer(rebasing: self).baseAddress }
}
