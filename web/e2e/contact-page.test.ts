import type { BrowserContext, Page } from "playwright-core";
import { expect, it } from "vitest";
import { write } from "./customers.ts";
import { OWNER } from "./screen.ts";
import { stage } from "./stage.ts";

const { screen } = stage();
const DEMO = "Salón Ágata";

let last = 0;
/** Nobody else in the demo has it. */
const number = () => `2299${String(process.pid % 1000).padStart(3, "0")}${String(++last).padStart(3, "0")}`;

async function businessOf({ request }: BrowserContext): Promise<string> {
  const me = await (await request.get("/api/me")).json();
  return me.data.memberships.find(({ name }: { name: string }) => name === DEMO).businessId;
}

async function register(context: BrowserContext, more: object): Promise<{ _id: string; whatsapp: string }> {
  const client = { businessId: await businessOf(context), whatsapp: number(), ...more };
  const answer = await context.request.post("/api/client", { data: { client } });
  expect(answer.status()).toBe(201);
  return (await answer.json()).data;
}

const named = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name }).waitFor();
const undo = (page: Page, said: RegExp) =>
  page.getByRole("status").filter({ hasText: said }).getByRole("button", { name: "Deshacer" });

it("opens a contact from the list, walks to the next one, edits every kind of field, and comes back to the list", async () => {
  const { page, context, complaints } = await screen({ as: OWNER });
  for (const name of ["Zoraida", "Zenaida"]) {
    await register(context, { name, lastname: "Xool", secondLastname: "Canché" });
  }
  await page.goto("/contactos?buscar=xool%20canche");
  await page.getByRole("row", { name: /Zenaida Xool Canché/ }).click();
  await named(page, "Zenaida Xool Canché");
  await page.getByText("Sin citas registradas").waitFor();
  await page.getByText("Sin correo").waitFor();

  const [forward, back] = ["Contacto siguiente", "Contacto anterior"].map((name) => page.getByRole("button", { name }));
  await ((await forward?.isEnabled()) ? forward : back)?.click();
  await named(page, "Zoraida Xool Canché");

  await page.getByRole("button", { name: "Editar" }).click();
  const form = page.getByRole("dialog", { name: "Editar contacto" });
  await form.getByRole("textbox", { name: "Correo" }).fill("zoraida@correo.mx");
  await form.getByRole("combobox", { name: "Servicios" }).fill("Corte de dama");
  await page.getByRole("option", { name: "Corte de dama" }).click();
  await page.keyboard.press("Escape");
  await form.getByRole("button", { name: "Agregar campo" }).click();
  await form.getByRole("button", { name: "Guardar" }).click();
  await form.getByText("Hay claves vacías en campos personalizados.").waitFor();
  await form.getByRole("textbox", { name: "Clave" }).fill("talla de pie");
  await form.getByRole("combobox", { name: "Tipo de valor" }).click();
  await page.getByRole("option", { name: "Número" }).click();
  await form.getByRole("textbox", { name: "Valor" }).fill("24.5");
  await form.getByRole("textbox", { name: /Nota nueva/ }).fill("Prefiere los sábados");
  await form.getByRole("button", { name: "Guardar" }).click();
  await form.waitFor({ state: "detached" });
  const facts = page.getByRole("main");
  for (const text of ["zoraida@correo.mx", "talla de pie", "24.5", "Prefiere los sábados"]) {
    await facts.getByText(text).waitFor();
  }
  await page.getByRole("tab", { name: "Intereses" }).click();
  await page.getByRole("region", { name: "Servicios" }).getByText("Corte de dama").waitFor();
  await page.getByRole("button", { name: "Historial de cambios" }).click();
  await page.getByText(/Editó el contacto: correo, notas, intereses y campos personalizados/).waitFor();
  await page.keyboard.press("Escape");

  await page.goBack();
  await page.getByRole("row", { name: /Zenaida/ }).waitFor();
  expect(await page.getByRole("searchbox", { name: "Buscar contacto" }).inputValue()).toBe("xool canche");
  expect(complaints).toEqual([]);
});

it("says who has a number already, and leads there; keeps a note with Enter", async () => {
  const { page, context } = await screen({ as: OWNER });
  const { whatsapp } = await register(context, { name: "Ernestina", lastname: "Balam", secondLastname: "Uc" });
  await page.goto("/contactos?nuevo=1");
  const form = page.getByRole("dialog", { name: "Registrar contacto" });
  await form.getByRole("textbox", { name: "Nombre" }).fill("Tina");
  await form.getByRole("textbox", { name: "WhatsApp" }).fill("123");
  await form.getByRole("button", { name: "Guardar" }).click();
  await form.getByText("El número debe ser de 8 digitos por lo menos").waitFor();
  await form.getByRole("textbox", { name: "WhatsApp" }).fill(`+52 1 ${whatsapp}`);
  await form.getByRole("button", { name: "Guardar" }).click();
  await form.getByText("Ya existe un contacto con ese número: Ernestina Balam Uc").waitFor();
  await form.getByRole("link", { name: "Ver a Ernestina Balam Uc" }).click();
  await named(page, "Ernestina Balam Uc");
  await page.getByRole("textbox", { name: "Nota nueva" }).fill("Llama por la tarde");
  await page.keyboard.press("Enter");
  await page.getByText("Llama por la tarde").waitFor();
  await page.getByRole("switch", { name: /El asistente no le responde/ }).click();
  await expect.poll(() => page.getByRole("switch", { name: /El asistente/ }).isChecked()).toBe(true);
});

it("books for the contact from its page, and gives a deleted one back", async () => {
  const { page, context } = await screen({ as: OWNER });
  const { _id } = await register(context, { name: "Fidencia", lastname: "Chan", secondLastname: "Poot" });
  await page.goto(`/contactos/${_id}`);
  await page.getByRole("link", { name: "Agendar cita" }).click();
  const booking = page.getByRole("dialog", { name: "Agendar cita" });
  await expect.poll(() => booking.getByRole("combobox", { name: "Cliente" }).inputValue()).toBe("Fidencia Chan Poot");
  await page.goto(`/contactos/${_id}`);
  await page.getByRole("button", { name: "Eliminar", exact: true }).click();
  await page.waitForURL(/\/contactos$/);
  await undo(page, /Se eliminó a Fidencia Chan Poot/).click();
  await page.goto(`/contactos/${_id}`);
  await named(page, "Fidencia Chan Poot");
});

it("deletes a conversation by itself, and then its contact with the rest", async () => {
  const { page, context } = await screen({ as: OWNER });
  const whatsapp = number();
  await write(whatsapp, "Casilda Prueba", "hola, ¿atienden hoy?");
  const businessId = await businessOf(context);
  const find = async () =>
    (await (await context.request.get(`/api/client/search?businessId=${businessId}&search=${whatsapp}`)).json())
      .data[0];
  await expect.poll(find).toBeTruthy();
  const { _id } = await find();
  await page.goto(`/contactos/${_id}?ver=chat`);
  await page.getByRole("list", { name: "Últimos mensajes" }).getByText("hola, ¿atienden hoy?").waitFor();
  await page.getByRole("button", { name: "Eliminar chat" }).click();
  await page.getByText("Sin conversaciones registradas").waitFor();
  await undo(page, /Se eliminó la conversación con Casilda Prueba/).click();
  await page.getByText("hola, ¿atienden hoy?").waitFor();
  await page.getByRole("button", { name: "Eliminar chat" }).click();
  const threads = async () => {
    const answer = await context.request.get(`/api/thread?businessId=${businessId}&clientId=${_id}`);
    return (await answer.json()).data.threads.length;
  };
  await expect.poll(threads).toBe(0);
  await page.getByRole("button", { name: "Eliminar", exact: true }).click();
  await expect.poll(async () => (await context.request.get(`/api/client/${_id}`)).status()).toBe(404);
  await page.goto(`/contactos/${_id}`);
  await page.getByText("Cliente no encontrado").waitFor();
});

it("fits a phone and a keyboard", async () => {
  const small = await screen({ as: OWNER, width: 390, height: 844 });
  const { _id } = await register(small.context, {
    name: "María de los Ángeles Guadalupe",
    lastname: "Hernández Xicoténcatl",
    secondLastname: "Montaño de la Garza",
    email: "maria.de.los.angeles.guadalupe.hernandez@un-dominio-bastante-largo.com.mx",
  });
  await small.page.goto(`/contactos/${_id}`);
  await named(small.page, /María de los Ángeles/);
  expect(await small.page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  const { page } = await screen({ as: OWNER });
  await page.goto(`/contactos/${_id}`);
  await page.getByRole("tab", { name: "Citas" }).focus();
  await page.keyboard.press("ArrowRight");
  await page.getByText("Sin movimientos de dinero").waitFor();
  await page.keyboard.press("End");
  await page.getByText("Sin intereses registrados").waitFor();
  expect(new URL(page.url()).searchParams.get("ver")).toBe("intereses");
});
