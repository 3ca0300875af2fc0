import type { Caller } from "../../server/test/caller.ts";
import { eventually, type Sandbox } from "../../server/test/start-sandbox-process.ts";
import { service } from "./bodies.ts";

type PaymentParts = {
  owner: Caller;
  sandbox: Sandbox;
  post: (path: string, body: object) => Promise<string>;
  mark: string;
  hour: () => string;
};
type BookingPlace = { businessId: string; branchId: string; specialistId: string; contactId: string };

/** Books an appointment with a payment link, and another one that was paid by it and refunded. */
export async function payOnline({ owner, sandbox, post, mark, hour }: PaymentParts, where: BookingPlace) {
  const { businessId, branchId, specialistId, contactId } = where;
  const named = service(businessId, `Servicio ${mark} en línea`, mark);
  const linkPrice = { unitPrice: 350, currency: "MXN", paymentName: `Pago ${mark}` };
  const serviceId = await post("/api/service", {
    service: { ...named, linkPrice },
    branches: [branchId],
    specialists: [specialistId],
  });
  const book = async () => {
    const place = { branchId, specialistId, clientId: contactId, serviceId };
    const appointment = { businessId, ...place, start: hour(), title: `Cita ${mark}`, confirmOutsideHours: true };
    return (await owner.post("/api/appointment", { appointment })).body.data;
  };
  const [paidFor, open] = [await book(), await book()];
  const asked = { price: 350, currency: "MXN", appointment: paidFor.shortId };
  const { body } = await owner.post("/api/mercadopago/preference", asked);
  await sandbox.call("POST", "/mercado-pago/console/payments", { preference: body.id, status: "approved" });
  const read = `/api/payment?businessId=${businessId}&appointmentId=${paidFor._id}`;
  const paymentId = await eventually(async (): Promise<string> => {
    const [payment] = (await owner.get(read)).body.data.payments;
    if (!payment) throw new Error("the payment did not arrive");
    return payment._id;
  });
  await owner.post(`/api/payment/${paymentId}/refund`, {});
  return { paymentId, linkId: open.shortId as string, payableId: open._id as string };
}
