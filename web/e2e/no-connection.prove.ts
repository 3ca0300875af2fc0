import type { BrowserContext, Page } from "playwright-core";
import { expect, it } from "vitest";
import { OWNER } from "./screen.ts";
import { stage } from "./stage.ts";

const { screen } = stage({ isFresh: true });

it("keeps what is on the screen without a connection, says what cannot be read, and goes on when it returns", async () => {
  const { page, context } = await screen({ as: OWNER });
  await page.goto("/contactos");
  const rows = page.getByRole("row", { name: /Guadalupe/ });
  await rows.first().waitFor();
  // the connection indicator loads after the first paint
  await page.locator('header [role="status"]').first().waitFor({ state: "attached" });
  await context.setOffline(true);
  await page.getByText("Sin conexión").waitFor();
  await rows.first().click();
  const drawer = page.getByRole("main");
  await drawer
    .getByRole("alert")
    .getByText(/Verifica tu conexión a internet/)
    .waitFor();
  await drawer.getByRole("button", { name: "Reintentar" }).waitFor();

  await context.setOffline(false);
  await page.getByRole("heading", { level: 1, name: /Guadalupe/ }).waitFor();
  await page.getByText("Sin conexión").waitFor({ state: "detached" });
});

it("reads the agenda by itself, and once, when a server that was gone answers again", async () => {
  const { page } = await screen({ as: OWNER });
  await page.goto("/agenda");
  await page.locator("[data-entry]").first().waitFor();
  const back = await leaveAlone(page);
  await page.goto("/agenda?dia=2030-01-07").catch(() => undefined);
  await page.getByRole("alert").getByText("No se pudo abrir Mostrador").waitFor();
  await page.getByRole("button", { name: "Reintentar" }).waitFor();
  const reads: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname === "/api/me" || pathname.startsWith("/api/agenda")) reads.push(pathname);
  });
  await back();
  await page.locator("[data-agenda-area]").waitFor();
  expect(reads.filter((path) => path === "/api/me")).toHaveLength(1);
});

it("waits for the connection when a page that was never opened cannot be loaded, and opens it then", async () => {
  const { page, context } = await screen({ as: OWNER });
  await page.goto("/contactos");
  await page
    .getByRole("row", { name: /Guadalupe/ })
    .first()
    .waitFor();
  await page.route("**/assets/**", (route) => route.abort());
  await context.setOffline(true);
  await page.evaluate(() => {
    history.pushState(null, "", "/negocio");
    dispatchEvent(new PopStateEvent("popstate"));
  });
  await page.getByRole("alert").getByText("No hay conexión").waitFor();
  await page.unroute("**/assets/**");
  await context.setOffline(false);
  await page.getByRole("region", { name: "Datos del negocio" }).waitFor();
});

it("opens a form at once on a slow line, in its shape, and says when its choices cannot be read", async () => {
  const { page } = await screen({ as: OWNER });
  await page.goto("/servicios");
  await page.getByText("Corte de dama").first().waitFor();
  let answer: (how: "abort" | "continue") => void = () => {};
  const told = new Promise<"abort" | "continue">((resolve) => {
    answer = resolve;
  });
  await page.route("**/api/specialist?**", async (route) =>
    (await told) === "abort" ? route.abort() : route.continue(),
  );
  await page.goto("/servicios");
  await page.getByText("Corte de dama").first().waitFor();
  await page.getByRole("button", { name: "Registrar servicio" }).click();
  const form = page.getByRole("dialog", { name: "Registrar servicio" });
  await form.waitFor();
  expect(await form.getByRole("textbox").count()).toBe(0);
  answer("abort");
  await form.getByRole("alert").waitFor();
  await page.unroute("**/api/specialist?**");
  await form.getByRole("button", { name: "Reintentar" }).click();
  await form.getByLabel("Nombre").fill("Corte de prueba");
});

it("shows what another person saved after the page was read and before its line was open", async () => {
  const { page, context } = await screen({ as: OWNER });
  let open: () => void = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.routeWebSocket(/socket\.io/, async (line) => {
    await gate;
    line.connectToServer();
  });
  await page.goto("/contactos");
  await page.locator("tbody [data-row]").first().waitFor();
  await page.waitForLoadState("networkidle");
  const { id } = await newest(context);
  const saved = await context.request.put(`/api/client/${id}`, { data: { client: { name: "Verónica Alejandra" } } });
  expect(saved.status()).toBe(200);
  expect(await page.getByText("Verónica Alejandra").count()).toBe(0);
  open();
  await page.getByText("Verónica Alejandra").first().waitFor();
});

/** The first contact in the list. */
async function newest(context: BrowserContext): Promise<{ id: string }> {
  const me = await (await context.request.get("/api/me")).json();
  const [{ businessId }] = me.data.memberships;
  const list = await (await context.request.get(`/api/client?businessId=${businessId}&limit=1`)).json();
  return { id: list.data.clients[0]._id };
}

/** No call gets an answer; the pages themselves still load. */
async function leaveAlone(page: Page): Promise<() => Promise<void>> {
  const calls = /\/(api|healthz|socket\.io)(\/|$|\?)/;
  await page.route(calls, (route) => route.abort());
  return () => page.unroute(calls);
}
