// A contact for whom the assistant is switched off.
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { openPhone, says } from "./customers.ts";
import { OWNER } from "./screen.ts";
import { stage } from "./stage.ts";

const { screen, phone } = stage();
const ANSWER_MS = 30_000;
/** Longer than the salon's reading delay and the answer that would follow. */
const QUIET_MS = 6_000;

it("keeps the assistant silent for a contact for whom it is switched off", async () => {
  const customer = await openPhone((await phone()).page, "2227770002", "Norma Prueba");
  await says(customer, "Hola, ¿cuánto cuesta el manicure?");
  await answered(customer, 1);
  const inbox = await screen({ as: OWNER });
  await inbox.page.goto("/chat");
  await inbox.page.getByText("Norma Prueba").first().click();
  await inbox.page.getByRole("button", { name: "Desactivar asistente" }).click();
  await inbox.page.getByRole("button", { name: "Activar asistente" }).waitFor();
  await says(customer, "¿Y a qué hora abren mañana?");
  await inbox.page.getByRole("region", { name: "Conversación" }).getByText("¿Y a qué hora abren mañana?").waitFor();
  await staysSilent(customer);
});

/** What the business wrote. */
function answers(customer: Page) {
  return customer.getByRole("log").locator(".theirs:not(.typing)");
}

async function answered(customer: Page, least: number): Promise<void> {
  await expect.poll(() => answers(customer).count(), { timeout: ANSWER_MS }).toBeGreaterThanOrEqual(least);
}

/** No message arrives in the time that an answer would take. */
async function staysSilent(customer: Page): Promise<void> {
  const before = await answers(customer).count();
  const next = answers(customer).nth(before);
  const spoke = await next.waitFor({ timeout: QUIET_MS }).then(
    () => next.textContent(),
    () => null,
  );
  expect(spoke).toBeNull();
}
