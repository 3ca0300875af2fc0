import { it } from "vitest";
import { OWNER } from "./screen.ts";
import { stage } from "./stage.ts";
const { screen } = stage();
for (const dark of [false, true]) for (const width of [1440, 390])
it(`shots ${dark} ${width}`, async () => {
  const { page } = await screen({ as: OWNER, width, height: width === 390 ? 844 : 900, dark });
  const n = `/tmp/shots/${width}-${dark ? "dark" : "light"}`;
  const shot = async (name: string) => { await page.waitForTimeout(700); await page.screenshot({ path: `${n}-${name}.png` }); };
  await page.goto("/contactos"); await page.getByText(/^1–\d+ de \d+$/).waitFor(); await shot("list");
  await page.getByText(/^1–\d+ de \d+$/).scrollIntoViewIfNeeded(); await shot("list-end");
  await page.goto("/contactos?tipo=client,lead&appointmentsMin=1&gender=none&orden=-totalRevenue"); await shot("filtered");
  if (width === 390) await page.getByRole("button", { name: "Seleccionar" }).click();
  const boxes = page.getByRole("checkbox"); await boxes.nth(1).check(); await boxes.nth(2).check(); await shot("selected");
  await page.goto("/contactos?tipo=client,lead&appointmentsMin=1"); await page.getByRole("button", { name: /Filtros/ }).click();
  await page.waitForTimeout(800); await shot("panel");
  await page.getByRole("heading", { name: "Citas" }).scrollIntoViewIfNeeded(); await shot("panel2");
  await page.goto("/contactos?ageMin=120"); await shot("none");
  await page.goto("/audiencias"); await page.getByText("Invitados a la inauguración").waitFor(); await shot("audiences");
  await page.getByText("Clientes con citas canceladas").click(); await shot("audience");
  await page.goto("/audiencias?nuevo=1"); await shot("audience-form");
  await page.goto("/contactos");
  if (width !== 390) { await page.getByRole("button", { name: "Columnas" }).click(); await shot("columns"); await page.keyboard.press("Escape"); }
  await page.getByRole("button", { name: "Vistas" }).click(); await shot("views");
  await page.getByRole("menuitem", { name: "Guardar o quitar vistas" }).click(); await shot("views-dialog");
});
