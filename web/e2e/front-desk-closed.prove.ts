// Pages that are closed to the front desk.
import { expect, it } from "vitest";
import { CLOSED } from "./front-desk-pages.ts";
import { DESK } from "./screen.ts";
import { stage } from "./stage.ts";

const { screen } = stage();

it.each(CLOSED)("kindly refuses the front desk %s by its address", async (path) => {
  const { page } = await screen({ as: DESK });
  await page.goto(path);
  await page
    .getByRole("main")
    .getByText(/permiso|acceso|no existe/i)
    .first()
    .waitFor();
  expect(
    await page
      .getByRole("main")
      .getByRole("button", { name: /Registrar|Guardar|Agregar/ })
      .count(),
  ).toBe(0);
});
