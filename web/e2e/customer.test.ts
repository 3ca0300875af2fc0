import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { ANSWER_MS, answered, answers, openPhone, says, staysSilent } from "./customers.ts";
import { freeDay, sayDay } from "./free-hours.ts";
import { DESK, OWNER } from "./screen.ts";
import { stage } from "./stage.ts";

const { screen, phone } = stage();

it("lets a customer book by WhatsApp while the agenda and the inbox show it, and a person take over", async () => {
  const agenda = await screen({ as: OWNER });
  const wanted = { specialist: "Marta Solís", service: "Corte de dama", hours: ["17:00"], daysAhead: 7 };
  const { day, branchId } = await freeDay(agenda.context, wanted);
  await agenda.page.goto(`/agenda?${new URLSearchParams({ dia: day, sucursal: branchId })}`);
  await agenda.page.locator("[data-entry]").first().waitFor();
  const booked = agenda.page.getByRole("button", { name: /Ximena Prueba.*Corte de dama.*5:00 pm/ });
  expect(await booked.count()).toBe(0);

  const customer = await openPhone((await phone()).page, "2227770001", "Ximena Prueba");
  await says(customer, `Hola, quiero un corte de dama el ${sayDay(day)} a las 5 de la tarde con Marta`);
  await answered(customer, 1);
  for (let turn = 2; turn <= 4 && !(await isBooked(customer)); turn += 1) {
    await says(customer, "sí, por favor");
    await answered(customer, turn);
  }
  expect(await isBooked(customer)).toBe(true);
  await booked.waitFor({ timeout: ANSWER_MS });

  const inbox = await screen({ as: DESK });
  await inbox.page.goto("/chat");
  await inbox.page.getByText("Ximena Prueba").first().click();
  const conversation = inbox.page.getByRole("region", { name: "Conversación" });
  await conversation.getByText("quiero un corte de dama", { exact: false }).first().waitFor();
  expect(await conversation.locator("[aria-expanded]").count()).toBeGreaterThan(0);
  const told = await answers(customer).count();
  await says(customer, "¿Puedo llegar diez minutos antes?");
  await conversation.getByText("¿Puedo llegar diez minutos antes?").waitFor();

  // the assistant answers first, so that a later message is not its answer to this
  await answered(customer, told + 1);
  await conversation.getByRole("textbox", { name: "Mensaje" }).fill("Claro que sí, te esperamos con un café. Lupita");
  await conversation.getByRole("button", { name: "Enviar" }).click();
  await answers(customer).filter({ hasText: "te esperamos con un café" }).waitFor();
  await says(customer, "¡Mil gracias, Lupita!");
  await conversation.getByText("¡Mil gracias, Lupita!").waitFor();
  await staysSilent(customer);
});

async function isBooked(customer: Page): Promise<boolean> {
  const words = await answers(customer).allTextContents();
  return words.some((text) => /agendad|confirmad|quedó|te esperamos/i.test(text) && !/\?\s*$/.test(text.trim()));
}
