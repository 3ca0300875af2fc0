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

it("has the pages of partners and of the team in the phone's bar of each", async () => {
  const barOf = async (as: string, path: string) => {
    const { page } = await screen({ as, width: 390, height: 844 });
    await page.goto(path);
    const bar = page.getByRole("navigation", { name: "Accesos rápidos" });
    await bar.getByRole("link").first().waitFor();
    return bar.getByRole("link").allTextContents();
  };
  expect(await barOf("socio@demo.mx", "/partner/dashboard")).toEqual(["Dashboard", "Negocios", "Movimientos"]);
  expect(await barOf("admin@demo.mx", "/admin")).toEqual(["Negocios", "Academia", "Ayuda"]);
});
