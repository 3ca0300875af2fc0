import { expect, it } from "vitest";
import { OWNER } from "./screen.ts";
import { stage } from "./stage.ts";

const { screen } = stage();

it("offers states and cities, keeps a city that is in no list, and says where a link to a map leads", async () => {
  const { page } = await screen({ as: OWNER });
  await page.goto("/sucursales");
  await page.getByRole("button", { name: "Registrar sucursal" }).click();
  const dialog = page.getByRole("dialog", { name: "Registrar nueva sucursal" });
  const field = (name: string) => dialog.getByRole("combobox", { name, exact: true });
  await dialog.getByRole("textbox", { name: "Nombre", exact: true }).fill("Pátzcuaro");
  await dialog.getByRole("textbox", { name: "Dirección", exact: true }).fill("Calle 6 Norte 210, Centro");

  await field("Estado").fill("michoacan");
  await page.getByRole("option", { name: "Michoacán", exact: true }).click();
  await field("Ciudad").fill("patzcuaro");
  await page.getByRole("option", { name: "Pátzcuaro", exact: true }).click();
  expect(await field("Ciudad").inputValue()).toBe("Pátzcuaro");
  await field("Ciudad").fill("Colonia Nueva Prueba");

  const link = dialog.getByRole("textbox", { name: /Enlace de Google Maps/ });
  await link.fill("https://evil.example/maps");
  await dialog.getByText("Pega un enlace de Google Maps, como https://maps.app.goo.gl/…").waitFor();
  await link.fill("https://www.google.com/maps/place/Otro+lugar/@19.12345,-98.54321,17z/data=!3m1!4b1!4m6");
  await expect.poll(() => link.inputValue()).toBe("https://maps.google.com/?q=19.12345,-98.54321");
  await link.fill("https://maps.app.goo.gl/AbCdEf");
  await dialog.getByText("Lleva a Salón Aura · 19.04139, -98.20627").waitFor();
  await dialog.getByRole("button", { name: "Guardar" }).click();
  await dialog.waitFor({ state: "detached" });

  const me = await (await page.request.get("/api/me")).json();
  const { businessId } = me.data.memberships.find((one: { name: string }) => one.name === "Salón Ágata");
  const { data } = await (await page.request.get(`/api/branch?businessId=${businessId}`)).json();
  const saved = data.find(({ name }: { name: string }) => name === "Pátzcuaro");
  expect(saved).toMatchObject({
    country: "México",
    state: "Michoacán",
    city: "Colonia Nueva Prueba",
    location: "https://maps.app.goo.gl/AbCdEf",
  });
  expect((await page.request.delete(`/api/branch/${saved._id}`)).status()).toBe(200);
});
