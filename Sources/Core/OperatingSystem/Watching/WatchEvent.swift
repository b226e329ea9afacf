#if os(Linux)
    #if canImport(Musl)
        import Musl
    #else
        import Glibc
    #endif

    /// One message of inotify: watch, mask, cookie, length of the name, name padded with zeros.
    struct WatchEvent {
        private static let headSize = 16

        let watch: Int32
        /// The entry of the watched folder that it is about; empty for the folder itself.
        let name: String
        /// Whether the name is text; else it stands for another one.
        let isText: Bool
        private let mask: UInt32

        /// Takes the first message from the bytes; nil if none is left.
        init?(taking bytes: inout UnsafeRawBufferPointer) {
            guard bytes.count >= Self.headSize else { return nil }
            watch = bytes.loadUnaligned(fromByteOffset: 0, as: Int32.self)
            mask = bytes.loadUnaligned(fromByteOffset: 4, as: UInt32.self)
            let length = Int(bytes.loadUnaligned(fromByteOffset: 12, as: UInt32.self))
            guard bytes.count >= Self.headSize + length else { return nil }
            let field = bytes[Self.headSize..<(Self.headSize + length)]
            let bytesOfName = field.prefix { $0 != 0 }
            name = String(decoding: bytesOfName, as: UTF8.self)
            isText = name.utf8.elementsEqual(bytesOfName)
            bytes = UnsafeRawBufferPointer(rebasing: bytes[(Self.headSize + length)...])
        }

        /// Whether the message says so, by one of inotify's constants.
        func has(_ flag: some BinaryInteger) -> Bool {
            mask & UInt32(truncatingIfNeeded: flag) != 0
        }
    }
#endif
