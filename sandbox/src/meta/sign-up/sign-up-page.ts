export const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

export const STYLE = `:root{color-scheme:light dark;--ink:#1c2b33;--soft:#5d6c7b;--line:#ccd3db;--paper:#fff;--ground:#f1f4f7;--act:#0064e0}
@media(prefers-color-scheme:dark){:root{--ink:#f1f4f7;--soft:#a7b3be;--line:#3a4a55;--paper:#1c2b33;--ground:#0f181d;--act:#5aa7ff}}
body{margin:0;min-height:100vh;display:grid;place-items:center;background:var(--ground);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
main{width:min(440px,calc(100vw - 32px));box-sizing:border-box;background:var(--paper);border:1px solid var(--line);border-radius:16px;padding:24px}
h1{font-size:20px;margin:0 0 4px}p{margin:0 0 16px;color:var(--soft)}form{display:grid;gap:12px}
label{display:grid;gap:4px;font-size:14px;color:var(--soft)}label.row{display:flex;gap:8px;align-items:center;color:var(--ink)}
input:not([type=checkbox]){font:inherit;padding:10px 12px;border-radius:10px;border:1px solid var(--line);background:transparent;color:inherit}
button{font:inherit;min-height:44px;border-radius:22px;border:1px solid var(--line);background:transparent;color:inherit;cursor:pointer}
button.main{background:var(--act);border-color:var(--act);color:#fff;font-weight:600}
@media(prefers-color-scheme:dark){button.main{color:#0b1a2c}}small{display:block;margin-top:16px;color:var(--soft)}`;

/** The page where the owner of a number chooses it and accepts or refuses the application. */
export function signUpPage(query: Record<string, string>, suggested: string): string {
  const hidden = Object.entries(query)
    .map(([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`)
    .join("");
  return `<!doctype html><html lang="es-MX"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,"><title>Meta de prueba</title><style>${STYLE}</style>
<main><h1>Conecta tu WhatsApp con Mostrador</h1><p>Elige el número de tu negocio. Mostrador podrá leer y enviar sus mensajes.</p>
<form method="post" action="/meta/sign-up">${hidden}
<label>Nombre del negocio<input name="business" required maxlength="60" value="Mi negocio"></label>
<label>Número de WhatsApp<input name="phone" required inputmode="tel" pattern="[0-9 +\\(\\)\\-]{10,20}" value="${escaped(suggested)}"></label>
<label class="row"><input type="checkbox" name="app" value="yes">Seguir usándolo también en la app del teléfono</label>
<button class="main" name="decision" value="allow">Continuar</button>
<button name="decision" value="deny" formnovalidate>Cancelar</button>
</form><small>Esta página imita a Meta. Nada sale de esta máquina.</small></main></html>`;
}
