// Makes changed calls from calls that would succeed (G4). Request number `index` of a seed has its own random numbers,
// so each one can be repeated alone.
import { DEFAULT_RULES } from "@mostrador/domain/growth/reservations/settings.ts";
import type { Route, TakenFile } from "@mostrador/domain/kit/route.ts";
import type { Caller } from "../../server/test/caller.ts";
import { chance, SEED } from "../seed.ts";
import { OF_ALL } from "../tenancy/crawl/of-all.ts";
import type { Call } from "../world/call.ts";
import { goodCall } from "../world/calls.ts";
import type { Mirror } from "../world/mirror.ts";
import { send } from "../world/request.ts";
import type { Side } from "../world/side.ts";
import { openClient, type RawRequest, requestText } from "./http-request.ts";
import { type Draft, type Ground, mutate, rawMark } from "./mutate.ts";
import { RAW } from "./strange-values.ts";
import { wrongWith } from "./verdict.ts";

export type FuzzReport = {
  problems: string[];
  /** How often each status was answered: without any 2xx the requests were refused too early. */
  statuses: Record<number, number>;
  /** Routes that accepted at least one changed call. */
  taken: Set<string>;
  p99Ms: number;
};

const AT_ONCE = 6;

/** Makes requests `from` to `from + count` of this run's seed. */
export async function fuzz(mirror: Mirror, count: number, from = 0): Promise<FuzzReport> {
  // the contact of a side gets more messages than WhatsApp's limit allows
  await mirror.sandbox.fail({ pairRateLimit: 1_000_000 });
  const client = openClient(mirror.product.url);
  const found: FuzzReport = { problems: [], statuses: {}, taken: new Set(), p99Ms: 0 };
  const times: number[] = [];
  const ids = idsOf(mirror.b);
  /** Ids that this side sent itself; answers may contain them. */
  const said = new Set<string>();
  const kept = new Map<string, ReusableCall>();
  const methodsOf = (path: string) => mirror.routes.filter((route) => route.path === path).map(({ method }) => method);
  let next = from;
  const worker = async () => {
    for (let index = next++; index < from + count; index = next++) {
      const dice = chance((SEED ^ Math.imul(index + 1, 0x9e3779b1)) >>> 0);
      const route = mirror.routes[index % mirror.routes.length] as Route;
      const call = await keptCall(kept, route, mirror.a);
      const { request, changes } = await makeRequest(mirror, call, {
        route,
        // the team may change any business
        foreignIds: call.as === mirror.a.team ? OF_NOBODY : ids,
        methods: methodsOf(route.path),
        chance: dice,
      });
      for (const id of ids) if (carries(request, id)) said.add(id);
      const foreign = OF_ALL.has(route.name) ? [] : [mirror.b.mark, ...ids].filter((mark) => !said.has(mark));
      const told = () => `SEED=${SEED} FUZZ=${index} ${route.name} (${changes.join(", ")}): ${requestText(request)}`;
      try {
        const answer = await client.send(request);
        times.push(answer.ms);
        found.statuses[answer.status] = (found.statuses[answer.status] ?? 0) + 1;
        if (answer.status < 300) {
          found.taken.add(route.name);
          // the row that it names may be used up
          if (route.method !== "GET") kept.delete(route.name);
        }
        const wrong =
          request.method === "HEAD" && answer.status < 500 ? null : wrongWith(answer, foreign, requestText(request));
        if (wrong) found.problems.push(`${told()}\n    ${wrong}`);
      } catch (error) {
        found.problems.push(`${told()}\n    ${(error as Error).message}`);
      }
    }
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
  } finally {
    client.close();
  }
  await takeBack(mirror.a);
  found.p99Ms = times.sort((a, b) => a - b)[Math.ceil(times.length * 0.99) - 1] ?? 0;
  return found;
}

/** The routes that do not accept a good call any more. */
export async function refusedNow(mirror: Mirror, routes: readonly Route[]): Promise<string[]> {
  const refused: string[] = [];
  for (const route of routes) {
    const call = await goodCall(route.name, mirror.a);
    const answer = await send(call.as ?? mirror.a.owner, route, call);
    if (answer.status >= 300 || answer.body === null || answer.body === undefined)
      refused.push(`${route.name}: ${answer.status} ${JSON.stringify(answer.body)}`);
  }
  return refused;
}

const OF_NOBODY = ["01990000-0000-7000-8000-00000000dead"];

type ReusableCall = { call: Promise<Call>; left: number };

/** A good call is used several times: creating people and rows for each would take longer than the tests. */
function keptCall(kept: Map<string, ReusableCall>, route: Route, side: Side): Promise<Call> {
  const known = kept.get(route.name);
  if (known && known.left-- > 0) return known.call;
  const call = callOnSpareRows(route, side);
  kept.set(route.name, { call, left: 3 });
  return call;
}

/** Successful edits would break the next calls, so they get their own rows. */
async function callOnSpareRows(route: Route, side: Side): Promise<Call> {
  const call = await goodCall(route.name, side).catch(async () => {
    await takeBack(side);
    return goodCall(route.name, side);
  });
  const spare = SPARE[route.name];
  return spare ? { ...call, params: { id: await spare(side) } } : call;
}

/** What a changed call can do to all the next calls of a side. */
async function takeBack(side: Side): Promise<void> {
  await liftHolds(side);
  await switchOn(side);
  await openBookingPage(side);
}

/** Its settings decide whether a stranger may book at all. */
async function openBookingPage({ owner, businessId }: Side): Promise<void> {
  const settings = { ...DEFAULT_RULES, isOn: true, noticeHours: 0, daysAhead: 180 };
  await owner.put("/api/reservation-settings", { businessId, settings });
}

/** A feature that is off refuses all its calls. */
async function switchOn({ team, businessId }: Side): Promise<void> {
  const { body } = await team.get("/api/admin/feature");
  for (const { key } of body.data as { key: string }[]) {
    await team.put(`/api/admin/feature/${key}`, { isOn: true });
    await team.put(`/api/admin/business/${businessId}/feature/${key}`, { isOn: null });
  }
}

/** A legal hold on the whole business blocks the deletes and merges of the next calls. */
async function liftHolds({ owner, businessId }: Side): Promise<void> {
  const { body } = await owner.get(`/api/privacy/hold?businessId=${businessId}`);
  const whole = (body.data as { _id: string; client: object | null }[]).filter(({ client }) => client === null);
  for (const { _id } of whole) await owner.delete(`/api/privacy/hold/${_id}`);
}

const SPARE: Record<string, (side: Side) => Promise<string>> = {
  "branch.edit": ({ make }) => make.branch(),
  "specialist.edit": ({ make }) => make.specialist(),
  "service.edit": ({ make }) => make.service(),
  "block.edit": ({ make }) => make.block(),
  "channel.edit": ({ make }) => make.channel(),
};

async function makeRequest({ a, product }: Mirror, call: Call, ground: Ground) {
  const { route, chance: dice } = ground;
  const draft: Draft = {
    method: route.method,
    path: route.path.split("/").map((part) => (part.startsWith(":") ? (call.params?.[part.slice(1)] ?? part) : part)),
    query: Object.entries(call.query ?? {}),
    headers: { "content-type": "application/json" },
    body: route.method === "GET" ? undefined : structuredClone(call.body ?? {}),
  };
  const callers: Caller[] = [call.as ?? a.owner, product.anonymous, a.staff];
  const caller = callers[Math.max(0, dice.below(20) - 17)] as Caller;
  if (caller.cookie) draft.headers.cookie = caller.cookie;
  // in the browser's format: without it, an odd id would be refused before its row is looked up
  if (dice.below(3) > 0 && route.access.kind !== "session") draft.headers["x-business-id"] = a.businessId;
  const changes: string[] = [];
  for (let more = 1 + dice.below(3); more > 0; more -= 1) {
    changes.push(mutate(draft, ground));
  }
  return { request: written(draft, route), changes };
}

function written({ method, path, query, headers, body, bytes }: Draft, { file }: Route): RawRequest {
  const encode = (text: string) => encodeURIComponent(text.toWellFormed());
  const parts = path.map((part) => (part.startsWith("@") ? part.slice(1) : encode(part)));
  const asked = query.map(([name, value]) => `${encode(name)}=${encode(value)}`).join("&");
  const target = `${parts.join("/")}${asked ? `?${asked}` : ""}`.slice(0, 12_000);
  if (body === undefined) return { method, target, headers };
  if (file && isObject(body)) return { method, target, headers: { ...headers, ...FORM }, body: formOf(file, body) };
  let text = JSON.stringify(body) ?? "";
  for (const [index, raw] of RAW.entries()) text = text.replaceAll(`"${rawMark(index)}"`, () => raw);
  return { method, target, headers, body: bytes ? bytes(text) : text };
}

const FORM = { "content-type": "multipart/form-data; boundary=fuzz" };

/** A form in the browser's format: names and values unchanged, whatever they contain. */
function formOf({ field }: TakenFile, body: Record<string, unknown>): Buffer {
  const parts = Object.entries(body).map(([name, value]) => {
    const text = typeof value === "string" ? value : (JSON.stringify(value) ?? "");
    const about = `--fuzz\r\ncontent-disposition: form-data; name="${name.toWellFormed()}"`;
    return name === field
      ? [Buffer.from(`${about}; filename="foto.png"\r\n\r\n`), Buffer.from(text, "base64")]
      : [Buffer.from(`${about}\r\n\r\n${text.toWellFormed()}`)];
  });
  const lines = parts.map((part) => Buffer.concat([...part, Buffer.from("\r\n")]));
  return Buffer.concat([...lines, Buffer.from("--fuzz--\r\n")]);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function carries({ target, headers, body }: RawRequest, mark: string): boolean {
  return `${target} ${JSON.stringify(headers)} ${body?.toString("utf8") ?? ""}`.includes(mark);
}

function idsOf(side: Side): string[] {
  const { businessId, branchId, specialistId, serviceId, contactId, appointmentId, blockId, assistantId } = side;
  const { channelId, templateId, threadId, messageId, owner } = side;
  const ids = [businessId, branchId, specialistId, serviceId, contactId, appointmentId, blockId, assistantId];
  return [...ids, channelId, templateId, threadId, messageId, owner.userId];
}
