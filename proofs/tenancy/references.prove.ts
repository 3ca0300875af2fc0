// Every id of every body (D-2.5, D-16.9): one of no row, of another business or of another kind is 404 with its field.
import { afterAll, beforeAll, expect, test } from "vitest";
import { figure } from "../figure.ts";
import { type Mirror, startMirror } from "../world/mirror.ts";
import { idFields, NEEDED, tryEmptyLists, tryWrongIds } from "./wrong-ids.ts";

let mirror: Mirror;
beforeAll(async () => {
  mirror = await startMirror();
});
afterAll(() => mirror?.close());

test("each id that a body may carry is looked for, and each empty list taken", async () => {
  const fields = idFields(mirror);
  const wrong = await tryWrongIds(mirror, fields);
  for (const each of wrong.slice(0, 40)) console.log(each);
  expect(await tryEmptyLists(mirror, fields)).toEqual(NEEDED);
  figure({
    promise: "Ids in bodies: of nobody, of another business, of another kind, each 404 with its field",
    measured: `${wrong.length} wrong of ${fields.length} fields`,
    goal: "0",
    holds: wrong.length === 0 && fields.length > 50,
  });
});
