const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const STYLE = `body{font:16px system-ui,sans-serif;background:#f0f4f9;margin:0;display:grid;place-items:center;min-height:100vh;color:#1f1f1f}
main{background:#fff;border-radius:24px;padding:36px;max-width:440px;width:calc(100% - 72px)}
h1{font-weight:400;font-size:26px;margin:0 0 8px}p{color:#444746}
input[type=email]{width:100%;box-sizing:border-box;padding:14px;border:1px solid #747775;border-radius:8px;font:inherit;margin:8px 0 20px}
div{display:flex;gap:12px;justify-content:flex-end}button{font:inherit;border:0;border-radius:20px;padding:10px 24px;cursor:pointer}
button[value=allow]{background:#0b57d0;color:#fff}button[value=deny]{background:none;color:#0b57d0}`;

/** What the application asks for; to sign in, an address that Google has not confirmed can be tried, too. */
function wants(scope: string): string {
  if (scope.includes("calendar")) return "<p>La aplicación quiere ver tus calendarios y editar sus eventos.</p>";
  return `<p>La aplicación quiere ver tu nombre y tu correo.</p>
<label><input type="checkbox" name="unconfirmed" value="yes"> Google no ha confirmado este correo</label>`;
}

/** The page where a person chooses an account and accepts or refuses the application. */
export function consentPage(query: Record<string, string>): string {
  const hidden = Object.entries(query)
    .map(([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`)
    .join("");
  return `<!doctype html><html lang="es"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Google de prueba</title><style>${STYLE}</style>
<main><h1>Acceder con Google</h1><p>Esta es una cuenta de Google de prueba: nada sale de esta máquina.</p>
<form method="post" action="/google/o/consent">${hidden}
<label>Cuenta<input type="email" name="email" required value="${escaped(query.login_hint ?? "marta@gmail.test")}"></label>
${wants(query.scope ?? "")}
<div><button name="decision" value="deny" formnovalidate>Cancelar</button><button name="decision" value="allow">Permitir</button></div>
</form></main></html>`;
}
