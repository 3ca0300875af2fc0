// Each reference of a call of A is exchanged for one of B: an id, a number, a code. It must read like one that nobody has.
import type { Route } from "@mostrador/domain/kit/route.ts";
import type { Caller, Reply } from "../../../server/test/caller.ts";
import type { Call } from "../../world/call.ts";
import { send } from "../../world/request.ts";
import { type Crawl, sentIn, told } from "./crawl.ts";
import { EXCEPTIONS, PLACES } from "./exceptions.ts";
import { type Attempt, keyReferences, put, variantsOf } from "./references.ts";
import { textOf, toldBy } from "./traces.ts";

/** `seen`: the places of all references. `nameless`: calls without any. */
export async function exchangeNames(crawl: Crawl) {
  const { a, b } = crawl.mirror;
  const wrong: string[] = [];
  const seen = new Set<string>();
  const nameless: string[] = [];
  for (const route of crawl.guarded) {
    const [good, other] = [crawl.calls.a[route.name] as Call, crawl.calls.b[route.name] as Call];
    const caller = crawl.callerOf(route.access.kind, good);
    const variants = variantsOf(route, good, other, a.businessId, b.businessId);
    if (variants.length === 0) nameless.push(route.name);
    for (const { at, what, foreign, missing } of variants) {
      const place = `${route.name} ${at}`;
      seen.add(place);
      const [reply, ofNothing] = [await attempt(caller, route, foreign), await attempt(caller, route, missing)];
      const said = `${route.name}: ${what}`;
      const [heard, expected] = [toldBy(reply, sentIn(foreign)), toldBy(ofNothing, sentIn(missing))];
      wrong.push(...crawl.leaks(said, textOf(reply), sentIn(foreign), "b"));
      if (heard !== expected && !PLACES[place]) wrong.push(`${said}: ${heard}, but of nothing ${expected}`);
      const status = (EXCEPTIONS[place] ?? PLACES[place])?.status ?? 404;
      if (reply.status !== status) wrong.push(`${said}: ${heard}, and it had to be ${status}`);
    }
    // one comparison for all references of a call: comparing every table costs more than the calls
    wrong.push(...(await crawl.changes(`${route.name} with a name exchanged`, ["a", "b"])));
  }
  return { wrong, seen, nameless };
}

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

/** `tried`: how many numbers and codes. */
export async function exchangeKeys(crawl: Crawl) {
  const { mirror, calls } = crawl;
  const wrong: string[] = [];
  const marks = [mirror.a.mark, mirror.b.mark];
  let tried = 0;
  for (const route of crawl.guarded.filter(({ name }) => !NO_KEYS.has(name))) {
    const [good, other] = [calls.a[route.name] as Call, calls.b[route.name] as Call];
    const keys = keyReferences(good, other, marks);
    tried += keys.length;
    for (const { at, foreign } of keys) {
      const said = `${route.name}: ${at.join(".")} of B`;
      const backwards = [...foreign].reverse().join("");
      const caller = crawl.callerOf(route.access.kind, good);
      const [call, missing] = [put(good, at, foreign), put(good, at, backwards)];
      const [reply, ofNothing] = [await send(caller, route, call), await send(caller, route, missing)];
      wrong.push(...crawl.leaks(said, textOf(reply), sentIn({ call }), "b"));
      const mustBeAlike = route.method === "GET" || ofNothing.status >= 400;
      if (mustBeAlike && told(reply) !== told(ofNothing)) {
        wrong.push(`${said}: ${told(reply)}, but of nothing ${told(ofNothing)}`);
      }
    }
    if (keys.length > 0) wrong.push(...(await crawl.changes(`${route.name} with a key of B`, ["b"])));
  }
  return { wrong, tried };
}

function attempt(caller: Caller, route: Route, { call, headers }: Attempt): Promise<Reply> {
  return send(caller, route, call, headers);
}
