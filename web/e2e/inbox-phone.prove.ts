import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { write } from "./customers.ts";
import { OWNER } from "./screen.ts";
import { seek } from "./seek.ts";
import { stage } from "./stage.ts";

const { screen } = stage();
/** Pixels: the rows next to it are still visible. */
const SCROLLED = 120;

it("shows one bar at a time on the phone, keeps the place to write in sight, and the list where it was", async () => {
  for (let index = 0; index < 6; index += 1) {
    await write(`22299904${String(index).padStart(2, "0")}`, `Lista ${index}`, "hola");
  }
  const { page } = await screen({ as: OWNER, width: 390, height: 700 });
  await page.goto("/chat");
  const list = page.getByRole("region", { name: "Conversaciones" });
  await list.getByText("Lista 5").waitFor();
  expect(await bars(page)).toEqual({ product: true, places: true, conversation: false });
  const rows = list.getByRole("row");
  // answers keep moving conversations to the top: the list itself stays in place
  await rows.nth(5).waitFor();
  await list.evaluate(scroll, SCROLLED);
  expect(await list.evaluate(scroll, null)).toBe(SCROLLED);
  await rows.nth(3).click();

  const conversation = page.getByRole("region", { name: "Conversación", exact: true });
  const writing = conversation.getByRole("textbox", { name: "Mensaje" });
  await writing.waitFor();
  expect(await bars(page)).toEqual({ product: false, places: false, conversation: true });
  expect(await end(page)).toBeLessThanOrEqual(700);
  // Without the part covered by a keyboard.
  await writing.focus();
  await page.setViewportSize({ width: 390, height: 380 });
  await expect.poll(() => end(page)).toBeLessThanOrEqual(380);
  const head = await conversation.getByRole("button", { name: "Volver a las conversaciones" }).boundingBox();
  expect(head?.y).toBeGreaterThanOrEqual(0);
  await page.setViewportSize({ width: 390, height: 700 });

  await page.goBack();
  await rows.nth(5).waitFor();
  expect(await bars(page)).toEqual({ product: true, places: true, conversation: false });
  await expect.poll(() => list.evaluate(scroll, null)).toBe(SCROLLED);
});

it("books from a conversation: beside it on the desktop, over it on the phone, for whom it is with", async () => {
  for (const width of [1440, 1000, 390]) {
    const { page, complaints } = await screen({ as: OWNER, width, height: 844 });
    await page.goto("/chat");
    await (await seek(page.getByRole("region", { name: "Conversaciones" }), "Doña Lety")).click();
    const conversation = page.getByRole("region", { name: "Conversación", exact: true });
    await conversation.getByRole("button", { name: "Agendar cita" }).click();
    const form = page.getByRole("dialog", { name: "Agendar cita" });
    await expect.poll(() => form.getByRole("combobox", { name: "Cliente" }).inputValue()).toBe("Doña Lety");
    if (width > 600) {
      const [panel, words] = [await form.boundingBox(), await conversation.boundingBox()];
      expect((words?.x ?? 0) + (words?.width ?? 0)).toBeLessThanOrEqual((panel?.x ?? 0) + 1);
      expect(words?.width).toBeGreaterThan(280);
    }
    if (width === 1440) {
      await form.getByLabel("Servicio").fill("Corte de dama");
      await page.getByRole("option", { name: /Corte de dama/ }).click();
      await form.getByLabel("Especialista").fill("Marta");
      await page.getByRole("option", { name: /Marta/ }).click();
      await form.getByLabel("Día").first().waitFor();
    }
    await form
      .getByRole("button", { name: width > 600 ? "Cerrar" : /Cerrar|Cancelar/ })
      .first()
      .click();
    await form.waitFor({ state: "detached" });
    await conversation.getByRole("textbox", { name: "Mensaje" }).waitFor();
    expect(complaints).toEqual([]);
  }
});

/** Runs in the page: how far it is scrolled, after scrolling `to`. */
function scroll(list: Element, to: number | null): number {
  const scroller = [...list.querySelectorAll("*")].find(
    (one) => one.scrollHeight > one.clientHeight && /auto|scroll/.test(getComputedStyle(one).overflowY),
  );
  if (scroller && to !== null) scroller.scrollTop = to;
  return scroller?.scrollTop ?? 0;
}

/** Which bars are drawn. */
async function bars(page: Page) {
  const isThere = (part: ReturnType<Page["locator"]>) => part.first().isVisible();
  return {
    product: await isThere(page.locator("header:has(+ #contenido)")),
    places: await isThere(page.getByRole("navigation", { name: "Accesos rápidos" })),
    conversation: await isThere(page.getByRole("button", { name: "Volver a las conversaciones" })),
  };
}

/** The lower edge of the composer. */
async function end(page: Page): Promise<number> {
  const box = await page.getByRole("textbox", { name: "Mensaje" }).boundingBox();
  return (box?.y ?? 9_999) + (box?.height ?? 0);
}
