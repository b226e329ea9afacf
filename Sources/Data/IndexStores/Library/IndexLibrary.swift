import CIndexStore

/// The functions of libIndexStore.
///
/// The library trusts the bytes of a store: damaged ones can end the process. Only the process that
/// ``IndexServer`` runs in may call it (decision record 20).
struct IndexLibrary {
    let functions: IXLibrary

    /// - Returns: nil if there is no such library at the path.
    init?(path: String) {
        var functions = IXLibrary()
        guard ix_open(path, &functions) else { return nil }
        self.functions = functions
    }
}

extension IXText {
    /// What it says; what is no UTF-8 is replaced.
    var string: String { String(decoding: bytes, as: UTF8.self) }

    var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: data, count: length) }
}

/// Calls a listing function of the library with a closure.
///
/// - Parameter visit: Called for each element; false ends the listing.
func eachElement(
    _ list: (UnsafeMutableRawPointer, IXVisitor) -> Bool,
    visit: (UnsafeMutableRawPointer) -> Bool
) {
    withoutActuallyEscaping(visit) { visit in
        var box = VisitBox(visit: visit)
        withUnsafeMutablePointer(to: &box) { pointer in
            _ = list(pointer) { context, element in
                guard let context, let element else { return true }
                return context.assumingMemoryBound(to: VisitBox.self).pointee.visit(element)
            }
        }
    }
}

private struct VisitBox {
    let visit: (UnsafeMutableRawPointer) -> Bool
}
