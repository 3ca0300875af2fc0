// Who attends when, in a conversation: from the hours of the branch, the rests of the person and the blocked times,
// with either engine. Why a person is away is never told.
import { sayDay } from "@mostrador/domain/kit/words/say-date.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { call, makeScriptedShop, say } from "../../../../../test/shops/scripted-shop.ts";
import { dayAhead, nextWednesday } from "../../../../../test/shops/talking-shop.ts";
import { startWithSandbox } from "../../../../../test/start-sandbox-process.ts";

let world: Awaited<ReturnType<typeof startWithSandbox>>;
beforeAll(async () => {
  world = await startWithSandbox({ settings: { LLM_API_KEY: "a-key", LLM_TIMEOUT_MS: "5000" } });
});
afterAll(() => world.close());

/** A model that says nothing useful: then the built-in engine answers. */
const SILENT = [{ text: "" }, { text: "" }, { text: "" }];
const DAY_OFF = [{ from: "00:01", to: "23:59" }];
const LUNCH = [{ from: "14:01", to: "14:59" }];

async function salon() {
  const shop = await makeScriptedShop(world.product, world.sandbox);
  const { owner, businessId, branchId, specialistIds } = shop;
  const luis = specialistIds[1];
  const day = nextWednesday();
  const block = async (from: string, to: string, title: string) => {
    const times = { start: `${day}T${from}:00-06:00`, end: `${day}T${to}:00-06:00` };
    const made = await owner.post("/api/block", {
      block: { businessId, branchId, title, specialists: [luis], ...times },
    });
    expect(made.status).toBe(201);
  };
  const rest = async (restSchedules: object) =>
    expect((await owner.put(`/api/specialist/${luis}`, { specialist: { restSchedules } })).status).toBe(200);
  return { ...shop, luis, day, said: sayDay(day, dayAhead(0)), block, rest };
}

test("the built-in engine tells the hours of a person without rests, and a day off; a block within the day changes nothing", async () => {
  const { customer, script, block, rest, said } = await salon();
  await rest({ wednesday: LUNCH, thursday: DAY_OFF });
  await block("11:00", "12:00", "Cita con su abogado");
  const ana = customer();
  await script(...SILENT);
  const answer = await ana.ask(`¿viene Luis el ${said}?`);
  expect(answer).toContain(`Sí, Luis atiende el ${said} de 9:00 am a 2:00 pm y de 3:00 pm a 6:00 pm.`);
  await script(...SILENT);
  const week = await ana.ask("¿qué días trabaja Luis?");
  expect(week).toContain("miércoles de 9:00 am a 2:00 pm y de 3:00 pm a 6:00 pm; viernes de");
  expect(answer + week).not.toMatch(/abogado/);
});

test("a blocked day is a day on which the person does not attend, and the title of the block is never told", async () => {
  const { customer, script, block, said } = await salon();
  await block("00:00", "23:30", "Operación de rodilla");
  const ana = customer();
  await script(...SILENT);
  const answer = await ana.ask(`¿viene Luis el ${said}?`);
  expect(answer).toContain(`No, Luis no atiende el ${said}.`);
  await script(...SILENT);
  const team = await ana.ask(`¿quién atiende el ${said}?`);
  expect(team).toMatch(new RegExp(`El ${said} atienden Marta y Marta Solís de 9:00 am a 6:00 pm\\.`));
  expect(answer + team).not.toMatch(/rodilla|operación/i);
});

test("who is away until noon attends from noon; a language model tells the same hours by its act", async () => {
  const { customer, script, block, luis, day, said, requests } = await salon();
  await block("08:00", "12:00", "Asunto personal");
  const ana = customer();
  await script(call("list_specialists"), say({ act: "works", specialists: [luis], days: [day] }));
  const answer = await ana.ask(`¿a qué hora llega Luis el ${said}?`);
  expect(answer).toContain(`Luis atiende el ${said} de 12:00 pm a 6:00 pm.`);
  const sent = JSON.stringify(await requests());
  expect(sent).toContain("12:00");
  expect(sent).not.toContain("Asunto personal");
});
