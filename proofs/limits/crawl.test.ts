// Limited people make every call of the product: no answer has an id or a text of a row beyond their limits, and no
// event of one arrives.
import { UNLIMITED } from "@mostrador/domain/ground/identity/limits.ts";
import type { Limits } from "@mostrador/domain/ground/identity/schema.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Caller, Reply } from "../../server/test/caller.ts";
import { joinLimited } from "../../server/test/limited-person.ts";
import { eventually, startWithSandbox } from "../../server/test/start-sandbox-process.ts";
import { type Listener, listenAs } from "../tenancy/crawl/listening.ts";
import { SOCKET_CALLS } from "../tenancy/crawl/socket-calls.ts";
import { textOf } from "../tenancy/crawl/traces.ts";
import { booking } from "../world/bodies.ts";
import type { Call } from "../world/call.ts";
import { goodCall } from "../world/calls.ts";
import { send } from "../world/request.ts";
import type { Side } from "../world/side.ts";
import { startSide } from "../world/start-side.ts";
import { type Beyond, foundIn, markTexts, readBeyond } from "./beyond.ts";

const SLOW = { timeout: 240_000 };

let world: Awaited<ReturnType<typeof startWithSandbox>>;
let side: Side;
let near: { branchId: string; specialistId: string };
let calls: Record<string, Call>;
type LimitedPerson = { name: string; caller: Caller; limits: Limits; beyond: Beyond };
let people: LimitedPerson[];

const ANY_ID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

beforeAll(async () => {
  world = await startWithSandbox();
  const { product, sandbox } = world;
  await sandbox.fail({ statusesOff: true, pairRateLimit: 1_000 });
  const team = await product.person("Persona admin");
  await product.owner.query("update users set role = 'admin' where id = $1", [team.userId]);
  product.product.sessions.forget();
  side = await startSide(product, sandbox, "ZQL7X", team);
  const branchId = await side.make.branch();
  const specialist = { businessId: side.businessId, branchId, name: "Cercana", whatsapp: side.make.digits() };
  near = { branchId, specialistId: await side.post("/api/specialist", { specialist }) };
  calls = {};
  for (const { route } of product.product.routes) calls[route.name] = await goodCall(route.name, side);
  await markTexts(product.owner, side.businessId);
  const limits: Record<string, Limits> = {
    branches: { ...UNLIMITED, branchIds: [near.branchId] },
    agenda: { ...UNLIMITED, specialistId: near.specialistId },
    threads: { ...UNLIMITED, threads: "own" },
  };
  people = [];
  limits.everything = { branchIds: [near.branchId], specialistId: near.specialistId, threads: "own" };
  for (const [name, each] of Object.entries(limits)) {
    const caller = await joinLimited(product, side, each);
    const who = { businessId: side.businessId, userId: caller.userId, limits: each };
    people.push({ name, caller, limits: each, beyond: await readBeyond(product.owner, who) });
  }
});
afterAll(() => world?.close());

const reads = () =>
  world.product.product.routes
    .map(({ route }) => route)
    .filter(({ method, access }) => method === "GET" && access.kind === "member");

test(
  "the owner's reads show many of the rows that others may not see: the rest would prove nothing otherwise",
  SLOW,
  async () => {
    const shown = new Set<string>();
    for (const route of reads()) {
      const said = textOf(await send(side.owner, route, calls[route.name] as Call));
      for (const { beyond } of people)
        for (const each of foundIn(said, "", beyond)) shown.add(each.split(" ")[0] as string);
    }
    for (const { name, beyond } of people) expect([name, beyond.ids.size > 5]).toEqual([name, true]);
    expect([...shown].sort()).toEqual(
      expect.arrayContaining(["appointments", "branches", "specialists", "messages", "threads"]),
    );
  },
);

/** Settings of the business that name a branch or a specialist by their id, as the owner wrote them. */
const NAMED_BY_SETTINGS = /^audience\./;

/** What a reply has of the rows beyond the limits and the caller did not send. */
function leaks(said: string, reply: Reply, call: Call, beyond: Beyond): string[] {
  const found = foundIn(textOf(reply), JSON.stringify(call), beyond);
  const isSetting = (each: string) => NAMED_BY_SETTINGS.test(said) && /^(branches|specialists) .{36}$/.test(each);
  return found.filter((each) => !isSetting(each)).map((each) => `${said} (${reply.status}): ${each}`);
}

test("no read shows a row beyond the limits", SLOW, async () => {
  const wrong: string[] = [];
  for (const { name, caller, beyond } of people) {
    for (const route of reads()) {
      const call = calls[route.name] as Call;
      const reply = await send(caller, route, call);
      if (reply.status >= 500) wrong.push(`${route.name} by ${name}: ${textOf(reply)}`);
      wrong.push(...leaks(`${route.name} by ${name}`, reply, call, beyond));
    }
  }
  expect(wrong).toEqual([]);
});

test("neither a file of a hidden conversation nor a word by the socket gets through", SLOW, async () => {
  const { businessId, owner, contactId } = side;
  const { caller } = people.find(({ name }) => name === "threads") as LimitedPerson;
  const media = { message: { businessId, clientId: contactId, fileId: await side.make.chatFile() } };
  const sent = await owner.post("/api/thread/media", media);
  const path = `/api/thread/messages/${sent.body.data._id}/media?businessId=${businessId}`;
  expect([(await owner.get(path)).status, (await caller.get(path)).status]).toEqual([200, 404]);
  const socket = await listenAs(caller, [businessId]);
  const before = await world.product.owner.query("select count(*)::int as count from messages");
  // contacts and their funnels are not limited
  const events = world.product.product.socketCalls
    .map(({ name }) => name)
    .filter((name) => name !== "updateClientPhase");
  expect(events.length).toBeGreaterThan(0);
  for (const name of events) {
    const answer = await socket.ask(name, SOCKET_CALLS[name]?.(side));
    expect([name, answer.success]).toEqual([name, false]);
  }
  const after = await world.product.owner.query("select count(*)::int as count from messages");
  expect(after.rows).toEqual(before.rows);
  socket.close();
});

/** Sums over rows of a branch. */
const FIGURES = [
  "moneyMovement.totals",
  "order.totals",
  "stockMovement.totals",
  "dashboard.finance",
  "dashboard.inventory",
  "dashboard.agenda",
];

test("sums and dashboards count no row beyond the limits", SLOW, async () => {
  const { caller } = people.find(({ name }) => name === "branches") as LimitedPerson;
  const routes = reads().filter(({ name }) => FIGURES.includes(name));
  expect(routes.map(({ name }) => name).sort()).toEqual([...FIGURES].sort());
  // all rows lie in the first branch: the figures are those of the second, which has none
  for (const route of routes) {
    const { branchId: _branch, specialistId: _person, ...query } = calls[route.name]?.query ?? {};
    const call = { query };
    const [all, none] = [await send(side.owner, route, call), await send(caller, route, call)];
    const empty = await send(side.owner, route, { query: { ...query, branchId: near.branchId } });
    expect([route.name, none.status, all.status]).toEqual([route.name, 200, 200]);
    const figures = (reply: Reply) => JSON.stringify(reply.body.data).match(/(?<=[:[,"])-?\d+(\.\d+)?(?=[,"}\]])/g);
    expect([route.name, figures(none)]).toEqual([route.name, figures(empty)]);
  }
});

const writes = () =>
  world.product.product.routes
    .map(({ route }) => route)
    .filter(({ method, access }) => method !== "GET" && access.kind === "member");

/** These name a hidden row without reading or changing it. */
const NAMES_ONLY: Record<string, string> = {
  "audience.edit": "keeps what the row names already, as the screen sends it back",
};

test("no write shows a row beyond the limits, and none that names one is carried out", SLOW, async () => {
  const wrong: string[] = [];
  const { caller, beyond } = people.at(-1) as LimitedPerson;
  for (const route of writes()) {
    const call = calls[route.name] as Call;
    const reply = await send(caller, route, call);
    if (reply.status >= 500) wrong.push(`${route.name}: ${textOf(reply)}`);
    const named = (JSON.stringify(call).match(ANY_ID) ?? []).filter((id) => beyond.ids.has(id));
    const isDone = reply.status < 300 && named.length > 0 && !NAMES_ONLY[route.name];
    if (isDone) wrong.push(`${route.name} was carried out for ${named.map((id) => `${beyond.ids.get(id)} ${id}`)}`);
    wrong.push(...leaks(route.name, reply, call, beyond));
  }
  expect(wrong).toEqual([]);
});

test("no event of a row beyond the limits arrives, and those within them do", SLOW, async () => {
  const { businessId, owner } = side;
  const fresh: Record<string, Call> = {};
  const live = [
    "appointment.edit",
    "appointment.status",
    "block.edit",
    "moneyMovement.edit",
    "message.send",
    "thread.assign",
  ];
  for (const name of live) fresh[name] = await goodCall(name, side);
  const listeners: { name: string; socket: Listener; beyond: Beyond }[] = [];
  for (const { name, caller, limits } of people) {
    const who = { businessId, userId: caller.userId, limits };
    const socket = await listenAs(caller, [businessId]);
    listeners.push({ name, socket, beyond: await readBeyond(world.product.owner, who) });
  }
  const all = await listenAs(owner, [businessId]);
  for (const route of writes().filter(({ name }) => live.includes(name))) {
    const reply = await send(owner, route, fresh[route.name] as Call);
    expect([route.name, reply.status < 300]).toEqual([route.name, true]);
  }
  const near2 = await owner.post("/api/appointment", {
    appointment: {
      ...booking({ ...side, ...near, start: side.make.hour() }),
      confirmOtherBranch: true,
      confirmNotGiven: true,
    },
  });
  const id: string = near2.body.data._id;
  await eventually(async () => {
    for (const { name, socket } of listeners) {
      if (name !== "threads" && !socket.frames.some((frame) => frame.includes(id)))
        throw new Error(`${name} heard nothing`);
    }
  });
  const heard = (frames: string[], beyond: Beyond) => frames.flatMap((frame) => foundIn(frame, "", beyond));
  for (const { name, socket, beyond } of listeners) {
    expect([name, socket.joined]).toEqual([name, [businessId]]);
    expect([name, heard(socket.frames, beyond)]).toEqual([name, []]);
    expect([name, heard(all.frames, beyond).length > 0]).toEqual([name, true]);
    socket.close();
  }
  all.close();
});
