import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import type { APIResponse } from "playwright-core";
import { expect, it } from "vitest";
import { andreaBooked } from "./customers.ts";
import { DESK, OWNER, PASSWORD } from "./screen.ts";
import { stage } from "./stage.ts";

const { screen } = stage();

it("finds a contact by name and by number with the keyboard alone, and opens it", async () => {
  const { page, complaints } = await screen({ as: OWNER });
  await andreaBooked();
  await page.goto("/agenda");
  await page.getByRole("main").waitFor();
  const field = page.getByRole("combobox", { name: "Buscar" });
  for (const text of ["andrea cua", "2227410001"]) {
    await page.keyboard.press("Control+k");
    await field.fill(text);
    const chosen = page.getByRole("option", { name: /Andrea Cuautle.*741/, selected: true });
    await chosen.waitFor();
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/contactos\/[0-9a-f-]+/);
    await page.getByRole("heading", { level: 1, name: "Andrea Cuautle" }).waitFor();
  }
  expect(complaints).toEqual([]);
});

it("says that it looks, finds nobody or could not look, and asks again", async () => {
  await andreaBooked();
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
  await told.getByText("Buscando…").waitFor();
  letGo();
  await told.getByText("Nada coincide con «zzyzx».").waitFor();
  await page.unroute("**/api/client/search*");
  await page.route("**/api/client/search*", (route) => route.abort());
  await field.fill("andrea");
  await told.getByText("No se pudo buscar en Contactos.").waitFor();
  // Results of working finders are still shown.
  await page.getByRole("option", { name: /Andrea Cuautle · Corte de dama/ }).waitFor();
  await page.unroute("**/api/client/search*");
  await told.getByRole("button", { name: "Intentar de nuevo" }).click();
  await page.getByRole("option", { name: /Andrea Cuautle.*741/ }).waitFor();
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
  await field.fill("x");
  await page
    .getByRole("status")
    .getByText(/Nada coincide/)
    .waitFor();
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

  await page.goto("/agenda");
  await page.getByRole("main").waitFor();
  await page.keyboard.press("Control+k");
  const field = page.getByRole("combobox", { name: "Buscar" });
  await field.fill("agenda");
  await page
    .getByRole("option", { name: /Agenda/ })
    .first()
    .waitFor();
  for (const name of [/Contactos/, /Registrar/, /Agendar cita/]) {
    expect(await page.getByRole("option", { name }).count()).toBe(0);
  }
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await field.fill("andrea cua");
  await page.getByRole("option", { name: /Andrea Cuautle · Corte de dama/ }).waitFor();
  expect(await page.getByRole("option").count()).toBe(1);
  const closed = ["client/search", "thread", "assistant", "channel", "member"].map((path) => `/api/${path}`);
  expect(asked.filter((path) => closed.includes(path))).toEqual([]);
});

it("finds records of every kind by their names, and appointments by client and by day", async () => {
  const { page } = await screen({ as: OWNER });
  await page.goto("/negocio");
  await page.getByRole("main").waitFor();
  const field = page.getByRole("combobox", { name: "Buscar" });
  const find = async (text: string, name: RegExp) => {
    await page.keyboard.press("Control+k");
    await field.fill(text);
    await page.getByRole("option", { name }).first().waitFor();
    // what the slower kinds find moves the rows
    await page.getByText("Buscando…").waitFor({ state: "detached" });
    await page.getByRole("option", { name }).first().click();
  };
  await find("corte de dama", /^Corte de dama$/);
  await page.getByRole("heading", { name: "Corte de dama", level: 1 }).waitFor();
  await find("marta", /^Marta Solís$/);
  await page.waitForURL(/\/especialistas\//);
  await find("centro", /^Centro/);
  await page.waitForURL(/\/sucursales\//);
  await find("asistente", /^Sofía|Apagado|Activo/);
  await page.waitForURL(/\/asistentes\//);
  await find("andrea cuautle", /^Andrea Cuautle ?WhatsApp/);
  await page.waitForURL(/\/chat\?cliente=/);
  await find("andrea cuautle", /^Andrea Cuautle · Corte de dama/);
  await page.waitForURL(/\/agenda\?.*cita=/);
  await page.getByRole("dialog").getByText("Andrea Cuautle").first().waitFor();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Control+k");
  await field.fill("mañana");
  await page
    .getByRole("option", { name: /,\s\d{1,2}:\d\d [ap]m$/ })
    .first()
    .waitFor();
});

it("begins at once what is chosen, in a dialog that a reload keeps and the way back leaves", async () => {
  const { page } = await screen({ as: OWNER });
  await page.goto("/negocio");
  await page.getByRole("main").waitFor();
  const begin = async (label: string, title = label) => {
    await page.keyboard.press("Control+k");
    await page.getByRole("combobox", { name: "Buscar" }).fill(label);
    await page.getByRole("option", { name: label, selected: true }).waitFor();
    await page.keyboard.press("Enter");
    await page.getByRole("dialog", { name: title, exact: true }).waitFor();
  };
  const starts = [
    ...["Registrar contacto", "Agendar cita", "Bloquear horario", "Registrar servicio", "Registrar especialista"],
    ...["Registrar sucursal", "Crear asistente", "Conectar WhatsApp", "Invitar a una persona"],
  ];
  for (const label of starts) {
    await begin(label, label === "Registrar sucursal" ? "Registrar nueva sucursal" : label);
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    expect(new URL(page.url()).searchParams.has("nuevo")).toBe(false);
  }
  await begin("Registrar servicio");
  await page.reload();
  await page.getByRole("dialog", { name: "Registrar servicio" }).waitFor();
  await page.goBack();
  await page.getByRole("dialog").waitFor({ state: "detached" });
});

it.each([
  ["/agenda?vista=lista", "Lista de citas de todas las fechas", "Lista de citas", "/agenda/citas"],
  ["/chat", "Cerradas ›", "Conversaciones cerradas", "/chat/conversaciones"],
])("leads from %s and from the search to the page below it, and back", async (parent, link, title, path) => {
  const { page, complaints } = await screen({ as: OWNER });
  await page.goto(parent);
  await page.getByRole("link", { name: link }).click();
  await page.waitForURL(`**${path}`);
  await page.getByRole("heading", { level: 1, name: title }).waitFor();
  await page.getByRole("main").getByRole("link").first().click();
  await page.waitForURL((url) => url.pathname === parent.split("?")[0]);
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: "Buscar" }).fill(title);
  await page.getByRole("option", { name: title, selected: true }).waitFor();
  await page.keyboard.press("Enter");
  await page.waitForURL(`**${path}`);
  expect(complaints).toEqual([]);
});

async function ok(asked: Promise<APIResponse>) {
  const answer = await asked;
  if (!answer.ok()) throw new Error(`${answer.url()}: ${answer.status()} ${await answer.text()}`);
  const body = await answer.json();
  return body.data ?? body;
}
