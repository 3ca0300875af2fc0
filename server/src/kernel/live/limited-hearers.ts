// The sockets of limited people. They are in no room: each event is looked at for them first, in a transaction with
// their limits, and only arrives where its rows are within them.
import { isLimited } from "@mostrador/domain/ground/identity/limits.ts";
import type { Socket } from "socket.io";
import type { Principal, TenantCtx } from "../context.ts";
import { readTogether } from "../db/transaction.ts";
import type { Tx } from "../db/tx.ts";
import type { Log } from "../log.ts";
import { roomOf } from "./hearing.ts";
import type { NumberedEvent } from "./log.ts";

/** By the name of an event: the table of the row that each of these fields of its data names. */
export type EventRows = { readonly [event: string]: { readonly [field: string]: string } };

type Options = {
  rows: EventRows;
  tenantOf(principal: Principal, businessId: string): TenantCtx;
  log: Log;
};

/** Rows of earlier events stay known, so that a person learns when one leaves their reach. */
const MOST_KNOWN = 1_000;

export function isLimitedAt(principal: Principal, businessId: string): boolean {
  const membership = principal.memberships.find((each) => each.businessId === businessId);
  return membership !== undefined && isLimited(membership.limits);
}

export function createLimitedHearers({ rows, tenantOf, log }: Options) {
  /** By business, the sockets that asked for it, with the rooms that their rights open. */
  const hearers = new Map<string, Map<Socket, ReadonlySet<string>>>();
  /** Events of one business leave in their order. */
  const last = new Map<string, Promise<void>>();
  const known = new Map<string, Set<string>>();

  async function pass(businessId: string, { name, data, seq }: NumberedEvent): Promise<void> {
    const named = Object.entries(rows[name] ?? {}).flatMap(([field, table]) => {
      const id = (data as Record<string, unknown>)[field];
      return typeof id === "string" ? [{ table, id }] : [];
    });
    const people = Map.groupBy(hearers.get(businessId)?.keys() ?? [], principalId);
    for (const [userId, sockets] of people) {
      const listening = sockets.filter((socket) => hearers.get(businessId)?.get(socket)?.has(roomOf(businessId, name)));
      const [first] = listening;
      if (!first) continue;
      const ctx = tenantOf(first.data.principal as Principal, businessId);
      if (!(await reaches(ctx, `${userId} ${businessId}`, named))) continue;
      for (const socket of listening) socket.emit(name, data, seq);
    }
  }

  async function reaches(ctx: TenantCtx, person: string, named: { table: string; id: string }[]): Promise<boolean> {
    if (named.length === 0) return true;
    const seen = await readTogether(ctx, (tx) => Promise.all(named.map((row) => isWithin(tx, row))));
    const mine = known.get(person) ?? new Set();
    known.set(person, mine);
    const isWhole = seen.every(Boolean);
    const knew = named.some(({ id }) => mine.has(id));
    if (mine.size >= MOST_KNOWN) mine.clear();
    for (const { id } of named) isWhole ? mine.add(id) : mine.delete(id);
    return isWhole || knew;
  }

  return {
    enter(socket: Socket, businessId: string, open: readonly string[]): void {
      const sockets = hearers.get(businessId) ?? new Map();
      hearers.set(businessId, sockets.set(socket, new Set(open)));
    },
    leave(socket: Socket, businessId: string): void {
      const sockets = hearers.get(businessId);
      sockets?.delete(socket);
      if (sockets?.size === 0) hearers.delete(businessId);
    },
    leaveAll(socket: Socket): void {
      for (const businessId of [...hearers.keys()]) this.leave(socket, businessId);
    },
    /** After a change of their access. */
    forget(userId: string): void {
      for (const person of [...known.keys()]) if (person.startsWith(userId)) known.delete(person);
    },
    tell(businessId: string, event: NumberedEvent): void {
      if (!hearers.has(businessId)) return;
      const before = last.get(businessId) ?? Promise.resolve();
      const passed = before
        .then(() => pass(businessId, event))
        .catch((error: Error) => {
          log.warn({ error: error.message }, "an event could not be passed on to limited people");
          for (const socket of hearers.get(businessId)?.keys() ?? []) socket.emit("refetch");
        });
      last.set(businessId, passed);
      void passed.then(() => last.get(businessId) === passed && last.delete(businessId));
    },
  };
}

const principalId = (socket: Socket) => (socket.data.principal as Principal).userId;

/** A row that no longer exists hides nothing: its end is told. */
async function isWithin(tx: Tx, { table, id }: { table: string; id: string }): Promise<boolean> {
  const read = { name: `event-row-${table}`, text: `select 1 from "${table}" where id = $1` };
  const [within, there] = await Promise.all([tx.run(read, [id]), tx.unlimited.run(read, [id])]);
  return within.length > 0 || there.length === 0;
}
