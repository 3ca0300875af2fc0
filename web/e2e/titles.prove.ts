import { expect, it } from "vitest";
import { OWNER, type Screen } from "./screen.ts";
import { stage } from "./stage.ts";

const { screen } = stage();
const BUSINESS = "Salón Ágata";

it("says what is open over a page, and the page alone again when it is closed", async () => {
  const { page } = await screen({ as: OWNER });
  await page.goto("/contactos?buscar=Andrea%20Cuautle");
  await page
    .getByRole("row", { name: /Andrea Cuautle/ })
    .first()
    .click();
  const titled = (start: string) =>
    expect.poll(async () => withoutCount(await page.title())).toBe(`${start} · ${BUSINESS} · Mostrador`);
  await titled("Andrea Cuautle · Contactos");
  await page.goBack();
  await titled("Contactos");
  await page.goto("/funnels/nuevo");
  await titled("Nuevo funnel · Funnels");
  await page.goto("/especialistas");
  await page
    .getByRole("link", { name: /Marta/ })
    .or(page.getByRole("row", { name: /Marta/ }))
    .first()
    .click();
  await titled("Marta Solís · Especialistas");
});

it.each([{ width: 1440 }, { width: 390, height: 844 }])(
  "says the name of the page that one comes to by the menu at $width px, and puts the focus at its heading",
  async (look) => {
    const { page } = await screen({ as: OWNER, ...look });
    await page.goto("/negocio");
    await page.getByRole("heading", { level: 1, name: "Negocio" }).waitFor();
    const arrivesAt = async ({ page: on }: Pick<Screen, "page">, name: string) => {
      await expect
        .poll(() => on.evaluate(() => `${document.activeElement?.tagName} ${document.activeElement?.textContent}`), {
          timeout: 8_000,
        })
        .toBe(`H1 ${name}`);
      await on.getByRole("status").getByText(`${name} · ${BUSINESS} · Mostrador`).waitFor({ state: "attached" });
    };
    if (look.width < 600) await page.getByRole("button", { name: "Más" }).click();
    const menu = page.getByRole("navigation", { name: "Menú principal" });
    await menu.getByRole("link", { name: "Servicios" }).click();
    await arrivesAt({ page }, "Servicios");
    if (look.width < 600) return;
    await menu.getByRole("link", { name: "Agenda" }).click();
    await arrivesAt({ page }, "Agenda");
  },
);

/** The count of pending items comes first. */
function withoutCount(title: string): string {
  return title.replace(/^\(\d+\+?\) /, "");
}
