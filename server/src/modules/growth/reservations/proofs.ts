// What the proofs need to know of the reservations.
import type { CapabilityProofs } from "../../../../../proofs/capabilities/capability-proofs.ts";
import { ofLink } from "../../../../../proofs/capabilities/written-row.ts";
import { day, ofBusiness } from "../../../../../proofs/world/call.ts";
import type { Side } from "../../../../../proofs/world/side.ts";
import { placeOf, strangerOf } from "../../../../../proofs/world/strangers.ts";

export const proofs: CapabilityProofs = {
  calls: {
    "reservationSettings.get": ofBusiness,
    "reservationSettings.edit": ({ businessId, mark }) => ({
      body: { businessId, settings: { isOn: true, noticeHours: 0, daysAhead: 180, welcome: `Pasa ${mark}` } },
    }),
    "reservationPage.get": ({ search }) => ({ params: { search } }),
    "publicProperty.get": ({ search, rows }) => ({ params: { search, id: rows.property as string } }),
    "publicPackage.get": async (side) => ({ params: { search: side.search, id: await soldOnline(side) } }),
    "publicPackage.buy": async (side) => {
      await side.make.seller();
      const purchase = { ...strangerOf(side), key: `compra-${side.make.digits()}` };
      return { params: { search: side.search, id: await soldOnline(side) }, body: { purchase } };
    },
    "reservationHours.list": (side) => ({
      params: { search: side.search },
      query: { ...placeOf(side), from: day(1), to: day(3) },
    }),
    "reservationCode.send": ({ search, make }) => ({ params: { search }, body: { whatsapp: make.digits() } }),
    "reservationCode.check": async ({ search, make }) => ({ params: { search }, body: await make.code() }),
    "reservation.create": async (side) => ({
      params: { search: side.search },
      body: {
        booking: {
          ...strangerOf(side),
          ...placeOf(side),
          start: await side.make.freeHour(),
          note: `Nota ${side.mark}`,
        },
      },
    }),
    "reservation.get": async ({ search, make }) => ({ params: { search, token: await make.booking() } }),
    "reservation.move": async (side) => ({
      params: { search: side.search, token: await side.make.booking() },
      body: { booking: { branchId: side.branchId, start: await side.make.freeHour() } },
    }),
    "reservation.cancel": async ({ search, make }) => ({ params: { search, token: await make.booking() } }),
  },
  writes: {
    "publicPackage.buy": ({ body }) => ({
      table: "package_purchases",
      column: "request_key",
      value: String((body?.purchase as { key?: string } | undefined)?.key),
    }),
    "reservation.create": ofLink("reservations", "appointment_id"),
    "reservation.move": ofLink("reservations", "appointment_id"),
    "reservationSettings.edit": ({ body }) => ({
      table: "reservation_settings",
      column: "business_id",
      value: String(body?.businessId),
    }),
  },
  questions: ["reservationCode.send", "reservationCode.check"],
  editsTriedElsewhere: ["reservationSettings.edit"],
  entryPoints: {
    public: {
      "publicPackage.get":
        "opened by an address that says whose it is; one that is not sold online in own-package.test.ts",
      "publicPackage.buy":
        "opened by an address that says whose it is; the same answer for every number in own-package.test.ts",
      "publicProperty.get":
        "opened by an address that says whose it is; archived, taken and foreign ones in property-page.test.ts",
      "reservation.cancel":
        "128 bits of a mark behind the id, bound to business and contact; forged ones in booking.test.ts",
      "reservation.create":
        "opened by an address that says whose it is; floods and rows of others in booking.test.ts and waiting-list.test.ts",
      "reservation.get":
        "128 bits of a mark behind the id, bound to business and contact; forged ones in booking.test.ts",
      "reservation.move":
        "128 bits of a mark behind the id, bound to business and contact; forged ones in booking.test.ts",
      "reservationCode.check": "five tries a code, counted before they are compared; code.test.ts",
      "reservationCode.send": "few an hour by number, network and business; code.test.ts",
      "reservationHours.list":
        "opened by an address that says whose it is; floods and rows of others in booking.test.ts and waiting-list.test.ts",
      "reservationPage.get":
        "opened by an address that says whose it is; floods and rows of others in booking.test.ts and waiting-list.test.ts",
    },
  },
};

/** A package of its own: the one of the side is not sold online. */
async function soldOnline(side: Side): Promise<string> {
  const { businessId, mark, serviceId } = side;
  const fields = { businessId, name: `Paquete ${mark}`, services: [serviceId], sessions: 5, price: 1250.5 };
  return side.post("/api/sessionPackage", { sessionPackage: { ...fields, soldOnline: true } });
}
