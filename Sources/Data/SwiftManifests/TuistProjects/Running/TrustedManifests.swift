import Codebase
import Foundation

/// Runs the manifests of a trusted Tuist installation against a ProjectDescription of our own.
struct TrustedManifests {
    let runner: any ManifestRunner
    let root: TuistRoot
    /// The absolute path of the codebase.
    let codebase: String

    /// The projects in their order; those that are run say what their manifests answered.
    ///
    /// Not more of them run at a time than there are processors.
    func run(
        _ projects: [ReadProject], where isRun: (ReadProject) -> Bool
    ) async -> [ReadProject] {
        var projects = projects
        let chosen = projects.indices.filter { isRun(projects[$0]) }
        await withTaskGroup(of: (Int, ReadProject).self) { group in
            var waiting = chosen[...]
            for _ in 0..<ProcessInfo.processInfo.activeProcessorCount {
                guard let index = waiting.popFirst() else { break }
                let project = projects[index]
                group.addTask { (index, await run(project)) }
            }
            for await (index, answer) in group {
                projects[index] = answer
                guard let index = waiting.popFirst() else { continue }
                let project = projects[index]
                group.addTask { (index, await run(project)) }
            }
        }
        return projects
    }

    private func run(_ project: ReadProject) async -> ReadProject {
        var project = project
        do throws(ManifestRunError) {
            let output = try await runner.output(of: program(project))
            if let manifest = RunAnswer(codebase: codebase).manifest(output) {
                project.manifest = manifest
            } else {
                project.runFailure =
                    "The manifest runs, but creates no project. Check the last `Project(…)` in it."
            }
        } catch {
            project.runFailure = error.description.replacing(codebase + "/", with: "")
        }
        return project
    }

    private func program(_ project: ReadProject) -> ManifestProgram {
        let stub = ManifestProgram.Library(
            name: "ProjectDescription", text: ProjectDescriptionStub.source)
        let helpers = root.modules.map { module in
            ManifestProgram.Library(name: module.name, files: module.files.map(absolute))
        }
        return ManifestProgram(
            libraries: [stub] + helpers, manifest: absolute(project.path),
            folder: absolute(root.folder))
    }

    private func absolute(_ path: RelativePath) -> String {
        path.isRoot ? codebase : codebase + "/" + path.string
    }
}
