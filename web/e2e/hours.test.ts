import { expect, it } from "vitest";
import { OWNER } from "./screen.ts";
import { stage } from "./stage.ts";

const { screen } = stage();

it("edits a person by the hours in which they work, says a wrong hour once, and stores the rests", async () => {
  const { page, context } = await screen({ as: OWNER });
  await page.goto("/especialistas");
  await page
    .getByRole("row", { name: /Marta Solís/ })
    .first()
    .click();
  await page.getByRole("button", { name: "Editar" }).click();
  const dialog = page.getByRole("dialog", { name: "Editar especialista" });
  const tuesday = dialog.getByRole("group", { name: "Martes" });
  const end = tuesday.getByRole("combobox", { name: "Martes, fin 2" });
  await expect.poll(() => end.inputValue()).toBe("8:00 pm");
  await end.fill("8:00");
  await page.keyboard.press("Tab");
  const wrong = dialog.getByText("La hora de cierre no puede ser antes que la de apertura en martes");
  await wrong.waitFor();
  await dialog.getByRole("button", { name: "Guardar" }).click();
  await expect.poll(() => dialog.getByRole("alert").count()).toBe(1);
  expect(await wrong.count()).toBe(1);

  await end.fill("18:00");
  await page.keyboard.press("Tab");
  await wrong.waitFor({ state: "detached" });
  await dialog.getByRole("button", { name: "Guardar" }).click();
  await dialog.waitFor({ state: "detached" });
  const me = await (await context.request.get("/api/me")).json();
  const { businessId } = me.data.memberships.find(({ name }: { name: string }) => name === "Salón Ágata");
  const people = await (await context.request.get(`/api/specialist?businessId=${businessId}`)).json();
  const { restSchedules } = people.data.find(({ name }: { name: string }) => name === "Marta Solís");
  expect(restSchedules.monday).toEqual([{ from: "14:00", to: "15:00" }]);
  expect(restSchedules.tuesday).toEqual([
    { from: "14:01", to: "14:59" },
    { from: "18:01", to: "23:59" },
  ]);
});

it("says first that the branch was not registered, and below it why, when the save was sent and failed", async () => {
  const { page, context } = await screen({ as: OWNER });
  await page.goto("/sucursales");
  await page.getByRole("button", { name: "Registrar sucursal" }).click();
  const dialog = page.getByRole("dialog", { name: "Registrar nueva sucursal" });
  for (const [label, text] of Object.entries({ Nombre: "Norte", Dirección: "Calle 8 Oriente 12" }))
    await dialog.getByRole("textbox", { name: label, exact: true }).fill(text);
  for (const label of ["Estado", "Ciudad"])
    await dialog.getByRole("combobox", { name: label, exact: true }).fill("Puebla");
  await page.route("**/api/branch", (route) =>
    route.request().method() === "POST" ? route.abort() : route.continue(),
  );
  await dialog.getByRole("button", { name: "Guardar" }).click();
  const problem = dialog.getByRole("alert");
  await expect
    .poll(() => problem.textContent())
    .toBe("Error al Registrar la sucursal\nNo se recibió respuesta del servidor. Verifica tu conexión a internet.");
  await context.setOffline(true);
  await dialog.getByRole("button", { name: "Guardar" }).click();
  await expect
    .poll(() => problem.textContent())
    .toBe("No hay conexión y no se envió nada. Verifica tu conexión a internet.");
});

it("says of a day whether the branch is closed or the person takes it off", async () => {
  const { page, context } = await screen({ as: OWNER });
  const data = async (path: string) => (await (await context.request.get(path)).json()).data;
  const me = await data("/api/me");
  const { businessId } = me.memberships.find(({ name }: { name: string }) => name === "Salón Ágata");
  const branches: { _id: string; schedules: Record<string, { from: string; to: string }[]> }[] = await data(
    `/api/branch?businessId=${businessId}`,
  );
  const closedDays = ({ schedules }: (typeof branches)[number]) =>
    Object.values(schedules).filter((day) => Array.isArray(day) && day.every(({ to }) => to === "00:00")).length;
  const branch = branches.find((one) => closedDays(one) === 1 && one.schedules.monday?.[0]?.to !== "00:00");
  const name = "Renata Descansa";
  const restSchedules = { monday: [{ from: "00:00", to: "00:00" }] };
  const specialist = { businessId, branchId: branch?._id, name, whatsapp: "2220001122", restSchedules };
  const made = await context.request.post("/api/specialist", { data: { specialist } });
  expect(made.status()).toBe(201);
  const { _id } = (await made.json()).data;
  try {
    await page.goto("/especialistas");
    await page.getByRole("row", { name }).click();
    await page.getByRole("tab", { name: "Horarios" }).click();
    const said = page.getByRole("definition");
    await said.filter({ hasText: "No se trabaja" }).waitFor();
    expect(await said.filter({ hasText: "No se trabaja" }).count()).toBe(1);
    expect(await said.filter({ hasText: "Cerrado" }).count()).toBe(1);
  } finally {
    await context.request.delete(`/api/specialist/${_id}`);
  }
});
