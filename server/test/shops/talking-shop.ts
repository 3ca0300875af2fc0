// A small salon whose assistant answers on WhatsApp, and customers who write to it through the sandbox.

import type { JsonBody } from "../json-body.ts";
import type { TestProduct } from "../start-product.ts";
import { connectNumber, eventually, type Sandbox } from "../start-sandbox-process.ts";
import { giveCredits } from "./give-credits.ts";
import { makeShop } from "./shop.ts";

export type TalkingShop = Awaited<ReturnType<typeof makeTalkingShop>>;

let lastCustomer = 2_220_000_000 + (process.pid % 1000) * 10_000;

export async function makeTalkingShop(
  product: TestProduct,
  sandbox: Sandbox,
  more: { business?: object; assistant?: object } = {},
) {
  const shop = await makeShop(product, { delayResponse: 50, ...more.business });
  const { owner, businessId, branchId } = shop;
  const made = async (path: string, body: object) => {
    const answer = await owner.post(path, body);
    if (answer.status >= 300) throw new Error(`${path}: ${JSON.stringify(answer.body)}`);
    return answer.body.data._id as string;
  };
  const marta = await made("/api/specialist", {
    specialist: { businessId, branchId, name: "Marta Solís", whatsapp: "2221112233", services: [] },
  });
  const service = (name: string, duration: number, price: string) => ({
    service: { businessId, name, duration, price, description: `${name} con todo incluido` },
    branches: [branchId],
    specialists: [marta],
  });
  const haircut = await made("/api/service", service("Corte de dama", 60, "$350"));
  const color = await made("/api/service", service("Tinte completo", 120, "$900"));
  await giveCredits(product.owner, businessId);
  const assistantId = await made("/api/assistant", {
    assistant: { businessId, name: "Sofía", goal: "Que cada persona salga con su cita", ...more.assistant },
    businessName: "Salón de prueba",
    branchName: "",
  });
  const { phoneNumberId, channelId } = await connectNumber(owner);
  return {
    ...shop,
    marta,
    haircut,
    color,
    assistantId,
    phoneNumberId,
    channelId,
    customer: () => customerOf(sandbox, phoneNumberId),
  };
}

/** A person with a number of their own. */
function customerOf(sandbox: Sandbox, to: string) {
  lastCustomer += 1;
  const from = String(lastCustomer);
  const chat = (): Promise<JsonBody[]> => sandbox.chat(to, from);
  const replies = async (): Promise<string[]> =>
    (await chat()).filter((message) => message.direction === "out").map((message) => message.text);
  const write = (text: string, name = "Ana López") => sandbox.write({ to, from, text, name });
  const answerTo = async (said: () => Promise<JsonBody>, what: string): Promise<string> => {
    const before = (await replies()).length;
    await said();
    return eventually(async () => {
      const all = await replies();
      if (all.length <= before) throw new Error(`no answer to «${what}»`);
      return all[before] as string;
    }, 15_000);
  };
  return {
    from,
    chat,
    replies,
    write,
    /** Writes and waits for the next answer. */
    ask: (text: string, name?: string) => answerTo(() => write(text, name), text),
    /** Sends a message of another kind, as the sandbox takes it, and waits for the next answer. */
    send: (message: { type: string; text?: string }) =>
      answerTo(() => sandbox.write({ to, from, name: "Ana López", ...message }), message.type),
    /** Presses a row of a list and waits for the next answer. */
    press: (choice: { id: string; title: string }) =>
      answerTo(() => sandbox.write({ to, from, name: "Ana López", type: "list_reply", choice }), choice.title),
  };
}

export type Customer = ReturnType<typeof customerOf>;

/** The appointments of this business, including cancelled ones. */
export async function agendaOf(product: TestProduct, businessId: string): Promise<JsonBody[]> {
  const { rows } = await product.owner.query(
    "select a.*, c.name as client_name from appointments a join contacts c on c.id = a.contact_id where a.business_id = $1 order by a.starts",
    [businessId],
  );
  return rows;
}

/** A calendar day in Mexico City, this many days ahead. */
export function dayAhead(days: number): string {
  return new Date(Date.now() - 6 * 3600_000 + days * 86_400_000).toISOString().slice(0, 10);
}

/** The next Wednesday that is at least two days ahead: the salon is open from 9 to 18. */
export function nextWednesday(): string {
  for (let days = 2; ; days += 1) {
    const day = dayAhead(days);
    if (new Date(`${day}T12:00:00Z`).getUTCDay() === 3) return day;
  }
}
