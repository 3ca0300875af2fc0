// The two pages that people see: a seller gives permission, and a buyer pays. All text from outside is escaped.
import type { Preference } from "./ledger.ts";

const STYLE = `
  :root { color-scheme: light dark; --ink: #1a1a2e; --soft: #5b6075; --line: #d9dce6; --paper: #fff; --ground: #eef1f8; --act: #0a63c9; }
  @media (prefers-color-scheme: dark) { :root { --ink: #f2f4fa; --soft: #a9b0c4; --line: #343a4d; --paper: #1b1f2b; --ground: #11141c; --act: #6aa9f5; } }
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: var(--ground); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
  main { width: min(420px, calc(100vw - 32px)); box-sizing: border-box; background: var(--paper); border: 1px solid var(--line); border-radius: 14px; padding: 24px; }
  h1 { font-size: 20px; margin: 0 0 4px; } p { margin: 0 0 16px; color: var(--soft); } .amount { font-size: 32px; font-weight: 700; color: var(--ink); }
  form { display: grid; gap: 8px; } label { display: grid; gap: 4px; font-size: 14px; color: var(--soft); }
  input { font: inherit; padding: 10px 12px; border-radius: 8px; border: 1px solid var(--line); background: transparent; color: inherit; }
  button { font: inherit; min-height: 44px; border-radius: 8px; border: 1px solid var(--line); background: transparent; color: inherit; cursor: pointer; }
  button.main { background: var(--act); border-color: var(--act); color: #fff; font-weight: 600; }
  @media (prefers-color-scheme: dark) { button.main { color: #0b1a2c; } }
  small { display: block; margin-top: 16px; color: var(--soft); }`;

export function authorizePage(fields: Record<string, string>, account: string): string {
  const hidden = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`,
  );
  return page(
    "Mercado Pago de prueba",
    `<h1>¿Permites que Mostrador cobre en tu cuenta?</h1>
    <p>Podrá crear cobros, ver tus pagos y hacer reembolsos.</p>
    <form method="post" action="/mercado-pago/authorization">${hidden.join("")}
      <label>Número de la cuenta<input name="account" value="${escaped(account)}" inputmode="numeric" pattern="[0-9]{6,12}" required></label>
      <button class="main" name="answer" value="yes">Permitir</button>
      <button name="answer" value="no" formnovalidate>Cancelar</button>
    </form>`,
  );
}

export function checkoutPage({ id, wanted }: Preference): string {
  const [item] = wanted.items;
  const amount = wanted.items.reduce((sum, one) => sum + one.unit_price * one.quantity, 0);
  const excluded = new Set(wanted.payment_methods?.excluded_payment_types?.map((type) => type.id));
  const back = wanted.back_urls?.failure ?? wanted.back_urls?.success;
  return page(
    "Pagar con Mercado Pago de prueba",
    `<h1>${escaped(item?.title ?? "")}</h1>
    <p class="amount">$${amount.toLocaleString("es-MX", { minimumFractionDigits: 2 })} MXN</p>
    <form method="post" action="/mercado-pago/checkout">
      <input type="hidden" name="pref_id" value="${escaped(id)}">
      <button class="main" name="result" value="approved">Pagar con tarjeta</button>
      <button name="result" value="rejected">Tarjeta sin fondos</button>
      ${excluded.has("ticket") ? "" : `<button name="result" value="pending">Pagar en OXXO</button>`}
      <button name="result" value="in_process">Dejar el pago en revisión</button>
      <button name="result" value="twice">Pagar dos veces</button>
      <button name="result" value="silent">Pagar sin avisar al negocio</button>
    </form>
    ${back ? `<small><a href="${escaped(back)}">Volver al negocio</a></small>` : ""}`,
  );
}

export function messagePage(title: string, text: string): string {
  return page(title, `<h1>${escaped(title)}</h1><p>${escaped(text)}</p>`);
}

function page(title: string, body: string): string {
  return `<!doctype html><html lang="es-MX"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,"><title>${escaped(title)}</title><style>${STYLE}</style></head><body><main>${body}<small>Esta página imita a Mercado Pago. No se cobra nada.</small></main></body></html>`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
