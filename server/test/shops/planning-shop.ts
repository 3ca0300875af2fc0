// A shop whose customer has just written, for tests of planned messages: it books, time passes, and the test reads the
// phone.

import type { JsonBody } from "../json-body.ts";
import type { TestProduct } from "../start-product.ts";
import { eventually, type Sandbox } from "../start-sandbox-process.ts";
import { type InboxShop, makeInboxShop } from "./inbox-shop.ts";

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;

export type PlanningShop = Awaited<ReturnType<typeof makePlanningShop>>;

/** `clock.shift`: how far the product's clock is ahead. */
export async function makePlanningShop(
  { product, sandbox }: { product: TestProduct; sandbox: Sandbox },
  clock: { shift: number },
  capabilities?: object,
) {
  const shop = await makeInboxShop(product, sandbox);
  const { owner, businessId } = shop;
  const timezone = { name: zoneOfMorning(Date.now()) };
  await owner.put(`/api/business/${businessId}`, { business: { timezone } });
  await owner.put(`/api/branch/${shop.branchId}`, { branch: { timezone } });
  const customer = await firstWords(shop);
  await nothingWaits(product, businessId);
  let assistantId = "";
  if (capabilities) {
    const assistant = { businessId, name: "Sofía", goal: "Atender a los clientes del salón", capabilities };
    assistantId = (await owner.post("/api/assistant", { assistant })).body.data._id;
    await owner.patch(`/api/assistant/${assistantId}`, { isWorking: true });
  }
  const named = {
    businessId,
    branchId: shop.branchId,
    specialistId: shop.specialistIds[0],
    serviceId: shop.serviceIds[0],
    clientId: customer.clientId,
    confirmOutsideHours: true,
  };
  const listOf = async (appointmentId: string): Promise<JsonBody[]> =>
    (await owner.get(`/api/appointment/${appointmentId}/notification`)).body.data;
  return {
    ...shop,
    ...customer,
    assistantId,
    named,
    /** `from` now by the product's clock, to the minute. */
    at: (ahead: number) => new Date(Math.floor((Date.now() + clock.shift + ahead) / MINUTE) * MINUTE).toISOString(),
    async book(start: string, more: object = {}): Promise<JsonBody> {
      const { status, body } = await owner.post("/api/appointment", { appointment: { ...named, start, ...more } });
      if (status !== 201) throw new Error(JSON.stringify(body));
      return body.data;
    },
    listOf,
    /** The newest planned message of this kind, as the product shows it. */
    planned: async (appointmentId: string, kind: string): Promise<JsonBody> =>
      (await listOf(appointmentId)).filter((one) => one.kind === kind).at(-1),
    /** Sets how far every clock is ahead and sends what is due by then. */
    async timePasses(ms: number): Promise<void> {
      clock.shift += ms;
      await product.owner.query(
        "update pgboss.job set start_after = now() where name like 'notification-due.%' and state = 'created'",
      );
    },
    /** The messages of the business to this customer. */
    heard: async (): Promise<JsonBody[]> =>
      (await sandbox.chat(shop.phoneNumberId, customer.from)).filter(({ direction }: JsonBody) => direction === "out"),
    /** The customer presses a button of a message from the business. */
    press: (from: string, choice: { id: string; title: string }) =>
      shop.write(from, "", { type: "button_reply", choice }),
  };
}

/** A time zone where it is now between eight and nine, so that no planned message of the day falls into the night. */
export function zoneOfMorning(now: number): string {
  const hourIn = (timeZone: string) =>
    new Intl.DateTimeFormat("en", { timeZone, hour: "2-digit", hourCycle: "h23" }).format(now);
  return Intl.supportedValuesOf("timeZone").find((zone) => hourIn(zone) === "08") ?? "UTC";
}

/**
 * Waits until no due job is left: a new assistant does not answer earlier messages. Wait alarms may still be planned.
 */
async function nothingWaits(product: TestProduct, businessId: string): Promise<void> {
  await eventually(async () => {
    const { rowCount } = await product.owner.query(
      `select from pgboss.job where state < 'completed' and name not like 'wait-%' and data::text like $1
        and start_after < now() + interval '1 minute'`,
      [`%${businessId}%`],
    );
    if (rowCount) throw new Error(`${rowCount} jobs are not done yet`);
  });
}

async function firstWords(shop: InboxShop): Promise<{ from: string; clientId: string }> {
  const from = shop.newNumber();
  await shop.write(from, "hola");
  const clientId = await eventually(async () => {
    const found = await shop.owner.get(`/api/client/search?businessId=${shop.businessId}&search=${from}`);
    const [client] = found.body.data;
    if (!client) throw new Error("not known yet");
    return client._id as string;
  });
  await shop.owner.put(`/api/client/${clientId}`, { client: { name: "Ana" } });
  return { from, clientId };
}
