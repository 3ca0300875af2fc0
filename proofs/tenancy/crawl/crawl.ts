// Two businesses that mirror each other with a good call for each tried route, and what every way of trying needs: who
// calls, what an answer reveals, and which rows changed.
import type { Route } from "@mostrador/domain/kit/route.ts";
import { expect } from "vitest";
import type { Caller, Reply } from "../../../server/test/caller.ts";
import { consent } from "../../../server/test/providers/google.ts";
import { signInAtFacebook, signUpAtMeta } from "../../../server/test/providers/meta.ts";
import { partOf } from "../../part.ts";
import { business } from "../../world/bodies.ts";
import type { Call } from "../../world/call.ts";
import { goodCall } from "../../world/calls.ts";
import { startMirror } from "../../world/mirror.ts";
import type { Side } from "../../world/side.ts";
import { watchRows } from "../watch-rows.ts";
import { listenAs } from "./listening.ts";
import { leaksIn, tracesOf } from "./traces.ts";

export type Crawl = Awaited<ReturnType<typeof startCrawl>>;
type Calls = Record<string, Call>;

/** Tries one in `share` of the routes. */
export async function startCrawl(share: number) {
  const mirror = await startMirror();
  const { a, b, product, people } = mirror;
  const routes = partOf(mirror.routes, share);
  // An owner of two businesses may name a row alone: the product looks up which of the two has it.
  const second = await a.owner.post("/api/business", { business: business(a.mark) });
  expect(second.status).toBe(201);
  const rooms = [a.businessId, b.businessId];
  const sockets = {
    a: await listenAs(a.owner, rooms),
    b: await listenAs(b.owner, rooms),
    staff: await listenAs(a.staff, rooms),
  };
  /** Made before the tests, so that no row changes on its own meanwhile. */
  const calls = { a: await goodCalls(routes, a), b: await goodCalls(routes, b), forAdmin: await goodCalls(routes, a) };
  // the caller who returns with a permission must have been sent for it
  const given = await consent(people.admin, a.googleEmail, a.businessId);
  calls.forAdmin["googleCalendar.authorize"] = { body: { businessId: a.businessId, ...given } };
  await mirror.holdPlanned();
  const watch = await watchRows(product, mirror);
  await watch.settle();
  const traces = { a: await tracesOf(product, a, watch.tables), b: await tracesOf(product, b, watch.tables) };
  return {
    mirror,
    watch,
    sockets,
    calls,
    traces,
    /** Those that this run tries. */
    routes,
    /** A public call shows its data to the holder of the link: `payments/link` proves how little that is. */
    guarded: routes.filter(({ access }) => access.kind !== "public"),
    /** An owner tries the calls of the team alone, because an admin can open any business. */
    callerOf: (kind: string, good: Call): Caller =>
      kind === "admin" || good.as === a.team ? a.owner : (good.as ?? a.owner),
    leaks: (said: string, text: string, sent: string, of: "a" | "b"): string[] =>
      leaksIn(text, sent, traces[of]).map((trace) => `${said}: shows ${trace} of ${of}`),
    /** The tables of these sides that changed since the last look. */
    async changes(said: string, kept: ("a" | "b")[]): Promise<string[]> {
      const found = await watch.changed();
      return kept.flatMap((side) => found[side].map((table) => `${said}: changed ${table} of ${side}`));
    },
    /** Makes a new call for routes that use up their data at the first call. */
    async unused(name: string, caller: Caller, made: Calls): Promise<Call> {
      if (/^(?:order.payment|privacyNotice.publish|staffNumber\..*|testNumber\..*)$/.test(name))
        return goodCall(name, a);
      const { businessId, make } = a;
      if (name === "channel.endFacebook") {
        const back = await signInAtFacebook(caller, { form: { newPage: `Página ${make.digits()}` } }, businessId);
        return { body: { signIn: { businessId, code: back.code, state: back.state } } };
      }
      if (name !== "channel.endSignUp") return made[name] as Call;
      const { code, state } = await signUpAtMeta(caller, { phone: `22${make.digits().slice(-8)}` }, businessId);
      return { body: { signUp: { businessId, code, state } } };
    },
    async close(): Promise<void> {
      for (const socket of Object.values(sockets)) socket.close();
      await mirror.close();
    },
  };
}

async function goodCalls(routes: readonly Route[], side: Side): Promise<Calls> {
  const made: Calls = {};
  for (const { name } of routes) made[name] = await goodCall(name, side);
  return made;
}

export function sentIn({ call, headers = {} }: { call: Call; headers?: Record<string, string> }): string {
  const { as: _, ...sent } = call;
  return JSON.stringify([sent, headers]);
}

export const told = (reply: Reply) => `${reply.status} ${JSON.stringify(reply.body)}`;
