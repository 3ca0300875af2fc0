// An entry of the queue, for the staff, and for its own person through the link.
import type { OwnWaiting, Waiting } from "@mostrador/domain/growth/waiting-list/schema.ts";
import { isoAt } from "@mostrador/domain/kit/time.ts";
import type { EnteredPage } from "../reservations/index.ts";
import type { EntryRow, NamedEntry } from "./waiting.store.ts";

/** Returns an entry for its own person. */
export type Tell = (page: EnteredPage, row: Pick<EntryRow, "id">) => Promise<OwnWaiting>;

export function presentWaiting(row: NamedEntry): Waiting {
  const { client_name, client_lastname, client_push_name } = row;
  return {
    _id: row.id,
    clientId: row.contact_id,
    clientName: `${client_name || client_push_name} ${client_lastname}`.trim() || row.name,
    whatsapp: row.client_whatsapp,
    countryCode: row.client_country_code,
    isProved: row.is_proved,
    isReachable: row.is_reachable,
    appointmentId: row.appointment_id,
    after: isoAt(row.zone, row.after.getTime()),
    createdAt: row.created_at.toISOString(),
    ...shared(row),
  };
}

export function presentOwn(row: NamedEntry, token: string, booking: string | null): OwnWaiting {
  return { token, booking, ...shared(row) };
}

function shared(row: NamedEntry) {
  const { zone } = row;
  return {
    status: row.status,
    zone,
    part: row.part,
    service: { _id: row.service_id, name: row.service_name },
    branch: { _id: row.branch_id, name: row.branch_name },
    specialist: row.specialist_id ? { _id: row.specialist_id, name: row.specialist_name ?? "" } : null,
    before: row.before && isoAt(zone, row.before.getTime()),
    offer: offerOf(row),
  };
}

function offerOf({ zone, offer_starts, offer_ends, offer_specialist_id, offer_specialist, held_until }: NamedEntry) {
  if (!offer_starts || !offer_ends || !offer_specialist_id || !held_until) return null;
  return {
    start: isoAt(zone, offer_starts.getTime()),
    end: isoAt(zone, offer_ends.getTime()),
    specialist: { _id: offer_specialist_id, name: offer_specialist ?? "" },
    heldUntil: isoAt(zone, held_until.getTime()),
  };
}
