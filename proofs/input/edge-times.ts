// The limits of the calendar in every field that takes a day or an instant, in the address or the body.
import type { Call } from "../world/call.ts";
import { goodCall } from "../world/calls.ts";
import type { Mirror } from "../world/mirror.ts";
import { send } from "../world/request.ts";
import { type FieldKind, fieldKinds, withValue } from "./field-kinds.ts";
import { BEYOND_YEARS, TIMES } from "./strange-values.ts";

type Route = Mirror["routes"][number];
export type TimeField = { route: Route; part: "query" | "body"; field: FieldKind };

const isTime = ({ formats }: FieldKind) => formats.has("date") || formats.has("date-time");

/** Every field of a call that takes a day or an instant. */
export function timeFields(mirror: Mirror): TimeField[] {
  return mirror.routes.flatMap((route) =>
    (["query", "body"] as const).flatMap((part) =>
      fieldKinds(route[part])
        .filter(isTime)
        .map((field) => ({ route, part, field })),
    ),
  );
}

const put = (call: Call, { part, field }: TimeField, value: string): Call => ({
  ...call,
  [part]: withValue(call[part] ?? {}, field.path, value),
});

/** Times beyond the years of a field: answers that are not 400 naming the field. */
export async function tryBeyondYears(mirror: Mirror, fields: readonly TimeField[]): Promise<string[]> {
  const wrong: string[] = [];
  for (const one of fields) {
    const { route, field } = one;
    const path = field.path.join(".");
    const call = await goodCall(route.name, mirror.a);
    for (const value of BEYOND_YEARS.filter((text) => field.formats.has(text.length > 10 ? "date-time" : "date"))) {
      const { status, body } = await send(call.as ?? mirror.a.owner, route, put(call, one, value));
      const said = body.errors?.find((error: { path: string }) => error.path === path)?.message;
      if (status !== 400 || !/ entre los años \d{4} y \d{4}$/.test(said ?? "")) {
        wrong.push(`${route.name} ${path} ${value}: ${status} ${JSON.stringify(body)}`);
      }
    }
  }
  return wrong;
}

/** The edges within the years, and the reads after them: what breaks. */
export async function tryEdges(
  mirror: Mirror,
  fields: readonly TimeField[],
  reads: readonly Route[],
): Promise<string[]> {
  const { a } = mirror;
  const broken: string[] = [];
  for (const one of fields) {
    const { route, field } = one;
    const call = await goodCall(route.name, a);
    for (const value of TIMES) {
      const { status, body } = await send(call.as ?? a.owner, route, put(call, one, value));
      if (status >= 500) broken.push(`${route.name} ${field.path.join(".")} ${value}: ${JSON.stringify(body)}`);
    }
  }
  for (const route of reads) {
    const call = await goodCall(route.name, a);
    const { status, body } = await send(call.as ?? a.owner, route, call);
    if (status >= 300) broken.push(`${route.name} afterwards: ${status} ${JSON.stringify(body)}`);
  }
  return broken;
}
