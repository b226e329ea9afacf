import Codebase
import Testing

@testable import Editing

/// The names that headers declare.
@Suite struct BridgedHeadersTests {
    @Test func `a type has the name that it is given, however it is written`() {
        let header = """
            typedef char _check[sizeof(void*)==64/8 ? 1:-1];
            typedef int (*Callback)(int code);
            typedef struct GoString { int n; } GoString;
            typedef void (^Handler)(void);
            typedef NS_ENUM(NSInteger, Colour) { Red };
            typedef long Number;
            """
        let tree = SourceTree(root: "/memory", files: []).patched(["Bridge.h": Array(header.utf8)])
        let names = BridgedHeaders("Bridge.h", in: tree).names.keys
        #expect(
            Set(names) == ["_check", "Callback", "GoString", "Handler", "Colour", "Number"])
    }
}
