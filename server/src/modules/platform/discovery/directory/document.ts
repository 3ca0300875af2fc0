// The document of a page of the directory, without scripts: it is read by search engines and on slow phones.
import { CATEGORIES, CATEGORY_LABELS } from "@mostrador/domain/platform/discovery/categories.ts";
import { escapeHtml } from "../../../../kernel/http/web/escape-html.ts";
import { STYLE } from "./style.ts";

export type Crumb = { label: string; path: string };

export type DirectoryDocument = {
  title: string;
  description: string;
  /** The whole address of this page; null where there is none. */
  canonical: string | null;
  crumbs: readonly Crumb[];
  /** The category that the page belongs to. */
  category?: string;
  /** Already escaped. */
  body: string;
  data?: object | undefined;
};

export function writeDocument({
  title,
  description,
  canonical,
  crumbs,
  category,
  body,
  data,
}: DirectoryDocument): string {
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
<header>
<div class="bar"><div><a class="name" href="/directorio">Directorio</a>
<nav aria-label="Categorías"><ul>${CATEGORIES.map((one) => categoryLink(one, category)).join("")}</ul></nav></div></div>
${trail(crumbs)}
</header>
<main>
${body}
</main>
<footer>Cada negocio escribe y publica su propia información.</footer>
</body>
</html>
`;
}

function categoryLink(one: (typeof CATEGORIES)[number], current: string | undefined): string {
  const mark = one === current ? ' aria-current="true"' : "";
  return `<li><a href="/directorio/${one}"${mark}>${CATEGORY_LABELS[one]}</a></li>`;
}

function trail(crumbs: readonly Crumb[]): string {
  if (crumbs.length === 0) return "";
  const links = crumbs.map(({ label, path }) => `<li><a href="${path}">${escapeHtml(label)}</a></li>`);
  return `<nav class="trail" aria-label="Ruta"><ol>${links.join("")}</ol></nav>`;
}

/** As the text of a script element: no word of a person can end the element. */
function scriptText(data: object): string {
  return JSON.stringify(data).replace(/[<>&\u2028\u2029]/g, (sign) => {
    return `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`;
  });
}
