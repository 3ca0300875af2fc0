// Decides which events of one business are read in sequence and which in parallel: events of one person stay together
// and in order, whatever id names the person.
import { canonicalWaId } from "@mostrador/domain/business/contacts/phone.ts";
import type { NumberEvent } from "../../../../../providers/messaging/webhook/port.ts";

/** For each business. A contact is always in the same strand, so that a strand can be locked. */
export const STRANDS = 8;

/** `turn` 1 waits for everything that was written; `strand` is 0 to 7. */
export type Strand<Event> = { turn: 0 | 1; strand: number; events: Event[] };

/** Within a strand the events keep their order. */
export function strandsOf<Event extends { event: NumberEvent }>(events: readonly Event[]): Strand<Event>[] {
  const same = sameAs(events.map(({ event }) => namesOf(event)));
  const strands = new Map<string, Strand<Event>>();
  for (const each of events) {
    const turn = isWritten(each.event) ? 0 : 1;
    const strand = hashOf(same(namesOf(each.event)[0] ?? "")) % STRANDS;
    const key = `${turn} ${strand}`;
    const known = strands.get(key) ?? { turn, strand, events: [] };
    strands.set(key, known);
    known.events.push(each);
  }
  return [...strands.values()];
}

/** The others change messages, report on them, or say that all of them came. */
function isWritten({ type }: NumberEvent): boolean {
  return type === "message" || type === "echo" || type === "old-message" || type === "handover";
}

/** All names of the event's subject; at least one. */
function namesOf(event: NumberEvent): string[] {
  if ("person" in event) {
    const { waId, userId, changedTo, changedUserId } = event.person;
    const phones = [waId, changedTo].flatMap((phone) => (phone ? [canonicalWaId(phone)] : []));
    return [...phones, ...[userId, changedUserId].flatMap((id) => id ?? [])];
  }
  if ("userId" in event) return [event.userId];
  if ("targetId" in event) return [event.targetId];
  if (event.type === "status") return [event.reference ?? event.providerId];
  return [event.type];
}

/** The smallest name of all that are connected with one. */
function sameAs(groups: string[][]): (name: string) => string {
  const parents = new Map<string, string>();
  const rootOf = (name: string): string => {
    const parent = parents.get(name);
    return parent === undefined ? name : rootOf(parent);
  };
  for (const [first, ...others] of groups) {
    for (const other of first === undefined ? [] : others) {
      const [a, b] = [rootOf(first as string), rootOf(other)].sort() as [string, string];
      if (a !== b) parents.set(b, a);
    }
  }
  return rootOf;
}

/** FNV-1a. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}
