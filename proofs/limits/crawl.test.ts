// Limited people make the calls of the product: no answer has an id or a text of a row beyond their limits, and no event
// of one arrives. Tries one in four of the reads and writes, others in each run; `crawl.prove.ts` tries all.
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Reply } from "../../server/test/caller.ts";
import { eventually } from "../../server/test/start-sandbox-process.ts";
import { SEED } from "../seed.ts";
import { type Listener, listenAs } from "../tenancy/crawl/listening.ts";
import { SOCKET_CALLS } from "../tenancy/crawl/socket-calls.ts";
import { textOf } from "../tenancy/crawl/traces.ts";
import { booking } from "../world/bodies.ts";
import type { Call } from "../world/call.ts";
import { goodCall } from "../world/calls.ts";
import { send } from "../world/request.ts";
import { type Beyond, foundIn, readBeyond } from "./beyond.ts";
import { type LimitedPerson, openScene, type Scene, tryReads, tryWrites } from "./scene.ts";

const SHARE = 4;
const SLOW = { timeout: 240_000 };

let scene: Scene;
beforeAll(async () => {
  scene = await openScene(SHARE);
});
afterAll(() => scene?.close());

test(
  "the owner's reads show many of the rows that others may not see: the rest would prove nothing otherwise",
  SLOW,
  async () => {
    const shown = new Set<string>();
    for (const route of scene.reads) {
      const said = textOf(await send(scene.side.owner, route, scene.calls[route.name] as Call));
      for (const { beyond } of scene.people)
        for (const each of foundIn(said, "", beyond)) shown.add(each.split(" ")[0] as string);
    }
    for (const { name, beyond } of scene.people) expect([name, beyond.ids.size > 5]).toEqual([name, true]);
    expect([...shown].sort()).toEqual(
      expect.arrayContaining(["appointments", "branches", "specialists", "messages", "threads"]),
    );
  },
);

test("no read shows a row beyond the limits", SLOW, async () => {
  expect(await tryReads(scene), `seed ${SEED}`).toEqual([]);
});

test("neither a file of a hidden conversation nor a word by the socket gets through", SLOW, async () => {
  const { businessId, owner, contactId } = scene.side;
  const { caller } = scene.people.find(({ name }) => name === "threads") as LimitedPerson;
  const media = { message: { businessId, clientId: contactId, fileId: await scene.side.make.chatFile() } };
  const sent = await owner.post("/api/thread/media", media);
  const path = `/api/thread/messages/${sent.body.data._id}/media?businessId=${businessId}`;
  expect([(await owner.get(path)).status, (await caller.get(path)).status]).toEqual([200, 404]);
  const socket = await listenAs(caller, [businessId]);
  const before = await scene.world.product.owner.query("select count(*)::int as count from messages");
  // contacts and their funnels are not limited
  const events = scene.world.product.product.socketCalls
    .map(({ name }) => name)
    .filter((name) => name !== "updateClientPhase");
  expect(events.length).toBeGreaterThan(0);
  for (const name of events) {
    const answer = await socket.ask(name, SOCKET_CALLS[name]?.(scene.side));
    expect([name, answer.success]).toEqual([name, false]);
  }
  const after = await scene.world.product.owner.query("select count(*)::int as count from messages");
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
  const { caller } = scene.people.find(({ name }) => name === "branches") as LimitedPerson;
  const routes = scene.reads.filter(({ name }) => FIGURES.includes(name));
  expect(routes.map(({ name }) => name).sort()).toEqual([...FIGURES].sort());
  // all rows lie in the first branch: the figures are those of the second, which has none
  for (const route of routes) {
    const { branchId: _branch, specialistId: _person, ...query } = scene.calls[route.name]?.query ?? {};
    const call = { query };
    const [all, none] = [await send(scene.side.owner, route, call), await send(caller, route, call)];
    const empty = await send(scene.side.owner, route, { query: { ...query, branchId: scene.near.branchId } });
    expect([route.name, none.status, all.status]).toEqual([route.name, 200, 200]);
    const figures = (reply: Reply) => JSON.stringify(reply.body.data).match(/(?<=[:[,"])-?\d+(\.\d+)?(?=[,"}\]])/g);
    expect([route.name, figures(none)]).toEqual([route.name, figures(empty)]);
  }
});

test("no write shows a row beyond the limits, and none that names one is carried out", SLOW, async () => {
  expect(await tryWrites(scene), `seed ${SEED}`).toEqual([]);
});

test("no event of a row beyond the limits arrives, and those within them do", SLOW, async () => {
  const { businessId, owner } = scene.side;
  const fresh: Record<string, Call> = {};
  const live = [
    "appointment.edit",
    "appointment.status",
    "block.edit",
    "moneyMovement.edit",
    "message.send",
    "thread.assign",
  ];
  for (const name of live) fresh[name] = await goodCall(name, scene.side);
  const listeners: { name: string; socket: Listener; beyond: Beyond }[] = [];
  for (const { name, caller, limits } of scene.people) {
    const who = { businessId, userId: caller.userId, limits };
    const socket = await listenAs(caller, [businessId]);
    listeners.push({ name, socket, beyond: await readBeyond(scene.world.product.owner, who) });
  }
  const all = await listenAs(owner, [businessId]);
  for (const route of scene.writes.filter(({ name }) => live.includes(name))) {
    const reply = await send(owner, route, fresh[route.name] as Call);
    expect([route.name, reply.status < 300]).toEqual([route.name, true]);
  }
  const near2 = await owner.post("/api/appointment", {
    appointment: {
      ...booking({ ...scene.side, ...scene.near, start: scene.side.make.hour() }),
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
