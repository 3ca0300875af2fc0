// Two businesses that mirror each other: no caller sees a letter of the other business, changes a row of it, or learns
// that a row exists (D-2.5). Tries every declared route, kind of caller, reference and socket event.

import { afterAll, beforeAll, expect, test } from "vitest";
import type { Caller, Reply } from "../../server/test/caller.ts";
import { consent } from "../../server/test/providers/google.ts";
import { signInAtFacebook, signUpAtMeta } from "../../server/test/providers/meta.ts";
import { business } from "../world/bodies.ts";
import type { Call } from "../world/call.ts";
import { goodCall } from "../world/calls.ts";
import { type Mirror, startMirror } from "../world/mirror.ts";
import { send } from "../world/request.ts";
import type { Side } from "../world/side.ts";
import { EXCEPTIONS, PLACES } from "./crawl/exceptions.ts";
import { expectedStatus, type Stranger } from "./crawl/expected-status.ts";
import { type Listener, listenAs } from "./crawl/listening.ts";
import { OF_ALL } from "./crawl/of-all.ts";
import { type Attempt, idReferences, keyReferences, MISSING, put, variantsOf, withoutIds } from "./crawl/references.ts";
import { SOCKET_CALLS } from "./crawl/socket-calls.ts";
import { leaksIn, type Traces, textOf, toldBy, tracesOf } from "./crawl/traces.ts";
import { type Watch, watchRows } from "./watch-rows.ts";

/** Makes every call with each of its references replaced, and compares every table after each call. */
const SLOW = { timeout: 600_000 };

let mirror: Mirror;
let watch: Watch;
let traces: { a: Traces; b: Traces };
let sockets: { a: Listener; b: Listener; staff: Listener };
/** Made before the tests, so that no row changes on its own meanwhile. */
let calls: { a: Calls; b: Calls; forAdmin: Calls };
type Calls = Record<string, Call>;

beforeAll(async () => {
  mirror = await startMirror();
  const { a, b, product } = mirror;
  // An owner of two businesses may name a row alone: the product looks up which of the two has it.
  const second = await a.owner.post("/api/business", { business: business(a.mark) });
  expect(second.status).toBe(201);
  const rooms = [a.businessId, b.businessId];
  sockets = {
    a: await listenAs(a.owner, rooms),
    b: await listenAs(b.owner, rooms),
    staff: await listenAs(a.staff, rooms),
  };
  calls = { a: await goodCalls(a), b: await goodCalls(b), forAdmin: await goodCalls(a) };
  // the caller who returns with a permission must have been sent for it
  const given = await consent(mirror.people.admin, a.googleEmail, a.businessId);
  calls.forAdmin["googleCalendar.authorize"] = { body: { businessId: a.businessId, ...given } };
  // jobs planned for minutes later would change B in the middle of the crawl
  await product.owner.query(
    "update pgboss.job set start_after = start_after + interval '1 hour' where state = 'created' and start_after > now()",
  );
  watch = await watchRows(product, mirror);
  await watch.settle();
  traces = { a: await tracesOf(product, a, watch.tables), b: await tracesOf(product, b, watch.tables) };
});
afterAll(async () => {
  for (const socket of Object.values(sockets ?? {})) socket.close();
  await mirror?.close();
});

/** An owner tries the calls of the team alone, because an admin can open any business. */
const callerOf = (kind: string, good: Call) =>
  kind === "admin" || good.as === mirror.a.team ? mirror.a.owner : (good.as ?? mirror.a.owner);

/** A partner finds the person whose address it names, to add them. */
const FINDS_PEOPLE = "user.find by partner";

/** A public call shows its data to the holder of the link: `payments/link` proves how little that is. */
const guarded = () => mirror.routes.filter(({ access }) => access.kind !== "public");

test("a call of A is refused to everybody else, who cannot tell it from a call about nothing", async () => {
  const wrong: string[] = [];
  for (const route of guarded()) {
    const good = calls.a[route.name] as Call;
    for (const [who, caller] of await strangersFor(route.access.kind)) {
      const reply = await send(caller, route, good);
      const expected = expectedStatus(route, who);
      const said = `${route.name} by ${who}`;
      if (reply.status !== expected) wrong.push(`${said}: ${told(reply)}, and it had to be ${expected}`);
      if (who !== "limited staff" && said !== FINDS_PEOPLE) {
        wrong.push(...leaks(said, textOf(reply), sentIn({ call: good }), "a"));
      }
      if (expected === 404) {
        const missing = await send(caller, route, withoutIds(good));
        if (told(reply) !== told(missing)) wrong.push(`${said}: ${told(reply)}, but of nothing ${told(missing)}`);
      }
    }
    wrong.push(...(await changes(route.name, route.access.kind === "session" ? ["b"] : ["a", "b"])));
  }
  expect(wrong).toEqual([]);
});

test("each name of a call exchanged for one of B reads like a name that nobody has", SLOW, async () => {
  const wrong: string[] = [];
  const seen = new Set<string>();
  const nameless: string[] = [];
  for (const route of guarded()) {
    const [good, other] = [calls.a[route.name] as Call, calls.b[route.name] as Call];
    const caller = callerOf(route.access.kind, good);
    const variants = variantsOf(route, good, other, mirror.a.businessId, mirror.b.businessId);
    if (variants.length === 0) nameless.push(route.name);
    for (const { at, what, foreign, missing } of variants) {
      const place = `${route.name} ${at}`;
      seen.add(place);
      const [reply, ofNothing] = [await attempt(caller, route, foreign), await attempt(caller, route, missing)];
      const said = `${route.name}: ${what}`;
      const [heard, expected] = [toldBy(reply, sentIn(foreign)), toldBy(ofNothing, sentIn(missing))];
      wrong.push(...leaks(said, textOf(reply), sentIn(foreign), "b"));
      if (heard !== expected && !PLACES[place]) wrong.push(`${said}: ${heard}, but of nothing ${expected}`);
      const status = (EXCEPTIONS[place] ?? PLACES[place])?.status ?? 404;
      if (reply.status !== status) wrong.push(`${said}: ${heard}, and it had to be ${status}`);
    }
    // one comparison for all references of a call: comparing every table costs more than the calls
    wrong.push(...(await changes(`${route.name} with a name exchanged`, ["a", "b"])));
  }
  expect(wrong).toEqual([]);
  // These are about the caller alone. Every exception must still match a place.
  expect(nameless).toEqual([
    ...["me.get", "session.revokeAll", "session.list", "session.endOthers"],
    ...["device.list", "device.add"],
    ...["place.countries", "place.states", "place.cities", "mapLink.expand"],
    // about the partner of the caller, or about everything that the team sees
    ...["partner.list", "partner.leaderboard", "user.find", "brand.list"],
    ...["business.create", "business.list", "portfolio.list", "potMovement.list", "stripe.products"],
    // each person's own steps, and questions that belong to no business
    ...["onboarding.get", "onboarding.save"],
    ...["faq.list", "faq.get", "faq.ask", "faq.vote"],
  ]);
  expect(Object.keys({ ...EXCEPTIONS, ...PLACES }).filter((place) => !seen.has(place))).toEqual([]);
});

test("the sockets open no room of B and carry no event for it", async () => {
  const { a, b, product } = mirror;
  // staff with an empty list belongs to A and may get no event of it
  expect([sockets.a.joined, sockets.b.joined, sockets.staff.joined]).toEqual([[a.businessId], [b.businessId], []]);
  const disguised = [
    b.businessId.toUpperCase(),
    `${a.businessId},${b.businessId}`,
    [b.businessId],
    { id: b.businessId },
  ];
  for (const rooms of [disguised, b.businessId, { 0: b.businessId }]) {
    expect(await sockets.a.ask("joinRooms", { rooms })).toEqual({ success: true, rooms: [] });
  }
  await sockets.a.ask("leaveRooms", { rooms: [b.businessId] });
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
      wrong.push(...leaks(said, heard, sentIn({ call: foreign }), of), ...(await changes(said, ["a", "b"])));
    };
    for (const { at, foreign } of idReferences(good, other)) {
      const said = `${event} ${at.join(".")}`;
      await alike(said, sockets.a, put(good, at, foreign), put(good, at, MISSING), "b");
    }
    await alike(`${event} by owner of B`, sockets.b, good, withoutIds(good), "a");
    const refused = await ask(sockets.staff, good);
    if (!refused.includes("No tienes permiso")) wrong.push(`${event} by limited staff: ${refused}`);
    wrong.push(...(await changes(`${event} by limited staff`, ["a", "b"])));
    const done = await ask(sockets.a, good);
    if (!done.includes('"success":true')) wrong.push(`${event} by its owner: ${done}`);
  }
  expect(wrong).toEqual([]);
});

/**
 * Not tried with a number or a code of B. A number is a separate contact in each business; only Mercado Pago reads its
 * code, and using it consumes it.
 */
const NO_KEYS = new Set([
  "appointment.book-new-client",
  "appointment.edit-new-client",
  "visit.create-new-client",
  "mercadoPago.connect",
  // the sender makes it, so that a repetition is known
  "stockCount.create",
]);
/** An earlier call disconnects its seller. */
const WITHOUT_SELLER = new Set(["mercadoPago.preference", "publicPackage.buy"]);

test("a number or a code of B opens nothing of B", async () => {
  const wrong: string[] = [];
  const marks = [mirror.a.mark, mirror.b.mark];
  let tried = 0;
  for (const route of guarded().filter(({ name }) => !NO_KEYS.has(name))) {
    const [good, other] = [calls.a[route.name] as Call, calls.b[route.name] as Call];
    const keys = keyReferences(good, other, marks);
    tried += keys.length;
    for (const { at, foreign } of keys) {
      const said = `${route.name}: ${at.join(".")} of B`;
      const backwards = [...foreign].reverse().join("");
      const caller = callerOf(route.access.kind, good);
      const [call, missing] = [put(good, at, foreign), put(good, at, backwards)];
      const [reply, ofNothing] = [await send(caller, route, call), await send(caller, route, missing)];
      wrong.push(...leaks(said, textOf(reply), sentIn({ call }), "b"));
      const mustBeAlike = route.method === "GET" || ofNothing.status >= 400;
      if (mustBeAlike && told(reply) !== told(ofNothing)) {
        wrong.push(`${said}: ${told(reply)}, but of nothing ${told(ofNothing)}`);
      }
    }
    if (keys.length > 0) wrong.push(...(await changes(`${route.name} with a key of B`, ["b"])));
  }
  expect(wrong).toEqual([]);
  expect(tried).toBeGreaterThan(0);
});

test("people and codes without a business of their own are no way in either", async () => {
  const { a, b, product } = mirror;
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
  await watch.changed();
});

/** Makes a new call for routes that use up their data at the first call. */
async function unused(name: string, caller: Caller, made: Calls): Promise<Call> {
  if (/^(?:order.payment|privacyNotice.publish|staffNumber\..*|testNumber\..*)$/.test(name))
    return goodCall(name, mirror.a);
  const { businessId, make } = mirror.a;
  if (name === "channel.endFacebook") {
    const back = await signInAtFacebook(caller, { form: { newPage: `Página ${make.digits()}` } }, businessId);
    return { body: { signIn: { businessId, code: back.code, state: back.state } } };
  }
  if (name !== "channel.endSignUp") return made[name] as Call;
  const { code, state } = await signUpAtMeta(caller, { phone: `22${make.digits().slice(-8)}` }, businessId);
  return { body: { signUp: { businessId, code, state } } };
}

test("an admin opens A as declared, in the sight of its owner; nothing but a business is opened", SLOW, async () => {
  const { a, b, people, product } = mirror;
  const wrong: string[] = [];
  for (const route of mirror.routes) {
    if (route.access.kind === "session" || route.access.kind === "public") continue;
    const call = await unused(route.name, people.admin, calls.forAdmin);
    const reply = await send(people.admin, route, call, { "x-business-id": a.businessId });
    const expected = expectedStatus(route, "admin");
    if (reply.status !== expected) wrong.push(`${route.name} by admin: ${told(reply)}, and it had to be ${expected}`);
    if (!OF_ALL.has(route.name)) wrong.push(...leaks(route.name, textOf(reply), sentIn({ call }), "b"));
    wrong.push(...(await changes(route.name, ["b"])));
  }
  expect(wrong).toEqual([]);
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
  const wrong: string[] = [];
  for (const route of mirror.routes.filter(({ name }) => !WITHOUT_SELLER.has(name))) {
    const call = await unused(route.name, mirror.a.owner, calls.a);
    const reply = await send(call.as ?? mirror.a.owner, route, call);
    if (reply.status >= 300) wrong.push(`${route.name} by its owner: ${told(reply)}`);
    if (!OF_ALL.has(route.name)) wrong.push(...leaks(route.name, textOf(reply), sentIn({ call }), "b"));
    wrong.push(...(await changes(route.name, ["b"])));
  }
  expect(wrong).toEqual([]);
});

test("no frame of all this went to the other business's screens", async () => {
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

async function goodCalls(side: Side): Promise<Calls> {
  const made: Calls = {};
  for (const { name } of mirror.routes) made[name] = await goodCall(name, side);
  return made;
}

/** The caller who signs out everywhere must be a person whom no other test needs. */
async function strangersFor(kind: string): Promise<[Stranger, Caller][]> {
  const { people, a, b } = mirror;
  const nobody: [Stranger, Caller] = ["nobody", people.nobody];
  if (kind === "session" || kind === "public") return [nobody, ["owner of B", await b.make.newcomer()]];
  return [nobody, ["owner of B", people.stranger], ["limited staff", a.staff], ["partner", people.partner]];
}

function attempt(caller: Caller, route: Mirror["routes"][number], { call, headers }: Attempt): Promise<Reply> {
  return send(caller, route, call, headers);
}

function sentIn({ call, headers = {} }: { call: Call; headers?: Record<string, string> }): string {
  const { as: _, ...sent } = call;
  return JSON.stringify([sent, headers]);
}

const told = (reply: Reply) => `${reply.status} ${JSON.stringify(reply.body)}`;

function leaks(said: string, text: string, sent: string, of: "a" | "b"): string[] {
  return leaksIn(text, sent, traces[of]).map((trace) => `${said}: shows ${trace} of ${of}`);
}

async function changes(said: string, kept: string[]): Promise<string[]> {
  const found = await watch.changed();
  return kept.flatMap((side) => found[side as "a" | "b"].map((table) => `${said}: changed ${table} of ${side}`));
}
