// Tries an assistant before customers use it: it answers as it would for them, and leaves nothing behind.
import { creditsChanged } from "@mostrador/domain/money/credits/live.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { everyTable } from "../../../../../test/every-table.ts";
import { call, makeScriptedShop, say, searching } from "../../../../../test/shops/scripted-shop.ts";
import { agendaOf, makeTalkingShop, nextWednesday, type TalkingShop } from "../../../../../test/shops/talking-shop.ts";
import { eventually, startWithSandbox } from "../../../../../test/start-sandbox-process.ts";

let plain: Awaited<ReturnType<typeof startWithSandbox>>;
let spoken: Awaited<ReturnType<typeof startWithSandbox>>;
beforeAll(async () => {
  plain = await startWithSandbox();
  spoken = await startWithSandbox({ settings: { LLM_API_KEY: "a-key", LLM_TIMEOUT_MS: "1500" } });
});
afterAll(() => Promise.all([plain.close(), spoken.close()]));

/** Tables of rate limits, which count each try: they are not part of the rehearsal itself. */
const LIMITS = ["attempts", "session", "sign_in_attempts"];
const LEDGER = [
  ...["credit_accounts", "credit_blocks", "credit_block_entries", "credit_transfers"],
  ...["credit_reservations", "credit_warnings"],
];
/** Notices to screens that the credits changed, and the job that checks the held credits. */
const TOLD = ["job", "live_events", "live_counters"];

function rehearse(shop: TalkingShop) {
  let state: string | null = null;
  const ask = (text: string, more: object = {}) =>
    shop.owner.post(`/api/assistant/${shop.assistantId}/rehearsal`, { rehearsal: { text, state, ...more } });
  return {
    ask,
    state: () => state,
    back: (to: string | null) => {
      state = to;
    },
    async tell(text: string, more: object = {}) {
      const answer = await ask(text, more);
      if (answer.status !== 200) throw new Error(`${answer.status}: ${JSON.stringify(answer.body)}`);
      state = answer.body.data.state;
      return answer.body.data;
    },
  };
}

const shopOf = () => makeTalkingShop(plain.product, plain.sandbox);
const wednesday = () => {
  const day = nextWednesday();
  return `${Number(day.slice(8))}/${Number(day.slice(5, 7))}`;
};

/** The last tool result that the model got. */
async function toolAnswer(shop: Awaited<ReturnType<typeof makeScriptedShop>>) {
  const told = (await shop.requests()).flatMap(
    ({ body }: { body: { messages: { role: string; content: string }[] } }) =>
      body.messages.filter(({ role, content }) => role === "tool" && content.includes('"slots"')),
  );
  return JSON.parse(told.at(-1).content);
}

async function settled(world: typeof plain) {
  await eventually(async () => {
    const { rows } = await world.product.owner.query(
      "select count(*)::int as open from pgboss.job where state in ('created', 'active', 'retry') and start_after <= now()",
    );
    expect(rows[0].open).toBe(0);
  }, 15_000);
}

test("a booking is rehearsed whole, and no table is another afterwards", async () => {
  const shop = await shopOf();
  await settled(plain);
  const before = await everyTable(plain.product, LIMITS);
  const { tell } = rehearse(shop);
  const first = await tell(`quiero un corte de dama el ${wednesday()} a las 10 de la mañana`, {
    contactName: "Ana López",
  });
  expect(first).toMatchObject({ engine: "integrado", credits: 0, inputTokens: 0, effects: [], linesLeft: 29 });
  expect(first.reply).toContain("10:00 am");
  expect(first.reasons.map(({ text }: { text: string }) => text)).toContain("Leyó tus servicios y precios.");
  const texts = [];
  for (let said = first; said.effects.length === 0 && texts.length < 4; ) {
    said = await tell(texts.length === 0 ? "sí" : "Ana López, sí");
    texts.push(said.reply);
    if (said.effects.length > 0)
      expect(said.effects[0]).toEqual({
        kind: "book",
        text: expect.stringMatching(/^Agendaría: Corte de dama, mié \d+ \w{3} 10:00 con Marta Solís$/),
        place: { serviceId: shop.haircut, day: nextWednesday(), time: "10:00" },
      });
  }
  expect(texts.at(-1)).toContain("tu cita quedó agendada");
  // The rehearsal continues from there: only the rehearsal knows the booking.
  expect((await tell("¿a qué hora quedó mi cita?")).reply).toContain("10:00 am");
  expect(await agendaOf(plain.product, shop.businessId)).toEqual([]);
  expect(await everyTable(plain.product, LIMITS)).toEqual(before);
});

test("a contact of the business is rehearsed with the appointments that they have", async () => {
  const shop = await shopOf();
  const { businessId, branchId } = shop;
  const client = { businessId, name: "Lupita", lastname: "Ríos", whatsapp: "2229998877" };
  const contactId = (await shop.owner.post("/api/client", { client })).body.data._id;
  const [start, end] = ["16:00", "17:00"].map((time) => `${nextWednesday()}T${time}:00.000Z`);
  const place = { businessId, branchId, serviceId: shop.haircut, specialistId: shop.marta };
  await shop.owner.post("/api/appointment", { appointment: { ...place, clientId: contactId, start, end } });
  const { tell, state, back } = rehearse(shop);
  const asked = await tell("quiero cancelar mi cita", { contactId });
  expect(asked.reply).toContain("Corte de dama");
  const before = state();
  const cancelled = await tell("sí");
  expect(cancelled.effects).toEqual([
    expect.objectContaining({
      kind: "cancel",
      text: expect.stringMatching(/^Cancelaría: Corte de dama, mié .* 10:00 con Marta Solís$/),
    }),
  ]);
  // The last message is removed: the question is open again.
  back(before);
  expect((await tell("no, mejor no")).effects).toEqual([]);
  expect((await agendaOf(plain.product, businessId)).map(({ status }) => status)).toEqual(["agendada"]);
});

test("it is taken to be the hour that is wanted, and the assistant is the one of the form", async () => {
  const shop = await shopOf();
  const day = nextWednesday();
  const late = await rehearse(shop).tell("¿tienen lugar hoy para un corte de dama?", { day, time: "22:00" });
  expect(late.now).toEqual({ day, time: "22:00" });
  expect(late.reply).not.toContain("5:00 pm");
  const greeting = "Hola, qué gusto leerte: soy la prueba del saludo.";
  const instructions = { greeting, preSale: "Responde con calma a todo.", postSale: "Agradece la visita." };
  const draft = { name: "Lucía", instructions, capabilities: { onlineScheduling: false, inPersonScheduling: false } };
  const { tell } = rehearse(shop);
  expect((await tell("hola", { draft })).reply).toContain("prueba del saludo");
  const refused = await tell("quiero agendar un corte de dama mañana a las 10", { draft });
  expect(refused.effects.map(({ kind }: { kind: string }) => kind)).not.toContain("book");
  const stored = (await shop.owner.get(`/api/assistant/${shop.assistantId}`)).body.data;
  expect(stored.name).toBe("Sofía");
});

test("who asks for a person has one, and the assistant is silent from then on", async () => {
  const { tell } = rehearse(await shopOf());
  const given = await tell("quiero hablar con una persona");
  expect(given.effects[0].kind).toBe("hand_over");
  const after = await tell("¿hola?");
  expect(after).toMatchObject({ reply: null, silence: expect.stringContaining("una persona del equipo") });
});

test("what is wrong is said of its field, and nobody rehearses what is not theirs", async () => {
  const shop = await shopOf();
  const other = await shopOf();
  const { ask, tell, state } = rehearse(shop);
  const refusedFor = async (more: object) => {
    const { status, body } = await ask("hola", more);
    return [status, JSON.stringify(body)];
  };
  const nobody = "0198c0de-0000-7000-8000-000000000000";
  for (const [more, status, told] of [
    [{ contactId: nobody }, 404, "contactId"],
    [{ text: "" }, 400, "rehearsal.text"],
    [{ text: "x".repeat(1001) }, 400, "1000"],
    [{ state: "v1.nada" }, 400, "rehearsal.state"],
    [{ day: "ayer" }, 400, "rehearsal.day"],
    [{ time: "25:00" }, 400, "rehearsal.time"],
    [{ draft: { goal: "x" } }, 400, "rehearsal.draft.goal"],
    [{ draft: { branchId: other.branchId } }, 404, "branchId"],
  ] as const)
    expect(await refusedFor(more)).toEqual([status, expect.stringContaining(told)]);
  await tell("hola");
  const theirs = await other.owner.post(`/api/assistant/${other.assistantId}/rehearsal`, {
    rehearsal: { text: "hola", state: state() },
  });
  expect(theirs.status).toBe(400);
  const foreign = await other.owner.post(`/api/assistant/${shop.assistantId}/rehearsal`, {
    rehearsal: { text: "hola" },
  });
  expect(foreign.status).toBe(404);
});

test("a conversation has an end", async () => {
  const { tell, ask } = rehearse(await shopOf());
  for (let number = 1; number <= 30; number += 1) await tell("hola");
  const { status, body } = await ask("hola");
  expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining("hasta 30 mensajes")]);
});

test("a model is asked outside any transaction, paid half, and leaves nothing but what it cost", async () => {
  const shop = await makeScriptedShop(spoken.product, spoken.sandbox);
  await settled(spoken);
  const without = [...LIMITS, ...LEDGER, ...TOLD];
  const before = await everyTable(spoken.product, without);
  const { tell } = rehearse(shop);
  await shop.script(call("list_services"), say({ act: "price", services: [shop.haircut] }));
  const priced = await tell("¿cuánto cuesta el corte?", { contactName: "Ana López" });
  expect(priced).toMatchObject({
    reply: "Corte de dama cuesta $350 y dura 1 hora.",
    engine: "proveedor",
    credits: 0.5,
    standIn: "",
  });
  expect(priced.inputTokens).toBeGreaterThan(0);
  expect(priced.reasons).toContainEqual({ kind: "said", text: "Dijo el precio de Corte de dama." });
  await shop.script(searching(shop, "10:00"), say({ act: "slots" }));
  expect((await tell("quiero un corte a las 10 de la mañana")).reply).toContain("10:00 am con Marta Solís");
  const { ref } = (await toolAnswer(shop)).slots[0];
  await shop.script(call("book", { slot: ref }), { text: "Va." });
  const asked = await tell("sí, ese");
  expect([asked.reply, asked.effects]).toEqual([expect.stringContaining("¿Lo confirmo?"), []]);
  const agreed = await tell("sí");
  expect(agreed).toMatchObject({ engine: "integrado", credits: 0, effects: [{ kind: "book" }] });
  expect(agreed.reasons).toContainEqual({ kind: "settled", text: "El cliente aceptó lo que se le preguntó." });
  const { rows } = await spoken.product.owner.query("select 1 from offered_slots where business_id = $1", [
    shop.businessId,
  ]);
  expect(rows).toEqual([]);
  expect(await everyTable(spoken.product, without)).toEqual(before);
  const told = await spoken.product.owner.query(
    "select name from live_events where room = $1 order by seq desc limit 3",
    [shop.businessId],
  );
  expect(told.rows.map(({ name }) => name)).toEqual(Array(3).fill(creditsChanged.name));
  const paid = await spoken.product.owner.query(
    "select cause, amount::int, details from credit_transfers where business_id = $1 and cause = 'consume' order by at",
    [shop.businessId],
  );
  expect(paid.rows.map(({ amount }) => amount)).toEqual([500, 500, 500]);
  expect(paid.rows[0].details).toMatchObject({ assistantName: "Sofía (prueba)", clientId: null });
  const listed = await shop.owner.get(`/api/creditMovement?businessId=${shop.businessId}&type=consume`);
  expect(listed.status).toBe(200);
});

test.each([
  ["late", [{ delayMs: 4_000 }, { text: "tarde" }], "no contestó a tiempo"],
  ["broken", [{ status: 400 }], "rechazó"],
  ["lying", [{ text: "El corte cuesta $99." }, { text: "Perdón, cuesta $98." }], "no eligió nada"],
])("a model that is %s is stood in for, and costs nothing", async (_, steps, told) => {
  const shop = await makeScriptedShop(spoken.product, spoken.sandbox);
  await shop.script(...steps);
  const said = rehearse(shop).tell("¿cuánto cuesta el corte de dama?");
  const open = eventually(async () => {
    const { rows } = await spoken.product.owner.query(
      "select count(*)::int as open from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'",
    );
    expect(rows[0].open).toBe(0);
  });
  expect(await said).toMatchObject({ engine: "integrado", credits: 0, standIn: expect.stringContaining(told) });
  await open;
  const { rows } = await spoken.product.owner.query(
    "select 1 from credit_transfers where business_id = $1 and cause = 'consume'",
    [shop.businessId],
  );
  expect(rows).toEqual([]);
});

test("without credits it says so instead of asking the model", async () => {
  const shop = await makeScriptedShop(spoken.product, spoken.sandbox);
  await spoken.product.owner.query(
    `select transfer_credits(gen_random_uuid(), gen_random_uuid()::text, 'gpt_model', 'extract', 'available', 'issued',
      100000000, 0, '{}', 'Equipo', now(), now()) from (select set_config('app.business_id', $1, true) offset 0) s`,
    [shop.businessId],
  );
  const { status, body } = await rehearse(shop).ask("¿cuánto cuesta el corte?");
  expect([status, JSON.stringify(body)]).toEqual([422, expect.stringContaining("No tienes créditos GPT disponibles")]);
});
