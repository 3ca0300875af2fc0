// Two businesses that mirror each other: no caller sees a letter of the other business, changes a row of it, or learns
// that a row exists (D-2.5). Tries every kind of caller, reference and socket event with one in eight of the routes, others
// in each run; `crawler.prove.ts` tries every declared route.

import { afterAll, beforeAll, expect, test } from "vitest";
import type { Reply } from "../../server/test/caller.ts";
import { SEED } from "../seed.ts";
import type { Call } from "../world/call.ts";
import { tryAsAdmin, tryAsOwner } from "./crawl/by-openers.ts";
import { tryAsStrangers } from "./crawl/by-strangers.ts";
import { type Crawl, sentIn, startCrawl, told } from "./crawl/crawl.ts";
import { EXCEPTIONS, PLACES } from "./crawl/exceptions.ts";
import { exchangeKeys, exchangeNames } from "./crawl/exchanged.ts";
import type { Listener } from "./crawl/listening.ts";
import { NAMELESS } from "./crawl/nameless.ts";
import { idReferences, MISSING, put, withoutIds } from "./crawl/references.ts";
import { SOCKET_CALLS } from "./crawl/socket-calls.ts";
import { leaksIn, tracesOf } from "./crawl/traces.ts";

const SHARE = 8;
/** Makes every call with each of its references replaced, and compares every table after each call. */
const SLOW = { timeout: 600_000 };

let crawl: Crawl;
beforeAll(async () => {
  crawl = await startCrawl(SHARE);
});
afterAll(() => crawl?.close());

test("a call of A is refused to everybody else, who cannot tell it from a call about nothing", SLOW, async () => {
  expect(await tryAsStrangers(crawl), `seed ${SEED}`).toEqual([]);
});

test("each name of a call exchanged for one of B reads like a name that nobody has", SLOW, async () => {
  const { wrong, seen, nameless } = await exchangeNames(crawl);
  expect(wrong, `seed ${SEED}`).toEqual([]);
  const drawn = new Set(crawl.routes.map(({ name }) => name));
  expect(nameless).toEqual(NAMELESS.filter((name) => drawn.has(name)));
  const excepted = Object.keys({ ...EXCEPTIONS, ...PLACES }).filter((place) => drawn.has(place.split(" ")[0] ?? ""));
  expect(excepted.filter((place) => !seen.has(place))).toEqual([]);
});

test("the sockets open no room of B and carry no event for it", async () => {
  const { a, b, product } = crawl.mirror;
  // staff with an empty list belongs to A and may get no event of it
  expect([crawl.sockets.a.joined, crawl.sockets.b.joined, crawl.sockets.staff.joined]).toEqual([
    [a.businessId],
    [b.businessId],
    [],
  ]);
  const disguised = [
    b.businessId.toUpperCase(),
    `${a.businessId},${b.businessId}`,
    [b.businessId],
    { id: b.businessId },
  ];
  for (const rooms of [disguised, b.businessId, { 0: b.businessId }]) {
    expect(await crawl.sockets.a.ask("joinRooms", { rooms })).toEqual({ success: true, rooms: [] });
  }
  await crawl.sockets.a.ask("leaveRooms", { rooms: [b.businessId] });
  const events = product.product.socketCalls.map(({ name }) => name);
  expect(Object.keys(SOCKET_CALLS).sort()).toEqual(events.sort());
  const wrong: string[] = [];
  // A sent message keeps changing rows for a while, so it comes last.
  for (const event of events.toReversed()) {
    const [good, other] = [a, b].map((side) => ({ body: SOCKET_CALLS[event]?.(side) ?? {} })) as [Call, Call];
    const ask = async (who: Listener, call: Call) => JSON.stringify(await who.ask(event, call.body));
    const alike = async (said: string, who: Listener, foreign: Call, missing: Call, of: "a" | "b") => {
      const [heard, expected] = [await ask(who, foreign), await ask(who, missing)];
      if (heard !== expected || !heard.includes('"success":false'))
        wrong.push(`${said}: ${heard}, of nothing ${expected}`);
      wrong.push(
        ...crawl.leaks(said, heard, sentIn({ call: foreign }), of),
        ...(await crawl.changes(said, ["a", "b"])),
      );
    };
    for (const { at, foreign } of idReferences(good, other)) {
      const said = `${event} ${at.join(".")}`;
      await alike(said, crawl.sockets.a, put(good, at, foreign), put(good, at, MISSING), "b");
    }
    await alike(`${event} by owner of B`, crawl.sockets.b, good, withoutIds(good), "a");
    const refused = await ask(crawl.sockets.staff, good);
    if (!refused.includes("No tienes permiso")) wrong.push(`${event} by limited staff: ${refused}`);
    wrong.push(...(await crawl.changes(`${event} by limited staff`, ["a", "b"])));
    const done = await ask(crawl.sockets.a, good);
    if (!done.includes('"success":true')) wrong.push(`${event} by its owner: ${done}`);
  }
  expect(wrong).toEqual([]);
});

test("a number or a code of B opens nothing of B", SLOW, async () => {
  expect((await exchangeKeys(crawl)).wrong, `seed ${SEED}`).toEqual([]);
});

test("people and codes without a business of their own are no way in either", async () => {
  const { a, b, product } = crawl.mirror;
  const grant = { businessId: a.businessId, member: { access: "full", permissions: [] } };
  const loner = await product.person("Persona sin negocio");
  const replies: Reply[] = [];
  for (const userId of [b.owner.userId, b.staff.userId, loner.userId, MISSING]) {
    replies.push(await a.owner.put(`/api/member/${userId}`, grant));
    replies.push(await a.owner.delete(`/api/member/${userId}?businessId=${a.businessId}`));
  }
  expect([...new Set(replies.map(told))]).toEqual(['404 {"success":false,"message":"No se encontró a esa persona"}']);
  const code = await b.make.invitation();
  const join = (body: object) => loner.put(`/api/user/${loner.userId}`, body);
  const strayed = await join({ businessId: a.businessId, code });
  const unknown = await join({ businessId: a.businessId, code: [...code].reverse().join("") });
  expect([strayed.status, strayed.body]).toEqual([404, unknown.body]);
  expect((await join({ code })).body.data.businessId).toBe(b.businessId);
  await crawl.watch.changed();
});

test("an admin opens A as declared, in the sight of its owner; nothing but a business is opened", SLOW, async () => {
  const { a, b, people, product } = crawl.mirror;
  expect(await tryAsAdmin(crawl), `seed ${SEED}`).toEqual([]);
  const { rows } = await product.owner.query(
    "select business_id, actor_id from audit_entries where action = 'business.opened'",
  );
  expect(rows).toEqual([{ business_id: a.businessId, actor_id: people.admin.userId }]);
  for (const said of ["abc", `${a.businessId}x`, `${a.businessId},${b.businessId}`]) {
    const reply = await people.admin.get(`/api/branch?businessId=${encodeURIComponent(said)}`);
    expect([said, reply.status, reply.body.message]).toEqual([said, 404, "No se encontró el negocio"]);
  }
});

test("the owner of A makes each of these calls, and B neither changes nor shows", SLOW, async () => {
  expect(await tryAsOwner(crawl), `seed ${SEED}`).toEqual([]);
});

test("no frame of all this went to the other business's screens", async () => {
  const { mirror, watch, sockets } = crawl;
  const { a, b, product } = mirror;
  await watch.settle();
  const later = { a: await tracesOf(product, a, watch.tables), b: await tracesOf(product, b, watch.tables) };
  const [heardByA, heardByB] = [sockets.a.frames.join("\n"), sockets.b.frames.join("\n")];
  expect(leaksIn(heardByA, "", later.b)).toEqual([]);
  expect(leaksIn(heardByB, "", later.a)).toEqual([]);
  const [ownOfA, ownOfB] = [await a.make.contact(), await b.make.contact()];
  await expect.poll(() => sockets.a.frames.join("\n")).toContain(ownOfA);
  await expect.poll(() => sockets.b.frames.join("\n")).toContain(ownOfB);
  expect(sockets.a.frames.join("\n")).not.toContain(ownOfB);
  expect(sockets.b.frames.join("\n")).not.toContain(ownOfA);
});
