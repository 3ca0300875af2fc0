import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { OWNER } from "./screen.ts";
import { stage } from "./stage.ts";

const { screen } = stage({ isFresh: true });

const shown = (page: Page) => page.evaluate(() => document.documentElement.dataset.mode);

it("is dark on the first visit where the computer is, before any code has come", async () => {
  const { page, context } = await screen({ as: OWNER });
  await page.emulateMedia({ colorScheme: "dark" });
  await context.route("**/assets/**", (route) => route.abort());
  for (const path of ["/", "/auth/ingresar", "/agenda"]) {
    await page.goto(path);
    expect([path, await shown(page)]).toEqual([path, "dark"]);
  }
});

it("follows the computer on the front page until somebody chooses, and after 'Sistema' again", async () => {
  const { page } = await screen();
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/");
  const choice = page.getByRole("group", { name: "Tema" });
  await choice.getByRole("button", { name: "Sistema", pressed: true }).waitFor();
  expect(await shown(page)).toBe("dark");
  await page.emulateMedia({ colorScheme: "light" });
  await expect.poll(() => shown(page)).toBe("light");
  await choice.getByRole("button", { name: "Oscuro" }).click();
  await page.reload();
  await choice.getByRole("button", { name: "Oscuro", pressed: true }).waitFor();
  expect(await shown(page)).toBe("dark");
  await choice.getByRole("button", { name: "Sistema" }).click();
  await expect.poll(() => shown(page)).toBe("light");
});

it("keeps in the product what was chosen before, and lets it be chosen anew", async () => {
  const { page } = await screen({ as: OWNER });
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/negocio");
  await page.getByRole("button", { name: "Tema" }).click();
  await page.getByRole("menuitem", { name: "Claro" }).click();
  await expect.poll(() => shown(page)).toBe("light");
  await page.reload();
  await page.getByRole("button", { name: "Tema" }).click();
  expect(await shown(page)).toBe("light");
  await page.getByRole("menuitem", { name: "Sistema" }).click();
  await expect.poll(() => shown(page)).toBe("dark");
});
