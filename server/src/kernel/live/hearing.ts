// What a person is told of as it happens: what they could read, and nothing else (D-2.3, D-15.3). Even the id of a row says
// that there is one and when it changed.
import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import { allows } from "@mostrador/domain/ground/identity/permission.ts";
import type { Membership } from "@mostrador/domain/ground/identity/schema.ts";
import { type Access, access } from "@mostrador/domain/kit/route.ts";
import type { LiveEvent } from "./announce.ts";

type EventName = LiveEvent["name"];

/** As the calls that read those rows. */
export const HEARD_BY: Record<EventName, Extract<Access, { kind: "member" }>> = {
  new_message: access.view(PAGE.chat),
  thread_changed: access.view(PAGE.chat),
  appointment_changed: access.view(PAGE.agenda, PAGE.contactos, PAGE.chat),
  contact_changed: access.view(PAGE.contactos, PAGE.agenda, PAGE.chat),
  assistant_changed: access.view(PAGE.asistentes, PAGE.principal, PAGE.chat),
  channel_changed: access.view(PAGE.integraciones, PAGE.chat, PAGE.asistentes),
};

/** Where one kind of event of one business is told. */
export function roomOf(businessId: string, name: string): string {
  return `${businessId} ${name}`;
}

/** The rooms of a business, and which of them this grant opens; none without a grant. */
export function roomsAt(businessId: string, grant: Membership | null): { open: string[]; shut: string[] } {
  const rooms: ReturnType<typeof roomsAt> = { open: [], shut: [] };
  for (const [name, reader] of Object.entries(HEARD_BY)) {
    rooms[grant && allows(grant, reader) ? "open" : "shut"].push(roomOf(businessId, name));
  }
  return rooms;
}
