// Writes the API page's document from the declared routes.
import type { Access, Route } from "@mostrador/domain/kit/route.ts";
import type { RawRoute } from "../registry.ts";
import { createComponents } from "./components.ts";

export function openApi(routes: Route[], rawRoutes: RawRoute[]) {
  const components = createComponents();
  const { operation, oneOf, parameters, bodyOf } = writer(components.schemaOf);
  const paths: Record<string, Record<string, object>> = {};
  for (const group of Map.groupBy(routes, (route) => `${route.method} ${route.path}`).values()) {
    const [route, ...others] = group as [Route, ...Route[]];
    const path = route.path.replace(/:(\w+)/g, "{$1}");
    paths[path] ??= {};
    paths[path][route.method.toLowerCase()] = others.length > 0 ? oneOf([route, ...others]) : operation(route);
  }
  for (const raw of rawRoutes) {
    if (raw.path.includes("*")) continue;
    const path = raw.path.replace(/:(\w+)/g, "{$1}");
    paths[path] ??= {};
    paths[path][raw.method.toLowerCase()] = {
      operationId: `raw.${raw.method.toLowerCase()}.${path}`,
      summary: raw.summary,
      description: raw.guard,
      parameters: parameters(raw.query, "query"),
      ...bodyOf(raw.body),
      responses: { 200: { description: "OK" } },
    };
  }
  const settled = components.settle(paths);
  return {
    openapi: "3.1.0",
    info: { title: "Mostrador", version: "1", description: "Las llamadas de Mostrador." },
    tags: [...new Set(routes.map(areaOf))].map((name) => ({ name })),
    paths: settled.document,
    components: {
      securitySchemes: {
        sesion: {
          type: "apiKey",
          in: "cookie",
          name: "better-auth.session_token",
          description: "Detrás de https la cookie se llama __Host-mostrador.session_token.",
        },
      },
      schemas: { Failure: FAILURE, ...settled.schemas },
    },
  };
}

function writer(schemaOf: ReturnType<typeof createComponents>["schemaOf"]) {
  return { operation, oneOf, parameters, bodyOf };

  /** Several calls at one path, told apart by a field of their bodies. */
  function oneOf(group: readonly [Route, ...Route[]]): object {
    const [first] = group;
    const said = (route: Route) => `Con \`${route.by}\`: ${route.summary}. ${accessText(route.access)}`;
    const bodies = group.map(({ body }) => (body ? schemaOf(body, "input") : {}));
    const answers = group.map((route) => envelope(route, schemaOf(route.data, "output")));
    return {
      ...operation(first),
      summary: group.map(({ summary }) => summary).join(" · "),
      description: group.map(said).join("\n\n"),
      requestBody: { required: true, content: { "application/json": { schema: { oneOf: bodies } } } },
      responses: {
        200: { description: "OK", content: { "application/json": { schema: { anyOf: answers } } } },
        default: REFUSED,
      },
    };
  }

  function operation(route: Route): object {
    return {
      operationId: route.name,
      tags: [areaOf(route)],
      summary: route.summary,
      description: accessText(route.access),
      ...(route.access.kind === "public" ? {} : { security: [{ sesion: [] }] }),
      parameters: [...parameters(route.params, "path"), ...parameters(route.query, "query")],
      ...(route.file ? formOf(route.file.field) : bodyOf(route.body)),
      responses: {
        [route.status ?? 200]: {
          description: "OK",
          content: { "application/json": { schema: envelope(route, schemaOf(route.data, "output")) } },
        },
        default: REFUSED,
      },
    };
  }

  function bodyOf(body: Route["body"]): object {
    if (!body) return {};
    return { requestBody: { required: true, content: { "application/json": { schema: schemaOf(body, "input") } } } };
  }

  function parameters(shape: Route["params"], place: "path" | "query"): object[] {
    if (!shape) return [];
    const schema = schemaOf(shape, "input") as { properties?: Record<string, object>; required?: string[] };
    return Object.entries(schema.properties ?? {}).map(([name, property]) => ({
      name,
      in: place,
      required: place === "path" || (schema.required ?? []).includes(name),
      schema: property,
    }));
  }
}

const REFUSED = {
  description: "No se pudo: 400, 401, 403, 404, 409, 413, 422 o 429",
  content: { "application/json": { schema: { $ref: "#/components/schemas/Failure" } } },
};

/** The topic of a call, from the noun of its name: `client.edit`. */
function areaOf({ name }: Pick<Route, "name">): string {
  return name.split(".")[0] ?? name;
}

function formOf(field: string): object {
  const schema = { type: "object", required: [field], properties: { [field]: { type: "string", format: "binary" } } };
  return { requestBody: { required: true, content: { "multipart/form-data": { schema } } } };
}

function envelope(route: Route, data: object): object {
  return {
    type: "object",
    required: ["success", "message", "data", ...(route.paged ? ["next"] : [])],
    properties: {
      success: { const: true },
      ...(route.saysError ? { error: { const: false } } : {}),
      message: { type: "string" },
      data,
      ...(route.paged ? { next: NEXT } : {}),
      ...(route.totals ? { totals: TOTALS } : {}),
    },
  };
}

const NEXT = { type: ["string", "null"], description: "Va en `after` para la página que sigue; null en la última." };

const COUNT = { type: "integer" };
const TOTALS = {
  type: "object",
  description: "Con `totals=true`: cuántos se encontraron en todas las páginas, sus sumas y el límite del plan.",
  required: ["count", "sums", "limit"],
  properties: {
    count: COUNT,
    sums: { type: "object", additionalProperties: { type: "number" } },
    limit: { type: ["object", "null"], required: ["most", "used"], properties: { most: COUNT, used: COUNT } },
  },
};

const FAILURE = {
  type: "object",
  required: ["success", "message"],
  properties: {
    success: { const: false },
    message: { type: "string" },
    errors: {
      type: "array",
      items: { type: "object", properties: { path: { type: "string" }, message: { type: "string" } } },
    },
  },
};

/** Who may call, in words. */
function accessText(access: Access): string {
  if (access.kind === "public") return "Sin iniciar sesión.";
  if (access.kind === "session") return "Cualquier persona con sesión.";
  if (access.kind === "owner") return "Solo quien es dueño del negocio.";
  if (access.kind !== "member") return `Solo el rol ${access.kind}.`;
  const schedule = access.schedule ? ` y schedule.${access.schedule}` : "";
  const pages = [access.page, ...(access.also ?? [])].join(" o ");
  return `Personas del negocio con permiso ${access.action} en la página ${pages}${schedule}.`;
}
