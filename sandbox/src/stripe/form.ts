// Stripe's bodies are forms whose keys have brackets: `line_items[0][price_data][currency]=mxn`.

export type FormValue = string | FormValue[] | { [key: string]: FormValue };

/** Keys with numbers become lists. */
export function nestForm(flat: Record<string, unknown>): { [key: string]: FormValue } {
  const root: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(flat)) {
    const path = [key.split("[")[0] ?? "", ...[...key.matchAll(/\[([^\]]*)\]/g)].map(([, part = ""]) => part)];
    let at = root;
    for (const part of path.slice(0, -1)) {
      if (typeof at[part] !== "object" || at[part] === null) at[part] = {};
      at = at[part] as Record<string, unknown>;
    }
    at[path.at(-1) ?? ""] = String(value);
  }
  return listed(root) as { [key: string]: FormValue };
}

function listed(value: unknown): FormValue {
  if (typeof value !== "object" || value === null) return String(value);
  const entries = Object.entries(value);
  const isList = entries.length > 0 && entries.every(([key]) => /^\d+$/.test(key));
  if (isList) return entries.map(([, inner]) => listed(inner));
  return Object.fromEntries(entries.map(([key, inner]) => [key, listed(inner)]));
}
