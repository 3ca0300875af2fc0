// Serves `/api/openapi.json`, and `/api/docs`: one page with every call by topic, to open and to search. Its script is
// a separate file, because the page's policy allows no inline script.
import type { FastifyInstance } from "fastify";
import { escapeHtml } from "../web/escape-html.ts";
import type { openApi } from "./openapi.ts";

type Operation = {
  tags?: string[];
  summary: string;
  description: string;
  parameters?: { name: string; in: string; required: boolean; schema: object }[];
  requestBody?: { content: { [type: string]: { schema: object } } };
  responses: Record<string, { content?: { "application/json": { schema: { properties?: { data?: object } } } } }>;
};

const WITHOUT_ENVELOPE = "sin sobre";

/** Written on the first request: few processes are ever asked, and a start need not wait for it. */
export function serveDocs(app: FastifyInstance, describe: () => ReturnType<typeof openApi>): void {
  let told: { json: string; page: string } | undefined;
  const write = () => {
    const document = describe();
    return { json: JSON.stringify(document), page: docsPage(document) };
  };
  app.get("/api/openapi.json", (_request, reply) => {
    told ??= write();
    return reply.type("application/json; charset=utf-8").send(told.json);
  });
  app.get("/api/docs", (_request, reply) => {
    told ??= write();
    return reply.type("text/html; charset=utf-8").send(told.page);
  });
  app.get("/api/docs/search.js", (_request, reply) => reply.type("text/javascript; charset=utf-8").send(SEARCH));
}

export function docsPage({ paths, components }: ReturnType<typeof openApi>): string {
  const areas = new Map<string, string[]>();
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, told] of Object.entries(methods)) {
      const operation = told as Operation;
      const area = operation.tags?.[0] ?? WITHOUT_ENVELOPE;
      areas.set(area, [...(areas.get(area) ?? []), call(method.toUpperCase(), path, operation)]);
    }
  }
  const shapes = Object.entries(components.schemas).map(
    ([name, schema]) =>
      `<details class="call" id="${escapeHtml(name)}"><summary><b>${escapeHtml(name)}</b></summary>${json(schema)}</details>`,
  );
  const sections = [...areas].sort(([one], [other]) => (one < other ? -1 : 1));
  return `<!doctype html><html lang="es-MX"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Llamadas de Mostrador</title><style>${STYLE}</style>
<h1>Llamadas de Mostrador</h1>
<p>Las respuestas tienen la forma <code>{success, message, data}</code>. Todo, para programas, está en <a href="/api/openapi.json">openapi.json</a>.</p>
<p><label>Buscar <input id="search" type="search" autocomplete="off"></label> <span id="found" role="status"></span></p>
${[...sections, ["formas", shapes] as const].map(([name, calls]) => section(name, calls)).join("\n")}
<script src="/api/docs/search.js" defer></script></html>`;
}

function section(name: string, calls: readonly string[]): string {
  return `<details class="area" open><summary><h2>${escapeHtml(name)}</h2> ${calls.length}</summary>${calls.join("\n")}</details>`;
}

function call(method: string, path: string, operation: Operation): string {
  const answer = Object.entries(operation.responses).find(([status]) => status !== "default")?.[1];
  const data = answer?.content?.["application/json"].schema.properties?.data;
  const [type, body] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
  const fields = (operation.parameters ?? []).map(
    ({ name, in: place, required, schema }) =>
      `<li><code>${escapeHtml(name)}</code> (${place === "path" ? "ruta" : "consulta"}${required ? ", requerido" : ""}) ${json(schema)}`,
  );
  return `<details class="call"><summary><b>${method}</b> <code>${escapeHtml(path)}</code> ${escapeHtml(operation.summary)}</summary>
<p>${escapeHtml(operation.description)}</p>${fields.length > 0 ? `<ul>${fields.join("")}</ul>` : ""}${
    body ? `<h3>Cuerpo${type === "application/json" ? "" : ` (${type})`}</h3>${json(body.schema)}` : ""
  }${data ? `<h3>data</h3>${json(data)}` : ""}</details>`;
}

/** A named shape links to its definition. */
function json(schema: unknown): string {
  const text = escapeHtml(JSON.stringify(schema, null, 1));
  return `<pre>${text.replace(/#\/components\/schemas\/(\w+)/g, '<a href="#$1">$1</a>')}</pre>`;
}

const STYLE = `:root{color-scheme:light dark;font:14px/1.5 system-ui,sans-serif}body{max-width:1000px;margin:32px auto;padding:0 16px}
h2{display:inline;font-size:18px}summary{cursor:pointer;padding:6px 0}.call{margin-left:16px;border-bottom:1px solid color-mix(in srgb,currentColor 15%,transparent)}
b{display:inline-block;min-width:56px}pre{overflow:auto;max-height:420px;margin:4px 0}input{font:inherit;padding:6px 8px;width:min(420px,100%)}h3{margin:8px 0 0;font-size:14px}`;

/** Shows the calls that contain every word, and opens a shape when a link leads to it. */
const SEARCH = `const search = document.getElementById("search");
const found = document.getElementById("found");
const plain = (text) => text.normalize("NFD").replace(/[\\u0300-\\u036f]/g, "").toLowerCase();
const calls = [...document.querySelectorAll(".call")].map((call) => [call, plain(call.querySelector("summary").textContent + (call.querySelector("p")?.textContent ?? ""))]);
search.addEventListener("input", () => {
  const words = plain(search.value).split(/\\s+/).filter(Boolean);
  let count = 0;
  for (const [call, text] of calls) {
    call.hidden = !words.every((word) => text.includes(word));
    if (!call.hidden) count += 1;
  }
  for (const area of document.querySelectorAll(".area")) area.hidden = !area.querySelector(".call:not([hidden])");
  found.textContent = words.length === 0 ? "" : count === 1 ? "1 resultado" : count + " resultados";
});
const open = () => { const shape = document.getElementById(location.hash.slice(1)); if (shape) { shape.open = true; shape.scrollIntoView(); } };
addEventListener("hashchange", open);
open();
`;
