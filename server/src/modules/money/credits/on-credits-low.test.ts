// The warning of few credits, under the brand of the partner of the business and without one.
import { CreditsLow } from "@mostrador/domain/money/credits/schema.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { SALON } from "../../../../test/shops/agency.ts";
import { makeBrand } from "../../../../test/shops/brand.ts";
import { startProduct, type TestProduct } from "../../../../test/start-product.ts";
import { eventually, type Sandbox, startSandboxProcess } from "../../../../test/start-sandbox-process.ts";
import { tenantCtx } from "../../../kernel/context.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import { newId } from "../../../kernel/id.ts";
import { publish } from "../../../kernel/queue/queue.ts";

const PUBLIC = "http://mostrador.test";

let sandbox: Sandbox;
let product: TestProduct;
beforeAll(async () => {
  sandbox = await startSandboxProcess({ webhookUrl: "http://127.0.0.1:9/nobody" });
  product = await startProduct({ settings: { MAILBOX_URL: `${sandbox.url}/mail`, PUBLIC_URL: PUBLIC } });
});
afterAll(async () => {
  await product.close();
  await sandbox.close();
});

type Letter = { from: string; subject: string; text: string; html?: string };

async function warned(email: string, businessId: string): Promise<Letter> {
  const ctx = tenantCtx(product.product.system(newId()), businessId, { kind: "system", name: "test" });
  await transact(ctx, (tx, inside) => publish(tx, inside, CreditsLow, { model: "gpt_model" }));
  return eventually(async () => {
    const { messages } = await sandbox.call("GET", `/mail/messages?to=${email}`);
    const found = messages.find((one: Letter) => one.subject.includes("créditos"));
    expect(found).toBeDefined();
    return found;
  });
}

test("the owners are warned under the brand of the partner, with a link at its proved name", async () => {
  const { person, business } = await makeBrand(product, "avisos.nopal.mx", { logoUrl: "https://cdn.nopal.mx/l.png" });
  const letter = await warned(person.email, business._id);
  expect(letter.from).toContain("Nopal & Cía");
  expect(letter.text).toContain("https://avisos.nopal.mx/creditos/movimientos");
  expect(letter.html).toMatch(/<a href="https:\/\/avisos\.nopal\.mx\/recargar"[^>]*>Recargar créditos<\/a>/);
  expect(letter.html).toContain('<img src="https://cdn.nopal.mx/l.png"');
});

test("without a partner the warning is plain text, and leads to the address of the settings", async () => {
  const owner = await product.person("Eva");
  const { data } = (await owner.post("/api/business", { business: { ...SALON, name: "Café Mostrador" } })).body;
  const letter = await warned(owner.email, data._id);
  expect(letter.html).toBeUndefined();
  expect(letter.subject).toContain("Café Mostrador");
  expect(letter.text).toContain(`Recargar créditos: ${PUBLIC}/recargar`);
  expect(letter.text).toContain(`${PUBLIC}/creditos/movimientos`);
});
