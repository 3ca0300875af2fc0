import { expect, it } from "vitest";
import { andreaBooked } from "./customers.ts";
import { OWNER } from "./screen.ts";
import { stage } from "./stage.ts";

const { screen } = stage();

const sheet = (name: string, ...rows: string[]) => ({
  ...{ name, mimeType: "text/csv" },
  buffer: Buffer.from(["Nombre,Descripcion,Precio", ...rows].join("\n")),
});

it("loads products from a sheet, corrects what it can, says what failed, and undoes it", async () => {
  const { page, complaints } = await screen({ as: OWNER });
  await page.goto("/inventario/productos");
  await page.getByRole("button", { name: "Registrar producto" }).click();
  const dialog = page.getByRole("dialog", { name: /Registrar producto \(\d+\/150\)/ });
  await dialog.getByRole("tab", { name: "Carga Masiva" }).click();
  await dialog.getByRole("button", { name: "Validar archivo" }).click();
  await dialog.getByText("Por favor, seleccione un archivo").waitFor();
  const rows = [
    `"Cera  moldeadora","Fijación fuerte","$1,200.00"`,
    "Aceite de argán,Para puntas secas,180",
    "champú reparador,Ya está en la lista,240",
    "X,Nombre muy corto,90",
  ];
  await dialog.getByLabel("Archivo de la carga").setInputFiles(sheet("productos.csv", ...rows));
  await dialog.getByRole("button", { name: "Validar archivo" }).click();
  await dialog
    .getByRole("region", { name: /Con errores/ })
    .getByText("al menos 2 caracteres")
    .waitFor();
  await dialog.getByRole("button", { name: "Corregir y Continuar" }).click();
  await dialog.getByText("Carga masiva completada: 2 creados, 1 fallidos").waitFor();
  await dialog.getByText("Repetidos").waitFor();
  const [report] = await Promise.all([
    page.waitForEvent("download"),
    dialog.getByRole("button", { name: "Descargar reporte" }).click(),
  ]);
  expect(report.suggestedFilename()).toBe("reporte-productos.xlsx");
  await page.locator("tr", { hasText: "Cera moldeadora" }).filter({ hasText: "$1,200.00" }).waitFor();
  await dialog.getByRole("button", { name: "Deshacer esta carga" }).click();
  await page.getByRole("button", { name: "Deshacer", exact: true }).click();
  await dialog.getByText("Se deshizo la carga: 2 eliminados.").waitFor();
  await page.goto("/inventario/productos?buscar=moldeadora");
  await page.getByText("Nada coincide con «moldeadora».").waitFor();
  await page.goto("/inventario/productos");
  const exported = page.waitForEvent("download");
  await page.getByRole("button", { name: "Exportar a Excel" }).click();
  expect((await exported).suggestedFilename()).toBe("productos.xlsx");
  await page.getByText(/Se descargó el archivo con \d+ productos\./).waitFor();
  expect(complaints).toEqual([]);
});

it("refuses a sheet of more products than the business may have, before anything is sent", async () => {
  const { page } = await screen({ as: OWNER });
  await page.goto("/inventario/productos");
  await page.getByRole("button", { name: "Registrar producto" }).click();
  const dialog = page.getByRole("dialog", { name: /Registrar producto/ });
  await dialog.getByRole("tab", { name: "Carga Masiva" }).click();
  const rows = Array.from({ length: 151 }, (_, at) => `Producto ${at},De la hoja,${at}`);
  await dialog.getByLabel("Archivo de la carga").setInputFiles(sheet("muchos.csv", ...rows));
  await dialog.getByRole("button", { name: "Validar archivo" }).click();
  await dialog
    .getByText("El archivo contiene 151 productos, pero solo se permite subir un máximo de 150.")
    .first()
    .waitFor();
});

it("enrolls from a sheet, says what failed by line, and undoes it", async () => {
  const { page, complaints } = await screen({ as: OWNER });
  await andreaBooked();
  await page.goto("/cursos/inscripciones");
  await page.getByRole("button", { name: "Inscribir" }).click();
  const dialog = page.getByRole("dialog", { name: "Registrar inscripción" });
  await dialog.getByRole("tab", { name: "Carga Masiva" }).click();
  const [template] = await Promise.all([
    page.waitForEvent("download"),
    dialog.getByRole("button", { name: "Descargar plantilla" }).click(),
  ]);
  expect(template.suggestedFilename()).toBe("plantilla-inscripciones.xlsx");
  const rows = ["Curso,Cliente", "Automaquillaje,Andrea Cuautle", "Curso que no hay,Andrea Cuautle"];
  const file = { name: "inscripciones.csv", mimeType: "text/csv", buffer: Buffer.from(rows.join("\n")) };
  await dialog.getByLabel("Archivo de la carga").setInputFiles(file);
  await dialog.getByRole("button", { name: "Subir archivo" }).click();
  await dialog.getByText("Carga masiva completada: 1 creados, 1 fallidos").waitFor();
  await dialog.getByText("Línea 3: No se encontró el curso o el cliente").waitFor();
  await dialog.getByRole("button", { name: "Deshacer esta carga" }).click();
  await page.getByRole("button", { name: "Deshacer", exact: true }).click();
  await dialog.getByText("Se deshizo la carga: 1 eliminada.").waitFor();
  expect(complaints).toEqual([]);
});
