// A shop that collects with Mercado Pago: its account is connected, and one of its services has a payment link.

import type { JsonBody } from "../json-body.ts";
import type { TestProduct } from "../start-product.ts";
import type { Sandbox } from "../start-sandbox-process.ts";
import { eventually } from "../start-sandbox-process.ts";
import { makeShop } from "./shop.ts";

export type PayingShop = Awaited<ReturnType<typeof makePayingShop>>;

let lastAccount = 100_000_000 + process.pid * 100;

/** Connects the caller's business as its owner would, in the browser. Returns the account's number. */
export async function connectSeller(owner: Owner, account = String(++lastAccount)) {
  const given = await permissionOf(owner, owner.businessId, account);
  const { businessId } = owner;
  const answer = await owner.post("/api/mercadopago/connect", { businessId, ...given });
  return { account, ...given, answer };
}

type Owner = { businessId: string; post(path: string, body: unknown): Promise<JsonBody> };

/** The parameters of the browser's address after the seller has agreed. */
export async function permissionOf(owner: Pick<Owner, "post">, businessId: string, account = String(++lastAccount)) {
  const begun = await owner.post("/api/mercadopago/authorize", { businessId });
  const asked = new URL(begun.body.data.url);
  const form = new URLSearchParams(asked.searchParams);
  form.set("account", account);
  form.set("answer", "yes");
  const given = await fetch(asked.origin + asked.pathname, { method: "POST", body: form, redirect: "manual" });
  const back = new URL(given.headers.get("location") ?? "");
  return { code: back.searchParams.get("code") as string, state: back.searchParams.get("state") as string };
}

export async function makePayingShop(
  product: Pick<TestProduct, "person" | "anonymous">,
  sandbox: Sandbox,
  { linkPrice = {}, config = {} }: { linkPrice?: object; config?: object } = {},
) {
  const shop = await makeShop(product);
  const { owner, businessId, branchId, specialistIds } = shop;
  const { account } = await connectSeller(owner);
  const made = await owner.post("/api/service", {
    service: {
      businessId,
      name: "Balayage",
      description: "Luces a mano alzada",
      duration: 60,
      price: "$800",
      linkPrice: { unitPrice: 800, currency: "MXN", paymentName: "Balayage", ...linkPrice },
      appointmentConfig: { statusAfterPayment: "confirmada", hoursToDeleteAppointmentIfNotPaid: 2, ...config },
    },
    branches: [branchId],
    specialists: [...specialistIds],
  });
  const serviceId = made.body.data._id as string;
  const client = await owner.post("/api/client", {
    client: { businessId, name: "Ana", lastname: "López", whatsapp: "2225550101" },
  });
  const clientId = client.body.data._id as string;
  let hour = 0;

  const page = (shortId: string) => product.anonymous.get(`/api/mercadopago/link?a=${shortId}`);
  return {
    ...shop,
    account,
    serviceId,
    clientId,
    page,
    /** At 10:00 of a weekday two weeks from `now`, or later; each call takes a different hour. */
    book: async (start = nextStart(Date.now(), hour++), specialistId = specialistIds[0]) => {
      const answer = await owner.post("/api/appointment", {
        appointment: { businessId, branchId, specialistId, serviceId, clientId, start, confirmOutsideHours: true },
      });
      if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
      return answer.body.data as { _id: string; shortId: string; start: string };
    },
    status: async (id: string): Promise<string> => (await owner.get(`/api/appointment/${id}`)).body.data.status,
    paymentsOf: async (id: string): Promise<JsonBody> =>
      (await owner.get(`/api/payment?businessId=${businessId}&appointmentId=${id}`)).body.data,
    tasks: async (): Promise<JsonBody[]> => (await owner.get(`/api/payment/task?businessId=${businessId}`)).body.data,
    /** The preference that the page would create from what it shows. */
    begin: async (shortId: string, changes: object = {}) => {
      const { amounts } = (await page(shortId)).body.data;
      return product.anonymous.post("/api/mercadopago/preference", {
        title: "Balayage",
        quantity: 1,
        price: amounts.due,
        originalPrice: amounts.originalPrice,
        discount: amounts.discount,
        appointment: shortId,
        business: businessId,
        currency: amounts.currency,
        ...changes,
      });
    },
    /** What the buyer does at Mercado Pago. */
    pay: (preference: string, status = "approved", notify = true): Promise<{ id: number }> =>
      sandbox.call("POST", "/mercado-pago/console/payments", { preference, status, notify }),
    change: (paymentId: number, status: string, notify = true) =>
      sandbox.call("POST", `/mercado-pago/console/payments/${paymentId}`, { status, notify }),
    untilStatus: async (id: string, wanted: string) =>
      eventually(async () => {
        const { status } = (await owner.get(`/api/appointment/${id}`)).body.data;
        if (status !== wanted) throw new Error(`the appointment is ${status}, not ${wanted}`);
      }),
  };
}

const DAY = 86_400_000;

/** Hours from 10:00 in Mexico City, on days that the shop is open. */
export function nextStart(now: number, hour: number): string {
  const day = new Date(now + 14 * DAY);
  while (day.getUTCDay() === 0 || day.getUTCDay() === 6) day.setTime(day.getTime() + DAY);
  day.setTime(day.getTime() + Math.floor(hour / 6) * 7 * DAY);
  return `${day.toISOString().slice(0, 10)}T${10 + (hour % 6)}:00:00-06:00`;
}
