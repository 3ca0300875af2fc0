// Writes the document of an access request: one self-contained file, to read on any screen or print.
import { columnTitle, tableTitle } from "@mostrador/domain/business/privacy/held-data.ts";
import { localOf } from "@mostrador/domain/kit/time.ts";
import type { HeldTable } from "../../../../kernel/catalogue/rows-about.ts";

type Facts = { business: string; zone: string; madeAt: Date };

export function exportDocument(tables: HeldTable[], { business, zone, madeAt }: Facts): string {
  const { day, time } = localOf(zone, madeAt.getTime());
  const show = (value: unknown) => shown(value, zone);
  return `<!doctype html>
<html lang="es-MX"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Tus datos en ${safe(business)}</title><style>${STYLE}</style></head><body>
<h1>Tus datos en ${safe(business)}</h1>
<p>Todo lo que ${safe(business)} tiene de ti al ${day}, ${time} (hora de ${safe(zone)}). Lo recibes porque ejerciste tu derecho de acceso.</p>
<nav><ul>${tables.map(({ table, rows }) => `<li><a href="#${table}">${safe(tableTitle(table))}</a> (${rows.length})</li>`).join("")}</ul></nav>
${tables.map((one) => section(one, show)).join("\n")}
</body></html>`;
}

/** One row becomes a list of its facts, several a table of the columns that have values. */
function section({ table, rows }: HeldTable, show: (value: unknown) => string): string {
  const title = `<h2 id="${table}">${safe(tableTitle(table))}</h2>`;
  const columns = Object.keys(rows[0] ?? {}).filter((column) => rows.some((row) => show(row[column]) !== ""));
  const [first] = rows;
  if (rows.length === 1 && first) {
    const facts = columns.map((column) => `<dt>${safe(columnTitle(column))}</dt><dd>${show(first[column])}</dd>`);
    return `<section>${title}<dl>${facts.join("")}</dl></section>`;
  }
  const head = columns.map((column) => `<th>${safe(columnTitle(column))}</th>`).join("");
  const body = rows.map((row) => `<tr>${columns.map((column) => `<td>${show(row[column])}</td>`).join("")}</tr>`);
  return `<section>${title}<div class="wide"><table><thead><tr>${head}</tr></thead><tbody>${body.join("")}</tbody></table></div></section>`;
}

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/;

function shown(value: unknown, zone: string): string {
  if (value === null || value === undefined || value === "") return "";
  if (typeof value === "boolean") return value ? "Sí" : "No";
  if (typeof value === "string" && INSTANT.test(value)) {
    const { day, time } = localOf(zone, Date.parse(value));
    return `${day} ${time}`;
  }
  if (typeof value === "object") {
    const text = JSON.stringify(value);
    return text === "[]" || text === "{}" ? "" : safe(text);
  }
  return safe(String(value));
}

function safe(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

const STYLE = `:root{color-scheme:light dark}body{font:15px/1.5 system-ui,sans-serif;max-width:72rem;margin:2rem auto;padding:0 1rem}
h1{font-size:1.75rem;line-height:1.2}h2{font-size:1.2rem;margin:2.5rem 0 .75rem}nav ul{columns:2;padding-left:1.2rem}
dl{display:grid;grid-template-columns:minmax(9rem,14rem) 1fr;gap:.25rem 1rem}dt{opacity:.7}dd{margin:0;overflow-wrap:anywhere}
.wide{overflow-x:auto}table{border-collapse:collapse;font-size:13px}th,td{text-align:left;vertical-align:top;padding:.4rem .6rem;border-bottom:1px solid #8884;max-width:28rem;overflow-wrap:anywhere}
th{white-space:nowrap}@media print{.wide{overflow:visible}section{break-inside:auto}}@media (max-width:40rem){nav ul{columns:1}dl{grid-template-columns:1fr;gap:0 1rem}dt{margin-top:.5rem}}`;
