import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import type { APIResponse } from "playwright-core";
import { expect, it } from "vitest";
import { DESK, OWNER, PASSWORD } from "./screen.ts";
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

it("looks for nobody on behalf of a person who may not see contacts", async () => {
  const owner = await screen({ as: OWNER });
  const { context, page } = await screen();
  const email = `sin.contactos.${process.pid}@correo.mx`;
  await ok(context.request.post("/api/auth/sign-up/email", { data: { name: "Eva Sol", email, password: PASSWORD } }));
  const [me, { memberships }] = [
    await ok(context.request.get("/api/me")),
    await ok(owner.context.request.get("/api/me")),
  ];
  const { businessId } = memberships.find(({ name }: { name: string }) => name === "Salón Ágata");
  const permissions = [{ pageId: PAGE.agenda, actions: ["view"] }];
  const invitation = { businessId, access: "limited", permissions };
  const { code } = await ok(owner.context.request.post("/api/invitation", { data: { invitation } }));
  await ok(context.request.put(`/api/user/${me.user._id}`, { data: { businessId, code } }));

  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/client/search")) asked.push(request.url());
  });
  await page.goto("/agenda");
  await page.getByRole("main").waitFor();
  await page.keyboard.press("Control+k");
  const field = page.getByRole("combobox", { name: "Buscar" });
  await field.fill("agenda");
  await page.getByRole("option", { name: /Agenda/ }).waitFor();
  expect(await page.getByRole("option", { name: /Contactos/ }).count()).toBe(0);
  await field.fill("andrea");
  await page.getByRole("status").getByText("Nada se llama así").waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  expect(asked).toEqual([]);
});

async function ok(asked: Promise<APIResponse>) {
  const answer = await asked;
  if (!answer.ok()) throw new Error(`${answer.url()}: ${answer.status()} ${await answer.text()}`);
  const body = await answer.json();
  return body.data ?? body;
}
