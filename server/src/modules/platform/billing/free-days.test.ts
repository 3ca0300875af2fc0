// The letters before and at the end of the free days: their words, once each, also under the brand of a partner, and
// again where the team sets another end.
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Caller } from "../../../../test/caller.ts";
import { SALON } from "../../../../test/shops/agency.ts";
import { makeBrand } from "../../../../test/shops/brand.ts";
import { startProduct, type TestProduct } from "../../../../test/start-product.ts";
import { eventually, type Sandbox, startSandboxProcess } from "../../../../test/start-sandbox-process.ts";

const PUBLIC = "http://mostrador.test";
const HOUR_MS = 60 * 60_000;

let sandbox: Sandbox;
let product: TestProduct;
let team: Caller;
beforeAll(async () => {
  sandbox = await startSandboxProcess({ webhookUrl: "http://127.0.0.1:9/nobody" });
  product = await startProduct({ settings: { MAILBOX_URL: `${sandbox.url}/mail`, PUBLIC_URL: PUBLIC } });
  team = await product.person("Ada");
  await product.owner.query("update users set role = 'admin' where id = $1", [team.userId]);
  product.product.sessions.forget();
});
afterAll(async () => {
  await product.close();
  await sandbox.close();
});

type Letter = { from: string; subject: string; text: string; html?: string };
type Reader = { email: string };

async function lettersTo({ email }: Reader): Promise<Letter[]> {
  const { messages } = await sandbox.call("GET", `/mail/messages?to=${email}`);
  return messages.filter(({ subject }: Letter) => subject.includes("días gratis"));
}

/** After so many hours. Waits until what this planned was looked at. */
async function setEnd(businessId: string, inHours: number): Promise<void> {
  const endSubscription = new Date(Date.now() + inHours * HOUR_MS).toISOString();
  const edit = { business: { endSubscription } };
  expect((await team.put(`/api/admin/business/${businessId}`, edit)).status).toBe(200);
  await eventually(async () => {
    const { rows } = await product.owner.query(
      `select 1 from pgboss.job where (name like 'subscription-end-moved%' or name like 'free-days-due%')
        and state in ('created', 'retry', 'active') and start_after <= now()`,
    );
    expect(rows).toEqual([]);
  });
}

test("an owner is told three days before the end and at the end, once each, and again of another end", async () => {
  const owner = await product.person("Eva");
  const { _id } = (await owner.post("/api/business", { business: { ...SALON, name: "Café\nMostrador" } })).body.data;
  const name = "Café Mostrador";
  await setEnd(_id, 24 * 14);
  expect(await lettersTo(owner)).toEqual([]);

  await setEnd(_id, 71.9);
  await eventually(async () => expect(await lettersTo(owner)).toHaveLength(1));
  const [told] = await lettersTo(owner);
  expect(told).toMatchObject({
    subject: `Tus días gratis en ${name} terminan en 3 días`,
    text: `En 3 días terminan los días gratis de ${name}.\n\nElige un plan para seguir creciendo. Nada se borra si no lo haces.\n\nComparar los planes: ${PUBLIC}/precios`,
  });
  expect(told?.html).toBeUndefined();

  await setEnd(_id, 20);
  await eventually(async () => expect(await lettersTo(owner)).toHaveLength(2));
  expect((await lettersTo(owner))[1]?.subject).toBe(`Tus días gratis en ${name} terminan en 1 día`);

  await setEnd(_id, -1);
  await eventually(async () => expect(await lettersTo(owner)).toHaveLength(3));
  expect((await lettersTo(owner))[2]).toMatchObject({
    subject: `Terminaron tus días gratis en ${name}`,
    text: `Terminaron los días gratis de ${name}.\n\nTu agenda, tus contactos y tus conversaciones siguen aquí, y tu equipo puede seguir trabajando. Los funnels, las campañas y los upsells nuevos tienen los límites del plan Bronce.\n\nComparar los planes: ${PUBLIC}/precios`,
  });
});

test("the same end is told once, however often it is looked at, and under the brand of the partner", async () => {
  const { person, business } = await makeBrand(product, "dias.nopal.mx");
  const end = new Date(Date.now() + 30 * HOUR_MS).toISOString();
  for (let times = 0; times < 3; times += 1) {
    const edit = { business: { endSubscription: end } };
    expect((await team.put(`/api/admin/business/${business._id}`, edit)).status).toBe(200);
  }
  await eventually(async () => expect(await lettersTo(person)).toHaveLength(1));
  await setEnd(business._id, -1);
  await eventually(async () => expect(await lettersTo(person)).toHaveLength(2));
  const [before, after] = await lettersTo(person);
  expect(before?.subject).toBe(`Tus días gratis en ${SALON.name} terminan en 2 días`);
  expect(after?.subject).toBe(`Terminaron tus días gratis en ${SALON.name}`);
  for (const letter of [before, after]) {
    expect(letter?.from).toContain("Nopal & Cía");
    expect(letter?.text).toContain("Comparar los planes: https://dias.nopal.mx/precios");
    expect(letter?.html).toContain("https://dias.nopal.mx/precios");
  }
});
