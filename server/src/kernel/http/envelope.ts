// The shape of every answer (D-1.2): `{success, message, data}`, a list by pages with `next`; or
// `{success: false, message, errors?}`.
import { DomainError } from "@mostrador/domain/kit/domain-error.ts";
import type { Route } from "@mostrador/domain/kit/route.ts";
import { lookup } from "@mostrador/domain/kit/words/lookup.ts";
import fastJson from "fast-json-stringify";
import * as z from "zod";
import { isDatabaseAway } from "../db/is-away.ts";
import type { AnyAnswer } from "./registry.ts";
import { Unavailable } from "./unavailable.ts";

export type Failure = {
  status: number;
  body: { success: false; error?: true; message: string; errors?: object[]; data?: unknown };
};

/**
 * Writes the answer of one route; in `strict` mode data that does not fit its schema throws, so that tests see it. The
 * fast writer is made with the first answer: all of them at the start would take half a second longer.
 */
export function answerWriter(
  route: Pick<Route, "data" | "flat" | "paged" | "totals" | "saysError" | "aside">,
  strict: boolean,
): (answer: AnyAnswer) => string {
  let quick: ((value: unknown) => string) | undefined;
  const write = strict
    ? strictWriter(route.data)
    : (value: unknown) => {
        quick ??= jsonWriter(route.data);
        return quick(value);
      };
  const writeAside = route.aside && strict ? strictWriter(route.aside) : JSON.stringify;
  return ({ message = "", next = null, totals, aside, ...answer }) => {
    const text = "written" in answer ? asWritten(answer.written, strict ? write : undefined) : write(answer.data);
    const head = `{"success":true,${route.saysError ? '"error":false,' : ""}"message":${JSON.stringify(message)},"data":${text}`;
    if (route.paged) {
      const added = route.totals && totals ? `,"totals":${JSON.stringify(totals)}` : "";
      return `${head},"next":${JSON.stringify(next)}${added}}`;
    }
    if (route.aside && aside) return `${head},${writeAside(aside).slice(1)}`;
    return route.flat && text.length > 2 ? `${head},${text.slice(1)}` : `${head}}`;
  };
}

function asWritten(text: string, check: ((value: unknown) => string) | undefined): string {
  return check ? check(JSON.parse(text)) : text;
}

function strictWriter(data: Route["data"]): (value: unknown) => string {
  return (value) => JSON.stringify(z.parse(data, JSON.parse(JSON.stringify(value))));
}

/** Writes values of a shape, several times faster than a writer that knows no shape. */
export function jsonWriter(data: Route["data"]): (value: unknown) => string {
  const schema = z.toJSONSchema(data, { io: "output", unrepresentable: "any", target: "draft-7" });
  return fastJson(withoutChoices(schema) as Parameters<typeof fastJson>[0]) as (value: unknown) => string;
}

/**
 * Writes `X or null` as one type with two names: choosing between schemas needs validation, which costs twice the
 * rest.
 */
function withoutChoices(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withoutChoices);
  if (typeof node !== "object" || node === null) return node;
  const { anyOf, ...rest } = node as { anyOf?: { type?: string }[] };
  const [value, nothing, ...others] = anyOf ?? [];
  const isPlain = ["string", "number", "integer", "boolean"].includes(value?.type ?? "");
  if (isPlain && nothing?.type === "null" && others.length === 0)
    return { ...rest, ...value, type: [value?.type, "null"] };
  return Object.fromEntries(Object.entries(node).map(([key, inner]) => [key, withoutChoices(inner)]));
}

/** The Spanish refusal, by table, for a row whose place is taken, where the database itself refuses it. */
export type Clashes = { readonly [table: string]: string };

const EXCLUSION = "23P01";

/** Turns any error into an answer; errors that are no refusal by rule show none of their details. */
export function failureOf(error: unknown, clashes: Clashes = {}): Failure {
  if (error instanceof DomainError) {
    return failure(error.status, error.message, error.errors.length ? error.errors : undefined, error.data);
  }
  if (error instanceof Unavailable) return failure(503, error.message);
  const { statusCode, code, table = "" } = error as { statusCode?: number; code?: string; table?: string };
  if (isDatabaseAway(error))
    return failure(503, "No podemos atenderte en este momento. Intenta de nuevo en unos segundos.");
  const clash = code === EXCLUSION ? clashes[table] : undefined;
  if (clash) return failure(409, clash);
  const known = KNOWN[code ?? ""] ?? (isDataException(error) ? UNSTORABLE : undefined);
  if (known) return failure(known[0], known[1]);
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return failure(statusCode, BY_STATUS[statusCode] ?? "No se pudo entender la solicitud");
  }
  return failure(500, "Algo falló de nuestro lado. Intenta de nuevo en un momento.");
}

/** Class 22 of SQLSTATE: a value that the database cannot take, such as a day of the year 0. */
export function isDataException(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return typeof code === "string" && /^22[0-9A-Z]{3}$/.test(code);
}

const UNSTORABLE: [number, string] = [400, "Uno de los datos está fuera de lo que se puede guardar. Revisa los datos."];

export function failure(status: number, message: string, errors?: object[], data?: unknown): Failure {
  return {
    status,
    body: { success: false, message, ...(errors ? { errors } : {}), ...(data === undefined ? {} : { data }) },
  };
}

const BY_STATUS: Record<number, string> = {
  400: "No se pudo entender la solicitud",
  404: "No se encontró la dirección",
  413: "Lo que enviaste es demasiado grande",
  415: "El contenido debe ser JSON",
  429: "Demasiadas solicitudes. Espera un momento e intenta de nuevo.",
};

/** Errors of the database and the parser that a caller can cause. */
const KNOWN: Record<string, [number, string]> = lookup({
  FST_ERR_CTP_INVALID_JSON_BODY: [400, "El contenido no es JSON válido"],
  FST_ERR_CTP_EMPTY_JSON_BODY: [400, "Falta el contenido de la solicitud"],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, "El contenido debe ser JSON"],
  FST_ERR_CTP_BODY_TOO_LARGE: [413, "Lo que enviaste es demasiado grande"],
  [EXCLUSION]: [409, "Ya hay un registro en ese lugar"],
  "23505": [409, "Ya existe un registro con esos datos"],
  "23503": [404, "No se encontró el registro"],
  "40P01": [409, "Otra persona está guardando lo mismo. Intenta de nuevo."],
  "40001": [409, "Otra persona está guardando lo mismo. Intenta de nuevo."],
  "22P05": [400, "El texto tiene caracteres que no se permiten"],
  "22021": [400, "El texto tiene caracteres que no se permiten"],
});
