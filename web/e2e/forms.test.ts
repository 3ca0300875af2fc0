import { expect, it } from "vitest";
import { write } from "./customers.ts";
import { OWNER } from "./screen.ts";
import { stage } from "./stage.ts";

const { screen } = stage();

it("builds a form with questions in a new order, and a stranger answers it on a phone", async () => {
  const { page, complaints } = await screen({ as: OWNER });
  await page.goto("/formularios");
  await page.getByRole("row", { name: /Tu evento/ }).waitFor();
  await page.getByRole("button", { name: "Registrar formulario" }).click();
  const dialog = page.getByRole("dialog", { name: "Registrar formulario" });
  await dialog.getByLabel("Título").fill("Tu primera visita");
  await dialog.getByLabel("Pregunta", { exact: true }).fill("¿Qué tal el lugar?");
  await dialog.getByRole("button", { name: "Agregar pregunta" }).click();
  await page.getByRole("menuitem", { name: "Opción múltiple" }).click();
  await dialog.getByLabel("Pregunta", { exact: true }).fill("¿Cómo nos conociste?");
  await dialog.getByLabel("Opción", { exact: true }).first().fill("Por una amiga");
  await dialog.getByRole("group", { name: "opción 2" }).getByRole("textbox").fill("Por Instagram");
  await dialog.getByRole("button", { name: "Agregar «Otra» con texto" }).click();
  // by the arrow keys of its handle, which keeps the focus
  await dialog.getByRole("button", { name: "Mover pregunta 2" }).focus();
  await page.keyboard.press("ArrowUp");
  await dialog.getByRole("group", { name: "Pregunta 1", exact: true }).getByText("1. ¿Cómo nos conociste?").waitFor();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute("aria-label")))
    .toBe("Mover pregunta 1");
  // and back by dragging
  const handle = await dialog.getByRole("button", { name: "Mover pregunta 1" }).boundingBox();
  const below = await dialog.getByRole("group", { name: "Pregunta 2", exact: true }).boundingBox();
  if (!handle || !below) throw new Error("the questions are not on screen");
  await page.mouse.move(handle.x + 10, handle.y + 10);
  await page.mouse.down();
  await page.mouse.move(handle.x + 10, below.y + below.height - 4, { steps: 6 });
  await page.mouse.up();
  await dialog.getByRole("group", { name: "Pregunta 2", exact: true }).getByText("2. ¿Cómo nos conociste?").waitFor();
  await dialog.getByRole("tab", { name: "Vista previa" }).click();
  await dialog.getByRole("radio", { name: "Por una amiga" }).click();
  await dialog.getByRole("tab", { name: "Editar" }).click();
  await dialog.getByRole("button", { name: "Guardar" }).click();
  await page.getByRole("row", { name: /Tu primera visita/ }).click();
  await page.getByText("Aquí verás los resultados cuando alguien conteste").waitFor();
  await page.getByRole("tab", { name: "Preguntas" }).click();
  const url = (await page.getByRole("link", { name: /\/f\/\w{12}$/ }).getAttribute("href")) as string;

  const stranger = await screen({ width: 390, height: 844 });
  await stranger.page.goto(new URL(url).pathname);
  await stranger.page.getByRole("heading", { name: "Tu primera visita" }).waitFor();
  await stranger.page.getByRole("button", { name: "Enviar respuestas" }).click();
  await stranger.page.getByText("Responde al menos una pregunta").waitFor();
  await stranger.page.getByRole("radio", { name: "4 de 5" }).click({ force: true });
  await stranger.page.getByRole("radio", { name: "Otra" }).click();
  await stranger.page.getByRole("button", { name: "Enviar respuestas" }).click();
  await stranger.page.getByText("Escribe tu respuesta en «Otra»").waitFor();
  await stranger.page.reload();
  expect(await stranger.page.getByRole("radio", { name: "4 de 5" }).isChecked()).toBe(true);
  await stranger.page.getByLabel("Otra: escribe tu respuesta").fill("Pasé caminando");
  await stranger.page.getByRole("button", { name: "Enviar respuestas" }).click();
  await stranger.page.getByText("Gracias: recibimos tus respuestas.").waitFor();
  expect(stranger.complaints.filter((line) => !/422/.test(line))).toEqual([]);

  await page.getByRole("tab", { name: "Resultados" }).click();
  await page.getByText("Calificación · 1 respuesta · promedio 4").waitFor();
  await page.getByText("Pasé caminando").waitFor();
  await page.getByRole("tab", { name: "Por cliente" }).click();
  await page.getByRole("button", { name: /Anónimo/ }).click();
  await page.getByText("Otra: Pasé caminando").waitFor();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Exportar" }).click();
  await page.getByRole("menuitem", { name: "CSV (.csv)" }).click();
  expect((await download).suggestedFilename()).toBe("Tu primera visita.csv");
  expect(complaints).toEqual([]);
});

it("sends a form in a conversation; the contact answers by an own link, and the contact's page shows it", async () => {
  const { page, complaints } = await screen({ as: OWNER });
  await write("522227770077", "Elvira Prueba", "Hola, buenas tardes");
  await page.goto("/chat");
  await page.getByRole("region", { name: "Conversaciones" }).getByText("Elvira Prueba").click();
  await page.getByRole("button", { name: "Compartir formulario" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Compartir formulario" });
  await dialog.getByRole("radio", { name: "¿Cómo te fue en tu cita?" }).click();
  await dialog.getByRole("button", { name: "Ver el enlace de este contacto" }).click();
  const shown = await dialog.getByText(/\/f\/\w{12}\?c=[\w-]{44}$/).textContent();
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.resolve();
  });
  await dialog.getByRole("button", { name: "Copiar enlace" }).click();
  await page.getByText("¡Texto copiado al portapapeles!").waitFor();
  await dialog.getByRole("button", { name: "Enviar", exact: true }).click();
  await page.getByText("Formulario enviado").waitFor();

  const own = new URL(shown as string);
  const phone = await screen({ width: 390, height: 844 });
  await phone.page.goto(own.pathname + own.search);
  await phone.page.getByText("Hola, Elvira.").waitFor();
  await phone.page.getByRole("radio", { name: "5 de 5" }).click({ force: true });
  await phone.page.getByRole("button", { name: "Enviar respuestas" }).click();
  await phone.page.getByText("¡Gracias por contarnos!", { exact: false }).waitFor();

  const contact = new URL(page.url()).searchParams.get("cliente");
  await page.goto(`/contactos/${contact}?ver=formularios`);
  await page.getByRole("button", { name: /¿Cómo te fue en tu cita\?/ }).click();
  await page.getByText("5 de 5").waitFor();
  expect(complaints).toEqual([]);
});

it("shares the link of a form, and says when the browser does not let it copy", async () => {
  const { page } = await screen({ as: OWNER });
  await page.goto("/formularios");
  await page.getByRole("row", { name: /Tu evento/ }).click();
  await page.getByRole("tab", { name: "Preguntas" }).click();
  await page.getByRole("button", { name: "Compartir" }).click();
  const dialog = page.getByRole("dialog", { name: "Compartir" });
  const link = dialog.getByRole("link", { name: "Compartir por WhatsApp" });
  const shared = new URL((await link.getAttribute("href")) as string).searchParams.get("text") as string;
  expect(shared).toMatch(/^Tu evento\nhttps?:\/\/\S+\/f\/\w{12}$/);
  const copyAs = async (answer: "resolve" | "reject") => {
    await page.evaluate((kind) => {
      navigator.clipboard.writeText = () =>
        kind === "resolve" ? Promise.resolve() : Promise.reject(new Error("denied"));
    }, answer);
    await dialog.getByRole("button", { name: "Copiar enlace" }).click();
  };
  await copyAs("reject");
  await page.getByText("Error al copiar al portapapeles").waitFor();
  // as on a page without encryption
  await page.evaluate(() => {
    Object.defineProperty(navigator, "clipboard", { value: undefined, configurable: true });
  });
  await dialog.getByRole("button", { name: "Copiar enlace" }).click();
  await page.getByText("No se pudo copiar al portapapeles").waitFor();
  await page.evaluate(() => void Reflect.deleteProperty(navigator, "clipboard"));
  await copyAs("resolve");
  await page.getByText("Enlace copiado").waitFor();
  await dialog.getByRole("button", { name: "Cerrar" }).last().click();
  await dialog.waitFor({ state: "hidden" });
});
