// A salon whose staff have an assistant on WhatsApp, and the phone numbers that they verify.
import { expect } from "vitest";
import type { Caller } from "../caller.ts";
import type { TestProduct } from "../start-product.ts";
import { eventually, type Sandbox } from "../start-sandbox-process.ts";
import { makeTalkingShop, type TalkingShop } from "./talking-shop.ts";

type World = { product: TestProduct; sandbox: Sandbox };

let last = 2_300_000_000 + (process.pid % 1000) * 10_000;
const business = { name: "Recepción", type: "business" } as const;
export const ABILITIES = { getAppointmentsByDate: true, updateAppointmentStatus: true, createBlockSchedules: true };

export type StaffedShop = Awaited<ReturnType<typeof makeStaffedShop>>;

export async function makeStaffedShop({ product, sandbox }: World, capabilities: object = ABILITIES) {
  const shop = await makeTalkingShop(product, sandbox);
  const { businessId } = shop;
  const assistant = { ...business, businessId, goal: "Ayudar a la gente del negocio", capabilities };
  const made = await shop.owner.post("/api/assistant", { assistant, businessName: "Salón", branchName: "" });
  return { ...shop, sandbox, deskId: made.body.data._id as string, desk: made.body.data };
}

type BusinessPhone = Pick<TalkingShop, "phoneNumberId" | "businessId"> & { sandbox: Sandbox };

/** A person with a Mexican number. */
export function telephone({ sandbox, phoneNumberId: to }: BusinessPhone) {
  last += 1;
  const whatsapp = String(last);
  const from = `52${whatsapp}`;
  const said = async (): Promise<string[]> =>
    (await sandbox.chat(to, from))
      .filter((message: { direction: string }) => message.direction === "out")
      .map((message: { text: string }) => message.text);
  const send = (message: object) => sandbox.write({ to, from, name: "Marta", ...message });
  const next = (before: number, what: string) =>
    eventually(async () => {
      const all = await said();
      if (all.length <= before) throw new Error(`nothing came after «${what}»`);
      return all[before] as string;
    }, 15_000);
  const told = async (message: { type?: string; text?: string }) => {
    const before = (await said()).length;
    await send(message);
    return next(before, message.text ?? message.type ?? "");
  };
  return { whatsapp, from, said, next, ask: (text: string) => told({ text }), send: told };
}
export type Telephone = ReturnType<typeof telephone>;

export const askCode = (caller: Caller, businessId: string, { whatsapp }: { whatsapp: string }) =>
  caller.post("/api/staffNumber/code", { staffNumber: { businessId, countryCode: "52", whatsapp } });
export const prove = (caller: Caller, businessId: string, code: string) =>
  caller.post("/api/staffNumber", { staffNumber: { businessId, code } });

export async function sentCode(caller: Caller, businessId: string, phone: Telephone): Promise<string> {
  const before = (await phone.said()).length;
  const asked = await askCode(caller, businessId, phone);
  expect(asked.status).toBe(200);
  return /^(\d{6}) es tu código/.exec(await phone.next(before, "code"))?.[1] ?? "";
}

export async function provedTelephone(caller: Caller, shop: BusinessPhone): Promise<Telephone> {
  const phone = telephone(shop);
  await phone.ask("hola");
  const code = await sentCode(caller, shop.businessId, phone);
  expect((await prove(caller, shop.businessId, code)).status).toBe(200);
  return phone;
}
