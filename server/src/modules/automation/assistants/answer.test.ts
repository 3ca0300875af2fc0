// Whole WhatsApp conversations with the built-in engine. Customers write through the sandbox; the tests check the
// agenda and the chat afterwards.
import { afterAll, beforeAll, expect, test } from "vitest";
import { agendaOf, makeTalkingShop, nextWednesday } from "../../../../test/shops/talking-shop.ts";
import { eventually, startWithSandbox } from "../../../../test/start-sandbox-process.ts";
import { tenantCtx } from "../../../kernel/context.ts";
import { answerContact } from "./on-answer-due.ts";

let world: Awaited<ReturnType<typeof startWithSandbox>>;
beforeAll(async () => {
  world = await startWithSandbox();
});
afterAll(() => world.close());

const talkingShop = (more?: Parameters<typeof makeTalkingShop>[2]) =>
  makeTalkingShop(world.product, world.sandbox, more);
const agenda = (shop: { businessId: string }) => agendaOf(world.product, shop.businessId);
const later = (ms: number) => new Promise((done) => setTimeout(done, ms));
const spoken = (day: string) => `${Number(day.slice(8))}/${Number(day.slice(5, 7))}`;

test("a customer asks for a haircut and has an appointment", async () => {
  const shop = await talkingShop();
  const ana = shop.customer();
  const day = nextWednesday();
  const proposal = await ana.ask(`hola, quiero un corte de dama para el ${spoken(day)} a las 4 pm`);
  expect(proposal).toContain("4:00 pm");
  const confirmation = await ana.ask("sí, por favor");
  expect(confirmation).toContain("4:00 pm");
  const [appointment, ...others] = await agenda(shop);
  expect(others).toEqual([]);
  expect(appointment).toMatchObject({
    status: "agendada",
    service_id: shop.haircut,
    specialist_id: shop.marta,
    client_name: "Ana López",
    created_by: "Sofía",
  });
  expect(appointment.starts.toISOString()).toBe(`${day}T22:00:00.000Z`);
  const messages = await shop.owner.get(
    `/api/thread/messages?businessId=${shop.businessId}&clientId=${appointment.contact_id}&includeLogs=true&limit=100`,
  );
  const calls = messages.body.messages.filter((message: { type: string }) => message.type !== "message");
  expect(calls.map((call: { name: string }) => call.name)).toContain("book");
  expect(calls.filter((call: { type: string }) => call.type === "function_call_output")).toHaveLength(calls.length / 2);
  await ana.ask("gracias");
  expect(await agenda(shop)).toHaveLength(1);
});

test("the appointment is moved and then cancelled", async () => {
  const shop = await talkingShop();
  const ana = shop.customer();
  const day = nextWednesday();
  await ana.ask(`quiero un corte de dama el ${spoken(day)} a las 4 pm`);
  await ana.ask("sí");
  await ana.ask("¿puedo mover mi cita para el mismo día a las 4:30 pm?");
  await ana.ask("sí");
  const [moved] = await agenda(shop);
  expect(moved.starts.toISOString()).toBe(`${day}T22:30:00.000Z`);
  await ana.ask("mejor cancela mi cita");
  await ana.ask("sí, cancélala");
  expect((await agenda(shop)).map((row) => row.status)).toEqual(["cancelada"]);
});

test("several messages in a row get one answer", async () => {
  const shop = await talkingShop({ business: { delayResponse: 1500 } });
  const ana = shop.customer();
  for (const text of ["hola", "buenas tardes", "¿cuánto cuesta el corte de dama?"]) {
    await ana.write(text);
    await later(200);
  }
  const [answer] = await eventually(async () => {
    const said = await ana.replies();
    if (said.length === 0) throw new Error("no answer yet");
    return said;
  }, 15_000);
  expect(answer).toContain("$350");
  await later(2_500);
  expect(await ana.replies()).toHaveLength(1);
});

test("nobody answers when the contact is switched off, a person writes, or the assistant or the business rests", async () => {
  const shop = await talkingShop();
  const [quiet, manned, late] = [shop.customer(), shop.customer(), shop.customer()];
  await Promise.all([quiet.ask("hola"), manned.ask("hola")]);
  const contacts = await world.product.owner.query("select id, whatsapp from contacts where business_id = $1", [
    shop.businessId,
  ]);
  const idOf = (from: string) => contacts.rows.find((row) => row.whatsapp === from)?.id as string;
  await shop.owner.put(`/api/client/${idOf(quiet.from)}`, { client: { noRespond: true } });
  const message = { businessId: shop.businessId, clientId: idOf(manned.from), channel: "WhatsApp", text: "Soy Marta" };
  await shop.owner.post("/api/thread/messages", { message });
  await Promise.all([quiet.write("¿siguen ahí?"), manned.write("ah, hola Marta")]);
  await later(2_500);
  expect(await quiet.replies()).toHaveLength(1);
  expect((await manned.replies()).slice(1)).toEqual(["Soy Marta"]);
  await shop.owner.patch(`/api/assistant/${shop.assistantId}`, { isWorking: false });
  await late.write("hola");
  await later(2_000);
  expect(await late.replies()).toEqual([]);
  await shop.owner.patch(`/api/assistant/${shop.assistantId}`, { isWorking: true });
  await shop.owner.put(`/api/business/${shop.businessId}`, { business: { isWorking: false } });
  await late.write("¿hola?");
  await later(2_000);
  expect(await late.replies()).toEqual([]);
});

test("whoever asks for a person is handed over, and the assistant is silent from then on", async () => {
  const shop = await talkingShop();
  const ana = shop.customer();
  await ana.ask("quiero hablar con una persona por favor");
  const { rows } = await world.product.owner.query(
    "select handed_over_at, hand_over_reason from threads where business_id = $1",
    [shop.businessId],
  );
  expect(rows[0].handed_over_at).not.toBeNull();
  const before = (await ana.replies()).length;
  await ana.write("¿hola?");
  await later(2_500);
  expect(await ana.replies()).toHaveLength(before);
});

test("a turn whose job is repeated answers once and books once", async () => {
  const shop = await talkingShop();
  const ana = shop.customer();
  await ana.ask(`quiero un corte de dama el ${spoken(nextWednesday())} a las 11 am`);
  await ana.ask("sí");
  const before = (await ana.replies()).length;
  const { rows } = await world.product.owner.query("select id from threads where business_id = $1", [shop.businessId]);
  // Runs the same job twice more, as after a crash between the commit and the queue's own record.
  await world.product.owner.query(
    `insert into pgboss.job (name, data) select 'answer-due.answer-contact',
      jsonb_build_object('businessId', $1::text, 'requestId', 'again', 'payload', jsonb_build_object('threadId', $2::text))
      from generate_series(1, 2)`,
    [shop.businessId, rows[0].id],
  );
  await later(2_500);
  expect(await ana.replies()).toHaveLength(before);
  expect(await agenda(shop)).toHaveLength(1);
});

test("what is switched off cannot be done", async () => {
  const capabilities = { onlineScheduling: false, inPersonScheduling: false };
  const shop = await talkingShop({ assistant: { capabilities } });
  const ana = shop.customer();
  await ana.ask(`quiero un corte de dama el ${spoken(nextWednesday())} a las 4 pm`);
  await ana.ask("sí");
  expect(await agenda(shop)).toEqual([]);
});

test("it looks no further ahead than it may", async () => {
  const capabilities = { searchPaginatedSchedules: { slotsPerPage: 3, daysToLookAhead: 1 } };
  const shop = await talkingShop({ assistant: { capabilities } });
  const ana = shop.customer();
  await ana.ask(`quiero un corte de dama el ${spoken(nextWednesday())} a las 4 pm`);
  await ana.ask("sí");
  expect(await agenda(shop)).toEqual([]);
  const { rows } = await world.product.owner.query(
    "select output from messages where business_id = $1 and name = 'find_slots' and type = 'function_call_output'",
    [shop.businessId],
  );
  expect(rows.some((row) => JSON.parse(row.output).refusal === "too_far")).toBe(true);
});

test("when no engine can answer, a person has to", async () => {
  const shop = await talkingShop({ business: { delayResponse: 60_000 } });
  const ana = shop.customer();
  await ana.write("hola");
  const { owner, product } = world.product;
  const thread = async () =>
    (await owner.query("select * from threads where business_id = $1", [shop.businessId])).rows[0];
  await eventually(async () => expect((await thread())?.answer_due_at).toBeInstanceOf(Date));
  await owner.query("update assistants set capabilities = 'null' where business_id = $1", [shop.businessId]);
  await owner.query("update threads set answer_due_at = now() where business_id = $1", [shop.businessId]);
  const ctx = tenantCtx(product.system("test"), shop.businessId, { kind: "system", name: "Mostrador" });
  const payload = { threadId: (await thread()).id };
  const answer = answerContact(null);
  await expect(answer(ctx, payload, { id: "a-job", attempt: 4 })).rejects.toThrow();
  expect(await thread()).toMatchObject({ lease_token: null, handed_over_at: null });
  await answer(ctx, payload, { id: "a-job", attempt: 5 });
  expect((await thread()).hand_over_reason).toBe("El asistente no pudo responder");
  expect(await ana.replies()).toEqual([]);
});

test("two customers want the last place: one has it, the other is offered another hour", async () => {
  const shop = await talkingShop();
  const customers = [shop.customer(), shop.customer()];
  const wish = `quiero un corte de dama el ${spoken(nextWednesday())} a las 10 am`;
  await Promise.all(customers.map((customer) => customer.ask(wish)));
  const answers = await Promise.all(customers.map((customer) => customer.ask("sí")));
  expect(await agenda(shop)).toHaveLength(1);
  expect(new Set(answers).size).toBe(2);
});
