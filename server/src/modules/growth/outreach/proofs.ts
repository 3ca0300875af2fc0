// What the proofs need to know of outreach.
import type { CapabilityProofs } from "../../../../../proofs/capabilities/capability-proofs.ts";
import { made } from "../../../../../proofs/capabilities/written-row.ts";
import { day } from "../../../../../proofs/world/call.ts";

export const proofs: CapabilityProofs = {
  calls: {
    "notification.list": ({ businessId, contactId }) => ({ query: { businessId, cId: contactId } }),
    "notification.planned": ({ businessId }) => ({ query: { businessId } }),
    "notification.edit": async ({ make, mark }) => ({
      params: { id: await make.notification() },
      body: { notification: { text: `Aviso ${mark} editado`, deliveryDate: `${day(21)}T10:00:00-06:00` } },
    }),
    "notification.reach": ({ businessId, contactId }) => ({ query: { businessId, cId: contactId } }),
    "notification.listOfAppointment": ({ appointmentId }) => ({ params: { id: appointmentId } }),
    "notification.create": ({ businessId, contactId, mark }) => ({
      body: {
        notification: {
          businessId,
          clientId: contactId,
          text: `Aviso ${mark}`,
          deliveryDate: `${day(20)}T10:00:00-06:00`,
        },
      },
    }),
    "notification.sendNow": async ({ make }) => ({ params: { id: await make.notification() } }),
    "notification.withdraw": async ({ make }) => ({ params: { id: await make.notification() } }),
  },
  // A whole form, with words and time together: plan/planned-list.test.ts
  editsTriedElsewhere: ["notification.edit"],
  writes: {
    "notification.create": made("notifications"),
  },
};
