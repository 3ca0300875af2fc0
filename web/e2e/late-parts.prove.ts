import { expect, it } from "vitest";
import { OWNER } from "./screen.ts";
import { stage } from "./stage.ts";

const { screen } = stage({ isFresh: true });

it("tells a notice and lets the page go on without the parts that cannot be loaded, which can be tried again", async () => {
  const { page, context, complaints } = await screen({ as: OWNER });
  await page.goto("/contactos?buscar=guadalupe");
  const rows = page.getByRole("row", { name: /Guadalupe/ });
  await rows.first().waitFor();
  await page.route("**/assets/**", (route) => route.abort());
  await context.setOffline(true);
  await page.getByRole("button", { name: /^Tu cuenta/ }).click();
  await page.getByRole("menuitem", { name: "Salir", exact: true }).click();
  await page.getByRole("alert").getByText("No se pudo cerrar la sesión.").waitFor();
  expect(await rows.first().isVisible()).toBe(true);
  await page.getByRole("button", { name: "Cerrar", exact: true }).click();

  await page.keyboard.press("Control+k");
  // the retried part may still be leaving
  const missing = page.getByRole("alert").filter({ hasText: "No se pudo cargar esta parte." }).last();
  await missing.waitFor();
  expect(await rows.first().isVisible()).toBe(true);
  await page.unroute("**/assets/**");
  await context.setOffline(false);
  const search = page.getByRole("dialog").getByRole("combobox");
  const again = missing.getByRole("button", { name: "Reintentar" });
  // The browser may cache the failure: then the second try reloads the page.
  let isNew = false;
  page.once("load", () => {
    isNew = true;
  });
  const tryAgain = async () => {
    if (await search.isVisible()) return true;
    if (!isNew) await again.click({ timeout: 500 }).catch(() => undefined);
    else {
      isNew = false;
      await rows.first().waitFor();
      await page.keyboard.press("Control+k");
    }
    return await search.isVisible();
  };
  await expect.poll(tryAgain, { interval: 500 }).toBe(true);
  await page.keyboard.press("Escape");

  // The notices load with the next one too.
  await page.route("**/api/auth/sign-out", (route) => route.abort());
  await page.getByRole("button", { name: /^Tu cuenta/ }).click();
  await page.getByRole("menuitem", { name: "Salir", exact: true }).click();
  await page.getByRole("button", { name: "Cerrar aviso" }).waitFor();
  expect(complaints.filter((line) => line.startsWith("error:"))).toEqual([]);
});

it("waits for the agenda in the shape of an agenda, and for the inbox in that of an inbox", async () => {
  const { page } = await screen({ as: OWNER });
  await page.goto("/contactos?buscar=guadalupe");
  await page
    .getByRole("row", { name: /Guadalupe/ })
    .first()
    .waitFor();
  const held = Promise.withResolvers<void>();
  await page.route("**/assets/**", async (route) => {
    await held.promise;
    await route.continue();
  });
  for (const [label, shape] of [
    ["Agenda", "calendar"],
    ["Chat", "inbox"],
  ] as const) {
    await page.getByRole("navigation", { name: "Menú principal" }).getByRole("link", { name: label }).click();
    await page.getByRole("main").locator(`[data-shape=${shape}]`).waitFor();
  }
  held.resolve();
  await page.getByRole("region", { name: "Conversaciones" }).waitFor();
});

it("speaks Spanish on the page whose code throws English", async () => {
  const { page } = await screen({ as: OWNER });
  await page.route("**/assets/page-account-*.js", (route) =>
    route.fulfill({ contentType: "text/javascript", body: 'throw new Error("Invalid blocker state transition");' }),
  );
  await page.goto("/cuenta");
  const failed = page.getByRole("alert").filter({ hasText: "Esta página tuvo un problema" });
  await failed.getByRole("button", { name: "Volver a cargar" }).waitFor();
  expect(await page.locator("main").textContent()).not.toMatch(/invalid|blocker|error:/i);
});
