import Codebase
import Testing

@testable import SourceFiles

@Suite struct ImportScannerTests {
    private func imports(_ text: String) -> [ImportStatement] {
        var scanner = ImportScanner(Array(text.utf8))
        return scanner.imports()
    }

    private func modules(_ text: String) -> [String] { imports(text).map(\.module) }

    @Test func `a module import names the first part of its path`() {
        let found = imports("\n  @import UIKit.UIView;\n")
        #expect(
            found == [
                ImportStatement(
                    module: "UIKit", path: "UIKit.UIView", kind: .objectiveC, line: 2, column: 3)
            ])
    }

    @Test func `a header in angle brackets names the module in front of the slash`() {
        #expect(
            modules("#import <Kit/Kit.h>\n# include  <sys/types.h>\n#import <Deep/a/b.h>")
                == ["Kit", "sys", "Deep"])
        #expect(imports("#import <Kit/Kit.h>")[0].path == "Kit/Kit.h")
    }

    @Test func `headers in quotes and headers without a folder are no modules`() {
        #expect(modules("#import \"Kit/Kit.h\"\n#include <stdio.h>\n#import <Broken\n/x.h>") == [])
    }

    @Test func `what stands in comments is no import`() {
        #expect(
            modules(
                """
                // #import <A/A.h>
                /* @import B;
                #import <C/C.h>
                */ @import D;
                // goes on \\
                #import <E/E.h>
                """) == ["D"])
    }

    @Test func `what stands in strings is no import`() {
        #expect(modules("x = @\"@import A; \\\" @import B;\"; c = '\"'; @import C;") == ["C"])
        #expect(modules("auto s = R\"x(\n#import <A/A.h>\n)\" )x\"; \n@import B;") == ["B"])
        #expect(modules("char *s = \"not closed @import A;\n@import B;") == ["B"])
    }

    @Test func `a hash inside a line begins no directive`() {
        #expect(modules("#define X #import <A/A.h>\nint a; #import <B/B.h>") == [])
    }

    @Test func `conditions are kept, a header's own guard is none`() {
        let found = imports(
            """
            #ifndef KIT_H
            #define KIT_H 1
            #ifdef __OBJC__
            @import A;
            #endif
            #if TARGET_OS_IPHONE // phones
            @import B;
            #elif X
            @import C;
            #else
            @import D;
            #endif
            #ifndef FLAG
            @import E;
            #endif
            #endif
            """)
        #expect(
            found.map(\.conditions) == [
                [], ["TARGET_OS_IPHONE"], ["!(TARGET_OS_IPHONE)", "X"],
                ["!(TARGET_OS_IPHONE)", "!(X)"], ["!FLAG"],
            ])
    }

    @Test func `other words with an at sign are no imports`() {
        #expect(modules("@interface Import : NSObject\n@importer X;\n@import;\n@") == [])
    }

    @Test func `line ends of Windows and bytes that are no text do not matter`() {
        var bytes = Array("@import A;\r\n".utf8)
        bytes += [0xFF, 0xFE, 0x00]
        bytes += Array("\r\n#import <B/B.h>\r\n".utf8)
        var scanner = ImportScanner(bytes)
        #expect(scanner.imports().map { "\($0.module) \($0.line)" } == ["A 1", "B 3"])
    }

    @Test func `no mutation of a source makes the scanner fail`() {
        let seed = Array(
            "#if A\n@import B.C;\n/* x */ R\"a(\")a\" '\\'' #import <D/E.h>\n#endif".utf8)
        var state: UInt64 = 7
        for _ in 0..<10_000 {
            var bytes = seed
            for _ in 0..<3 {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                let place = Int(state >> 33) % bytes.count
                if state & 1 == 0 { bytes[place] = UInt8(truncatingIfNeeded: state >> 20) }
                if state & 6 == 0, bytes.count > 1 { bytes.remove(at: place) }
            }
            var scanner = ImportScanner(bytes)
            #expect(scanner.imports().count <= 8)
        }
    }
}
