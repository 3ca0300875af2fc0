// Which live events a person receives: those they could also read, and nothing else (D-2.3, D-15.3).
import { allows, type Grant } from "@mostrador/domain/ground/identity/permission.ts";
import type { LiveEvent } from "@mostrador/domain/kit/live-event.ts";

/** The room for one kind of event of one business. */
export function roomOf(businessId: string, name: string): string {
  return `${businessId} ${name}`;
}

/** The rooms of a business, and which of them this grant opens; none without a grant. */
export function roomsAt(
  events: readonly LiveEvent[],
  businessId: string,
  grant: Grant | null,
): { open: string[]; shut: string[] } {
  const rooms: ReturnType<typeof roomsAt> = { open: [], shut: [] };
  for (const { name, heardBy } of events) {
    rooms[grant && allows(grant, heardBy) ? "open" : "shut"].push(roomOf(businessId, name));
  }
  return rooms;
}
