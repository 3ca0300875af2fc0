// What the short and the long proof of the matrix share: the two mirrored businesses, every tested caller, and how one
// of them makes a call.

import { io } from "socket.io-client";
import type { Caller, Reply } from "../../server/test/caller.ts";
import { consent } from "../../server/test/providers/google.ts";
import { signInAtFacebook, signUpAtMeta } from "../../server/test/providers/meta.ts";
import { permissionOf } from "../../server/test/shops/paying-shop.ts";
import { partOf } from "../part.ts";
import { SOCKET_CALLS } from "../tenancy/crawl/socket-calls.ts";
import type { Call } from "../world/call.ts";
import { goodCall } from "../world/calls.ts";
import { type Mirror, startMirror } from "../world/mirror.ts";
import { newDevice } from "../world/new-device.ts";
import { send } from "../world/request.ts";
import { nameOf, ROLES } from "./grants.ts";
import { expected, MATRIX, type Role } from "./matrix.ts";
import { gatherPeople } from "./people.ts";

const AT_ONCE = 8;
const MOST_TOLD = 100;

export type Trial = Awaited<ReturnType<typeof startTrial>>;

/** The calls of one in `share` of the routes are made. */
export async function startTrial(share: number) {
  const mirror = await startMirror();
  const people = await gatherPeople(mirror);
  /** Good calls for callers who are refused: a refusal uses up no row. */
  const spare = new Map<string, Call>();
  const routes = partOf(mirror.routes, share);
  for (const { name } of routes) spare.set(name, await goodCall(name, mirror.a));
  const trial = { mirror, people };

  /** Every role makes each of the calls; with a `sample`, those that it draws. */
  const compareRoutes = async (sample?: Sample) => {
    const differences: string[] = [];
    let cells = 0;
    for (const [index, role] of ROLES.entries()) {
      // a guard that is missing completely shows in a few cells
      if (differences.length > MOST_TOLD) break;
      const caller = await people.of(role);
      const { rows: sessions } = await mirror.product.owner.query("select * from sessions where user_id = $1", [
        caller.userId || null,
      ]);
      const compare = async (name: string) => {
        const route = mirror.routes.find((each) => each.name === name) as Mirror["routes"][number];
        const wanted = expected(role, MATRIX[name] ?? "owner");
        const call = wanted === 200 ? await freshCall(trial, name, caller) : (spare.get(name) as Call);
        const answer = await send(claiming(mirror, caller), route, call);
        cells += 1;
        if (classOf(answer) !== wanted) {
          differences.push(`${nameOf(role)}, ${name}: ${answer.status} ${answer.body?.message}, and not ${wanted}`);
        }
        if (wanted === 200) await undo(trial, name, caller, sessions);
      };
      const isTried = (name: string, at: number) => !sample || isDrawn(sample, role, name, { at, index });
      const [opened, refused] = halves(role, routes.map(({ name }) => name).filter(isTried));
      await someAtOnce(refused, compare);
      for (const name of opened) await compare(name);
    }
    console.log(`${cells} cells of ${ROLES.length} roles and ${routes.length} routes, ${differences.length} differ`);
    return { cells, differences };
  };
  return { ...trial, routes, spare, compareRoutes };
}

/**
 * A part of the answers, another one for each `from`. A role without a list makes every call that is refused to it. Each
 * open call is made by one of these roles, and by one limited member whose list opens it. Each limited member makes one in
 * `share` of the other calls, and each list tries different ones.
 */
type Sample = { share: number; from: number };

function isDrawn(
  { share, from }: Sample,
  role: Role,
  name: string,
  { at, index }: { at: number; index: number },
): boolean {
  const isNamed = typeof role === "string";
  const isOpener = (each: Role) =>
    isNamed ? typeof each === "string" && expected(each, MATRIX[name] ?? "owner") === 200 : isOpenedByList(each, name);
  const openers = ROLES.filter(isOpener);
  if (openers.includes(role)) return openers[(Math.floor(from / share) + at) % openers.length] === role;
  return isNamed || (at + index + Math.floor(from / share)) % share === 0;
}

/** Refused calls change nothing, so several run at once. */
export async function someAtOnce<T>(all: readonly T[], ask: (one: T) => Promise<void>): Promise<void> {
  for (let at = 0; at < all.length; at += AT_ONCE) await Promise.all(all.slice(at, at + AT_ONCE).map(ask));
}

/** Whether the entries of its list open it. */
function isOpenedByList(role: Role, name: string): boolean {
  if (typeof role === "string") return false;
  const who = MATRIX[name] ?? "owner";
  return typeof who === "object" && expected(role, who) === 200;
}

/** The calls that the table opens to this role, and the others. */
function halves(role: Role, names: string[]): [string[], string[]] {
  const isOpen = (name: string) => expected(role, MATRIX[name] ?? "owner") === 200;
  return [names.filter(isOpen), names.filter((name) => !isOpen(name))];
}

/** Every caller names the business of the rows in the header: that alone must open nothing. */
export function claiming(mirror: Mirror, caller: Caller): Caller {
  return Object.create(caller, {
    send: {
      value: (method: string, path: string, body?: unknown) =>
        Reflect.apply(caller.send, caller, [method, path, body, { "x-business-id": mirror.a.businessId }]),
    },
  });
}

/**
 * A call on the rows of the business. Where it is about its caller, it is on their own rows: they join a third
 * business.
 */
export async function freshCall(
  { mirror, people }: Pick<Trial, "mirror" | "people">,
  name: string,
  caller: Caller,
): Promise<Call> {
  if (name === "session.revokeAll" || name === "session.endOthers") return { body: {} };
  // a permission of Mercado Pago must come from the session that requested it
  if (name === "mercadoPago.connect") {
    const { businessId } = mirror.a;
    return { body: { businessId, ...(await permissionOf(claiming(mirror, caller), businessId)) } };
  }
  if (name === "googleCalendar.authorize") {
    // the caller who returns with a permission must have been sent for it
    const { businessId, googleEmail } = mirror.a;
    return { body: { businessId, ...(await consent(caller, googleEmail, businessId)) } };
  }
  // another session of the caller, inserted directly: a hundred sign-ins would take longer than everything else
  if (name === "session.end") {
    const made = `insert into sessions (id, user_id, token, expires_at)
      values (uuidv7(), $1, uuidv7()::text, now() + interval '1 day') returning id`;
    const { rows } = await mirror.product.owner.query(made, [claiming(mirror, caller).userId]);
    return { params: { id: rows[0].id } };
  }
  // only its owner can remove a browser
  if (name === "device.remove") {
    const body = { device: await newDevice(mirror.sandbox) };
    return { params: { id: (await claiming(mirror, caller).post("/api/device", body)).body.data._id } };
  }
  // a code works only for the caller who requested it
  if (name === "staffNumber.prove") {
    const { businessId, make } = mirror.a;
    return { body: { staffNumber: { businessId, code: await make.staffCode(claiming(mirror, caller)) } } };
  }
  // the author of a note removes it
  if (name === "thread.deleteNote") {
    const path = `/api/thread/${mirror.a.threadId}/notes`;
    const { status, body } = await claiming(mirror, caller).post(path, { note: { text: "Nota de quien la borra" } });
    if (status === 201) return { params: { id: body.data._id } };
  }
  if (name === "channel.endSignUp") {
    // as above: only the session that started it can finish it
    const { businessId, make } = mirror.a;
    const back = await signUpAtMeta(caller, { phone: `22${make.digits().slice(-8)}` }, businessId);
    return { body: { signUp: { businessId, code: back.code, state: back.state } } };
  }
  if (name === "channel.endFacebook") {
    const { businessId, make } = mirror.a;
    const form = { newPage: `Página ${make.digits()}` };
    const back = await signInAtFacebook(caller, { form }, businessId);
    return { body: { signIn: { businessId, code: back.code, state: back.state } } };
  }
  if (name === "business.claim") {
    const { businessId } = people.host;
    const asked = { invitation: { businessId, role: "owner", access: "full", permissions: [] } };
    const { code } = (await mirror.a.team.post("/api/invitation", asked)).body.data;
    return { params: { id: businessId }, body: { userId: claiming(mirror, caller).userId, code } };
  }
  if (MAKES_PARTNER.has(name)) {
    const { body } = await goodCall(name, mirror.a);
    // the team registers one without people: nobody of it may belong to one
    const userId = caller === mirror.people.admin ? undefined : caller.userId;
    if (name === "partner.createWithStripe") return { body: { ...body, userId } };
    return { body: { partner: { ...(body?.partner as object), userId } } };
  }
  if (name !== "user.join") return goodCall(name, mirror.a);
  const { owner, businessId } = people.host;
  const asked = { invitation: { businessId, access: "limited", permissions: [] } };
  const { code } = (await owner.post("/api/invitation", asked)).body.data;
  return { params: { id: caller.userId }, body: { businessId, code } };
}

/** The caller becomes the first person of a new partner. */
const MAKES_PARTNER = new Set(["partner.create", "partner.createWithStripe"]);

/** Restores what a call takes from its own caller. */
async function undo(
  { mirror, people }: Pick<Trial, "mirror" | "people">,
  name: string,
  caller: Caller,
  sessions: object[],
): Promise<void> {
  const { owner, product } = mirror.product;
  if (name === "session.revokeAll") {
    // a hundred sign-ins would take longer than everything else
    const again = "insert into sessions select * from json_populate_recordset(null::sessions, $1)";
    await owner.query(again, [JSON.stringify(sessions)]);
    product.sessions.forget();
  } else if (name === "user.join" || name === "business.claim") {
    const values = [caller.userId, people.host.businessId, people.host.owner.userId];
    await owner.query("delete from memberships where user_id = $1 and business_id = $2 and user_id <> $3", values);
    product.sessions.forget();
  } else if (MAKES_PARTNER.has(name)) {
    const { userId } = caller;
    await owner.query("delete from partners p using partner_people o where o.partner_id = p.id and o.user_id = $1", [
      userId,
    ]);
    const isPartner = userId === mirror.people.partner.userId;
    if (!isPartner) await owner.query("update users set role = 'user' where id = $1 and role = 'partner'", [userId]);
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

export function classOf({ status }: Reply): number {
  return status >= 200 && status < 300 ? 200 : status;
}

export async function say(mirror: Mirror, caller: Caller, name: string): Promise<number | string> {
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
    const answer = await socket.emitWithAck(name, SOCKET_CALLS[name]?.(mirror.a));
    if (answer.success) return 200;
    return SAID[answer.message] ?? answer.message;
  } finally {
    socket.disconnect();
  }
}

/** Sockets have no status: the text says which refusal it is. */
const SAID: Record<string, number> = { "No se encontró el registro": 404, "No tienes permiso para hacer esto": 403 };
