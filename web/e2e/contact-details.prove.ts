// A contact's page: numbers that are taken, the way back of a deleted one, a phone and a keyboard.
import { expect, it } from "vitest";
import { named, register, undo } from "./own-contacts.ts";
import { OWNER } from "./screen.ts";
import { stage } from "./stage.ts";

const { screen } = stage();

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
