import { expect, it } from "vitest";
import { OWNER } from "./screen.ts";
import { stage } from "./stage.ts";

const { screen } = stage();

it("closes a holiday with one touch, gives a day other hours, shows both in the agenda, and takes them back", async () => {
  const { page, context } = await screen({ as: OWNER });
  await page.goto("/sucursales");
  await page.getByRole("button", { name: "Días festivos y cierres" }).click();
  const dialog = page.getByRole("dialog", { name: "Días festivos y cierres" });
  const closed = dialog.getByRole("list", { name: "Días cerrados o con otro horario" });
  const offered = dialog.getByRole("list", { name: "Días festivos que vienen" });
  const batalla = offered.getByRole("listitem").filter({ hasText: "Batalla de Puebla" });
  await batalla.getByRole("button", { name: /^Cerrar por/ }).click();
  await closed.getByText(/Batalla de Puebla/).waitFor();
  await expect.poll(() => batalla.count()).toBe(0);

  await dialog.getByRole("button", { name: "Cerrar un día" }).click();
  const form = page.getByRole("dialog", { name: "Cerrar un día" });
  await form.getByLabel("Día", { exact: true }).fill("20/07/2027");
  await form.getByLabel("Motivo").fill("Inventario");
  await form.getByRole("switch", { name: "Abrimos, con otro horario" }).check();
  await form.getByRole("combobox", { name: "Inicio 1" }).fill("22");
  await form.getByRole("combobox", { name: "Fin 1" }).fill("24");
  await page.keyboard.press("Tab");
  await form.getByRole("button", { name: "Guardar" }).click();
  await form.waitFor({ state: "detached" });
  await closed.getByText("10:00 pm–12:00 am").waitFor();
  await page.goBack();
  await dialog.waitFor({ state: "detached" });

  const me = (await (await context.request.get("/api/me")).json()).data;
  const { businessId } = me.memberships[0];
  const query = new URLSearchParams({ businessId, from: "2027-01-01", to: "2027-12-31" });
  const { dates } = (await (await context.request.get(`/api/closedDate?${query}`)).json()).data;
  const named = (name: string) => dates.find((date: { name: string }) => date.name === name);
  await page.goto(`/agenda?vista=dia&dia=${named("Batalla de Puebla").day}`);
  await page.getByText("Cerrado por Batalla de Puebla").first().waitFor();
  for (const name of ["Batalla de Puebla", "Inventario"])
    expect((await context.request.delete(`/api/closedDate/${named(name)._id}`)).status()).toBe(200);
});
