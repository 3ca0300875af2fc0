import { expect, it } from "vitest";
import { newcomer, signInByCall } from "./newcomer.ts";
import { PASSWORD } from "./screen.ts";
import { stage } from "./stage.ts";

const { screen } = stage();

it.each(["socio@demo.mx", "admin@demo.mx"])("is reached from the menu of %s, who has no business", async (as) => {
  const { page, complaints } = await screen({ as });
  await page.goto("/principal");
  await page.getByRole("button", { name: /^Tu cuenta:/ }).click();
  await page.getByRole("menuitem", { name: "Tu cuenta" }).click();
  await page.waitForURL("**/cuenta");
  await page.getByRole("region", { name: "Perfil" }).getByText(as).waitFor();
  expect(complaints).toEqual([]);
});

it("stays in when a read is refused because another session has just replaced its own", async () => {
  const { page } = await newcomer(screen, "Sesión Cambiada");
  let refused = 0;
  await page.route("**/api/session", async (route) => {
    refused += 1;
    if (refused > 1) return route.continue();
    await route.fulfill({ status: 401, json: { success: false, message: "Inicia sesión para continuar" } });
  });
  await page.goto("/cuenta");
  await page.getByRole("region", { name: "Dispositivos con tu sesión" }).getByText("Este dispositivo").waitFor();
  expect([refused, new URL(page.url()).pathname]).toEqual([2, "/cuenta"]);
});

it("signs out of all other devices in one step", async () => {
  const { page, email } = await newcomer(screen, "Tres Aparatos Distintos");
  const others = [await screen(), await screen()];
  for (const { page: other } of others) await signInByCall(other, email, PASSWORD);
  await page.goto("/cuenta");
  const card = page.getByRole("region", { name: "Dispositivos con tu sesión" });
  await card.getByRole("button", { name: "Cerrar todas las demás" }).click();
  await page.getByText("Cerraste la sesión en otros 2 dispositivos").waitFor();
  await expect.poll(() => card.getByRole("listitem").count()).toBe(1);
  expect(await card.getByRole("button", { name: "Cerrar todas las demás" }).count()).toBe(0);
  for (const { page: other } of others)
    await expect.poll(async () => (await other.request.get("/api/me")).status()).toBe(401);
});
