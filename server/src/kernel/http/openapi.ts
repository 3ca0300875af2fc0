// The API page's document, written from the declared routes.
import type { Access, Route } from "@mostrador/domain/kit/route.ts";
import * as z from "zod";
import type { RawDoor } from "./registry.ts";

export function openApi(routes: Route[], doors: RawDoor[]): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const route of routes) {
    const path = route.path.replace(/:(\w+)/g, "{$1}");
    paths[path] ??= {};
    paths[path][route.method.toLowerCase()] = operation(route);
  }
  for (const door of doors) {
    if (door.path.includes("*")) continue;
    const path = door.path.replace(/:(\w+)/g, "{$1}");
    paths[path] ??= {};
    paths[path][door.method.toLowerCase()] = {
      operationId: `door.${door.method.toLowerCase()}.${path}`,
      summary: door.summary,
      description: door.guard,
      responses: { 200: { description: "OK" } },
    };
  }
  return {
    openapi: "3.1.0",
    info: { title: "Mostrador", version: "1", description: "Las llamadas de Mostrador." },
    paths,
    components: {
      securitySchemes: { sesion: { type: "apiKey", in: "cookie", name: "better-auth.session_token" } },
      schemas: { Failure: FAILURE },
    },
  };
}

function operation(route: Route): object {
  return {
    operationId: route.name,
    summary: route.summary,
    description: accessText(route.access),
    ...(route.access.kind === "public" ? {} : { security: [{ sesion: [] }] }),
    parameters: [...parameters(route.params, "path"), ...parameters(route.query, "query")],
    ...(route.body
      ? { requestBody: { required: true, content: { "application/json": { schema: schemaOf(route.body, "input") } } } }
      : {}),
    responses: {
      [route.status ?? 200]: {
        description: "OK",
        content: { "application/json": { schema: envelope(schemaOf(route.data, "output")) } },
      },
      default: {
        description: "No se pudo: 400, 401, 403, 404, 409, 413, 422 o 429",
        content: { "application/json": { schema: { $ref: "#/components/schemas/Failure" } } },
      },
    },
  };
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

function schemaOf(shape: NonNullable<Route["params"]>, io: "input" | "output"): object {
  const { $schema: _, ...schema } = z.toJSONSchema(shape, { io, unrepresentable: "any" });
  return schema;
}

function envelope(data: object): object {
  return {
    type: "object",
    required: ["success", "message", "data"],
    properties: { success: { const: true }, message: { type: "string" }, data },
  };
}

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
export function accessText(access: Access): string {
  if (access.kind === "public") return "Sin iniciar sesión.";
  if (access.kind === "session") return "Cualquier persona con sesión.";
  if (access.kind === "owner") return "Solo quien es dueño del negocio.";
  if (access.kind !== "member") return `Solo el rol ${access.kind}.`;
  const schedule = access.schedule ? ` y schedule.${access.schedule}` : "";
  const pages = [access.page, ...(access.also ?? [])].join(" o ");
  return `Personas del negocio con permiso ${access.action} en la página ${pages}${schedule}.`;
}
