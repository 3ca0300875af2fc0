// A business with everything in it and people limited in each way, a good call for each tried route, and what an answer
// shows of the rows beyond their limits.
import { UNLIMITED } from "@mostrador/domain/ground/identity/limits.ts";
import type { Limits } from "@mostrador/domain/ground/identity/schema.ts";
import type { Caller, Reply } from "../../server/test/caller.ts";
import { joinLimited } from "../../server/test/limited-person.ts";
import { startWithSandbox } from "../../server/test/start-sandbox-process.ts";
import { partOf } from "../part.ts";
import { textOf } from "../tenancy/crawl/traces.ts";
import type { Call } from "../world/call.ts";
import { goodCall } from "../world/calls.ts";
import { send } from "../world/request.ts";
import { startSide } from "../world/start-side.ts";
import { type Beyond, foundIn, markTexts, readBeyond } from "./beyond.ts";

export type LimitedPerson = { name: string; caller: Caller; limits: Limits; beyond: Beyond };
export type Scene = Awaited<ReturnType<typeof openScene>>;

const ANY_ID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/** One in `share` of the reads and of the writes is tried. */
export async function openScene(share: number) {
  const world = await startWithSandbox();
  const { product, sandbox } = world;
  await sandbox.fail({ statusesOff: true, pairRateLimit: 1_000 });
  const team = await product.person("Persona admin");
  await product.owner.query("update users set role = 'admin' where id = $1", [team.userId]);
  product.product.sessions.forget();
  const side = await startSide(product, sandbox, "ZQL7X", team);
  const branchId = await side.make.branch();
  const specialist = { businessId: side.businessId, branchId, name: "Cercana", whatsapp: side.make.digits() };
  const near = { branchId, specialistId: await side.post("/api/specialist", { specialist }) };
  const routes = product.product.routes.map(({ route }) => route).filter(({ access }) => access.kind === "member");
  const reads = routes.filter(({ method }) => method === "GET");
  const writes = routes.filter(({ method }) => method !== "GET");
  const [triedReads, triedWrites] = [partOf(reads, share), partOf(writes, share)];
  const calls: Record<string, Call> = {};
  for (const { name } of [...reads, ...triedWrites]) calls[name] = await goodCall(name, side);
  await markTexts(product.owner, side.businessId);
  const limits: Record<string, Limits> = {
    branches: { ...UNLIMITED, branchIds: [near.branchId] },
    agenda: { ...UNLIMITED, specialistId: near.specialistId },
    threads: { ...UNLIMITED, threads: "own" },
  };
  const people: LimitedPerson[] = [];
  limits.everything = { branchIds: [near.branchId], specialistId: near.specialistId, threads: "own" };
  for (const [name, each] of Object.entries(limits)) {
    const caller = await joinLimited(product, side, each);
    const who = { businessId: side.businessId, userId: caller.userId, limits: each };
    people.push({ name, caller, limits: each, beyond: await readBeyond(product.owner, who) });
  }
  return {
    world,
    side,
    near,
    people,
    calls,
    /** All of them, tried or not. */
    reads,
    writes,
    triedReads,
    triedWrites,
    close: () => world.close(),
  };
}

/** Settings of the business that name a branch or a specialist by their id, as the owner wrote them. */
const NAMED_BY_SETTINGS = /^audience\./;

/** What a reply has of the rows beyond the limits and the caller did not send. */
function leaks(said: string, reply: Reply, call: Call, beyond: Beyond): string[] {
  const found = foundIn(textOf(reply), JSON.stringify(call), beyond);
  const isSetting = (each: string) => NAMED_BY_SETTINGS.test(said) && /^(branches|specialists) .{36}$/.test(each);
  return found.filter((each) => !isSetting(each)).map((each) => `${said} (${reply.status}): ${each}`);
}

/** Every limited person makes the reads. */
export async function tryReads({ people, calls, triedReads }: Scene): Promise<string[]> {
  const wrong: string[] = [];
  for (const { name, caller, beyond } of people) {
    for (const route of triedReads) {
      const call = calls[route.name] as Call;
      const reply = await send(caller, route, call);
      if (reply.status >= 500) wrong.push(`${route.name} by ${name}: ${textOf(reply)}`);
      wrong.push(...leaks(`${route.name} by ${name}`, reply, call, beyond));
    }
  }
  return wrong;
}

/** These name a hidden row without reading or changing it. */
const NAMES_ONLY: Record<string, string> = {
  "audience.edit": "keeps what the row names already, as the screen sends it back",
};

/** The person with every limit makes the writes. */
export async function tryWrites({ people, calls, triedWrites }: Scene): Promise<string[]> {
  const wrong: string[] = [];
  const { caller, beyond } = people.at(-1) as LimitedPerson;
  for (const route of triedWrites) {
    const call = calls[route.name] as Call;
    const reply = await send(caller, route, call);
    if (reply.status >= 500) wrong.push(`${route.name}: ${textOf(reply)}`);
    const named = (JSON.stringify(call).match(ANY_ID) ?? []).filter((id) => beyond.ids.has(id));
    const isDone = reply.status < 300 && named.length > 0 && !NAMES_ONLY[route.name];
    if (isDone) wrong.push(`${route.name} was carried out for ${named.map((id) => `${beyond.ids.get(id)} ${id}`)}`);
    wrong.push(...leaks(route.name, reply, call, beyond));
  }
  return wrong;
}
