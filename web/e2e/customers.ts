// Customers of the demo's salon: through the sandbox's console, or on its phone.
import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { JsonBody } from "./json-body.ts";
import { demo } from "./stage.ts";

/** A limit, not a measure: a demo that has just started answers its own customers first. */
export const ANSWER_MS = 90_000;
/** Longer than the salon's reading delay and the answer that would follow. */
const QUIET_MS = 6_000;
export const SALON_NUMBER = "100200300400501";

/** `message`: the text, or another message in the console's format. `to`: a number of the sandbox. */
export async function write(from: string, name: string, message: string | object, to = SALON_NUMBER): Promise<void> {
  const said = typeof message === "string" ? { text: message } : message;
  const answer = await fetch(`${demo().phoneUrl}/console/messages`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ channel: "whatsapp", to, from, name, ...said }),
  });
  if (!answer.ok) throw new Error(`The phone answered ${answer.status}: ${await answer.text()}`);
}

/** The salon's messages to this number. */
export async function heardBy(from: string): Promise<JsonBody[]> {
  const query = new URLSearchParams({ channel: "whatsapp", to: SALON_NUMBER, from });
  const { messages } = await (await fetch(`${demo().phoneUrl}/console/messages?${query}`)).json();
  return messages.filter(({ direction }: JsonBody) => direction === "out");
}

/** The demo's customers write after its start. Andrea has an appointment once this ends. */
export async function andreaBooked(): Promise<void> {
  const heard = async () => (await heardBy("2227410001")).map(({ text }) => text).join("\n");
  await expect.poll(heard, { timeout: 150_000 }).toContain("tu cita quedó agendada");
}

/** `phone`: a page of the sandbox. */
export async function openPhone(phone: Page, number: string, name: string): Promise<Page> {
  await phone.goto(`/?number=${SALON_NUMBER}`);
  await phone.getByRole("button", { name: "Otra persona", exact: true }).click();
  await phone.getByLabel("Nombre").fill(name);
  await phone.getByLabel("Número de celular").fill(number);
  await phone.getByRole("button", { name: "Escribir", exact: true }).click();
  await phone.getByLabel("Mensaje", { exact: true }).waitFor();
  return phone;
}

export async function says(phone: Page, text: string): Promise<void> {
  await phone.getByLabel("Mensaje", { exact: true }).fill(text);
  await phone.getByRole("button", { name: "Enviar", exact: true }).click();
  await phone.getByRole("log").getByText(text).waitFor();
}

/** `page`: of the team member who opens the conversation. */
export async function openChat(page: Page, name: string) {
  await page.goto("/chat");
  await page.getByRole("region", { name: "Conversaciones" }).getByText(name).first().click();
  return page.getByRole("region", { name: "Conversación", exact: true });
}

/** What the business wrote. */
export function answers(customer: Page) {
  return customer.getByRole("log").locator(".theirs:not(.typing)");
}

export async function answered(customer: Page, least: number): Promise<void> {
  await expect.poll(() => answers(customer).count(), { timeout: ANSWER_MS }).toBeGreaterThanOrEqual(least);
}

/** No message arrives in the time that an answer would take. */
export async function staysSilent(customer: Page): Promise<void> {
  const before = await answers(customer).count();
  const next = answers(customer).nth(before);
  const spoke = await next.waitFor({ timeout: QUIET_MS }).then(
    () => next.textContent(),
    () => null,
  );
  expect(spoke).toBeNull();
}
