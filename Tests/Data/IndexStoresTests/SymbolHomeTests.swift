import Testing

@testable import IndexStores

@Suite struct SymbolHomeTests {
    @Test(arguments: [
        ("s:4Core4CartV", "Core", "Cart"),
        ("s:4Core4CartV5emptyACvpZ", "Core", "Cart"),
        ("s:4Core6PricedPAAE3taxSiyF", "Core", "Priced"),
        ("s:SS4CoreE7shoutedSSvp", "Core", "String"),
        ("s:SS4CoreE4DeepV1xAA0A5ThingVvp", "Core", "String"),
        ("s:4Core4CartV3AppE4halfSivp", "App", "Cart"),
        ("s:4Core1poiyAA4CartVAD_ADtF", "Core", "+"),
        ("s:4Core5StateO4openyA2CmF", "Core", "State"),
        ("s:SQ2eeoiySbx_xtFZ", "Swift", "Equatable"),
        ("s:Si", "Swift", "Int"),
        ("s:4Core6Basketa", "Core", "Basket"),
        ("s:3App7genericySix4Core6PricedRzlF1tL_xvp", "App", "generic"),
        (
            "s:13SystemPackage15ioringSupported33_BDB3477CBA85358A785F40825BF4674DLLSbvp",
            "SystemPackage", "ioringSupported"
        ),
        ("c:@M@Core@objc(cs)Base(im)go", "Core", "Base"),
    ])
    func `the identifier names the module and the outermost type`(
        usr: String, module: String, owner: String
    ) {
        #expect(SymbolHome(usr: usr) == SymbolHome(module: module, owner: owner))
    }

    @Test func `what is local to functions in functions is of the outermost`() {
        let text =
            "sigil #1 : Core.Char? in parse #1 (sigil: Core.Char?) -> Core.Root in "
            + "App.Path.(parse in _5132713D3DA5C599D6A1418536DDBE53)() -> Core.Root?"
        #expect(SymbolHome(demangled: text) == SymbolHome(module: "App", owner: "Path"))
        let member =
            "x #1 in (extension in App):Swift.String.(cut in _2DBE3E80709946311680E05CEE3AB1B4)()"
        #expect(SymbolHome(demangled: member) == SymbolHome(module: "App", owner: "String"))
    }

    @Test(arguments: ["", "s:", "s:garbage", "c:@F@printf", "c:@M@", "x", "s:\u{0}4Core"])
    func `an identifier that names no module has no home`(usr: String) {
        #expect(SymbolHome(usr: usr) == nil)
    }
}
