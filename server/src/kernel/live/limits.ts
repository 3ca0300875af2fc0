// Limits what one screen, business, person and address may ask over sockets. A person at work stays far below them; a
// program that does not is refused in words first, and then cut off.
import type { IncomingMessage } from "node:http";
import { createBudget } from "../edge/budget.ts";

/** Events that one socket may send; more are answered with a refusal. */
const OF_A_SOCKET = { burst: 40, perSecond: 20 };
/** Requests that all sockets together may make for one business. */
const OF_A_BUSINESS = { burst: 100, perSecond: 50 };
/** Packets of any kind on one connection: beyond this it is cut. */
const OF_A_LINE = { burst: 300, perSecond: 60 };
/** Connections that one session may open; without a session of ours, one network. */
const OF_A_CALLER = { burst: 60, perSecond: 2 };
/** Open at the same time: screens of a person, connections of a network (an office, or a forgotten TRUSTED_PROXIES). */
const MOST_OF_A_PERSON = 40;
const MOST_OF_A_NETWORK = 500;

/** The part of an engine's connection that is needed here. */
type Line = {
  request: IncomingMessage;
  on(event: "packet", listener: () => void): unknown;
  once(event: "close", listener: () => void): unknown;
};

export type Limits = ReturnType<typeof createLimits>;

/** `isOn`: off where all load comes from one place on purpose. */
export function createLimits(isOn: boolean, networkOf: (request: IncomingMessage) => string) {
  const callers = createBudget(OF_A_CALLER);
  const businesses = createBudget(OF_A_BUSINESS);
  const networks = createCount();
  const people = createCount();
  return {
    /** Called before a connection is opened. `session`: the signed key of one, even an expired one. */
    admits(request: IncomingMessage, session: string | null): boolean {
      if (!isOn) return true;
      const network = networkOf(request);
      return networks.of(network) < MOST_OF_A_NETWORK && callers.take(session ?? network);
    },
    /** Counts an open connection until it closes, and cuts it when it floods us. */
    watch(line: Line): void {
      if (!isOn) return;
      networks.add(networkOf(line.request), line);
      const budget = createBudget(OF_A_LINE);
      // at once: a negotiated close would keep reading incoming packets
      line.on("packet", () => void (budget.take("") || line.request.socket.destroy()));
    },
    /** Counts one more screen of this person until its connection closes; false when there are too many. */
    enters(userId: string, line: Line): boolean {
      if (isOn && people.of(userId) >= MOST_OF_A_PERSON) return false;
      people.add(userId, line);
      return true;
    },
    /** For one socket: whether it may ask something now. */
    createSocketBudget() {
      const budget = createBudget(OF_A_SOCKET);
      return { take: () => !isOn || budget.take("") };
    },
    /** Whether a member may now ask something for this business. */
    mayAskFor: (businessId: string) => !isOn || businesses.take(businessId),
  };
}

/** Counts open connections by key. */
function createCount() {
  const open = new Map<string, number>();
  const of = (key: string) => open.get(key) ?? 0;
  return {
    of,
    add(key: string, line: Line): void {
      open.set(key, of(key) + 1);
      line.once("close", () => {
        if (of(key) > 1) open.set(key, of(key) - 1);
        else open.delete(key);
      });
    },
  };
}
