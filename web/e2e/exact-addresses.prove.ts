import { expect, it } from "vitest";
import { OWNER } from "./screen.ts";
import { stage } from "./stage.ts";

const { screen } = stage();
const NOBODYS = [
  "/agenda/x",
  "/pedidos/x",
  "/contactos/dashboard/x",
  "/funnels/nuevo/x",
  "/negocio/uno/dos",
  "/no-existe",
];
const OWNED = ["/funnels/nuevo", "/contactos/0123456789abcdef01234567", "/onboarding"];

it("says that there is no page where no page owns the address", async () => {
  const { page } = await screen({ as: OWNER });
  for (const path of NOBODYS) {
    await page.goto(path);
    await page.getByRole("heading", { name: "Página no encontrada" }).waitFor();
  }
  for (const path of OWNED) {
    await page.goto(path);
    await page.getByRole("main").waitFor();
    expect(await page.getByRole("heading", { name: "Página no encontrada" }).count()).toBe(0);
  }
});

it("says so without asking for a sign-in first; a page that exists asks", async () => {
  const { page } = await screen();
  await page.goto("/no-existe");
  await page.getByRole("heading", { name: "Página no encontrada" }).waitFor();
  await page.goto("/agenda/x");
  await page.getByRole("heading", { name: "Página no encontrada" }).waitFor();
  await page.goto("/agenda");
  await page.waitForURL(/\/auth\/ingresar\?p=%2Fagenda/);
});
