// What the proofs need to know of the waiting list.
import type { CapabilityProofs } from "../../../../../proofs/capabilities/capability-proofs.ts";
import { made, ofLink } from "../../../../../proofs/capabilities/written-row.ts";
import { ofBusiness } from "../../../../../proofs/world/call.ts";
import type { Side } from "../../../../../proofs/world/side.ts";
import { placeOf, strangerOf } from "../../../../../proofs/world/strangers.ts";

const wishOf = (side: Side) => ({ ...placeOf(side), specialistId: side.specialistId, part: "any" });

export const proofs: CapabilityProofs = {
  calls: {
    "waiting.list": ofBusiness,
    "waiting.create": (side) => ({
      body: { waiting: { businessId: side.businessId, clientId: side.contactId, ...wishOf(side) } },
    }),
    "waiting.remove": async ({ make }) => ({ params: { id: await make.waiting() } }),
    "ownWaiting.join": (side) => ({
      params: { search: side.search },
      body: { waiting: { ...strangerOf(side), ...placeOf(side), part: "any" } },
    }),
    "ownWaiting.joinWithBooking": async ({ search, make }) => ({
      params: { search, token: await make.booking() },
      body: { waiting: { part: "morning" } },
    }),
    "ownWaiting.get": async ({ search, make }) => ({ params: { search, token: await make.ownWaiting() } }),
    "ownWaiting.accept": async ({ search, make }) => ({ params: { search, token: await make.heldPlace() } }),
    "ownWaiting.refuse": async ({ search, make }) => ({ params: { search, token: await make.ownWaiting() } }),
    "ownWaiting.leave": async ({ search, make }) => ({ params: { search, token: await make.ownWaiting() } }),
  },
  writes: {
    "waiting.create": made("waiting_entries"),
    "ownWaiting.join": ofLink("waiting_entries", "id"),
    "ownWaiting.joinWithBooking": ofLink("waiting_entries", "id"),
  },
  entryPoints: {
    public: {
      "ownWaiting.accept":
        "128 bits of a mark behind the id, bound to business and contact; forged ones in booking.test.ts",
      "ownWaiting.get":
        "128 bits of a mark behind the id, bound to business and contact; forged ones in booking.test.ts",
      "ownWaiting.join":
        "opened by an address that says whose it is; floods and rows of others in booking.test.ts and waiting-list.test.ts",
      "ownWaiting.joinWithBooking":
        "128 bits of a mark behind the id, bound to business and contact; forged ones in booking.test.ts",
      "ownWaiting.leave":
        "128 bits of a mark behind the id, bound to business and contact; forged ones in booking.test.ts",
      "ownWaiting.refuse":
        "128 bits of a mark behind the id, bound to business and contact; forged ones in booking.test.ts",
    },
  },
};
