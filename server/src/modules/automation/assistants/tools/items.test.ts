// Courses, products, properties and forms in a conversation, with a language model and with the built-in engine:
// stored facts only, the form's link signed for the contact, and an enrollment after a yes to exactly what was shown.
import { afterAll, beforeAll, expect, test } from "vitest";
import type { JsonBody } from "../../../../../test/json-body.ts";
import { call, makeScriptedShop, say } from "../../../../../test/shops/scripted-shop.ts";
import { eventually, startWithSandbox } from "../../../../../test/start-sandbox-process.ts";

let world: Awaited<ReturnType<typeof startWithSandbox>>;
beforeAll(async () => {
  world = await startWithSandbox({ settings: { LLM_API_KEY: "a-key", LLM_TIMEOUT_MS: "5000" } });
});
afterAll(() => world.close());

const DONE = { text: "Va." };
/** A model that says nothing useful: then the built-in engine answers. */
const SILENT = [{ text: "" }, { text: "" }, { text: "" }];

async function school() {
  const shop = await makeScriptedShop(world.product, world.sandbox);
  const { owner, businessId } = shop;
  const made = async (path: string, body: object): Promise<string> => {
    const answer = await owner.post(path, body);
    if (answer.status >= 300) throw new Error(`${path}: ${JSON.stringify(answer.body)}`);
    return answer.body.data._id;
  };
  await owner.put("/api/reservation-settings", { businessId, settings: { isOn: true } });
  const course = {
    ...{ businessId, name: "Barismo desde cero", description: "Curso de café", sessions: 4, totalPrice: 1250 },
    ...{ place: "Salón 2", courseType: "scheduled" },
    schedules: { availableSlots: 1, sessionDates: [{ date: "2030-01-10", startTime: "17:00", endTime: "19:00" }] },
  };
  const barismo = await made("/api/course", { course });
  const property = { businessId, name: "Local en Cholula", location: "Av. Morelos 10", price: "$8,500 al mes" };
  await made("/api/property", { property });
  const questions = [{ question: "¿Qué tal?", questionType: "shortAnswer", required: true }];
  await made("/api/form", { form: { businessId, title: "Encuesta de la cata", questions } });
  const product = { businessId, name: "Café de Chiapas", price: 180, description: "Molido medio", unit: "bolsa" };
  await made("/api/product", { product });
  const enrolled = async (): Promise<JsonBody[]> =>
    (await owner.get(`/api/enrollment?businessId=${businessId}&courseId=${barismo}`)).body.data;
  return { ...shop, barismo, enrolled };
}

const QUESTION = [
  "Te inscribo en este curso:",
  "• Barismo desde cero",
  "• $1,250 MXN",
  "• Próxima sesión: jueves 10 de enero a las 5:00 pm",
  "• Salón 2",
  "¿Lo confirmo?",
].join("\n");

test("a model proposes the enrollment; a yes to exactly that takes the place, once", async () => {
  const shop = await school();
  const [ana, eva] = [shop.customer(), shop.customer()];
  await shop.script(call("enroll", { course: shop.barismo }), DONE);
  expect(await ana.ask("quiero inscribirme al curso de barismo")).toBe(QUESTION);
  await shop.script(call("enroll", { course: shop.barismo }), DONE);
  expect(await eva.ask("quiero inscribirme al curso de barismo")).toBe(QUESTION);
  expect(await shop.enrolled()).toEqual([]);
  expect(await ana.ask("sí, por favor")).toBe(
    "Listo, quedaste en la lista del curso Barismo desde cero con el boleto 1. El negocio te confirmará tu lugar.",
  );
  await shop.script(say({ act: "unknown" }));
  expect(await eva.ask("sí")).toMatch(/^Perdón, ya no se pudo hacer\. El curso ya no tiene lugares\./);
  expect(await shop.enrolled()).toMatchObject([{ status: "pending", totalPaid: 0, remainingBalance: 1250, order: 1 }]);
});

test("a price that changes before the yes is shown again, a no enrolls nobody, an unknown course is refused", async () => {
  const shop = await school();
  const [ana, eva] = [shop.customer(), shop.customer()];
  await shop.script(call("enroll", { course: shop.barismo }), DONE);
  await ana.ask("quiero inscribirme al curso de barismo");
  await shop.owner.put(`/api/course/${shop.barismo}`, { course: { totalPrice: 1400 } });
  expect(await ana.ask("sí")).toMatch(
    /^Cambió un dato .*\nTe inscribo en este curso:\n• Barismo desde cero\n• \$1,400 MXN\n/,
  );
  await ana.ask("no, gracias");
  await shop.script(call("enroll", { course: "japones" }), say({ act: "unknown" }));
  expect(await eva.ask("inscríbeme al curso de japonés")).toMatch(/^De eso no tengo información/);
  expect(await shop.enrolled()).toEqual([]);
});

test("both engines say the stored facts, with the page of the course and the form's own link", async () => {
  const shop = await school();
  const [ana, eva] = [shop.customer(), shop.customer()];
  const about =
    /Barismo desde cero: \$1,250 MXN, 4 sesiones, próxima sesión el jueves 10 de enero de 2030 a las 5:00 pm, lugar: Salón 2, queda 1 lugar\. http\S+\/reservar\/\S+\/curso\/[0-9a-f-]{36}/;
  await shop.script(call("list_items", { kind: "course" }), say({ act: "items", items: [shop.barismo] }));
  expect(await ana.ask("¿cuánto cuesta el curso de barismo?")).toMatch(about);
  await shop.script(...SILENT);
  expect(await eva.ask("¿cuánto cuesta el curso de barismo?")).toMatch(about);
  const links = [];
  for (const one of [shop.customer(), shop.customer()]) {
    await shop.script(...SILENT);
    links.push(/Encuesta de la cata\. http\S+(\/c\/\S+)/.exec(await one.ask("mándame la encuesta"))?.[1]);
  }
  const targets = links.map(async (link) => {
    const { headers } = await fetch(`${world.product.url}${link}`, { redirect: "manual" });
    return headers.get("location");
  });
  const [first, second] = await Promise.all(targets);
  expect(first).toMatch(/\/f\/\S+\?c=\S+/);
  expect(second).not.toBe(first);
});

test("the built-in engine starts the enrollment and the server settles it", async () => {
  const shop = await school();
  const [ana, eva] = [shop.customer(), shop.customer()];
  await shop.script(...SILENT);
  expect(await ana.ask("quiero inscribirme al curso de barismo")).toMatch(
    /\n\nTe inscribo en este curso:\n.*¿Lo confirmo\?$/s,
  );
  await ana.ask("sí");
  await eventually(async () => expect(await shop.enrolled()).toHaveLength(1));
  await shop.script(...SILENT);
  expect(await eva.ask("quiero inscribirme al curso de barismo")).toMatch(
    /ya no hay lugares.*El curso ya no tiene lugares\.$/s,
  );
});
