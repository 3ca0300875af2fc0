// Every id that a body may carry, found in the shapes of the declared routes, and calls with ids that are wrong there.
import { randomUUID } from "node:crypto";
import { collect } from "../capabilities/collect.ts";
import { type FieldKind, fieldKinds, withValue } from "../input/field-kinds.ts";
import type { Call } from "../world/call.ts";
import { goodCall } from "../world/calls.ts";
import type { Mirror } from "../world/mirror.ts";
import { send } from "../world/request.ts";

/** Ids in bodies that name no row, with the reason. */
export const NO_REFERENCE = collect<string>("ids without a row", ({ idsWithoutRow }) => idsWithoutRow);

/** Values that an id's entry needs in order to be read at all. */
const BESIDE = collect<(side: Mirror["a"]) => object>("next to an id", ({ nextToId }) => nextToId);

/** Fields that must not be sent together with an id. */
const WITHOUT: Record<string, string> = { "funnel.moveMany fromScenarioId": "clientIds" };

type Route = Mirror["routes"][number];
export type IdField = { route: Route; field: FieldKind };

/** Every id in the body of a route. */
export function idFields(mirror: Mirror): IdField[] {
  return mirror.routes.flatMap((route) =>
    fieldKinds(route.body)
      .filter(({ formats }) => formats.has("uuid"))
      .map((field) => ({ route, field })),
  );
}

export const placeOf = ({ route, field }: IdField) => `${route.name} ${field.path.join(".")}`;

function put(side: Mirror["a"], call: Call, path: string[], id: string): Call {
  const around = path.slice(0, -1);
  const beside = BESIDE[around.join(".")];
  const body = beside ? withValue(call.body, around, beside(side)) : call.body;
  return { ...call, body: withValue(body, path, id) as Record<string, unknown> };
}

/** Ids of nobody, of the other business and of other kinds: answers that are not 404 naming the field. */
export async function tryWrongIds(mirror: Mirror, fields: readonly IdField[]): Promise<string[]> {
  const { a, b } = mirror;
  const { branchId, specialistId, serviceId, contactId, messageId, blockId, assistantId } = b;
  const wrongIds = [
    randomUUID(),
    a.threadId,
    branchId,
    specialistId,
    serviceId,
    contactId,
    messageId,
    blockId,
    assistantId,
  ];
  const wrong: string[] = [];
  for (const { route, field } of fields) {
    const path = field.path.join(".");
    const place = `${route.name} ${path}`;
    if (NO_REFERENCE[place]) continue;
    const good = await goodCall(route.name, a);
    const { [WITHOUT[place] ?? ""]: _left, ...rest } = good.body as Record<string, unknown>;
    const call = { ...good, body: rest };
    for (const id of wrongIds) {
      const { status, body } = await send(call.as ?? a.owner, route, put(a, call, field.path, id));
      const named = body.errors?.some((error: { path: string; message: string }) => error.path === path);
      if (status !== 404 || !named || body.message === "No se encontró el registro") {
        wrong.push(`${place} ${id}: ${status} ${JSON.stringify(body)}`);
      }
    }
  }
  return wrong;
}

/** Empty lists: what is refused. */
export async function tryEmptyLists(mirror: Mirror, fields: readonly IdField[]): Promise<string[]> {
  const { a } = mirror;
  const wrong: string[] = [];
  for (const { route, field } of fields.filter(({ field: { path } }) => path.at(-1) === "0")) {
    const call = await goodCall(route.name, a);
    const body = withValue(call.body, field.path.slice(0, -1), []) as Record<string, unknown>;
    const { status, body: said } = await send(a.owner, route, { ...call, body });
    if (status >= 300) wrong.push(`${route.name} ${field.path.join(".")}: ${status} ${said.message}`);
  }
  return wrong;
}

/** Bulk actions need a contact, a package a service, a block a specialist, and an answer an appointment. */
export const NEEDED: readonly string[] = [
  "client.export ids.0: 400 Elige al menos un contacto",
  "client.changeMany ids.0: 400 Elige al menos un contacto",
  "client.deleteMany ids.0: 400 Elige al menos un contacto",
  "sessionPackage.create sessionPackage.services.0: 400 Elige al menos un servicio",
  "sessionPackage.edit sessionPackage.services.0: 400 Elige al menos un servicio",
  "block.create block.specialists.0: 400 Debe seleccionar al menos un especialista",
  "googleCalendar.answer appointmentIds.0: 400 Elige al menos una cita",
  "funnel.moveMany clientIds.0: 400 Elige al menos un contacto",
];
