import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { readSheet } from "../src/lib/sheet/read-sheet.ts";
import { OWNER } from "./screen.ts";
import { stage } from "./stage.ts";

const { screen } = stage();

const HEADERS = "Nombre,Apellidos,WhatsApp,Tipo,Código de País,Email";
let last = 0;
const number = () => `2288${String(process.pid % 100).padStart(2, "0")}${String(++last).padStart(4, "0")}`;
const csv = (...rows: string[]) => ({
  name: "clientes.csv",
  mimeType: "text/csv",
  buffer: Buffer.from([HEADERS, ...rows].join("\n")),
});

async function open(page: Page) {
  await page.goto("/contactos");
  await page.getByRole("button", { name: "Carga Masiva" }).click();
  return page.getByRole("dialog", { name: "Carga Masiva" });
}

it("brings in a file with faults, corrected, tells what became of it, and undoes it", async () => {
  const { page, complaints } = await screen({ as: OWNER });
  const dialog = await open(page);
  await dialog.getByRole("button", { name: "Validar archivo" }).click();
  await dialog.getByText("Por favor, seleccione un archivo").waitFor();
  const rows = [
    `Ximena,Uc,${number()},lead,52,ximena@correo.mx`,
    `Yolotl,Uc,+52 ${number()},amiga,52,`,
    `Zyanya,Uc,${number()},lead,52,sin arroba`,
    "Tlalli,Uc,pendiente,amiga,52,",
  ];
  await dialog.getByLabel("Archivo de la carga").setInputFiles(csv(...rows));
  await dialog.getByRole("button", { name: "Validar archivo" }).click();
  await dialog.getByRole("region", { name: "Lo que cambiaría" }).getByText("lead (debe ser").waitFor();
  await dialog
    .getByRole("region", { name: "Lo que cambiaría" })
    .getByText("(vacío) (El correo no es válido)")
    .waitFor();
  const errors = dialog.getByRole("region", { name: /Con errores/ });
  expect(await errors.getByRole("columnheader").allInnerTexts()).toEqual(["Fila", "Columna", "Dice", "Por qué no"]);
  expect(await errors.getByRole("cell").allInnerTexts()).toEqual([
    ...["5", "WhatsApp", "pendiente", "solo puede llevar dígitos"],
  ]);
  await dialog.getByRole("button", { name: "Corregir y Continuar" }).click();
  await dialog.getByText("Carga masiva completada: 3 creados, 1 fallidos").waitFor();
  const [report] = await Promise.all([
    page.waitForEvent("download"),
    dialog.getByRole("button", { name: "Descargar reporte" }).click(),
  ]);
  expect(report.suggestedFilename()).toBe("reporte-clientes.xlsx");
  await dialog.getByRole("button", { name: "Deshacer esta carga" }).click();
  await page.getByRole("button", { name: "Deshacer", exact: true }).click();
  await dialog.getByText("Se deshizo la carga: 3 eliminados.").waitFor();
  await page.goto("/contactos?buscar=yolotl%20uc");
  await page.getByText("Nadie coincide").waitFor();
  expect(complaints).toEqual([]);
});

it("sends a clean file at once, goes on after a reload, and says that a large one is estimated", async () => {
  const { page } = await screen({ as: OWNER });
  let dialog = await open(page);
  const many = Array.from({ length: 2_600 }, () => `Itzel,Pech,${number()},lead,52,`);
  let seen = 0;
  await page.route("**/api/client/massive", async (route) => {
    seen += 1;
    if (seen > 2) await new Promise((done) => setTimeout(done, 5_000));
    await route.continue().catch(() => {});
  });
  await dialog.getByLabel("Archivo de la carga").setInputFiles(csv(...many, `Itzel,Pech,${number()},otra,52,`));
  await dialog.getByRole("button", { name: "Validar archivo" }).click();
  await dialog.getByText(/Es una estimación/).waitFor();
  await dialog.getByRole("button", { name: "Corregir y Continuar" }).click();
  await dialog.getByText("1,000 de 2,601 filas").waitFor();
  await page.unroute("**/api/client/massive");
  dialog = await open(page);
  await dialog.getByText("La carga de «clientes.csv» no terminó. Puedes seguir donde se quedó.").waitFor();
  await dialog.getByRole("button", { name: "Continuar" }).click();
  await dialog.getByRole("button", { name: "Continuar carga" }).click();
  await dialog.getByText(/Carga masiva completada: 26\d\d creados, 0 fallidos/).waitFor();
  // Other tests search the demo's directory.
  await dialog.getByRole("button", { name: "Deshacer esta carga" }).click();
  await page.getByRole("button", { name: "Deshacer", exact: true }).click();
  await dialog.getByText(/Se deshizo la carga: 2,?6\d\d eliminados\./).waitFor({ timeout: 60_000 });
});

it("reports why rows were not taken, and takes nobody from the template", async () => {
  const { page } = await screen({ as: OWNER });
  const dialog = await open(page);
  const [template] = await Promise.all([
    page.waitForEvent("download"),
    dialog.getByRole("button", { name: "Descargar plantilla" }).click(),
  ]);
  const buffer = readFileSync(await template.path());
  const sheet = { name: "plantilla.xlsx", mimeType: "application/octet-stream", buffer };
  await dialog.getByLabel("Archivo de la carga").setInputFiles(sheet);
  await dialog.getByRole("button", { name: "Validar archivo" }).click();
  await dialog.getByText("El archivo solo tiene la fila de ejemplo de la plantilla").waitFor();
  await page.route("**/api/client/massive", (route) =>
    route.request().postDataJSON().batch === 2
      ? route.fulfill({ status: 413, json: { success: false, message: "Demasiado" } })
      : route.continue(),
  );
  const rows = Array.from({ length: 150 }, () => `Nayeli,Chan,${number()},otra,52,`);
  await dialog.getByLabel("Archivo de la carga").setInputFiles(csv(...rows));
  await dialog.getByRole("button", { name: "Validar archivo" }).click();
  const changes = dialog.getByRole("region", { name: "Lo que cambiaría" });
  await changes.getByText("Lo que cambiaría (150 filas)").waitFor();
  expect(await changes.getByRole("row").count()).toBe(101);
  await changes.getByRole("button", { name: "Mostrar 50 cambios más de 50" }).click();
  expect(await changes.getByRole("row").count()).toBe(151);
  await dialog.getByRole("button", { name: "Corregir y Continuar" }).click();
  await dialog.getByText("Carga masiva completada: 100 creados, 50 fallidos").waitFor();
  const [saved] = await Promise.all([
    page.waitForEvent("download"),
    dialog.getByRole("button", { name: "Descargar reporte" }).click(),
  ]);
  const report = await readSheet(new File([readFileSync(await saved.path())], "reporte.xlsx"), 1_000, () => {});
  const lost = report.filter(({ cells }) => cells[2] === "Demasiado");
  expect(lost.map(({ cells }) => Number(cells[0]))).toEqual(Array.from({ length: 50 }, (_, index) => 102 + index));
  await dialog.getByRole("button", { name: "Deshacer esta carga" }).click();
  await page.getByRole("button", { name: "Deshacer", exact: true }).click();
  await dialog.getByText("Se deshizo la carga: 100 eliminados.").waitFor();
});

it("asks which column is what, forgets the error of the file before, and remembers the answer", async () => {
  const { page, complaints } = await screen({ as: OWNER });
  let dialog = await open(page);
  const sheet = (text: string, name = "agenda.csv") => ({ name, mimeType: "text/csv", buffer: Buffer.from(text) });
  const input = () => dialog.getByLabel("Archivo de la carga");
  const check = () => dialog.getByRole("button", { name: "Validar archivo" }).click();
  await input().setInputFiles(sheet("Nombre,WhatsApp\n", "vacio.csv"));
  await check();
  await dialog.getByText("El archivo no tiene filas").waitFor();
  const rows = `Agenda de la tía,,,,\nQuién es,Línea A,Línea B,Nació\nXareni Ek,5550000000,${number()},21/05/1990\n`;
  await input().setInputFiles(sheet(rows));
  await dialog.getByText("El archivo no tiene filas").waitFor({ state: "detached" });
  await check();
  await dialog.getByText("Elige qué columna es WhatsApp.").waitFor();
  await dialog.getByRole("combobox", { name: "Fila de los encabezados" }).selectOption("2");
  await dialog.getByRole("combobox", { name: "Qué es «Quién es»" }).selectOption({ label: "Nombre completo" });
  await dialog.getByRole("combobox", { name: "Qué es «Nació»" }).selectOption({ label: "Fecha de Nacimiento" });
  await dialog.getByRole("button", { name: "Continuar" }).click();
  await dialog.getByRole("alert").getByText("Elige qué columna es WhatsApp.").waitFor();
  await dialog.getByRole("combobox", { name: "Qué es «Línea B»" }).selectOption({ label: "WhatsApp" });
  await dialog.getByRole("combobox", { name: "País de los números sin código" }).selectOption("52");
  await dialog.getByRole("button", { name: "Continuar" }).click();
  await dialog.getByRole("region", { name: "Lo que cambiaría" }).getByText("1990-05-21").waitFor();
  await dialog.getByRole("button", { name: "Revisar columnas" }).click();
  await dialog.getByRole("button", { name: "Continuar" }).click();
  await dialog.getByRole("button", { name: "Corregir y Continuar" }).click();
  await dialog.getByText("Carga masiva completada: 1 creados, 0 fallidos").waitFor();
  dialog = await open(page);
  await input().setInputFiles(sheet(rows.replace("Xareni", "Yaretzi")));
  await check();
  const column = dialog.getByRole("combobox", { name: "Qué es «Línea B»" });
  expect(await column.evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.label)).toBe("WhatsApp");
  await page.goto("/contactos?buscar=xareni%20ek");
  await page.getByText("Xareni Ek").first().waitFor();
  expect(complaints).toEqual([]);
});

it("exports a file that can be brought in again", async () => {
  const { page } = await screen({ as: OWNER });
  await page.goto("/contactos");
  const [sheet] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Exportar" }).click(),
  ]);
  expect(sheet.suggestedFilename()).toMatch(/^contactos-\d{4}-\d{2}-\d{2}\.xlsx$/);
  expect(
    readFileSync(await sheet.path())
      .subarray(0, 2)
      .toString(),
  ).toBe("PK");
  await page.getByText(/Se descargó el archivo con/).waitFor();
});
