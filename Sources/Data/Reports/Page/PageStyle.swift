/// How a page looks: light, dark where the reader's system is, and on paper.
enum PageStyle {
    /// The rules of the style sheet.
    static let rules = [
        """
        :root{color-scheme:light dark;--back:#ffffff;--text:#1f2328;--muted:#59636e;--line:#d1d9e0;
        --panel:#f6f8fa;--node:#ffffff;--edge:#8c959f;--link:#0550ae;--error:#cf222e;--warning:#9a6700;
        --recorded:#8250df;--errorback:#ffebe9;--warningback:#fff8c5;--recordedback:#fbefff}
        @media (prefers-color-scheme:dark){:root{--back:#0d1117;--text:#e6edf3;--muted:#9198a1;
        --line:#3d444d;--panel:#151b23;--node:#212830;--edge:#6e7681;--link:#79c0ff;--error:#ff7b72;
        --warning:#d29922;--recorded:#bc8cff;--errorback:#3c1618;--warningback:#2e2500;
        --recordedback:#271a3d}}
        """,
        """
        *{box-sizing:border-box}
        body{margin:0;padding:1.5rem;background:var(--back);color:var(--text);
        font:15px/1.5 system-ui,-apple-system,"Segoe UI",sans-serif;overflow-wrap:anywhere}
        header,main,footer{max-width:72rem;margin:0 auto}
        h1{margin:0;font-size:1.8rem}h2{margin:2.5rem 0 .5rem;border-bottom:1px solid var(--line)}
        h3{margin:.2rem 0;font-size:1rem}p{margin:.3rem 0}a{color:var(--link)}
        code{font:.9em ui-monospace,Menlo,Consolas,monospace;background:var(--panel);padding:.1em .3em;
        border-radius:3px}
        nav a{margin-right:1rem}.muted{color:var(--muted);font-weight:normal}
        footer{margin-top:3rem;color:var(--muted)}
        """,
        """
        .counts span{display:inline-block;padding:.1rem .6rem;margin-right:.5rem;border-radius:1rem;
        background:var(--panel);border:1px solid var(--line)}
        .counts .error,.chips .error,.uses .error,tr.error td:first-child{color:var(--error)}
        .counts .warning,.chips .warning,.uses .warning,tr.warning td:first-child{color:var(--warning)}
        .counts .recorded,.uses .recorded,tr.recorded td:first-child{color:var(--recorded)}
        .incomplete{margin:1rem 0;padding:.6rem 1rem;border-left:4px solid var(--warning);
        background:var(--warningback)}
        .begin{padding:.6rem 1rem;border-left:4px solid var(--link);background:var(--panel)}
        ol>li,ul>li{margin-bottom:.8rem}.incomplete li,.chips li{margin-bottom:.3rem}
        li.error::marker{color:var(--error)}li.warning::marker{color:var(--warning)}
        """,
        """
        .band{margin:.6rem 0;padding:.6rem .8rem;border:1px solid var(--line);border-radius:6px;
        background:var(--panel);break-inside:avoid}
        .chips{list-style:none;display:flex;flex-wrap:wrap;gap:.3rem;margin:.3rem 0;padding:0}
        .chips li{padding:.1rem .5rem;border:1px solid var(--line);border-radius:4px;
        background:var(--node)}.chips li.error{border-color:var(--error)}
        .chips li.warning{border-color:var(--warning)}.chips a{color:inherit;text-decoration:none}
        .uses span{margin-right:.8rem}
        table{border-collapse:collapse;width:100%;margin:.4rem 0 1rem}
        td{padding:.2rem .6rem .2rem 0;border-top:1px solid var(--line);vertical-align:top}
        td:first-child{white-space:nowrap;width:6rem}summary{cursor:pointer}
        """,
        """
        .wide{overflow-x:auto;border:1px solid var(--line);border-radius:6px}
        svg{display:block;font:12px ui-monospace,Menlo,Consolas,"DejaVu Sans Mono",monospace}
        .graph{margin:0 auto}
        svg text{fill:var(--text)}.graph text{text-anchor:middle}
        .graph .name{text-anchor:start;fill:var(--muted)}.graph .size{fill:var(--muted);font-size:11px}
        .layer{fill:var(--panel)}.layer.odd{fill:var(--back)}
        .edge{fill:none;stroke:var(--edge);stroke-width:1}
        .edge.error{stroke:var(--error);stroke-width:2.5}
        .edge.warning{stroke:var(--warning);stroke-width:1.5;stroke-dasharray:6 3}
        .edge.recorded{stroke:var(--recorded);stroke-width:1.5;stroke-dasharray:2 3}
        .head{fill:var(--edge)}.head.error{fill:var(--error)}.head.warning{fill:var(--warning)}
        .head.recorded{fill:var(--recorded)}
        .node rect{fill:var(--node);stroke:var(--muted)}.node.error rect{stroke:var(--error);
        stroke-width:2}.node.warning rect{stroke:var(--warning)}
        .node.recorded rect{stroke:var(--recorded)}
        .node:hover rect,.node:target rect{stroke:var(--link);stroke-width:3}
        svg:has(.node:hover) .edge{opacity:.12}
        """,
        """
        .matrix .row{text-anchor:end}.matrix line{stroke:var(--muted)}.matrix .self{fill:var(--line)}
        .cell text{text-anchor:middle;font-size:9px}
        .cell rect{fill:var(--panel);stroke:var(--line)}
        .cell.error rect{fill:var(--errorback);stroke:var(--error)}
        .cell.warning rect{fill:var(--warningback);stroke:var(--warning)}
        .cell.recorded rect{fill:var(--recordedback);stroke:var(--recorded)}
        @media print{body{padding:0;font-size:11px}.wide{overflow:visible;border:0}nav{display:none}
        svg{width:100%;height:auto}h2{break-after:avoid}section{break-inside:auto}}
        """,
    ]
}
