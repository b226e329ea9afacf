/// The names by which keys are chosen for commands, in order; `DocumentTests` writes this file.
enum CommandNames {
    static let all = """
        accept acceptAll back composition.collapse composition.copy composition.edit
        composition.expand composition.explain composition.module composition.nextFinding
        composition.page composition.previousFinding composition.relations composition.reload
        composition.tree composition.workspaces copy devapps.build devapps.copy devapps.create
        devapps.detailsDown devapps.detailsUp devapps.edit devapps.folders devapps.module
        devapps.nextProblem devapps.previousProblem devapps.reload devapps.reverse devapps.run
        devapps.sort devapps.sort.built devapps.sort.feature devapps.sort.files
        devapps.sort.lines devapps.sort.modules devapps.sort.name devapps.sort.packages
        devapps.sort.real devapps.sort.share devapps.stop devapps.terminal devapps.workspaces
        edit explain extraction.boundary extraction.candidates extraction.closeModules
        extraction.copy extraction.declaration extraction.edit extraction.extract
        extraction.layer extraction.layers extraction.module extraction.monolith extraction.move
        extraction.openMoves extraction.picture extraction.redoMove extraction.reload
        extraction.removeMove extraction.reverse extraction.saveMoves extraction.sort
        extraction.sort.cost extraction.sort.edges extraction.sort.files extraction.sort.imports
        extraction.sort.kind extraction.sort.lines extraction.sort.name extraction.sort.step
        extraction.sort.types extraction.take extraction.undoMove extraction.whatIf
        extraction.workspaces filter filter.clear filter.keep folders gaps gaps.copy gaps.edit
        gaps.here gaps.reload gaps.trust graph.copy graph.deeper graph.down graph.first
        graph.fold graph.folding graph.implied graph.larger graph.last graph.left graph.module
        graph.nextViolation graph.open graph.page graph.panDown graph.panLeft graph.panRight
        graph.panUp graph.previousViolation graph.reload graph.right graph.shallower
        graph.smaller graph.tests graph.up graph.violations graph.whole graph.workspaces
        health.blame health.copy health.decide health.dependents health.edit health.evidence
        health.explain health.findings health.graph health.init health.module health.reload
        health.why health.workspaces help history.all history.changesDown history.changesUp
        history.commits history.copy history.diff history.figures history.mark history.nextChange
        history.page history.previousChange history.ratchet history.reload history.workspaces
        history.zoomIn history.zoomOut inversion.again inversion.apply inversion.copy
        inversion.edit inversion.explain inversion.leaveChange inversion.leaveEvidence
        inversion.leaveFiles inversion.look inversion.nextChange inversion.nextFile
        inversion.nextPart inversion.openFrom inversion.openTo inversion.pan.down
        inversion.pan.first inversion.pan.last inversion.pan.left inversion.pan.pageDown
        inversion.pan.pageUp inversion.pan.right inversion.pan.up inversion.previousChange
        inversion.previousFile inversion.previousPart inversion.prove inversion.tick
        inversion.tickAll inversion.undo inversion.workspaces layers.add layers.close
        layers.delete layers.down layers.edit layers.effect layers.goTo layers.layers layers.move
        layers.redoChange layers.reload layers.rename layers.toggleAll layers.undoChange
        layers.up layers.workspaces layers.writeLayers list.clearFilter list.down list.filter
        list.first list.halfDown list.halfUp list.last list.mark list.pageDown list.pageUp
        list.unmark list.up module.above module.below module.collapse module.copy module.copyID
        module.edit module.expand module.explain module.left module.nextTab module.open
        module.previousTab module.reload module.right module.sort module.tab.comparison
        module.tab.dependencies module.tab.dependents module.tab.files module.tab.neighbourhood
        module.tab.surface module.toggle module.violations module.why modules.copy
        modules.dependents modules.edit modules.explain modules.extraction modules.fold
        modules.gaps modules.graph modules.others modules.reload modules.reverse modules.sort
        modules.sort.closure modules.sort.depth modules.sort.fanIn modules.sort.fanOut
        modules.sort.files modules.sort.instability modules.sort.layer modules.sort.lines
        modules.sort.name modules.sort.role modules.sort.violations modules.unfold modules.units
        modules.violations modules.why modules.workspaces mouse open out overview.arrange
        overview.bands overview.clearFilter overview.collapse overview.collapseAll
        overview.compact overview.copy overview.counts overview.dependents overview.down
        overview.drawing overview.edit overview.explain overview.extraction overview.filter
        overview.first overview.fold overview.gaps overview.goTo overview.graph overview.group
        overview.init overview.invert overview.last overview.leavePanel overview.left
        overview.matrix overview.nextBand overview.nextPage overview.nextViolation overview.open
        overview.order overview.others overview.pageDown overview.pageUp overview.panel
        overview.panelEdge overview.partition overview.previousBand overview.previousPage
        overview.previousViolation overview.reload overview.right overview.transpose
        overview.units overview.up overview.violations overview.why overview.workspaces palette
        previews.back previews.copy previews.detail previews.devApp previews.edit
        previews.folders previews.module previews.reload previews.reverse previews.sort
        previews.sort.coverage previews.sort.lines previews.sort.name previews.sort.saving
        previews.sort.share previews.sort.states previews.sort.uncovered previews.workspaces
        program.extraction program.gaps program.graph program.history program.layers program.log
        program.reload program.undo ratchet.blame ratchet.copy ratchet.courses ratchet.edit
        ratchet.entries ratchet.explain ratchet.group ratchet.module ratchet.page
        ratchet.page.came ratchet.page.oldest ratchet.page.went ratchet.reload ratchet.workspaces
        readAgain redraw reject rejectAll section.composition section.devapps section.health
        section.modules section.overview section.previews section.ratchet section.snapshots
        section.violations section.workspaces snapshots.accept snapshots.acceptAll snapshots.back
        snapshots.copy snapshots.down snapshots.edit snapshots.first snapshots.flip
        snapshots.folders snapshots.last snapshots.left snapshots.look snapshots.next
        snapshots.nextSnapshot snapshots.notes snapshots.pageDown snapshots.pageUp
        snapshots.previous snapshots.previousSnapshot snapshots.reject snapshots.rejectAll
        snapshots.right snapshots.search snapshots.up undo violations.annotate violations.blame
        violations.close violations.copy violations.decide violations.edit violations.editLine
        violations.errors violations.everything violations.explain violations.focusEvidence
        violations.focusList violations.gaps violations.group violations.invert
        violations.nextPlace violations.notes violations.openFrom violations.openTo
        violations.previousPlace violations.prune violations.ratchet violations.record
        violations.recordAll violations.reload violations.severities violations.states
        violations.toggleAll violations.units violations.warnings violations.workspaces
        workspaces.back workspaces.copy workspaces.forget workspaces.goIn workspaces.goUp
        workspaces.home workspaces.open workspaces.openFolder workspaces.openHere
        workspaces.reload workspaces.switch workspaces.trust workspaces.type
        workspaces.typed.cancel workspaces.typed.complete workspaces.typed.go workspaces.undo
        write
        """.split(whereSeparator: \.isWhitespace).map(String.init)
}
