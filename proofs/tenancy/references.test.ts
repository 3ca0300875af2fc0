// Every id that a body may carry: an id of no row, of another business or of another kind is 404 with the field's name
// (D-2.5, D-16.9), also in kinds that have no screen yet. Tries one in six of the fields, others in each run;
// `references.prove.ts` tries all.
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { partOf } from "../part.ts";
import { SEED } from "../seed.ts";
import { type Mirror, startMirror } from "../world/mirror.ts";
import { type IdField, idFields, NEEDED, NO_REFERENCE, placeOf, tryEmptyLists, tryWrongIds } from "./wrong-ids.ts";

const SHARE = 6;

let mirror: Mirror;
let fields: IdField[];
beforeAll(async () => {
  mirror = await startMirror();
  fields = idFields(mirror);
});
afterAll(() => mirror?.close());

test("an id in a body that belongs to nobody, to somebody else or to another kind is 404 naming the field", async () => {
  expect(await tryWrongIds(mirror, partOf(fields, SHARE)), `seed ${SEED}`).toEqual([]);
});

test("the fields with an id are found, and none is left of those that name no row", () => {
  const found = fields.map(placeOf);
  expect(found).toEqual(
    expect.arrayContaining([
      ...["branch.create branch.resources.0", "service.edit service.stockOperations.0.productId"],
      ...["client.create client.interests.courses.0", "assistant.edit assistant.funnelId"],
      ...["specialist.create specialist.branchId", "appointment.create appointment.clientId"],
    ]),
  );
  expect(Object.keys(NO_REFERENCE).filter((place) => !found.includes(place))).toEqual([]);
});

test("an empty list names nothing and is taken", async () => {
  const drawn = partOf(fields, SHARE);
  const needed = NEEDED.filter((each) => drawn.some((field) => each.startsWith(`${placeOf(field)}: `)));
  expect(await tryEmptyLists(mirror, drawn), `seed ${SEED}`).toEqual(needed);
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
