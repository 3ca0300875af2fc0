import { expect, it } from "vitest";
import { choose, fill, save, signUp, step } from "./fill-steps.ts";
import { stage } from "./stage.ts";

const { screen } = stage();

it("asks a shop for its products, and for nothing that is given by appointment", async () => {
  const { page, complaints } = await screen();
  await signUp(page, { name: "Tadeo Tienda", email: `tienda.${process.pid}@correo.mx` });
  await page.getByRole("button", { name: /Registra tu negocio/ }).click();
  await page.getByRole("button", { name: /Ventas automatizadas/ }).click();
  // one can change the choice
  await page.getByRole("button", { name: "Atrás" }).click();
  await page.getByRole("button", { name: /Ventas automatizadas/ }).click();
  await page.getByRole("button", { name: /Productos físicos/ }).click();
  await step(page, "Registra tu negocio");
  await page.getByText("Paso 2 de 5").waitFor();
  await fill(page, { "Nombre del negocio": "Abarrotes Tadeo", "WhatsApp de quien es dueño": "2225550201" });
  await page.getByLabel("Descripción").fill("Abarrotes y entregas en el barrio.");
  await page.getByLabel("WhatsApp del negocio").fill("2225550200");
  await save(page);
  await choose(page, "¿Cuántas sucursales tienes?", 1);
  await fill(page, { Nombre: "Centro", Dirección: "Calle 3 Sur 105, Centro", Ciudad: "Puebla", Estado: "Puebla" });
  await save(page);
  await step(page, "Registra un producto");
  await choose(page, "¿Cuántos productos ofreces?", 1);
  await page.getByLabel("Precio").waitFor();
  await page.reload();
  await fill(page, { Nombre: "Café de olla" });
  // By the keyboard: a point is not a digit.
  await page.getByLabel("Precio").pressSequentially("85.50");
  expect(await page.getByLabel("Precio").inputValue()).toBe("85.50");
  await page.getByRole("button", { name: "Guardar y continuar" }).click();
  await page.getByText("El precio lleva de 1 a 6 dígitos").waitFor();
  await page.getByLabel("Precio").fill("85");
  await page.getByLabel("Descripción").fill("Bolsa de medio kilo, molido.");
  await save(page);
  await step(page, "Crea tu asistente");
  // A mistyped value can be corrected with Back.
  await page.getByRole("button", { name: "Atrás" }).click();
  await page.getByRole("button", { name: "Editar Café de olla" }).click();
  await page.getByRole("dialog").getByLabel("Nombre").fill("Café de la olla");
  await page.getByRole("dialog").getByRole("button", { name: "Guardar" }).click();
  await page.getByText("Ya está: Café de la olla.").waitFor();
  await page.getByRole("button", { name: "Continuar", exact: true }).click();
  await step(page, "Crea tu asistente");
  // Another tab goes on here too, and leaves these steps for another business.
  const tab = await page.context().newPage();
  await tab.goto("/new-onboarding");
  await tab.getByRole("button", { name: "Dejar Abarrotes Tadeo y empezar otro" }).click();
  await step(tab, "¿Cómo quieres empezar?");
  await tab.close();
  await fill(page, { Nombre: "Tere" });
  await save(page);
  await step(page, "Abarrotes Tadeo ya está listo");
  await page.getByRole("button", { name: "Ver tus productos" }).waitFor();
  await page.goto("/inventario/productos");
  await page.getByRole("row", { name: /Café de la olla.*\$85/ }).waitFor();
  // its day asks for nothing that is given by appointment
  await page.goto("/principal");
  await page.getByRole("heading", { name: "Hoy", exact: true }).waitFor();
  await page.getByText("Citas de hoy").waitFor();
  expect(await page.getByText(/Para empezar a/).count()).toBe(0);
  expect(complaints).toEqual([]);
});
