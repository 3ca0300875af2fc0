// The limits of the calendar in every field of every call that takes a day or an instant (G22).
import { afterAll, beforeAll, test } from "vitest";
import { figure } from "../figure.ts";
import { type Mirror, startMirror } from "../world/mirror.ts";
import { timeFields, tryBeyondYears, tryEdges } from "./edge-times.ts";

let mirror: Mirror;
beforeAll(async () => {
  mirror = await startMirror();
});
afterAll(() => mirror?.close());

test("each edge of the calendar is refused with its field or taken, and breaks nothing", async () => {
  const fields = timeFields(mirror);
  const reads = mirror.routes.filter(({ method }) => method === "GET");
  const wrong = [...(await tryBeyondYears(mirror, fields)), ...(await tryEdges(mirror, fields, reads))];
  for (const each of wrong.slice(0, 40)) console.log(each);
  figure({
    promise: "G22 edges of the calendar in every field",
    measured: `${wrong.length} wrong of ${fields.length} fields and ${reads.length} reads`,
    goal: "0",
    holds: wrong.length === 0 && fields.length > 20,
  });
});
