import CocoaPods
import Codebase
import Mutations
import TemporaryCodebases
import Testing

@Suite struct PodspecFuzzTests {
    private static let seed = #"""
        require 'json'
        a = "x"
        Pod::Spec.new do |s|
          s.name = 'K#{a}'; a += a
          s.source_files = ['S/**/*.{h,m,swift}', "#{a}/*"] + %w[a b]
          s.summary = <<~DESC
            text
          DESC
          s.subspec 'A' do |ss|
            ss.dependency 'K/A', :git => "x" if ENV['X'] != nil
          end
          if File.exist?("y") then s.ios.dependency('Z') else a = { :b => 1 } end
          %w(p q).each { |n| s.dependency n.gsub(/x/, "y") }
          def f(s) f(s) end
          f s
        end
        """#

    @Test(
        .timeLimit(.minutes(20)),
        arguments: Mutations.rounds)
    func `damaged podspecs neither trap nor hang`(round: UInt64) async throws {
        let alphabet = [
            "\n", " ", "do |x|", "end", "{", "}", "[", "]", "(", ")", "'", "\"", "#{", "%w[",
            "<<-X",
            "if", "unless", "else", "elsif", "case", "def", "/", ":", "=>", "+=", ",", "\\", "\r\n",
            "|",
            "\u{0}", "é", "**", ".each",
        ]
        let codebase = try TemporaryCodebase(["S/a.swift": "", "x/b.swift": ""])
        for text in Mutations(of: Self.seed, alphabet: alphabet, round: round) {
            try codebase.write(text, to: "K.podspec")
            let reading = await PodspecReader().read(codebase.tree, trust: .untrusted)
            #expect(reading.modules.count < 1_000)
        }
    }
}
