import { expect, it } from "vitest";
import { DESK, OWNER } from "./screen.ts";
import { stage } from "./stage.ts";

const { screen } = stage();

it("opens the main page from the sign of the product, and leads from there to what it tells of", async () => {
  const { page, complaints } = await screen({ as: OWNER });
  await page.goto("/servicios");
  await page.getByRole("link", { name: "Mostrador, inicio" }).click();
  await page.getByRole("heading", { level: 1, name: "Hoy" }).waitFor();
  const today = page.getByRole("region", { name: "Citas de hoy" });
  // late in the day nobody is expected any more, and the card shows the next day
  const coming = today.getByRole("list", { name: "Citas por atender" }).getByRole("link");
  const rest = today.getByText(/Hoy no hay citas\.|Ya no quedan citas por hoy\./);
  await coming.first().or(rest).waitFor();
  if (await coming.count()) {
    const name = await coming.first().textContent();
    await coming.first().click();
    await page.getByRole("dialog").first().waitFor();
    // The appointment is open over the page, and Back closes it.
    expect([new URL(page.url()).pathname, new URL(page.url()).searchParams.has("cita")]).toEqual(["/principal", true]);
    expect(name).toContain(":");
    await page.goBack();
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await page.getByRole("heading", { level: 1, name: "Hoy" }).waitFor();
  }
  await page.getByRole("region", { name: "Te esperan en el chat" }).getByRole("link", { name: "Ver chat" }).waitFor();
  await page.getByRole("region", { name: "Asistentes" }).getByRole("link").first().click();
  await page.waitForURL(/\/asistentes\/[0-9a-f-]{36}/);
  await page.goBack();
  await page.getByRole("link", { name: "Agendar cita" }).click();
  await page.getByRole("dialog", { name: "Agendar cita" }).waitFor();
  expect(complaints).toEqual([]);
});

it("says the money, the free hours and tomorrow, and opens tomorrow's appointments in place", async () => {
  const { page, complaints } = await screen({ as: OWNER });
  await page.goto("/principal");
  const money = page.getByRole("region", { name: "Dinero de hoy" });
  await money
    .getByRole("group", { name: "Entró hoy" })
    .getByText(/\$[\d,]+\.\d\d MXN/)
    .waitFor();
  await money.getByRole("group", { name: "Falta por cobrar" }).waitFor();
  await page.getByRole("region", { name: "Horas libres de hoy" }).waitFor();
  const tomorrow = page.getByRole("region", { name: "Mañana" });
  const open = tomorrow.getByRole("button", { name: "Ver las citas de mañana" });
  await open.or(tomorrow.getByText("Sin citas")).waitFor();
  if (await open.count()) {
    await open.click();
    const rows = tomorrow.getByRole("list", { name: "Citas de mañana" }).getByRole("listitem");
    await rows.first().waitFor();
    const said = await tomorrow.getByText(/^\d+ citas?, /).textContent();
    expect(await rows.count()).toBe(Number.parseInt(said ?? "", 10));
    await rows
      .first()
      .getByRole("button", { name: /^Reagendar a / })
      .click();
    await page.getByRole("dialog", { name: "Editar cita" }).waitFor();
    await page.keyboard.press("Escape");
  }
  expect(complaints).toEqual([]);
});

it("shows no money to the front desk", async () => {
  const { page } = await screen({ as: DESK });
  await page.goto("/principal");
  await page.getByRole("region", { name: "Horas libres de hoy" }).waitFor();
  expect(await page.getByRole("region", { name: "Dinero de hoy" }).count()).toBe(0);
});
