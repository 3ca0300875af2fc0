// The pages that a buyer sees: the payment, and the portal. All text from outside is escaped.
import type { StripePrice, StripeSession, StripeSubscription } from "./ledger.ts";

const STYLE = `
  :root { color-scheme: light dark; --ink: #1a1a2e; --soft: #5b6075; --line: #d9dce6; --paper: #fff; --ground: #f3f1fb; --act: #5433c9; }
  @media (prefers-color-scheme: dark) { :root { --ink: #f2f4fa; --soft: #a9b0c4; --line: #343a4d; --paper: #1b1f2b; --ground: #11141c; --act: #b3a1ff; } }
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: var(--ground); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
  main { width: min(440px, calc(100vw - 32px)); box-sizing: border-box; background: var(--paper); border: 1px solid var(--line); border-radius: 14px; padding: 24px; }
  h1 { font-size: 20px; margin: 0 0 12px; } p { margin: 0 0 12px; color: var(--soft); } .amount { font-size: 32px; font-weight: 700; color: var(--ink); } .wrong { color: inherit; font-weight: 600; }
  form { display: grid; gap: 8px; margin-top: 12px; } label { display: grid; gap: 4px; font-size: 14px; color: var(--soft); }
  input, select { font: inherit; padding: 10px 12px; border-radius: 8px; border: 1px solid var(--line); background: transparent; color: inherit; }
  button { font: inherit; min-height: 44px; border-radius: 8px; border: 1px solid var(--line); background: transparent; color: inherit; cursor: pointer; }
  button.main { background: var(--act); border-color: var(--act); color: #fff; font-weight: 600; }
  @media (prefers-color-scheme: dark) { button.main { color: #16122b; } }
  a { color: inherit; } small { display: block; margin-top: 16px; color: var(--soft); }`;

export function checkoutPage({ id, lines, cancelUrl, mode }: StripeSession, amount: number, wrong = ""): string {
  const [first] = lines;
  const rows = lines.map(
    ({ price, quantity }) =>
      `<p>${escaped(price.name)} · ${quantity} × ${money(price.unit_amount, price.currency)}</p>`,
  );
  const adjustable = first?.adjustable;
  const field = adjustable
    ? `<label>Cantidad<input type="number" name="quantity" value="${first.quantity}" min="${adjustable.minimum}" max="${adjustable.maximum}" required></label>`
    : "";
  return page(
    "Pagar con Stripe de prueba",
    `<h1>${mode === "subscription" ? "Suscribirte" : "Pagar"}</h1>${rows.join("")}
    <p class="amount">${money(amount, first?.price.currency ?? "mxn")}</p>
    ${wrong ? `<p class="wrong" role="alert">${escaped(wrong)}</p>` : ""}
    <form method="post" action="/stripe/checkout/${escaped(id)}">${field}
      <button class="main" name="result" value="paid">Pagar con tarjeta</button>
      <button name="result" value="refused">Tarjeta sin fondos</button>
      ${mode === "payment" ? `<button name="result" value="later">Pagar en OXXO</button>` : ""}
    </form>
    <small><a href="${escaped(cancelUrl)}">Volver sin pagar</a></small>`,
  );
}

export function portalPage(id: string, returnUrl: string, own: StripeSubscription[], plans: StripePrice[]): string {
  const options = plans.map(
    (price) =>
      `<option value="${escaped(price.id)}">${escaped(price.name)} · ${money(price.unit_amount, price.currency)}</option>`,
  );
  const forms = own.map((one) => {
    const hidden = `<input type="hidden" name="subscription" value="${escaped(one.id)}">`;
    const action = `method="post" action="/stripe/portal/${escaped(id)}"`;
    const [act, label] = one.isEnding
      ? ["keep", "Conservar el plan"]
      : ["end", "Cancelar el plan al terminar el periodo"];
    return `<p>${escaped(one.items.map(({ price }) => price.name).join(", "))} · ${one.isEnding ? "termina" : "se renueva"} el ${new Date(one.end * 1000).toLocaleDateString("es-MX")}</p>
      ${one.items.some(({ price }) => price.meter) ? "" : `<form ${action}>${hidden}<label>Cambiar a<select name="price">${options.join("")}</select></label><button class="main" name="act" value="change">Cambiar de plan</button></form>`}
      <form ${action}>${hidden}<button name="act" value="${act}">${label}</button></form>`;
  });
  return page(
    "Portal de Stripe de prueba",
    `<h1>Tu suscripción</h1>${forms.join("") || "<p>No tienes ninguna suscripción.</p>"}
    <small><a href="${escaped(returnUrl)}">Volver al negocio</a></small>`,
  );
}

export function messagePage(title: string, text: string): string {
  return page(title, `<h1>${escaped(title)}</h1><p>${escaped(text)}</p>`);
}

function money(cents: number, currency: string): string {
  return `$${(cents / 100).toLocaleString("es-MX", { minimumFractionDigits: 2 })} ${escaped(currency.toUpperCase())}`;
}

function page(title: string, body: string): string {
  return `<!doctype html><html lang="es-MX"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,"><title>${escaped(title)}</title><style>${STYLE}</style></head><body><main>${body}<small>Esta página imita a Stripe. No se cobra nada.</small></main></body></html>`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
