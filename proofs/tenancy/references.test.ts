// Every id that a body may carry, found in the shapes of the declared routes. An id of no row, of another business or
// of another kind is 404 with the field's name (D-2.5, D-16.9), also in kinds that have no screen yet.
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { collect } from "../capabilities/collect.ts";
import { type FieldKind, fieldKinds, withValue } from "../input/field-kinds.ts";
import type { Call } from "../world/call.ts";
import { goodCall } from "../world/calls.ts";
import { type Mirror, startMirror } from "../world/mirror.ts";
import { send } from "../world/request.ts";

let mirror: Mirror;
beforeAll(async () => {
  mirror = await startMirror();
});
afterAll(() => mirror?.close());

/** Ids in bodies that name no row, with the reason. */
const NO_REFERENCE = collect<string>("ids without a row", ({ idsWithoutRow }) => idsWithoutRow);

/** Values that an id's entry needs in order to be read at all. */
const BESIDE = collect<(side: Mirror["a"]) => object>("next to an id", ({ nextToId }) => nextToId);

/** Fields that must not be sent together with an id. */
const WITHOUT: Record<string, string> = { "funnel.moveMany fromScenarioId": "clientIds" };

type Route = Mirror["routes"][number];

function idFields(): { route: Route; field: FieldKind }[] {
  return mirror.routes.flatMap((route) =>
    fieldKinds(route.body)
      .filter(({ formats }) => formats.has("uuid"))
      .map((field) => ({ route, field })),
  );
}

function put(call: Call, path: string[], id: string): Call {
  const around = path.slice(0, -1);
  const beside = BESIDE[around.join(".")];
  const body = beside ? withValue(call.body, around, beside(mirror.a)) : call.body;
  return { ...call, body: withValue(body, path, id) as Record<string, unknown> };
}

test("an id in a body that belongs to nobody, to somebody else or to another kind is 404 naming the field", async () => {
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
  const tried = new Set<string>();
  for (const { route, field } of idFields()) {
    const path = field.path.join(".");
    const place = `${route.name} ${path}`;
    tried.add(place);
    if (NO_REFERENCE[place]) continue;
    const good = await goodCall(route.name, a);
    const { [WITHOUT[place] ?? ""]: _left, ...rest } = good.body as Record<string, unknown>;
    const call = { ...good, body: rest };
    for (const id of wrongIds) {
      const { status, body } = await send(call.as ?? a.owner, route, put(call, field.path, id));
      const named = body.errors?.some((error: { path: string; message: string }) => error.path === path);
      if (status !== 404 || !named || body.message === "No se encontró el registro") {
        wrong.push(`${place} ${id}: ${status} ${JSON.stringify(body)}`);
      }
    }
  }
  expect(wrong).toEqual([]);
  expect([...tried]).toEqual(
    expect.arrayContaining([
      ...["branch.create branch.resources.0", "service.edit service.stockOperations.0.productId"],
      ...["client.create client.interests.courses.0", "assistant.edit assistant.funnelId"],
      ...["specialist.create specialist.branchId", "appointment.create appointment.clientId"],
    ]),
  );
  expect(Object.keys(NO_REFERENCE).filter((place) => !tried.has(place))).toEqual([]);
});

test("an empty list names nothing and is taken", async () => {
  const { a, routes } = mirror;
  const wrong: string[] = [];
  for (const { route, field } of idFields().filter(({ field: { path } }) => path.at(-1) === "0")) {
    const call = await goodCall(route.name, a);
    const body = withValue(call.body, field.path.slice(0, -1), []) as Record<string, unknown>;
    const { status, body: said } = await send(a.owner, route, { ...call, body });
    if (status >= 300) wrong.push(`${route.name} ${field.path.join(".")}: ${status} ${said.message}`);
  }
  // bulk actions need a contact, a package a service, a block a specialist, and an answer an appointment
  expect(wrong).toEqual([
    "client.export ids.0: 400 Elige al menos un contacto",
    "client.changeMany ids.0: 400 Elige al menos un contacto",
    "client.deleteMany ids.0: 400 Elige al menos un contacto",
    "sessionPackage.create sessionPackage.services.0: 400 Elige al menos un servicio",
    "sessionPackage.edit sessionPackage.services.0: 400 Elige al menos un servicio",
    "block.create block.specialists.0: 400 Debe seleccionar al menos un especialista",
    "googleCalendar.answer appointmentIds.0: 400 Elige al menos una cita",
    "funnel.moveMany clientIds.0: 400 Elige al menos un contacto",
  ]);
  expect(routes.length).toBeGreaterThan(0);
});

test("what a row names already may be sent back with the whole of it, and nothing else of its kind", async () => {
  const { a, product } = mirror;
  const [old, other] = [randomUUID(), randomUUID()];
  const id = await a.make.service();
  const stock = JSON.stringify([{ productId: old, amount: 2 }]);
  await product.owner.query("update services set stock_operations = $2 where id = $1", [id, stock]);
  const resource = a.rows.resource as string;
  const edit = (service: object) => a.owner.put(`/api/service/${id}`, { service });
  const kept = await edit({ stockOperations: [{ productId: old.toUpperCase(), amount: 3 }], resources: [resource] });
  expect([kept.status, kept.body.data?.stockOperations[0].amount]).toEqual([200, 3]);
  const more = await edit({ resources: [resource, other] });
  const errors = [{ path: "service.resources.1", message: "No se encontró el recurso" }];
  expect([more.status, more.body.errors]).toEqual([404, errors]);
  // known as a resource, unknown as a product
  const moved = await edit({ stockOperations: [{ productId: other, amount: 1 }], resources: [resource] });
  expect([moved.status, moved.body.message]).toEqual([404, "Producto no encontrado"]);
});
