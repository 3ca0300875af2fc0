import axe from "axe-core";
import { expect, it } from "vitest";
import { OWNER } from "./screen.ts";
import { stage } from "./stage.ts";

const { screen } = stage();
const PAGE = "/reservar/salon-agata";

it("offers a person of the business to write to, after three seconds", async () => {
  const { page, complaints } = await screen({ width: 390, height: 844 });
  await page.goto(PAGE);
  await page.getByRole("heading", { level: 1, name: "Salón Ágata" }).waitFor();
  const advisor = page.getByRole("link", { name: "Hablar con un asesor" });
  expect(await advisor.count()).toBe(0);
  await advisor.waitFor();
  expect(await advisor.getAttribute("href")).toMatch(/^https:\/\/wa\.me\/52\d+\?text=Hola/);
  expect(complaints).toEqual([]);
});

it("lets a stranger book from the phone, and puts the appointment into the agenda", async () => {
  const { page, complaints } = await screen({ width: 390, height: 844 });
  await page.goto(PAGE);
  await page.getByRole("heading", { level: 1, name: "Salón Ágata" }).waitFor();
  expect(await page.title()).toBe("Reserva en Salón Ágata");
  await page.getByRole("button", { name: /^Manicure/ }).click();
  await page.getByRole("button", { name: /^Centro/ }).click();
  await page.locator("h2", { hasText: /Con quién|Cuándo/ }).waitFor();
  const anybody = page.getByRole("button", { name: /quien esté libre/ });
  if (await anybody.count()) await anybody.click();
  await page.getByRole("heading", { name: "¿Cuándo te queda bien?" }).waitFor();
  await page.locator(".hours").waitFor();
  await page.locator(".day[data-free='true']").last().click();
  await page.locator(".hour").first().click();
  // the choice is in the address: a reload keeps it
  await page.reload();
  // the price stays visible until the last step
  await page.locator(".summary", { hasText: "$" }).waitFor();
  await page.getByLabel("Tu nombre").fill("Carolina Prueba");
  await page.getByLabel("Tu WhatsApp").fill("2225540917");
  await page.getByRole("button", { name: "Reservar", exact: true }).click();
  await page.getByRole("heading", { name: "Tu cita quedó reservada" }).waitFor();
  const link = page.url();

  const { page: desk } = await screen({ as: OWNER });
  await desk.goto("/contactos?buscar=Carolina%20Prueba");
  await desk.getByText("Carolina Prueba").first().waitFor();

  await page.goto(link.split("?")[0] as string);
  const when = page.locator(".ticket-when dd");
  const before = await when.textContent();
  await page.getByRole("button", { name: "Cambiar de horario" }).click();
  await page.locator(".day[data-free='true']").last().click();
  // one tap changes nothing: it asks first, and another hour can be chosen
  await page.locator(".hour").last().click();
  await page.getByText("¿Cambias tu cita").waitFor();
  await page.getByRole("button", { name: "Elegir otro horario" }).click();
  await page.locator(".hour").last().click();
  expect(await when.textContent()).toBe(before);
  await page.getByRole("button", { name: "Sí, cambiar" }).click();
  await page.getByText("Tu cita quedó en el nuevo horario").waitFor();
  expect(await when.textContent()).not.toBe(before);
  await page.getByRole("button", { name: "Cancelar la cita" }).click();
  await page.getByRole("button", { name: "Sí, cancelar" }).click();
  await page.getByRole("heading", { name: "Tu cita está cancelada" }).waitFor();
  expect(complaints).toEqual([]);
});

it("may be framed where the business says so, and no other page ever", async () => {
  const { page, context } = await screen({ as: OWNER });
  const policy = async (path: string) => (await page.request.get(path)).headers();
  expect((await policy(PAGE))["content-security-policy"]).toContain("frame-ancestors 'none'");
  const { memberships } = (await (await context.request.get("/api/me")).json()).data;
  const { businessId } = memberships.find(({ name }: { name: string }) => name === "Salón Ágata");
  const settle = (settings: object) =>
    context.request.put("/api/reservation-settings", { data: { businessId, settings } });
  await settle({ embed: "listed", embedOrigins: ["https://agata.mx"] });
  const open = await policy(PAGE);
  expect(open["content-security-policy"]).toContain("frame-ancestors https://agata.mx");
  expect(open["x-frame-options"]).toBeUndefined();
  for (const path of ["/", "/agenda", "/reservar/nadie", "/auth/ingresar"]) {
    const headers = await policy(path);
    expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
    expect(headers["x-frame-options"]).toBe("DENY");
  }
  await settle({ embed: "nobody" });
});

it.each([
  { width: 1440, height: 900, dark: false },
  { width: 390, height: 844, dark: true },
])("shows its first question, keeps within $width px and has no barrier", async (look) => {
  const { page } = await screen(look);
  await page.goto(PAGE);
  await page.getByRole("button", { name: /^Manicure/ }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(look.width);
  await page.evaluate(axe.source);
  const violations = await page.evaluate(async () => {
    const { axe: run } = globalThis as unknown as { axe: typeof axe };
    return (await run.run(document)).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  });
  expect(violations).toEqual([]);
});
