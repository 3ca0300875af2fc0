import { expect, it } from "vitest";
import { DESK, OWNER } from "./screen.ts";
import { stage } from "./stage.ts";

const { screen } = stage();

it("finds a contact by name and by number with the keyboard alone, and opens it", async () => {
  const { page, complaints } = await screen({ as: OWNER });
  await page.goto("/agenda");
  await page.getByRole("main").waitFor();
  const field = page.getByRole("combobox", { name: "Buscar" });
  for (const text of ["andrea cua", "2227410001"]) {
    await page.keyboard.press("Control+k");
    await field.fill(text);
    const chosen = page.getByRole("option", { name: /Andrea Cuautle/, selected: true });
    await chosen.waitFor();
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/contactos\?contacto=/);
    await page.getByRole("dialog").getByText("Andrea Cuautle").first().waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
  }
  expect(complaints).toEqual([]);
});

it("says that it looks, finds nobody or could not look, and asks again", async () => {
  const { page } = await screen({ as: OWNER, width: 390, height: 844 });
  await page.goto("/agenda");
  await page.getByRole("main").waitFor();
  await page.keyboard.press("Control+k");
  const field = page.getByRole("combobox", { name: "Buscar" });
  const told = page.getByRole("dialog", { name: "Buscar" }).getByRole("status");
  let letGo: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route("**/api/client/search*", async (route) => {
    await held;
    await route.continue();
  });
  await field.fill("zzyzx");
  await told.getByText("Buscando contactos…").waitFor();
  letGo();
  await told.getByText("Ningún contacto coincide").waitFor();
  await page.unroute("**/api/client/search*");
  await page.route("**/api/client/search*", (route) => route.abort());
  await field.fill("andrea");
  await told.getByText("No se pudieron buscar los contactos.").waitFor();
  await page.unroute("**/api/client/search*");
  await told.getByRole("button", { name: "Intentar de nuevo" }).click();
  await page.getByRole("option", { name: /Andrea Cuautle/ }).waitFor();
});

it("asks for one letter not at all", async () => {
  const { page } = await screen({ as: DESK });
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/client/search")) asked.push(request.url());
  });
  await page.goto("/agenda");
  await page.getByRole("main").waitFor();
  await page.keyboard.press("Control+k");
  const field = page.getByRole("combobox", { name: "Buscar" });
  await field.fill("z");
  await page.getByRole("status").getByText("Nada se llama así").waitFor();
  await field.fill("an");
  await page.getByRole("option", { name: /\+52/ }).first().waitFor();
  expect(asked.map((url) => new URL(url).searchParams.get("search"))).toEqual(["an"]);
});
