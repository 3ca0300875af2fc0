// A language model acts only on what the server itself asked the customer, and only if the customer's next message
// agrees to exactly that (decision 17). The scripted model tries to break this.
import { afterAll, beforeAll, expect, test } from "vitest";
import { deliverWebhook } from "../../../../test/providers/deliver-webhook.ts";
import { call, makeScriptedShop, type ScriptedShop, say, searching } from "../../../../test/shops/scripted-shop.ts";
import { agendaOf, type Customer, nextWednesday } from "../../../../test/shops/talking-shop.ts";
import { eventually, startWithSandbox } from "../../../../test/start-sandbox-process.ts";

let world: Awaited<ReturnType<typeof startWithSandbox>>;
beforeAll(async () => {
  world = await startWithSandbox({ settings: { LLM_API_KEY: "a-key", LLM_TIMEOUT_MS: "10000" } });
});
afterAll(() => world.close());

const agenda = (shop: ScriptedShop) => agendaOf(world.product, shop.businessId);
const query = (text: string, ...values: unknown[]) => world.product.owner.query(text, values);
const startOf = (time: string) => new Date(`${nextWednesday()}T${time}:00-06:00`).toISOString();

/** Ana has seen the free hours; nothing is proposed yet. */
async function afterSearch(business: object = {}, name = "Ana López") {
  const shop = await makeScriptedShop(world.product, world.sandbox, business);
  const ana = shop.customer();
  await shop.script(searching(shop), say({ act: "slots" }));
  await ana.ask("quiero un corte el miércoles", name);
  return { shop, ana };
}

async function proposed(shop: ScriptedShop, ana: Customer, time: string, more: object = {}): Promise<string> {
  await shop.script(call("book", { slot: await shop.offered(time), ...more }), { text: "Va." });
  return ana.ask(`a las ${time}`);
}

/** What the model does in the next turn, no matter what the customer writes. */
async function obstinate(shop: ScriptedShop, ...calls: object[]) {
  await shop.script(...calls, { text: "Con gusto." });
}

async function booked(shop: ScriptedShop, ana: Customer, time = "10:00") {
  await proposed(shop, ana, time);
  await ana.ask("sí");
  const [appointment] = await agenda(shop);
  expect(appointment).toMatchObject({ status: "agendada" });
  return appointment;
}

const outcomes = async (shop: ScriptedShop) =>
  (await query("select outcome from proposals where business_id = $1 order by proposed_at", shop.businessId)).rows.map(
    ({ outcome }) => outcome,
  );

test("it books what was proposed after a yes: no model is asked, and the same words tell what was done", async () => {
  const { shop, ana } = await afterSearch();
  const question = await proposed(shop, ana, "09:00", { clientName: "Ana López" });
  expect(question).toContain("Te agendo:\n• Corte de dama ($350)");
  expect(question).toContain("a las 9:00 am\n• Con Marta Solís");
  expect(question).toMatch(/\n• A nombre de Ana López\n¿Lo confirmo\?$/);
  expect(await agenda(shop)).toEqual([]);
  const asked = (await shop.requests()).length;
  await obstinate(shop, call("book", { slot: await shop.offered("09:30") }));
  expect(await ana.ask("Sí, por favor")).toContain("Listo, tu cita quedó agendada:\n• Corte de dama ($350)");
  const [appointment, ...others] = await agenda(shop);
  expect(others).toEqual([]);
  expect(appointment.starts.toISOString()).toBe(startOf("09:00"));
  expect(appointment.client_name).toBe("Ana López");
  expect(await shop.requests()).toHaveLength(asked);
  expect(await outcomes(shop)).toEqual(["done"]);
});

test("it moves, confirms and cancels after a yes each", async () => {
  const { shop, ana } = await afterSearch();
  const { short_id: appointment } = await booked(shop, ana);
  await shop.script(searching(shop), { text: "Dime." });
  await ana.ask("¿puedo moverla?");
  await shop.script(call("reschedule", { appointment, slot: await shop.offered("12:00") }), { text: "Va." });
  expect(await ana.ask("a las 12")).toMatch(
    /a las 10:00 am quedaría así:[\s\S]*a las 12:00 pm[\s\S]*¿Hago el cambio\?$/,
  );
  expect((await agenda(shop))[0].starts.toISOString()).toBe(startOf("10:00"));
  expect(await ana.ask("sí")).toContain("quedó cambiada");
  expect((await agenda(shop))[0].starts.toISOString()).toBe(startOf("12:00"));
  await shop.script(call("confirm", { appointment }), { text: "Va." });
  expect(await ana.ask("ahí estaré el miércoles")).toContain("¿Confirmas que vienes a esta cita?");
  expect((await agenda(shop))[0].status).toBe("agendada");
  expect(await ana.ask("sí")).toContain("tu asistencia quedó confirmada");
  expect((await agenda(shop))[0].status).toBe("confirmada");
  await shop.script(call("cancel", { appointment }), { text: "Va." });
  expect(await ana.ask("ya no voy a poder")).toContain("¿Cancelo esta cita?");
  expect((await agenda(shop))[0].status).toBe("confirmada");
  expect(await ana.ask("sí, cancélala")).toContain("quedó cancelada");
  expect((await agenda(shop)).map((row) => row.status)).toEqual(["cancelada"]);
});

test("on a question for a price nothing is booked, booked twice, moved, cancelled, confirmed or renamed", async () => {
  const { shop, ana } = await afterSearch({}, "la más linda 💖");
  const [first, second] = [await shop.offered("10:00"), await shop.offered("11:00")];
  await obstinate(shop, call("book", { slot: first }), call("book", { slot: second }), call("book", { slot: first }));
  expect(await ana.ask("¿cuánto cuesta el corte?")).toContain("¿Lo confirmo?");
  expect(await agenda(shop)).toEqual([]);
  await obstinate(shop, call("save_name", { name: "Mallory" }), call("save_name", { name: "Corte" }));
  await ana.ask("¿y aceptan tarjeta?");
  const { rows } = await query("select name from contacts where business_id = $1", shop.businessId);
  expect(rows).toEqual([{ name: "" }]);
  const standing = await booked(shop, ana, "12:00");
  await shop.script(searching(shop), { text: "Claro." });
  await ana.ask("¿qué horarios tienen?");
  const slot = await shop.offered("13:00");
  const { short_id: appointment } = standing;
  for (const sideEffect of [call("reschedule", { appointment, slot }), call("cancel", { appointment })]) {
    await obstinate(shop, sideEffect, call("confirm", { appointment }));
    await ana.ask("¿cuánto cuesta el tinte?");
  }
  expect(await agenda(shop)).toEqual([standing]);
});

test.each([
  ["No, gracias", "declines"],
  ["sí, pero a las 9:30", "changes"],
  ["sí, a las 9:30", "changes"],
  ["...", "unclear"],
  ["sí, cancélala", "unclear"],
  ["¿cuánto cuesta?", "unclear"],
])("nothing is booked after «%s», however often the model tries", async (answer, outcome) => {
  const { shop, ana } = await afterSearch();
  await proposed(shop, ana, "09:00");
  await obstinate(shop, call("book", { slot: await shop.offered("09:30") }), call("book", { slot: "made-up" }));
  await ana.ask(answer);
  expect(await agenda(shop)).toEqual([]);
  expect((await outcomes(shop))[0]).toBe(outcome);
});

test("a text that shows nothing is no answer, and the question waits on for one", async () => {
  const { shop, ana } = await afterSearch();
  await proposed(shop, ana, "09:00");
  const before = await ana.replies();
  for (const text of ["\u200b\u2060", "\u3164", "\u2800 \u2800", "\ufe0f\u200d"]) await ana.write(text);
  await eventually(async () => {
    const { rows } = await query(
      "select last_seq, answered_seq from threads where business_id = $1 and answer_due_at is null",
      shop.businessId,
    );
    expect(rows).toHaveLength(1);
    expect(rows[0].answered_seq).toBe(rows[0].last_seq);
  });
  expect(await agenda(shop)).toEqual([]);
  expect(await ana.replies()).toEqual(before);
  expect(await ana.ask("sí")).toContain("quedó agendada");
});

test("9:00 was agreed, so it is 9:00 and not the 9:30 that was proposed before or after", async () => {
  const { shop, ana } = await afterSearch();
  await proposed(shop, ana, "09:30");
  await proposed(shop, ana, "09:00");
  await obstinate(shop, call("book", { slot: await shop.offered("09:30") }));
  await ana.ask("sí");
  await obstinate(shop, call("book", { slot: await shop.offered("09:30") }));
  await ana.ask("gracias");
  expect((await agenda(shop)).map((row) => row.starts.toISOString())).toEqual([startOf("09:00")]);
});

test("a yes to something that was said since agrees to nothing", async () => {
  const { shop, ana } = await afterSearch();
  await proposed(shop, ana, "09:00");
  await shop.script(say({ act: "place" }));
  await ana.ask("mmm, déjame ver");
  await shop.script(say({ act: "ask", about: "time" }));
  expect(await ana.ask("sí")).toBe("¿A qué hora te gustaría?");
  expect(await agenda(shop)).toEqual([]);
});

test("a yes to another message, quoted, agrees to nothing", async () => {
  const { shop, ana } = await afterSearch();
  await proposed(shop, ana, "09:00");
  const [first] = (await ana.chat()).filter((message) => message.direction === "out");
  const before = (await ana.replies()).length;
  await shop.script(say({ act: "ask", about: "time" }));
  await world.sandbox.write({ to: shop.phoneNumberId, from: ana.from, text: "sí", replyTo: first.id });
  await eventually(async () => expect(await ana.replies()).toHaveLength(before + 1));
  expect(await agenda(shop)).toEqual([]);
});

test("a yes that was written before the question went out agrees to nothing, however late it comes", async () => {
  const { shop, ana } = await afterSearch();
  await shop.script({ delayMs: 700 }, call("book", { slot: await shop.offered("09:00") }), { text: "Va." });
  const asked = ana.ask("a las 9");
  await eventually(async () => {
    const { rows } = await query("select lease_token from threads where business_id = $1", shop.businessId);
    expect(rows[0].lease_token).not.toBeNull();
  });
  await ana.write("sí");
  expect(await asked).toContain("¿Lo confirmo?");
  await eventually(async () => expect(await ana.replies()).toHaveLength(3));
  expect(await outcomes(shop)).toEqual(["passed"]);
  expect(await agenda(shop)).toEqual([]);
  expect(await proposed(shop, ana, "09:00")).toContain("¿Lo confirmo?");
  await shop.script(say({ act: "ask", about: "time" }));
  const from = `521${ana.from}`;
  const timestamp = String(Math.floor(Date.now() / 1000) - 60);
  const late = { from, id: `wamid.${ana.from}`, timestamp, type: "text", text: { body: "sí" } };
  await deliverWebhook(world.product.url, shop.phoneNumberId, { messages: [late] });
  await eventually(async () => expect((await ana.replies()).at(-1)).toBe("¿A qué hora te gustaría?"), 15_000);
  expect(await agenda(shop)).toEqual([]);
});

test("a yes to a person of the business, who asked something since, agrees to nothing of the assistant's", async () => {
  const { shop, ana } = await afterSearch();
  await proposed(shop, ana, "09:00");
  const { rows } = await query("select contact_id from threads where business_id = $1", shop.businessId);
  const clientId = rows[0].contact_id;
  const message = { businessId: shop.businessId, clientId, channel: "WhatsApp", text: "¿Te apunto a la lista?" };
  await shop.owner.post("/api/thread/messages", { message });
  await eventually(async () => expect((await ana.replies()).at(-1)).toBe(message.text));
  await shop.owner.put(`/api/client/${clientId}`, { client: { noRespond: false } });
  await eventually(async () => {
    const after = await query("select person_until from threads where business_id = $1", shop.businessId);
    expect(after.rows[0].person_until).toBeNull();
  });
  await shop.script(say({ act: "ask", about: "time" }));
  expect(await ana.ask("sí")).toBe("¿A qué hora te gustaría?");
  expect(await agenda(shop)).toEqual([]);
});

test("a proposal that expired, or whose question never arrived, is agreed to by nobody", async () => {
  const { shop, ana } = await afterSearch();
  await proposed(shop, ana, "09:00");
  await query("update proposals set expires_at = now() - interval '1 minute' where business_id = $1", shop.businessId);
  await shop.script(say({ act: "ask", about: "time" }));
  await ana.ask("sí");
  expect(await outcomes(shop)).toEqual(["expired"]);
  await proposed(shop, ana, "09:00");
  await query(
    "update messages set status = 'failed' where id = (select message_id from proposals where business_id = $1 and outcome is null)",
    shop.businessId,
  );
  await shop.script(say({ act: "ask", about: "time" }));
  await ana.ask("sí");
  expect(await agenda(shop)).toEqual([]);
});

test("a person who has the conversation meanwhile ends what was proposed", async () => {
  const { shop, ana } = await afterSearch();
  await proposed(shop, ana, "09:00");
  await shop.script(call("hand_over", { reason: "Pidió una persona" }), { text: "Va." });
  await ana.ask("quiero hablar con alguien");
  const [{ contact_id: clientId }] = (
    await query("select contact_id from threads where business_id = $1", shop.businessId)
  ).rows;
  await shop.owner.put(`/api/client/${clientId}`, { client: { noRespond: false } });
  await eventually(async () => {
    const { rows } = await query("select handed_over_at from threads where business_id = $1", shop.businessId);
    expect(rows[0].handed_over_at).toBeNull();
  });
  await shop.script(say({ act: "ask", about: "need" }));
  await ana.ask("sí");
  expect(await agenda(shop)).toEqual([]);
  expect(await outcomes(shop)).toEqual(["handed over"]);
});

test("the same yes delivered twice, and a turn that is repeated, book once", async () => {
  const { shop, ana } = await afterSearch();
  await proposed(shop, ana, "09:00");
  await world.sandbox.fail({ webhookDuplicate: true });
  await ana.ask("sí");
  await world.sandbox.calm();
  const { rows } = await query(
    `update threads t set answer_due_at = now(), answered_seq =
      (select max(seq) - 1 from messages m where m.thread_id = t.id and m.role = 'user')
      where business_id = $1 returning id`,
    shop.businessId,
  );
  const job = `insert into pgboss.job (name, data) values ('answer-due.answer-contact', jsonb_build_object(
    'businessId', $1::text, 'requestId', 'again', 'payload', jsonb_build_object('threadId', $2::text)))`;
  await Promise.all([query(job, shop.businessId, rows[0].id), query(job, shop.businessId, rows[0].id)]);
  await eventually(async () => {
    const after = await query("select answer_due_at from threads where business_id = $1", shop.businessId);
    expect(after.rows[0].answer_due_at).toBeNull();
  }, 15_000);
  expect(await agenda(shop)).toHaveLength(1);
  expect((await ana.replies()).filter((text) => text.includes("quedó agendada"))).toHaveLength(1);
});

test("what changed since the question was put is put anew", async () => {
  const { shop, ana } = await afterSearch();
  await proposed(shop, ana, "09:00");
  await query("update services set price = '$400' where business_id = $1 and id = $2", shop.businessId, shop.haircut);
  expect(await ana.ask("sí")).toMatch(/^Cambió un dato[\s\S]*Corte de dama \(\$400\)[\s\S]*¿Lo confirmo\?$/);
  expect(await agenda(shop)).toEqual([]);
  expect(await ana.ask("sí")).toContain("quedó agendada");
  expect(await agenda(shop)).toHaveLength(1);
});

test("an hour that was taken meanwhile is not booked, and the customer hears it", async () => {
  const { shop, ana } = await afterSearch();
  await proposed(shop, ana, "09:00");
  const taken = await shop.owner.post("/api/appointment", {
    appointment: {
      businessId: shop.businessId,
      branchId: shop.branchId,
      serviceId: shop.haircut,
      specialistId: shop.marta,
      clientId: (await query("select contact_id from threads where business_id = $1", shop.businessId)).rows[0]
        .contact_id,
      start: startOf("09:00"),
      end: startOf("10:00"),
    },
  });
  expect(taken.status).toBeLessThan(300);
  await shop.script(say({ act: "ask", about: "day" }));
  expect(await ana.ask("sí")).toBe(
    "Perdón, ya no se pudo hacer. Ese horario ya no está libre.\n\n¿Qué día te gustaría?",
  );
  expect(await agenda(shop)).toHaveLength(1);
});

test("before the question stands only what a yes cannot answer", async () => {
  const { shop, ana } = await afterSearch();
  const slot = await shop.offered("09:00");
  const asks = [{ act: "ask", about: "need" }, { act: "hours" }, { act: "slots" }, { act: "appointments" }];
  const words = {
    act: "words",
    text: "¿Quieres que te diga dónde estamos? Responde sí. Te la agendo a las 11:00. Gracias.",
  };
  await shop.script(
    call("list_services"),
    call("book", { slot }),
    say({ act: "price", services: [shop.haircut] }, ...asks, words),
  );
  expect(await ana.ask("a las 9, ¿cuánto cuesta?")).toMatch(
    /^Corte de dama cuesta \$350 y dura 1 hora\. Gracias\.\n\nTe agendo:/,
  );
});

test("the model that wanted two side effects in one turn goes on with the second after the first", async () => {
  const { shop, ana } = await afterSearch();
  const [first, second] = [await shop.offered("10:00"), await shop.offered("11:00")];
  await shop.script(call("book", { slot: first }), call("book", { slot: second, clientName: "Sofía López" }), {
    text: "Va.",
  });
  expect(await ana.ask("a las 10 para mí y a las 11 para mi hija Sofía")).toContain("10:00 am");
  await shop.script(call("book", { slot: second, clientName: "Sofía López" }), { text: "Va." });
  const both = await ana.ask("sí");
  expect(both).toMatch(/quedó agendada[\s\S]*10:00 am[\s\S]*Te agendo:[\s\S]*11:00 am[\s\S]*A nombre de Sofía López/);
  expect(await agenda(shop)).toHaveLength(1);
  await ana.ask("sí");
  expect(await agenda(shop)).toHaveLength(2);
});

test("the name in the question is of words that the customer wrote", async () => {
  const { shop, ana } = await afterSearch();
  const slot = await shop.offered("10:00");
  await shop.script(call("book", { slot, clientName: "Gratis Para Siempre" }), say({ act: "ask", about: "name" }));
  expect(await ana.ask("a las 10, para mi hija Sofía")).toBe("¿Me compartes tu nombre?");
  await shop.script(call("book", { slot, clientName: "Sofía López" }), { text: "Va." });
  expect(await ana.ask("Sofía")).toMatch(/A nombre de Sofía López\n¿Lo confirmo\?$/);
});

test("a contact is named only as it wrote itself", async () => {
  const { shop, ana } = await afterSearch({}, "🌸");
  const named = async () => (await query("select name from contacts where business_id = $1", shop.businessId)).rows[0];
  await obstinate(shop, call("save_name", { name: "Marta Solís" }));
  await ana.ask("¿con quién me atiendo, con Marta Solís?");
  expect(await named()).toEqual({ name: "" });
  await obstinate(shop, call("save_name", { name: "ana" }));
  await ana.ask("me llamo Ana López");
  expect(await named()).toEqual({ name: "Ana López" });
});

test.each([
  ["declines", "no, gracias", /^De acuerdo, no hice ningún cambio/],
  ["wants another hour", "sí, pero a las 11 de la mañana", /11:00 am/],
])(
  "a model that fails in the middle of a proposal leaves it neither done nor unsaid: one who %s",
  async (_, answer, said) => {
    const { shop, ana } = await afterSearch();
    await proposed(shop, ana, "10:00");
    await shop.script({ status: 400 }, { status: 400 });
    expect(await ana.ask(answer)).toMatch(said);
    expect(await agenda(shop)).toEqual([]);
  },
);

test("a model that fails does not keep the customer's yes from being carried out, once", async () => {
  const { shop, ana } = await afterSearch();
  await shop.script(call("book", { slot: await shop.offered("10:00") }), { status: 400 });
  expect(await ana.ask("a las 10")).toMatch(/^Te agendo:[\s\S]*¿Lo confirmo\?$/);
  await world.sandbox.fail({ llm: { times: 5, status: 500 } });
  expect(await ana.ask("sí")).toContain("quedó agendada");
  await ana.ask("sí");
  await world.sandbox.calm();
  expect(await agenda(shop)).toHaveLength(1);
});
