// The permission matrix (G5): every role makes every declared call, every socket event is said by every role, and each
// answer is compared with the table that people reviewed.
import { io } from "socket.io-client";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Caller, Reply } from "../../server/test/caller.ts";
import { type Call, goodCall } from "../world/calls.ts";
import { type Mirror, startMirror } from "../world/mirror.ts";
import { send } from "../world/request.ts";
import { nameOf, ROLES } from "./grants.ts";
import { type Entry, expected, MATRIX, RAW_ROUTES, type Role, SOCKET_MATRIX } from "./matrix.ts";
import { gatherPeople, type People } from "./people.ts";

const FEWEST_CELLS = 2_000;
const AT_ONCE = 8;
const MOST_TOLD = 100;

let mirror: Mirror;
let people: People;
/** Good calls for those who are refused: what is refused uses up no row. */
const spare = new Map<string, Call>();
beforeAll(async () => {
  mirror = await startMirror();
  people = await gatherPeople(mirror);
  for (const { name } of mirror.routes) spare.set(name, await goodCall(name, mirror.a));
});
afterAll(() => mirror?.close());

test("the table names every declared route, socket event and raw route, and nothing that went away", () => {
  const { product } = mirror.product;
  expect(Object.keys(MATRIX).sort()).toEqual(mirror.routes.map(({ name }) => name).sort());
  expect(Object.keys(SOCKET_MATRIX).sort()).toEqual(product.socketEvents.map(({ name }) => name).sort());
  expect(product.rawRoutes.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(RAW_ROUTES);
});

test("each role gets through each route exactly where the table says so", { timeout: 180_000 }, async () => {
  const differences: string[] = [];
  let cells = 0;
  for (const role of ROLES) {
    // a guard that is gone altogether is told by some of its cells
    if (differences.length > MOST_TOLD) break;
    const caller = await people.of(role);
    const { rows: sessions } = await mirror.product.owner.query("select * from sessions where user_id = $1", [
      caller.userId || null,
    ]);
    const compare = async (name: string) => {
      const route = mirror.routes.find((each) => each.name === name) as Mirror["routes"][number];
      const wanted = expected(role, MATRIX[name] ?? "owner");
      const call = wanted === 200 ? await freshCall(name, caller) : (spare.get(name) as Call);
      const answer = await send(claiming(caller), route, call);
      cells += 1;
      if (classOf(answer) !== wanted) {
        differences.push(`${nameOf(role)}, ${name}: ${answer.status} ${answer.body?.message}, and not ${wanted}`);
      }
      if (wanted === 200) await undo(name, caller, sessions);
    };
    const [opened, refused] = halves(role);
    for (let from = 0; from < refused.length; from += AT_ONCE) {
      await Promise.all(refused.slice(from, from + AT_ONCE).map(compare));
    }
    for (const name of opened) await compare(name);
  }
  console.log(
    `${cells} cells of ${ROLES.length} roles and ${mirror.routes.length} routes, ${differences.length} differ`,
  );
  expect(differences).toEqual([]);
  expect(cells).toBeGreaterThanOrEqual(FEWEST_CELLS);
});

test("each role says each socket event exactly where the table says so", async () => {
  const differences: string[] = [];
  let cells = 0;
  for (const role of ROLES) {
    const caller = await people.of(role);
    for (const [name, who] of Object.entries(SOCKET_MATRIX)) {
      const wanted = expected(role, who);
      const got = await say(caller, name);
      cells += 1;
      if (got !== wanted) differences.push(`${nameOf(role)}, ${name}: ${got}, and not ${wanted}`);
    }
  }
  console.log(`${cells} cells of socket events, ${differences.length} differ`);
  expect(differences).toEqual([]);
});

test("the business's log says that an admin opened it, and that a partner, who was refused, did not", async () => {
  const { admin, partner } = mirror.people;
  const open = (caller: Caller) =>
    send(claiming(caller), { method: "GET", path: "/api/business/:id" }, { params: { id: mirror.a.businessId } });
  expect([(await open(admin)).status, (await open(partner)).status]).toEqual([200, 404]);
  const { rows } = await mirror.product.owner.query<{ actor_id: string }>(
    "select distinct actor_id from audit_entries where business_id = $1 and action = 'business.opened'",
    [mirror.a.businessId],
  );
  expect(rows.map(({ actor_id }) => actor_id)).toEqual([admin.userId]);
});

test("taking away entries one by one, the last too, only ever narrows, on HTTP and on the socket", async () => {
  const { a, routes } = mirror;
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
    for (const route of routes.filter(({ name }) => MATRIX[name] !== "session")) {
      const isOpen = expected({ limited: permissions }, MATRIX[route.name] ?? "owner") === 200;
      const call = isOpen ? await freshCall(route.name, person) : (spare.get(route.name) as Call);
      const answer = await send(claiming(person), route, call);
      if (classOf(answer) === 200) now.add(route.name);
      else expect([route.name, answer.status]).toEqual([route.name, 403]);
    }
    expect([...now].filter((name) => !before.has(name))).toEqual([]);
    const mayWrite = permissions.some(({ pageId, actions }) => pageId === 5 && actions.includes("edit"));
    expect(await say(person, "sendMessageToClient")).toBe(mayWrite ? 200 : 403);
    before = now;
    opened.push(now.size);
  }
  expect(opened.slice(1)).toEqual([15, 14, 0]);
});

/** The routes that the table opens to this role, and the others. */
function halves(role: Role): [string[], string[]] {
  const opened = Object.keys(MATRIX).filter((name) => expected(role, MATRIX[name] ?? "owner") === 200);
  return [opened, Object.keys(MATRIX).filter((name) => !opened.includes(name))];
}

/** Everybody says that they mean the business of the rows: that alone must open nothing. */
function claiming(caller: Caller): Caller {
  return Object.create(caller, {
    send: {
      value: (method: string, path: string, body?: unknown) =>
        Reflect.apply(caller.send, caller, [method, path, body, { "x-business-id": mirror.a.businessId }]),
    },
  });
}

/** Of the rows of the business; where the call is about its caller, theirs: they join a third business. */
async function freshCall(name: string, caller: Caller): Promise<Call> {
  if (name === "session.revokeAll") return { body: {} };
  if (name !== "user.join") return goodCall(name, mirror.a);
  const { owner, businessId } = people.host;
  const asked = { invitation: { businessId, access: "limited", permissions: [] } };
  const { code } = (await owner.post("/api/invitation", asked)).body.data;
  return { params: { id: caller.userId }, body: { businessId, code } };
}

/** Puts back what a call takes from its own caller. */
async function undo(name: string, caller: Caller, sessions: object[]): Promise<void> {
  const { owner, product } = mirror.product;
  if (name === "session.revokeAll") {
    // a hundred times signing in would take longer than all the rest
    const again = "insert into sessions select * from json_populate_recordset(null::sessions, $1)";
    await owner.query(again, [JSON.stringify(sessions)]);
    product.sessions.forget();
  } else if (name === "user.join") {
    const values = [caller.userId, people.host.businessId];
    await owner.query("delete from memberships where user_id = $1 and business_id = $2 and role = 'staff'", values);
    product.sessions.forget();
  } else if (name === "business.create") {
    const values = [caller.userId, mirror.a.businessId, mirror.b.businessId];
    await owner.query(
      "delete from businesses b using memberships m where m.business_id = b.business_id and m.user_id = $1 and m.role = 'owner' and b.business_id not in ($2, $3)",
      values,
    );
    product.sessions.forget();
  }
}

function classOf({ status }: Reply): number {
  return status >= 200 && status < 300 ? 200 : status;
}

async function say(caller: Caller, name: string): Promise<number | string> {
  const { businessId, contactId } = mirror.a;
  const socket = io(mirror.product.url, {
    transports: ["websocket"],
    forceNew: true,
    reconnection: false,
    extraHeaders: { cookie: caller.cookie },
  });
  try {
    const refused = new Promise<Error>((done) => socket.once("connect_error", done));
    const opened = new Promise<null>((done) => socket.once("connect", () => done(null)));
    const error = await Promise.race([refused, opened]);
    if (error) return error.message === "Inicia sesión para continuar" ? 401 : error.message;
    const answer = await socket.emitWithAck(name, { businessId, clientId: contactId, text: "Por el socket" });
    if (answer.success) return 200;
    return SAID[answer.message] ?? answer.message;
  } finally {
    socket.disconnect();
  }
}

/** Sockets have no status: their words say which refusal it is. */
const SAID: Record<string, number> = { "No se encontró el registro": 404, "No tienes permiso para hacer esto": 403 };
