// The document of a page of the directory, without scripts: it is read by search engines and on slow phones.
import { escapeHtml } from "../../../../kernel/http/web/escape-html.ts";

export type Crumb = { label: string; path: string };

export type DirectoryDocument = {
  title: string;
  description: string;
  /** The whole address of this page; null where there is none. */
  canonical: string | null;
  crumbs: readonly Crumb[];
  /** Already escaped. */
  body: string;
  data?: object | undefined;
};

export function writeDocument({ title, description, canonical, crumbs, body, data }: DirectoryDocument): string {
  const [name, summary] = [title, description].map(escapeHtml);
  return `<!doctype html>
<html lang="es-MX">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta name="color-scheme" content="light dark" />
<title>${name}</title>
<meta name="description" content="${summary}" />
<meta property="og:title" content="${name}" />
<meta property="og:description" content="${summary}" />
${canonical === null ? "" : `<link rel="canonical" href="${escapeHtml(canonical)}" />\n`}<link rel="icon" href="/icon.svg" type="image/svg+xml" />
${data ? `<script type="application/ld+json">${scriptText(data)}</script>\n` : ""}<style>${STYLE}</style>
</head>
<body>
<header>${trail(crumbs)}</header>
<main>
${body}
</main>
<footer>Cada negocio escribe y publica su propia información.</footer>
</body>
</html>
`;
}

function trail(crumbs: readonly Crumb[]): string {
  if (crumbs.length === 0) return "";
  const links = crumbs.map(({ label, path }) => `<li><a href="${path}">${escapeHtml(label)}</a></li>`);
  return `<nav aria-label="Ruta"><ol>${links.join("")}</ol></nav>`;
}

/** As the text of a script element: no word of a person can end the element. */
function scriptText(data: object): string {
  return JSON.stringify(data).replace(/[<>&\u2028\u2029]/g, (sign) => {
    return `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`;
  });
}

const STYLE = `
:root{color-scheme:light dark;--ink:#1d2430;--soft:#5a6472;--line:#dfe3e8;--paper:#fff;--back:#f6f7f9;--go:#0b6b4f;--on-go:#fff}
@media (prefers-color-scheme:dark){:root{--ink:#e8ebef;--soft:#a3adba;--line:#303845;--paper:#1a1f27;--back:#12161c;--go:#4fc79f;--on-go:#06261b}}
*{box-sizing:border-box}
body{margin:0;background:var(--back);color:var(--ink);font:16px/1.55 system-ui,sans-serif;overflow-wrap:anywhere}
header,main,footer{max-width:760px;margin:0 auto;padding:0 16px}
header{padding-top:16px}
nav ol{display:flex;flex-wrap:wrap;gap:4px 8px;list-style:none;margin:0;padding:0;font-size:14px}
nav li+li::before{content:"›";margin-right:8px;color:var(--soft)}
nav a{display:inline-block;padding:6px 0}
a{color:var(--go)}
a:focus-visible{outline:2px solid var(--go);outline-offset:2px;border-radius:4px}
h1{font-size:28px;line-height:1.2;margin:16px 0 8px;text-wrap:balance}
h2{font-size:20px;line-height:1.3;margin:0 0 4px}
p{margin:0 0 8px}
.soft{color:var(--soft)}
.text{white-space:pre-line}
ul.plain{list-style:none;margin:16px 0;padding:0;display:grid;gap:12px}
.card{background:var(--paper);border:1px solid var(--line);border-radius:12px;padding:16px}
.card p:last-child{margin:0}
ul.chips{display:flex;flex-wrap:wrap;gap:8px;list-style:none;margin:12px 0;padding:0}
ul.chips a,ul.chips span{display:block;padding:9px 14px;border:1px solid var(--line);border-radius:999px;background:var(--paper);text-decoration:none;font-size:15px}
ul.chips [aria-current]{border-color:var(--go);font-weight:600}
dl{display:grid;grid-template-columns:minmax(110px,auto) 1fr;gap:6px 16px;margin:16px 0}
dt{color:var(--soft)}
dd{margin:0}
.actions{display:flex;flex-wrap:wrap;gap:12px;margin:16px 0}
.button{display:inline-flex;align-items:center;justify-content:center;min-height:48px;padding:0 20px;border:1px solid var(--go);border-radius:10px;font-weight:600;text-decoration:none}
.button.first{background:var(--go);color:var(--on-go)}
.pages{display:flex;justify-content:space-between;gap:12px;margin:16px 0}
footer{padding:24px 16px 40px;color:var(--soft);font-size:14px}
@media (max-width:479px){.button{flex:1 1 100%}h1{font-size:24px}}
`;
