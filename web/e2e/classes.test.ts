import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { OWNER } from "./screen.ts";
import { stage } from "./stage.ts";

const { screen } = stage();
const CLASS = "Taller de automaquillaje";
type Entry = {
  [field in
    | "_id"
    | "businessId"
    | "serviceName"
    | "branchId"
    | "serviceId"
    | "specialistId"
    | "start"
    | "status"]: string;
} & { capacity: number };

async function membersOf(page: Page): Promise<Entry[]> {
  const { data } = await page.evaluate(async () => (await fetch("/api/me")).json());
  const { businessId } = data.memberships.find(({ name }: { name: string }) => name === "Salón Ágata");
  const [from, to] = [0, 20].map((days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10));
  const answer = await page.request.get(`/api/appointment?businessId=${businessId}&from=${from}&to=${to}`);
  const entries: Entry[] = (await answer.json()).data;
  return entries.filter(({ serviceName, status }) => serviceName === CLASS && status !== "no_asistida");
}

/** A free one of the same day and person, as HH:MM. */
async function otherHour(page: Page, { start, businessId, branchId, serviceId, specialistId }: Entry): Promise<string> {
  const day = start.slice(0, 10);
  const asked = new URLSearchParams({ businessId, branchId, serviceId, specialistId, from: day, to: day });
  const { slots } = await (await page.request.get(`/api/slot?${asked}`)).json();
  const free = (slots as { start: string }[]).find((slot) => Date.parse(slot.start) !== Date.parse(start));
  return free?.start.slice(11, 16) ?? "";
}

it("moves and cancels all clients of a class together", async () => {
  const { page, complaints } = await screen({ as: OWNER });
  await page.goto("/agenda");
  const before = await membersOf(page);
  const [first] = before as [Entry];
  const at = (entries: readonly Entry[]) => [...new Set(entries.map(({ start }) => Date.parse(start)))];
  expect(at(before)).toHaveLength(1);
  const query = new URLSearchParams({ vista: "dia", dia: first.start.slice(0, 10), sucursal: first.branchId });
  await page.goto(`/agenda?${query}`);
  await page.getByRole("button", { name: new RegExp(`${CLASS}.*de 6 lugares`) }).click();
  const open = page.getByRole("dialog", { name: CLASS });
  await open.getByRole("button", { name: "Editar cita" }).click();
  await page.getByRole("combobox", { name: "De", exact: true }).fill(await otherHour(page, first));
  await page.keyboard.press("Tab");
  await page.getByRole("button", { name: "Guardar", exact: true }).click();
  const ask = page.getByRole("dialog", { name: "¿Mover toda la clase?" });
  await ask.getByText(`En esta clase hay ${before.length} clientes.`).waitFor();
  await ask.getByRole("button", { name: "Toda la clase" }).click();
  await page.getByText("Clase actualizada con éxito").waitFor();
  const moved = await membersOf(page);
  expect([moved.length, at(moved).length, at(moved)[0] === at(before)[0]]).toEqual([before.length, 1, false]);
  // back to where the demo has it
  const back = { class: { start: first.start, confirmOutsideHours: true } };
  expect((await page.request.put(`/api/appointment/${first._id}/class`, { data: back })).status()).toBe(200);

  await page.goto(`/agenda?${query}`);
  await page.getByRole("button", { name: new RegExp(`${CLASS}.*de 6 lugares`) }).click();
  await open.locator("[aria-haspopup=menu]").first().click();
  await page.getByRole("menuitem", { name: "Cancelada" }).click();
  await page.getByRole("radio", { name: `Toda la clase (${before.length} clientes)` }).click();
  await page.getByRole("button", { name: "Cancelar la clase" }).click();
  await page.getByText("Estado de la clase actualizado correctamente").waitFor();
  expect((await membersOf(page)).every(({ status }) => status === "cancelada")).toBe(true);
  for (const { _id, status } of before)
    expect((await page.request.patch(`/api/appointment/${_id}`, { data: { status } })).status()).toBe(200);
  expect(complaints).toEqual([]);
}, 240_000);

it("shows a class as one card with its places, lists who comes, and books one more from there", async () => {
  const { page, complaints } = await screen({ as: OWNER });
  await page.goto("/agenda");
  const members = await membersOf(page);
  const [first] = members as [Entry];
  const taken = members.length;
  expect([taken > 1, first.capacity]).toEqual([true, 6]);

  const query = new URLSearchParams({ vista: "dia", dia: first.start.slice(0, 10), sucursal: first.branchId });
  await page.goto(`/agenda?${query}`);
  const card = (places: number) => page.getByRole("button", { name: new RegExp(`${CLASS}.*${places} de 6 lugares`) });
  await card(taken).click();
  const open = page.getByRole("dialog", { name: CLASS });
  const section = open.getByRole("region", { name: "Clase" });
  await section.getByText(`Clase: ${taken} de 6 lugares`).waitFor();
  // each line opens the appointment of that person
  const other = section.getByRole("button", { disabled: false }).nth(1);
  await other.click();
  await expect.poll(() => section.locator("[aria-current=true]").count()).toBe(1);

  await section.getByRole("button", { name: "Agregar cliente" }).click();
  const client = page.getByRole("combobox", { name: "Cliente" });
  await client.fill("Andrea Cuautle");
  await page
    .getByRole("option", { name: /Andrea Cuautle/ })
    .first()
    .click();
  await page.getByRole("button", { name: "Agendar", exact: true }).click();
  await card(taken + 1).click();
  await section.getByText("Andrea Cuautle").click();
  await open.locator("[aria-haspopup=menu]").click();
  await page.getByRole("menuitem", { name: "No asistida" }).click();
  await page.keyboard.press("Escape");
  await card(taken).waitFor();
  expect(complaints).toEqual([]);
}, 240_000);
