// Specialists of the demo: made, read and chosen by their row.
import type { Page } from "playwright-core";
import { expect } from "vitest";

/** A person of the demo's business without appointments; the test deletes them. */
export async function person(page: Page, name: string): Promise<string> {
  const me = await (await page.request.get("/api/me")).json();
  const { businessId } = me.data.memberships.find((one: { name: string }) => one.name === "Salón Ágata");
  const { data } = await (await page.request.get(`/api/branch?businessId=${businessId}`)).json();
  const specialist = { businessId, branchId: data[0]._id, name, whatsapp: "2221110099" };
  const answer = await page.request.post("/api/specialist", { data: { specialist } });
  expect(answer.status()).toBe(201);
  return (await answer.json()).data._id;
}

export async function stored(page: Page): Promise<{ _id: string; name: string; isArchived: boolean }[]> {
  const me = await (await page.request.get("/api/me")).json();
  const { businessId } = me.data.memberships.find((one: { name: string }) => one.name === "Salón Ágata");
  return (await (await page.request.get(`/api/specialist?businessId=${businessId}`)).json()).data;
}

export async function choose(page: Page, name: string, action: string): Promise<void> {
  await page.getByRole("button", { name: `Acciones de ${name}` }).click();
  await page.getByRole("menuitem", { name: action }).click();
}
