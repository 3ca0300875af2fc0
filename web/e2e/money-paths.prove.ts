// Ways between a stock movement, its order, counts and transfers.
import { expect, it } from "vitest";
import { OWNER } from "./screen.ts";
import { stage } from "./stage.ts";

const { screen } = stage();

it("leads from a stock movement to its order, opens a past count with what was expected and counted, and finds the transfers", async () => {
  const { page, complaints } = await screen({ as: OWNER });
  await page.goto("/inventario/movimientos");
  await page.getByRole("row", { name: /PED-/ }).first().click();
  await page.getByRole("dialog", { name: "Movimiento de inventario" }).getByRole("link", { name: "Un pedido" }).click();
  await page.waitForURL(/\/pedidos\?pedido=/);
  await page.goto("/inventario/movimientos");
  await page.getByRole("button", { name: "Mes" }).click();
  await page.waitForURL(/desde=.*hasta=/);
  const sheet = page.waitForEvent("download");
  await page.getByRole("button", { name: "Exportar a Excel" }).click();
  expect((await sheet).suggestedFilename()).toBe("movimientos-de-inventario.xlsx");
  await page.getByRole("link", { name: "Conteos y traspasos" }).click();
  await page.getByRole("row", { name: /4 productos, 1 diferencia/ }).click();
  const dialog = page.getByRole("dialog", { name: "Conteo" });
  const counted = dialog.getByRole("table", { name: "Lo contado" });
  await counted.getByRole("columnheader", { name: "Se esperaba" }).waitFor();
  await dialog.getByRole("cell", { name: /^−1 / }).waitFor();
  await page.keyboard.press("Escape");
  await page.goto("/inventario/conteos?tipo=transfer");
  await page
    .getByRole("row", { name: /De .+ a / })
    .first()
    .click();
  await page.getByRole("dialog", { name: "Traspaso" }).getByRole("table", { name: "Lo traspasado" }).waitFor();
  expect(complaints).toEqual([]);
});
