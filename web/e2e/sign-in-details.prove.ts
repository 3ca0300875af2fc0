// Rare states of the pages before sign-in.
import { expect, it } from "vitest";
import { OWNER } from "./screen.ts";
import { stage } from "./stage.ts";

const { screen } = stage();

it("tells whoever passes by an empty field of no error, until they have written there or sent the form", async () => {
  const { page } = await screen();
  await page.goto("/auth/registro");
  const errors = page.locator("[aria-invalid=true]");
  await page.getByLabel("Nombre").focus();
  for (let time = 0; time < 4; time += 1) await page.keyboard.press("Tab");
  // typed and left: the field's validation has finished by then
  await page.getByLabel("Correo").fill("ana");
  await page.getByLabel("Contraseña", { exact: true }).focus();
  await page.getByText("El correo no es válido").waitFor();
  expect(await errors.count()).toBe(1);
  expect(await page.getByText("Escribe tu nombre").count()).toBe(0);
  // a typed and deleted value is reported as missing
  await page.getByLabel("Nombre").fill("Ana");
  await page.getByLabel("Nombre").fill("");
  await page.getByLabel("Correo").focus();
  await page.getByText("Escribe tu nombre").waitFor();
  await page.getByRole("button", { name: "Crear cuenta" }).click();
  await page.getByText("La contraseña debe tener al menos 8 caracteres").waitFor();
});

it("sends whoever signs up with a known address to their mail, and signs nobody in", async () => {
  const { page } = await screen();
  await page.goto("/auth/registro");
  await page.getByText("Te enviaremos un correo para confirmar tu dirección.").waitFor();
  await page.getByLabel("Nombre").fill("Quien Pregunta");
  await page.getByLabel("Correo").fill(OWNER);
  await page.getByLabel("Contraseña", { exact: true }).fill("una-clave-cualquiera");
  await page.getByRole("button", { name: "Crear cuenta" }).click();
  await page.getByRole("heading", { name: "Revisa tu correo" }).waitFor();
  await page.getByText(OWNER).waitFor();
  expect((await page.request.get("/api/me")).status()).toBe(401);
  await page.getByRole("link", { name: "Ingresa con tu contraseña" }).click();
  await page.waitForURL("**/auth/ingresar");
});

it("sends the mail that confirms an address once more", async () => {
  const { page } = await screen();
  const email = `nueva-${Date.now()}@prueba.mx`;
  await page.goto("/auth/registro");
  await page.getByLabel("Nombre").fill("Ñandú Pérez");
  await page.getByLabel("Correo").fill(email);
  await page.getByLabel("Contraseña", { exact: true }).fill("una-clave-larga");
  await page.getByRole("button", { name: "Crear cuenta" }).click();
  await page.waitForURL("**/onboarding");
  const business = {
    name: "Taller Ñandú",
    description: "Arregla lo que se pueda",
    whatsapp: "2221230000",
    whatsappOwner: "2221230001",
    timezone: { name: "America/Mexico_City" },
  };
  expect((await page.request.post("/api/business", { data: { business } })).status()).toBe(201);
  await page.goto("/");
  await page.getByRole("button", { name: /^Tu cuenta/ }).click();
  await page.getByRole("menuitem", { name: "Confirmar mi correo" }).click();
  await page.getByText(`Enviamos un enlace a ${email}`).waitFor();
});

it("tells whoever has no business so, instead of waiting for one that never comes", async () => {
  const { page } = await screen({ as: "admin@demo.mx" });
  // the team and partners begin with the businesses that they see
  await page.goto("/principal");
  await page.getByRole("heading", { name: "Administración" }).waitFor();
  await page.goto("/contactos");
  await page.getByText("Tu cuenta todavía no tiene un negocio").waitFor();
  await page.getByRole("button", { name: "Agregar negocio" }).click();
  await page.getByRole("heading", { name: "¿Cómo quieres empezar?" }).waitFor();
});

it("is dark for whoever chose dark before anything else has come, on a computer that is light", async () => {
  const { page, context } = await screen();
  await context.addInitScript(() => localStorage.setItem("mostrador.mode", "dark"));
  await page.route("**/assets/**", (route) => route.abort());
  await page.goto("/auth/ingresar");
  // the browser's background behind an empty page
  const canvas = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement("div"));
    probe.style.backgroundColor = "canvas";
    return getComputedStyle(probe).backgroundColor;
  });
  expect(canvas).toBe("rgb(18, 18, 18)");
});

it("shows a mark of ours on a slow line, until the pages have come", async () => {
  const { page } = await screen();
  let come = () => {};
  const line = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    await line;
    await route.continue();
  });
  await page.goto("/auth/ingresar", { waitUntil: "commit" });
  const mark = page.getByRole("img", { name: "Abriendo…" });
  await mark.waitFor();
  come();
  await page.getByLabel("Correo").waitFor();
  expect(await mark.count()).toBe(0);
});

it("says of a link without its token that it does not serve, and not that all is well", async () => {
  const { page } = await screen();
  await page.goto("/auth/verificar");
  await page.getByRole("heading", { name: "El enlace ya no sirve" }).waitFor();
});
