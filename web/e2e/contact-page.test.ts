import { expect, it } from "vitest";
import { write } from "./customers.ts";
import { businessOf, named, number, register, undo } from "./own-contacts.ts";
import { OWNER } from "./screen.ts";
import { stage } from "./stage.ts";

const { screen } = stage();

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
  // every kind of record that is not there offers to register another one
  for (const path of ["/contactos", "/funnels", "/servicios"]) {
    await page.goto(`${path}/${_id}`);
    await page.getByRole("button", { name: "Agregar Registro" }).waitFor();
  }
});
