import type { Locator, Page } from "playwright-core";
import { expect, it } from "vitest";
import { write } from "./customers.ts";
import { OWNER } from "./screen.ts";
import { stage } from "./stage.ts";

const { screen } = stage();
const FROM = "2229990101";
const NAME = "Berta Búsqueda";

it("finds a message by its words, opens its conversation there, and leads on to the end", {
  timeout: 240_000,
}, async () => {
  // More than a page before and after it.
  await tell(30, (index) => `Antes número ${index}`);
  await write(FROM, NAME, "¿También van a domicilio a PAPANTLA los domingos?");
  // In two groups of different seconds: late messages get the end of their second, and pages never split an instant.
  await tell(45, (index) => `Después número ${index}`);
  await new Promise((later) => setTimeout(later, 1_100));
  await tell(45, (index) => `Después número ${45 + index}`);

  const { page, complaints } = await screen({ as: OWNER });
  for (const text of ["papantla", "antes número 30", "después número 90"])
    await expect.poll(() => foundBy(page, text)).toBeGreaterThan(0);
  await page.goto("/chat");
  const list = page.getByRole("region", { name: "Conversaciones" }).first();
  await list.getByText("Berta Búsqueda").waitFor();
  await list.getByRole("searchbox").fill("papantla domicilio");
  const found = list.getByRole("grid", { name: "Mensajes" }).getByRole("row");
  await found.first().waitFor();
  await expect.poll(() => found.count()).toBe(1);
  expect(await found.locator("mark").allTextContents()).toEqual(["domicilio", "PAPANTLA"]);
  await found.first().click();

  const conversation = page.getByRole("region", { name: "Conversación", exact: true });
  const target = conversation.locator("[data-found]");
  await target.getByText(/PAPANTLA/).waitFor();
  await expect.poll(() => isInSight(target)).toBe(true);
  // Exactly this text: 'Después número 9' of 00:15 reads as 'Después número 900:15', and so each night after midnight.
  expect(await conversation.getByText("Después número 90", { exact: true }).count()).toBe(0);

  const box = conversation.getByRole("region", { name: "Mensajes" });
  await box.hover();
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, -600);
      return conversation.getByText("Antes número 5", { exact: true }).count();
    })
    .toBe(1);
  await expect
    .poll(
      async () => {
        await page.mouse.wheel(0, 900);
        return conversation.getByText("Después número 40", { exact: true }).count();
      },
      { timeout: 10_000 },
    )
    .toBe(1);
  await conversation.getByRole("button", { name: "Ir al final" }).click();
  await expect.poll(() => box.evaluate((node) => node.scrollTop)).toBe(0);
  await conversation.getByText("Después número 90", { exact: true }).waitFor();
  await conversation.getByRole("button", { name: "Ir al final" }).waitFor({ state: "detached" });
  expect(new URL(page.url()).searchParams.get("mensaje")).toBeNull();

  await page.goBack();
  await list.getByRole("searchbox").fill("xochipilli");
  await list.getByText("No se encontraron clientes").waitFor();
  expect(complaints).toEqual([]);
});

it("finds conversations by name beside messages by their words", async () => {
  const { page } = await screen({ as: OWNER });
  await page.goto("/chat?buscar=paola");
  const list = page.getByRole("region", { name: "Conversaciones" }).first();
  await list.getByRole("heading", { name: "Conversaciones" }).waitFor();
  await list.getByRole("grid", { name: "Conversaciones" }).getByText(/Paola/).first().waitFor();
});

async function isInSight(part: Locator): Promise<boolean> {
  const box = await part.boundingBox();
  return box !== null && box.y > 56 && box.y + box.height < 900;
}

async function foundBy(page: Page, text: string): Promise<number> {
  const businessId = (await (await page.request.get("/api/me")).json()).data.memberships[0].businessId;
  const answer = await page.request.get("/api/thread/messages/search", { params: { businessId, text } });
  return (await answer.json()).data.messages.length;
}

async function tell(many: number, text: (index: number) => string): Promise<void> {
  for (let index = 1; index <= many; index += 1) await write(FROM, NAME, text(index));
}
