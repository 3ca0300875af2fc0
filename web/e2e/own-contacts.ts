// Contacts that a story registers for itself, and what their pages say.
import type { BrowserContext, Page } from "playwright-core";
import { expect } from "vitest";

const DEMO = "Salón Ágata";

let last = 0;
/** Nobody else in the demo has it. */
export const number = () => `2299${String(process.pid % 1000).padStart(3, "0")}${String(++last).padStart(3, "0")}`;

export async function businessOf({ request }: BrowserContext): Promise<string> {
  const me = await (await request.get("/api/me")).json();
  return me.data.memberships.find(({ name }: { name: string }) => name === DEMO).businessId;
}

export async function register(context: BrowserContext, more: object): Promise<{ _id: string; whatsapp: string }> {
  const client = { businessId: await businessOf(context), whatsapp: number(), ...more };
  const answer = await context.request.post("/api/client", { data: { client } });
  expect(answer.status()).toBe(201);
  return (await answer.json()).data;
}

export const named = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name }).waitFor();
export const undo = (page: Page, said: RegExp) =>
  page.getByRole("status").filter({ hasText: said }).getByRole("button", { name: "Deshacer" });
