// The permission matrix (G5): every role makes the declared calls and sends the socket events, and a table that people
// reviewed says each answer. Each call that lists open is made by one of the limited members who may, and one in sixteen
// of the others by each, different in each run; `matrix.prove.ts` makes all.
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Caller } from "../../server/test/caller.ts";
import { SEED } from "../seed.ts";
import type { Call } from "../world/call.ts";
import type { Mirror } from "../world/mirror.ts";
import { send } from "../world/request.ts";
import { nameOf, ROLES } from "./grants.ts";
import { type Entry, expected, MATRIX, SOCKET_MATRIX } from "./matrix.ts";
import { RAW_ROUTES } from "./raw-routes.ts";
import { claiming, classOf, freshCall, say, someAtOnce, startTrial, type Trial } from "./trial.ts";

const FEWEST_CELLS = 3_000;
const SHARE = 16;

let trial: Trial;
beforeAll(async () => {
  trial = await startTrial();
});
afterAll(() => trial?.mirror.close());

test("the table names every declared route, socket event and raw route, and nothing that went away", () => {
  const { product } = trial.mirror.product;
  expect(Object.keys(MATRIX).sort()).toEqual(trial.mirror.routes.map(({ name }) => name).sort());
  expect(Object.keys(SOCKET_MATRIX).sort()).toEqual(product.socketCalls.map(({ name }) => name).sort());
  expect(product.rawRoutes.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(RAW_ROUTES);
});

test("each role gets through each route exactly where the table says so", { timeout: 900_000 }, async () => {
  const { cells, differences } = await trial.compareRoutes({ share: SHARE, from: SEED });
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
  const { a, routes } = trial.mirror;
  const person = await a.make.staff();
  const everything: Entry[] = ROLES.flatMap((role) => (typeof role === "object" ? role.limited : []));
  const lists = [
    everything.slice(0, 60),
    [
      { pageId: 5, actions: ["view", "edit"] },
      { pageId: 13, actions: ["view"] },
    ],
  ];
  const chat = lists[1]?.[0] as Entry;
  let before = new Set(routes.map(({ name }) => name));
  const opened: number[] = [];
  for (const permissions of [...lists, [chat], []] as Entry[][]) {
    const asked = { businessId: a.businessId, member: { access: "limited", permissions } };
    expect((await a.owner.put(`/api/member/${person.userId}`, asked)).status).toBe(200);
    const now = new Set<string>();
    const ask = async (route: Mirror["routes"][number], call: Call) => {
      const answer = await send(claiming(trial.mirror, person), route, call);
      if (classOf(answer) === 200) now.add(route.name);
      else expect([route.name, answer.status]).toEqual([route.name, 403]);
    };
    const guarded = routes.filter(({ name }) => MATRIX[name] !== "session" && MATRIX[name] !== "public");
    const isOpen = ({ name }: Mirror["routes"][number]) =>
      expected({ limited: permissions }, MATRIX[name] ?? "owner") === 200;
    await someAtOnce(
      guarded.filter((route) => !isOpen(route)),
      (route) => ask(route, trial.spare.get(route.name) as Call),
    );
    for (const route of guarded.filter(isOpen)) await ask(route, await freshCall(trial, route.name, person));
    expect([...now].filter((name) => !before.has(name))).toEqual([]);
    const mayWrite = permissions.some(({ pageId, actions }) => pageId === 5 && actions.includes("edit"));
    expect(await say(trial.mirror, person, "sendMessageToClient")).toBe(mayWrite ? 200 : 403);
    before = now;
    opened.push(now.size);
  }
  expect(opened.slice(1)).toEqual([70, 53, 0]);
}, 600_000);
