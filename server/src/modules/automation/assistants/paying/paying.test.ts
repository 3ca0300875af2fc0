// The cost of a language model's answer: held, spent once when it was sent, given back when it was not. Also what
// happens without credits.
import { afterAll, beforeAll, expect, test } from "vitest";
import type { JsonBody } from "../../../../../test/json-body.ts";
import { givePesos } from "../../../../../test/shops/give-credits.ts";
import { makeScriptedShop } from "../../../../../test/shops/scripted-shop.ts";
import { eventually, startWithSandbox } from "../../../../../test/start-sandbox-process.ts";

let world: Awaited<ReturnType<typeof startWithSandbox>>;
beforeAll(async () => {
  world = await startWithSandbox({ settings: { LLM_API_KEY: "a-key", LLM_TIMEOUT_MS: "1500" } });
});
afterAll(() => world.close());

type Shop = Awaited<ReturnType<typeof makeScriptedShop>>;
const START = 100_000;

const ask = async (text: string, values: unknown[]): Promise<JsonBody[]> =>
  (await world.product.owner.query(text, values)).rows;

async function accounts(shop: Shop): Promise<Record<string, number>> {
  const rows = await ask(
    "select account, balance from credit_accounts where business_id = $1 and model = 'gpt_model'",
    [shop.businessId],
  );
  return Object.fromEntries(rows.map(({ account, balance }) => [account, Number(balance) / 1_000]));
}

/** As if the team had taken back all credits except these. */
async function leave(shop: Shop, credits: number): Promise<void> {
  const { available = 0 } = await accounts(shop);
  await ask(
    `select outcome from (select set_config('app.business_id', $1, true) as business offset 0) s
      cross join lateral transfer_credits(gen_random_uuid(), 'left:' || gen_random_uuid() || s.business, 'gpt_model',
        'extract', 'available', 'issued', $2, 0, '{}', 'Equipo', now(), now())`,
    [shop.businessId, Math.round((available - credits) * 1_000)],
  );
}

const scripted = (business: object = {}) => makeScriptedShop(world.product, world.sandbox, business);
const settle = (shop: Shop, spent: number) =>
  eventually(async () => {
    const now = await accounts(shop);
    expect([now.spent ?? 0, now.held ?? 0]).toEqual([spent, 0]);
  }, 10_000);

test("an answer that was sent costs one credit, half of one in testing and to test numbers, and says what it took", async () => {
  const shop = await scripted();
  await shop.script({ text: "Dime en qué te ayudo." });
  await shop.customer().ask("hola");
  await settle(shop, 1);
  const { data } = (await shop.owner.get(`/api/creditMovement?businessId=${shop.businessId}&type=consume`)).body;
  expect(data).toMatchObject([{ amount: 1, balanceAfterMovement: START - 1, answer: { assistantName: "Sofía" } }]);
  const [{ cost }] = await ask("select cost from messages where business_id = $1 and cost is not null", [
    shop.businessId,
  ]);
  expect(cost).toMatchObject({ model: "gpt_model", credits: 1 });
  expect(cost.inputTokens).toBeGreaterThan(0);
  expect(data[0].answer).toMatchObject({ inputTokens: cost.inputTokens, outputTokens: cost.outputTokens });

  await shop.owner.put(`/api/assistant/${shop.assistantId}`, { assistant: { mode: "testing" } });
  await shop.script({ text: "Gracias por escribirnos." });
  const tester = shop.customer();
  const testNumber = { businessId: shop.businessId, name: "Prueba", countryCode: "52", whatsapp: tester.from };
  expect((await shop.owner.post("/api/testNumber", { testNumber })).status).toBe(201);
  await tester.ask("buenas");
  await settle(shop, 1.5);
  await shop.owner.put(`/api/assistant/${shop.assistantId}`, { assistant: { mode: "production" } });
  await shop.script({ text: "Dime qué necesitas." });
  await tester.ask("otra vez yo");
  await settle(shop, 2);
});

test("a model that gives nothing costs nothing: the built-in engine answers", async () => {
  const shop = await scripted();
  await shop.script({ status: 500 }, { status: 500 }, { status: 500 }, { status: 500 });
  await shop.customer().ask("hola");
  await settle(shop, 0);
  const [{ voided }] = await ask(
    "select count(*)::int as voided from credit_transfers where business_id = $1 and cause = 'void'",
    [shop.businessId],
  );
  expect(voided).toBe(1);
});

test("an answer that was withdrawn before it was sent is not paid for", async () => {
  const shop = await scripted();
  await world.sandbox.fail({ graphFail: { times: 1, status: 429, code: 130429 } });
  await shop.script({ text: "Estoy para ayudarte." });
  await shop.customer().write("hola");
  await eventually(async () => expect((await accounts(shop)).held).toBe(1), 10_000);
  await shop.owner.patch(`/api/assistant/${shop.assistantId}`, { isWorking: false });
  await world.sandbox.calm();
  await ask("update messages set retry_at = null where business_id = $1", [shop.businessId]);
  await ask("update pgboss.job set start_after = now() where name like 'message-queued%' and state <> 'completed'", []);
  await settle(shop, 0);
});

test("without credits it says nothing, the conversation says why, and it is not switched on", async () => {
  const shop = await scripted();
  await leave(shop, 0);
  await shop.script({ text: "Gracias por preguntar." });
  const customer = shop.customer();
  await customer.write("hola");
  const threads = () => shop.owner.get(`/api/thread?businessId=${shop.businessId}`);
  await eventually(async () => {
    const [thread] = (await threads()).body.data.threads;
    expect(thread).toMatchObject({ silenceReason: "Sin créditos", isRead: false, answerDueAt: null });
  }, 10_000);
  expect(await customer.replies()).toEqual([]);
  expect(await shop.requests()).toEqual([]);
  const assistant = `/api/assistant/${shop.assistantId}`;
  expect((await shop.owner.get(assistant)).body.data.hasCredits).toBe(false);
  expect((await shop.owner.patch(assistant, { isWorking: false })).status).toBe(200);
  const refused = await shop.owner.patch(assistant, { isWorking: true });
  expect([refused.status, refused.body.message]).toEqual([422, "No tienes créditos GPT disponibles"]);
  const wanted = { businessId: shop.businessId, name: "Vera", goal: "Atender a los clientes del salón" };
  for (const create of [{ isWorking: true }, { isWorking: true, model: "gpt_model" }]) {
    const made = await shop.owner.post("/api/assistant", { assistant: { ...wanted, ...create } });
    expect([made.status, made.body.message]).toEqual([422, "No tienes créditos GPT disponibles"]);
  }
  const all = await shop.owner.get(`/api/assistant?businessId=${shop.businessId}`);
  expect(all.body.data).toHaveLength(1);
  const quiet = await shop.owner.post("/api/assistant", { assistant: wanted });
  expect([quiet.status, quiet.body.data.isWorking]).toEqual([201, false]);
  await shop.owner.delete(`/api/assistant/${quiet.body.data._id}`);
  const reasoning = { assistant: { model: "reasoning_model", isWorking: true } };
  expect((await shop.owner.put(assistant, reasoning)).status).toBe(200);
  await shop.script({ text: "¿Qué necesitas?" });
  expect(await customer.ask("hola de nuevo")).toBe("¿Qué necesitas?");
  expect((await threads()).body.data.threads[0].silenceReason).toBe("");
});

test("the last credit is answered with, its owner is warned once, and never two answers with one credit", async () => {
  const shop = await scripted();
  await leave(shop, 1);
  await shop.script({ text: "Gracias por tu mensaje." }, { text: "Gracias por tu mensaje." });
  const people = Array.from({ length: 6 }, () => shop.customer());
  await Promise.all(people.map((one) => one.write("hola")));
  await eventually(async () => {
    const said = await Promise.all(people.map((one) => one.replies()));
    const silent = await ask(
      "select count(*)::int as n from threads where business_id = $1 and silence_reason = 'Sin créditos'",
      [shop.businessId],
    );
    expect([said.flat().length, silent[0].n]).toEqual([1, 5]);
  }, 20_000);
  await settle(shop, 1);
  const warned = await ask("select warned_at from credit_warnings where business_id = $1", [shop.businessId]);
  expect(warned).toHaveLength(1);
  const balance = (await shop.owner.get(`/api/creditBalance?businessId=${shop.businessId}`)).body.data;
  expect(balance).toMatchObject({ gptModel: 0, low: ["gpt_model"] });
  await eventually(async () => {
    const { messages } = await world.sandbox.call("GET", "/mail/messages");
    const own = messages.filter((mail: { subject: string }) => mail.subject.includes(shop.name));
    expect(own).toHaveLength(1);
  }, 10_000);
});

test("what was held and forgotten is given back; what was answered meanwhile is paid for", async () => {
  const shop = await scripted();
  await shop.script({ text: "Estoy para ayudarte." });
  await shop.customer().ask("hola");
  await settle(shop, 1);
  await ask(
    `select reserve_credits(gen_random_uuid(), 'assistant:gone:1', 'gpt_model', 'available', 1000, '{}', 'Sofía', now())
      from (select set_config('app.business_id', $1, true) offset 0) s`,
    [shop.businessId],
  );
  expect((await accounts(shop)).held).toBe(1);
  await ask(
    `insert into pgboss.job (name, data)
      select name, jsonb_build_object('businessId', $1::text, 'requestId', 'late', 'payload',
        jsonb_build_object('key', 'assistant:gone:1'))
      from pgboss.queue where name like 'credit-reservation-overdue%'`,
    [shop.businessId],
  );
  await settle(shop, 1);
});

test("in the mode `conversion` it answers on a tolerance of a hundred, while the next conversion can be paid", async () => {
  const shop = await scripted();
  await ask("update businesses set payment_mode = 'conversion' where business_id = $1", [shop.businessId]);
  await givePesos(world.product.owner, shop.businessId, 25);
  await shop.script({ text: "Estoy para ayudarte." });
  await shop.customer().ask("hola");
  await eventually(async () => {
    expect(await accounts(shop)).toMatchObject({ tolerance: 99, tolerance_used: 1, lent: -100, available: START });
  }, 10_000);
  const balance = (await shop.owner.get(`/api/creditBalance?businessId=${shop.businessId}`)).body.data;
  expect(balance.tolerance).toEqual({ gptModel: { max: 100, left: 99 }, reasoningModel: { max: 50, left: 50 } });

  // a charged conversion fills the tolerance again, and leaves no balance for the next one
  const [{ id: clientId }] = await ask("select id from contacts where business_id = $1", [shop.businessId]);
  const conversionEvent = { businessId: shop.businessId, clientId, name: "Compró un paquete" };
  await shop.owner.post("/api/conversionEvent", { conversionEvent });
  await eventually(async () => {
    expect(await accounts(shop)).toMatchObject({ tolerance: 100, tolerance_used: 1, lent: -101 });
  }, 10_000);
  const customer = shop.customer();
  await customer.send({ type: "text", text: "¿sigues ahí?" });
  await eventually(async () => {
    const [thread] = (await shop.owner.get(`/api/thread?businessId=${shop.businessId}`)).body.data.threads;
    expect(thread).toMatchObject({ silenceReason: "Sin créditos", isRead: false });
  }, 10_000);
  expect(await accounts(shop)).toMatchObject({ tolerance: 100, tolerance_used: 1 });
});
