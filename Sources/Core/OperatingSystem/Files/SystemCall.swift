#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Calls of the system that may have to be made again: where a signal came in between, or a part was
/// done.
package enum SystemCall {
    /// Writes all bytes, however many calls that takes and however long the receiver needs.
    ///
    /// - Throws: ``SystemFailure`` if the system refuses; some of them may be written then.
    package static func write(
        _ bytes: some Sequence<UInt8>, to descriptor: Int32
    ) throws(SystemFailure) {
        var rest = ArraySlice(bytes)
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { writeSome($0, to: descriptor) }
            if count > 0 {
                rest = rest.dropFirst(count)
            } else if count < 0, errno == EAGAIN {
                var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                poll(&request, 1, -1)
            } else if count == 0 || errno != EINTR {
                throw .last
            }
        }
    }

    /// Replaces what stands in a file, which is made if it is not there. A reader may see a part of it.
    ///
    /// - Throws: ``SystemFailure`` if the system refuses; some of it may be written then.
    package static func write(
        _ bytes: some Sequence<UInt8>, toFile path: String
    ) throws(SystemFailure) {
        let file = try repeating { open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666) }
        defer { close(file) }
        try write(bytes, to: file)
    }

    /// Makes a call again that a signal came in between.
    ///
    /// - Returns: What the system returned, 0 or more.
    /// - Throws: ``SystemFailure`` if it returned less.
    @discardableResult
    package static func repeating(_ call: () -> Int32) throws(SystemFailure) -> Int32 {
        while true {
            let result = call()
            if result >= 0 { return result }
            if errno != EINTR { throw .last }
        }
    }

    private static func writeSome(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int {
        #if canImport(Darwin)
            Darwin.write(descriptor, bytes.baseAddress, bytes.count)
        #elseif canImport(Musl)
            Musl.write(descriptor, bytes.baseAddress, bytes.count)
        #else
            Glibc.write(descriptor, bytes.baseAddress, bytes.count)
        #endif
    }
}
