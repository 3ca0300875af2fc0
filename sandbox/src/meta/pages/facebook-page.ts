import type { Page } from "../../world/pages.ts";
import { escaped, STYLE } from "../sign-up/sign-up-page.ts";

/** The page where a person signs in with Facebook and chooses the pages that the application may answer for. */
export function facebookPage(query: Record<string, string>, pages: Page[]): string {
  const hidden = Object.entries(query)
    .map(([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`)
    .join("");
  const known = pages
    .map(({ pageId, name, instagram }) => {
      const beside = instagram ? ` (@${escaped(instagram.username)})` : "";
      return `<label class="row"><input type="checkbox" name="page-${escaped(pageId)}" value="yes" checked>${escaped(name)}${beside}</label>`;
    })
    .join("");
  return `<!doctype html><html lang="es-MX"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,"><title>Facebook de prueba</title><style>${STYLE}</style>
<main><h1>Continuar en Mostrador con Facebook</h1><p>Mostrador podrá leer y contestar los mensajes de las páginas que elijas y de sus cuentas de Instagram.</p>
<form method="post" action="/meta/facebook">${hidden}${known}
<label>Otra página<input name="newPage" maxlength="60" placeholder="Nombre de la página"></label>
<label>Su cuenta de Instagram<input name="newInstagram" maxlength="30" pattern="[A-Za-z0-9_.]*" placeholder="usuario"></label>
<button class="main" name="decision" value="allow">Continuar</button>
<button name="decision" value="deny" formnovalidate>Cancelar</button>
</form><small>Esta página imita a Facebook. Nada sale de esta máquina.</small></main></html>`;
}
