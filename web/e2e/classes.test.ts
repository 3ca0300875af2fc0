import { expect, it } from "vitest";
import { OWNER } from "./screen.ts";
import { stage } from "./stage.ts";

const { screen } = stage();
const CLASS = "Taller de automaquillaje";
type Entry = { _id: string; serviceName: string; branchId: string; start: string; capacity: number };

it("shows a class as one card with its places, lists who comes, and books one more from there", async () => {
  const { page, complaints } = await screen({ as: OWNER });
  await page.goto("/agenda");
  const { data } = await page.evaluate(async () => (await fetch("/api/me")).json());
  const { businessId } = data.memberships.find(({ name }: { name: string }) => name === "Salón Ágata");
  const [from, to] = [0, 20].map((days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10));
  const answer = await page.request.get(`/api/appointment?businessId=${businessId}&from=${from}&to=${to}`);
  const entries: Entry[] = (await answer.json()).data;
  const members = entries.filter(({ serviceName }) => serviceName === CLASS);
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
