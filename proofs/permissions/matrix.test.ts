// The permission matrix (G5): every role makes the declared calls and sends the socket events, and a table that people
// reviewed says each answer. Each run draws its part of the answers; `matrix.prove.ts` makes all calls.
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Caller } from "../../server/test/caller.ts";
import { IS_WHOLE } from "../part.ts";
import { SEED } from "../seed.ts";
import { send } from "../world/request.ts";
import { nameOf, ROLES } from "./grants.ts";
import { expected, MATRIX, SOCKET_MATRIX } from "./matrix.ts";
import { narrow } from "./narrow.ts";
import { RAW_ROUTES } from "./raw-routes.ts";
import { claiming, say, startTrial, type Trial } from "./trial.ts";

const FEWEST_CELLS = 1_000;
/** One in so many routes, and one in so many of their calls by each list that does not open them. */
const ROUTES = 4;
const SHARE = 16;

let trial: Trial;
beforeAll(async () => {
  trial = await startTrial(ROUTES);
});
afterAll(() => trial?.mirror.close());

test("the table names every declared route, socket event and raw route, and nothing that went away", () => {
  const { product } = trial.mirror.product;
  expect(Object.keys(MATRIX).sort()).toEqual(trial.mirror.routes.map(({ name }) => name).sort());
  expect(Object.keys(SOCKET_MATRIX).sort()).toEqual(product.socketCalls.map(({ name }) => name).sort());
  expect(product.rawRoutes.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(RAW_ROUTES);
});

test("each role gets through each route exactly where the table says so", { timeout: 900_000 }, async () => {
  const { cells, differences } = await trial.compareRoutes(IS_WHOLE ? undefined : { share: SHARE, from: SEED });
  expect(differences, `seed ${SEED}`).toEqual([]);
  expect(cells).toBeGreaterThanOrEqual(FEWEST_CELLS);
});

test("each role says each socket event exactly where the table says so", async () => {
  const differences: string[] = [];
  let cells = 0;
  for (const role of ROLES) {
    const caller = await trial.people.of(role);
    for (const [name, who] of Object.entries(SOCKET_MATRIX)) {
      const wanted = expected(role, who);
      const got = await say(trial.mirror, caller, name);
      cells += 1;
      if (got !== wanted) differences.push(`${nameOf(role)}, ${name}: ${got}, and not ${wanted}`);
    }
  }
  console.log(`${cells} cells of socket events, ${differences.length} differ`);
  expect(differences).toEqual([]);
});

test("the business's log says that an admin opened it, and that a partner, who was refused, did not", async () => {
  const { admin, partner } = trial.mirror.people;
  const open = (caller: Caller) =>
    send(
      claiming(trial.mirror, caller),
      { method: "GET", path: "/api/business/:id" },
      { params: { id: trial.mirror.a.businessId } },
    );
  expect([(await open(admin)).status, (await open(partner)).status]).toEqual([200, 404]);
  const { rows } = await trial.mirror.product.owner.query<{ actor_id: string }>(
    "select distinct actor_id from audit_entries where business_id = $1 and action = 'business.opened'",
    [trial.mirror.a.businessId],
  );
  expect(rows.map(({ actor_id }) => actor_id)).toEqual([admin.userId]);
});

test("taking away entries one by one, the last too, only ever narrows, on HTTP and on the socket", async () => {
  const opened = await narrow(trial, trial.routes);
  expect(opened[0]).toBeGreaterThan(0);
  expect(opened.at(-1)).toBe(0);
}, 600_000);
