import { expect, it } from "vitest";
import { CLOSED } from "./front-desk-pages.ts";
import { DESK } from "./screen.ts";
import { stage } from "./stage.ts";

const { screen } = stage();

it("shows the front desk its own pages only", async () => {
  const { page } = await screen({ as: DESK });
  await page.goto("/agenda");
  const menu = page.getByRole("navigation", { name: "Menú principal" });
  await menu.getByRole("link", { name: "Contactos" }).waitFor();
  await page.locator("[data-entry]").first().waitFor();
  const addresses = await menu.getByRole("link").evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(addresses).toContain("/agenda");
  expect(addresses.filter((address) => CLOSED.includes(address ?? ""))).toEqual([]);
});
