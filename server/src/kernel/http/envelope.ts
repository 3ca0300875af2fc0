// The shape of every answer (D-1.2): `{success, message, data}`, or `{success: false, message, errors?}`.
import { Refusal } from "@mostrador/domain/kit/result.ts";
import type { Shape } from "@mostrador/domain/kit/route.ts";
import fastJson from "fast-json-stringify";
import * as z from "zod";
import { isDatabaseAway } from "../db/is-away.ts";

export type Failure = { status: number; body: { success: false; message: string; errors?: object[]; data?: unknown } };

/** Writes the answer of one route. In `strict` mode data that does not fit its schema throws, so that tests see it. */
export function answerWriter(data: Shape, flat: boolean, strict: boolean): (data: unknown, message: string) => string {
  const write = strict ? strictWriter(data) : fastWriter(data);
  return (value, message) => {
    const text = write(value);
    const head = `{"success":true,"message":${JSON.stringify(message)},"data":${text}`;
    return flat && text.length > 2 ? `${head},${text.slice(1)}` : `${head}}`;
  };
}

function strictWriter(data: Shape): (value: unknown) => string {
  return (value) => JSON.stringify(z.parse(data, JSON.parse(JSON.stringify(value))));
}

function fastWriter(data: Shape): (value: unknown) => string {
  const schema = z.toJSONSchema(data, { io: "output", unrepresentable: "any", target: "draft-7" });
  return fastJson(withoutChoices(schema) as Parameters<typeof fastJson>[0]) as (value: unknown) => string;
}

/** `X or null` as one type with two names: a choice between schemas is made by validating, which costs twice the rest. */
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

/** Any error as an answer; what is not a refusal by rule is told without its inside. */
export function failureOf(error: unknown): Failure {
  if (error instanceof Refusal) {
    return failure(error.status, error.message, error.errors.length ? error.errors : undefined, error.data);
  }
  const { statusCode, code } = error as { statusCode?: number; code?: string };
  if (isDatabaseAway(error))
    return failure(503, "No podemos atenderte en este momento. Intenta de nuevo en unos segundos.");
  const known = KNOWN[code ?? ""];
  if (known) return failure(known[0], known[1]);
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return failure(statusCode, BY_STATUS[statusCode] ?? "No se pudo entender la solicitud");
  }
  return failure(500, "Algo falló de nuestro lado. Intenta de nuevo en un momento.");
}

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

/** Errors of the database and the parser that a caller can bring about. */
const KNOWN: Record<string, [number, string]> = {
  FST_ERR_CTP_INVALID_JSON_BODY: [400, "El contenido no es JSON válido"],
  FST_ERR_CTP_EMPTY_JSON_BODY: [400, "Falta el contenido de la solicitud"],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, "El contenido debe ser JSON"],
  FST_ERR_CTP_BODY_TOO_LARGE: [413, "Lo que enviaste es demasiado grande"],
  "23P01": [409, "El especialista ya tiene una cita en ese horario"],
  "23505": [409, "Ya existe un registro con esos datos"],
  "23503": [404, "No se encontró el registro"],
  "40P01": [409, "Otra persona está guardando lo mismo. Intenta de nuevo."],
  "40001": [409, "Otra persona está guardando lo mismo. Intenta de nuevo."],
  "22P05": [400, "El texto tiene caracteres que no se permiten"],
  "22021": [400, "El texto tiene caracteres que no se permiten"],
};
