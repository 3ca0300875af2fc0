// The builder of flows: copies, former versions, and a flow made by keyboard alone.
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { heardBy, write } from "./customers.ts";
import { OWNER } from "./screen.ts";
import { stage } from "./stage.ts";

const { screen } = stage();
const tool = (page: Page, name: string) =>
  page.getByRole("toolbar", { name: "Herramientas del flujo" }).getByRole("button", { name, exact: true });

it("copies nodes, tries with a real message, and goes back to a former version", async () => {
  const from = "2227001123";
  await write(from, "Nora Real", "¿Abren el domingo?");
  // a demo that has just started takes a while to take it in
  await expect.poll(async () => (await heardBy(from)).length).toBeGreaterThan(0);
  const { page, complaints } = await screen({ as: OWNER });
  await page.goto("/flujos");
  await page.getByRole("button", { name: "Crear flujo" }).first().click();
  await page.getByRole("button", { name: /^Empezar en blanco/ }).click();
  await page.getByLabel("Nombre del flujo").fill("Copiado");
  await page.getByRole("group", { name: "Mensajes" }).getByRole("button", { name: "Enviar por WhatsApp" }).click();
  await page.getByLabel("Texto del mensaje").fill("Preguntaste: {{event_signal.text}}");
  await tool(page, "Guardar").click();
  await page.getByText("Flujo guardado").waitFor();
  const nodes = page.getByRole("list", { name: "Nodos del flujo" });
  await nodes.getByRole("button", { name: "Enviar por WhatsApp" }).click();
  await nodes.getByRole("button", { name: "Enviar por WhatsApp" }).focus();
  await page.keyboard.press("Control+c");
  await page.keyboard.press("Control+v");
  await expect.poll(() => nodes.getByRole("button", { name: "Enviar por WhatsApp" }).count()).toBe(2);
  await tool(page, "Guardar").click();
  await expect.poll(() => tool(page, "Guardar").isDisabled()).toBe(true);

  await tool(page, "Versiones").click();
  const versions = page.getByRole("dialog", { name: "Versiones" });
  await versions.getByText("Versión 2").waitFor();
  await versions.getByRole("button", { name: "Volver a esta versión" }).click();
  await page.getByText("Volviste a la versión 1").waitFor();
  await expect.poll(() => nodes.getByRole("button", { name: "Enviar por WhatsApp" }).count()).toBe(1);

  await tool(page, "Probar").click();
  const trial = page.getByRole("dialog", { name: "Probar el flujo" });
  await trial.getByLabel("Conversación real (opcional)").click();
  await page.getByRole("option", { name: "Nora Real" }).click();
  await trial.getByLabel("Mensaje del contacto").click();
  await page.getByRole("option", { name: /¿Abren el domingo\?/ }).click();
  await expect.poll(() => trial.getByLabel("Lo que escribe el contacto").inputValue()).toBe("¿Abren el domingo?");
  await trial.getByRole("button", { name: "Probar", exact: true }).click();
  await trial.getByText("Preguntaste: ¿Abren el domingo?").first().waitFor({ state: "attached" });
  expect((await heardBy(from)).filter(({ text }) => String(text).startsWith("Preguntaste"))).toEqual([]);
  expect(complaints).toEqual([]);
});

it("makes a flow from a comment to an appointment or a person by keyboard alone", async () => {
  const { page, complaints } = await screen({ as: OWNER });
  const keys = page.keyboard;
  const press = async (role: "button" | "link" | "option", name: string | RegExp) => {
    await tabTo(page, page.getByRole(role, { name }).first());
    await keys.press("Enter");
  };
  await page.goto("/flujos");
  await page.getByText("Novias: presupuesto").first().waitFor();
  await press("button", "Crear flujo");
  await page.getByRole("dialog", { name: "Crear flujo" }).waitFor();
  await press("button", /^Empezar en blanco/);
  await page.getByLabel("Nombre del flujo").waitFor();
  const choose = async (label: string, option: string) => {
    await tabTo(page, page.getByRole("combobox", { name: label }).last());
    await keys.press("Enter");
    const chosen = page.getByRole("option", { name: option, exact: true });
    await chosen.waitFor();
    await keys.press("Home");
    for (let presses = 0; !(await chosen.evaluate((one) => one === document.activeElement)); presses += 1) {
      if (presses > 40) throw new Error(`The keys do not come to ${option}`);
      await keys.press("ArrowDown");
    }
    await keys.press("Enter");
    await chosen.waitFor({ state: "detached" });
  };
  const type = async (label: string, text: string) => {
    await tabTo(page, page.getByLabel(label).last());
    await keys.press("Control+a");
    await keys.type(text);
  };
  const nodes = page.getByRole("list", { name: "Nodos del flujo" });
  await press("button", "Inicio");
  await choose("Evento", "Comentario en Instagram");
  await type("Palabras clave (opcional)", "velas");
  await press("button", "Responder comentario de Instagram");
  await tabTo(page, page.getByRole("switch", { name: "Responder en privado" }));
  await keys.press("Space");
  await type("Texto del mensaje", "Hola, ¿quieres una cita o hablar con alguien?");
  await press("button", "Esperar respuesta");
  expect(await page.getByRole("combobox", { name: "Canal" }).textContent()).toBe("Instagram");
  await type("Si no contesta en", "1.5");
  await choose("Unidad", "horas");
  expect(await page.getByLabel("Si no contesta en").inputValue()).toBe("1.5");
  await nodes.getByRole("button").last().getByText("Esperar respuesta").waitFor();
  await press("button", "Condición");
  await press("button", "Agregar regla");
  await type("Nombre de la salida", "Cita");
  await choose("Dato", "Mensaje recibido: Texto");
  await type("Valor", "cita");
  await press("button", "Dejar al asistente");
  await choose("Asistente", "Ágata");
  await tabTo(page, nodes.getByRole("button", { name: "Condición" }));
  await keys.press("Enter");
  await press("button", "Pasar a una persona");
  await expect
    .poll(() => nodes.getByRole("button").allTextContents())
    .toEqual([
      "Inicio",
      "Responder comentario de Instagram",
      "Esperar respuesta",
      "Condición",
      "Dejar al asistente",
      "Pasar a una persona",
    ]);
  await keys.press("Control+z");
  await expect.poll(() => nodes.getByRole("button").count()).toBe(5);
  await keys.press("Control+y");
  await expect.poll(() => nodes.getByRole("button").count()).toBe(6);
  await tabTo(page, page.getByLabel("Nombre del flujo"));
  await keys.press("Control+a");
  await keys.type("Con teclas");
  await keys.press("Control+s");
  await page.getByText("Flujo guardado").waitFor();
  await page.goBack();
  await page.waitForURL(/\/flujos$/);
  // the check of what was kept needs no keys
  await page.getByRole("main").getByText("Con teclas").first().click();
  await nodes.getByRole("button").nth(2).click();
  expect(await page.getByLabel("Si no contesta en").inputValue()).toBe("90");
  expect(await page.getByRole("combobox", { name: "Unidad" }).textContent()).toBe("minutos");
  expect(complaints).toEqual([]);
});

/** Tab by Tab, as a person without a mouse does. */
async function tabTo(page: Page, target: ReturnType<Page["getByRole"]>): Promise<void> {
  await target.waitFor();
  for (let presses = 0; presses < 200; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`The Tab key does not come to ${target}`);
}
