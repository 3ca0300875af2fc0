/** `script`: fills the page. `tools`: HTML above the list. */
type ReceivedPageOptions = { title: string; about: string; script: string; listId: string; tools?: string };

/** The page that shows what arrived outside the product: letters, notices of a browser. */
export function receivedPage({ title, about, script, listId, tools = "" }: ReceivedPageOptions): string {
  return `<!doctype html>
<html lang="es-MX">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>${title}</title>
    <link rel="icon" href="/console/page/look/icon.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="/console/page/look/theme.css" />
    <link rel="stylesheet" href="/mail/page/mail.css" />
    <script type="module" src="${script}"></script>
  </head>
  <body>
    <header class="mail-head">
      <a class="back" href="/">Volver al teléfono</a>
      <h1>${title}</h1>
      <p class="muted">${about}</p>
      ${tools}
    </header>
    <main id="${listId}" aria-live="polite"></main>
  </body>
</html>
`;
}
