import { expect, it } from "vitest";
import { OWNER, PASSWORD } from "./screen.ts";
import { demo, stage } from "./stage.ts";

const { screen } = stage();

it("brings the owner to the agenda of this week", async () => {
  const { page, complaints } = await screen();
  await page.goto("/");
  await page.getByRole("navigation").getByRole("link", { name: "Ingresar" }).first().click();
  await page.getByLabel("Correo").fill(OWNER);
  await page.getByLabel("Contraseña", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Ingresar" }).click();
  await page.getByRole("region", { name: /^Agenda de / }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/agenda");
  await page.getByRole("group", { name: new RegExp(`^${today()}`) }).waitFor();
  await page.locator("[data-entry]").first().waitFor();
  // the browser itself reports the 401 of a signed-out visitor
  expect(complaints.filter((line) => !line.includes("401"))).toEqual([]);
});

it("refuses a wrong password in Spanish and keeps what was typed", async () => {
  const { page } = await screen();
  await page.goto("/auth/ingresar");
  await page.getByLabel("Correo").fill(OWNER);
  await page.getByLabel("Contraseña", { exact: true }).fill("otra-clave-cualquiera");
  await page.getByRole("button", { name: "Ingresar" }).click();
  const alert = page.getByRole("alert").filter({ hasText: /\S/ }).first();
  await alert.waitFor();
  expect(await alert.textContent()).toMatch(/correo|contraseña/i);
  expect(await page.getByLabel("Correo").inputValue()).toBe(OWNER);
  expect(new URL(page.url()).pathname).toBe("/auth/ingresar");
});

it("lets people in with Google and with Facebook, and says why not", async () => {
  // providers return to the installation's own name
  const url = demo().appUrl.replace("127.0.0.1", "localhost");
  const { page } = await screen({ url });
  await page.goto("/auth/registro");
  await page.getByRole("button", { name: "Continuar con Google" }).click();
  const email = `nora.${Date.now()}@gmail.test`;
  await page.getByRole("textbox", { name: "Cuenta" }).fill(email);
  await page.getByRole("button", { name: "Permitir" }).click();
  await page.waitForURL("**/onboarding");
  expect((await (await page.request.get("/api/me")).json()).user).toMatchObject({ email, emailVerified: true });
  const { page: other } = await screen({ url });
  await other.goto(`/auth/ingresar?p=${encodeURIComponent("/servicios")}`);
  await other.getByRole("button", { name: "Continuar con Facebook" }).click();
  await other.waitForURL("**/dialog/oauth*");
  await other.getByLabel("Correo").fill(OWNER);
  await other.getByRole("button", { name: "Continuar" }).click();
  await other.getByRole("alert").filter({ hasText: "Ya hay una cuenta con ese correo." }).waitFor();
  expect(await other.getByRole("button", { name: /^Continuar con/ }).count()).toBe(2);
  // the demo's owner has a confirmed address
  await other.getByRole("button", { name: "Continuar con Google" }).click();
  await other.getByRole("textbox", { name: "Cuenta" }).fill(OWNER);
  await other.getByRole("button", { name: "Permitir" }).click();
  await other.waitForURL("**/servicios");
  await other.getByText("Corte de dama").first().waitFor();
});

it("keeps a pressed button in its place while the error of the field that was left comes up", async () => {
  const { page } = await screen();
  await page.goto("/auth/registro");
  await page.getByLabel("Correo").pressSequentially("malo");
  const button = page.getByRole("button", { name: "Crear cuenta" });
  const pressed = await button.boundingBox();
  await button.hover();
  await page.mouse.down();
  // as long as a person presses
  await page.waitForTimeout(300);
  expect(await button.boundingBox()).toEqual(pressed);
  expect(await page.getByText("El correo no es válido").count()).toBe(0);
  await page.mouse.up();
  await page.getByText("El correo no es válido").waitFor();
  // the click arrived: a field that nobody wrote in says what is missing
  await page.getByText("Escribe tu nombre").waitFor();
});

it("returns to the page that asked for the session", async () => {
  const { page } = await screen();
  await page.goto("/servicios");
  await page.waitForURL("**/auth/ingresar?p=*");
  await page.getByLabel("Correo").fill(OWNER);
  await page.getByLabel("Contraseña", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Ingresar" }).click();
  await page.waitForURL("**/servicios");
  await page.getByText("Corte de dama").first().waitFor();
});

it("lets whoever is in go on, without asking again", async () => {
  const { page, complaints } = await screen({ as: OWNER });
  await page.goto(`/auth/ingresar?p=${encodeURIComponent("/servicios")}`);
  await page.waitForURL("**/servicios");
  await page.getByText("Corte de dama").first().waitFor();
  expect(complaints).toEqual([]);
});

it("ends the session on every device from the person's menu", async () => {
  const settings = { as: "socio@demo.mx" };
  const [{ page }, { page: phone }] = [await screen(settings), await screen({ ...settings, width: 390, height: 844 })];
  for (const each of [page, phone]) await each.goto("/");
  await phone.getByRole("button", { name: /^Tu cuenta/ }).waitFor();
  await page.getByRole("button", { name: /^Tu cuenta/ }).click();
  await page.getByRole("menuitem", { name: "Salir", exact: true }).waitFor();
  // the demo's people have confirmed theirs
  expect(await page.getByRole("menuitem", { name: "Confirmar mi correo" }).count()).toBe(0);
  await page.getByRole("menuitem", { name: "Salir de todos los dispositivos" }).click();
  await page.waitForURL("**/auth/ingresar");
  await expect.poll(async () => (await phone.request.get("/api/me")).status()).toBe(401);
  // it goes to the sign-in by itself, maybe while it is read again
  await phone.reload().catch(() => undefined);
  await phone.waitForURL("**/auth/ingresar*");
});

it("opens on the first page that a person may see", async () => {
  const { page: owner } = await screen({ as: OWNER });
  const { memberships } = (await (await owner.request.get("/api/me")).json()).data;
  const invitation = {
    businessId: memberships[0].businessId,
    access: "limited",
    permissions: [{ pageId: 19, actions: ["view"] }],
  };
  const { code } = (await (await owner.request.post("/api/invitation", { data: { invitation } })).json()).data;
  const { page } = await screen();
  const email = `catalogo-${Date.now()}@prueba.mx`;
  const account = { name: "Catalina", email, password: "una-clave-larga" };
  const made = await (await page.request.post("/api/auth/sign-up/email", { data: account })).json();
  await page.request.put(`/api/user/${made.data.user.id}`, { data: { code, permissions: [] } });
  await page.goto("/principal");
  await page.waitForURL("**/servicios");
  await page.getByText("Corte de dama").first().waitFor();
});

it("never leaves the product for a foreign address", async () => {
  const { page } = await screen();
  await page.goto(`/auth/ingresar?p=${encodeURIComponent("//evil.example/x")}`);
  await page.getByLabel("Correo").fill(OWNER);
  await page.getByLabel("Contraseña", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Ingresar" }).click();
  await page.getByRole("navigation", { name: "Menú principal" }).waitFor();
  expect(new URL(page.url()).hostname).toBe("127.0.0.1");
});

/** The agenda's column name: 'viernes 20 de noviembre'. */
function today(): string {
  const zone = { timeZone: "America/Mexico_City" } as const;
  const words = new Intl.DateTimeFormat("es-MX", { ...zone, weekday: "long", day: "numeric", month: "long" });
  return words.format(Date.now()).replace(",", "");
}
