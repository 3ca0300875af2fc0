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

it("shows and edits hours across midnight as one block, on the day on which it begins", async () => {
  const { page, context, complaints } = await screen({ as: OWNER });
  const data = async (path: string) => (await (await context.request.get(path)).json()).data;
  const { memberships } = await data("/api/me");
  const { businessId } = memberships.find(({ name }: { name: string }) => name === "Salón Ágata");
  const closed = [{ from: "00:00", to: "00:00" }];
  const branch = {
    ...{ businessId, name: "Turno de noche", city: "Puebla", state: "Puebla", country: "México", location: "" },
    address: { description: "Calle 2 Norte 14" },
    schedules: { friday: [{ from: "20:00", to: "24:00" }], saturday: [{ from: "00:00", to: "02:00" }], sunday: closed },
  };
  const made = await context.request.post("/api/branch", { data: { branch } });
  expect([made.status(), made.ok() ? "" : await made.text()]).toEqual([201, ""]);
  const { _id } = (await made.json()).data;
  const stored = async () => {
    const all = await data(`/api/branch?businessId=${businessId}`);
    const { friday, saturday } = all.find((one: { _id: string }) => one._id === _id).schedules;
    return { friday, saturday };
  };
  const edit = async () => {
    await page.goto("/sucursales");
    await page.getByRole("row", { name: /Turno de noche/ }).click();
    await page.getByRole("button", { name: "Editar" }).click();
    return page.getByRole("dialog", { name: "Editar", exact: true });
  };
  const save = async (dialog: Awaited<ReturnType<typeof edit>>) => {
    await dialog.getByRole("button", { name: "Guardar" }).click();
    await dialog.waitFor({ state: "detached" });
  };
  try {
    let dialog = await edit();
    const friday = () => dialog.getByRole("group", { name: "Viernes" });
    const saturday = () => dialog.getByRole("group", { name: "Sábado" });
    const end = () => friday().getByRole("combobox", { name: "Viernes, fin 1" });
    await expect.poll(() => end().inputValue()).toBe("2:00 am");
    await friday().getByText("(+1)").waitFor();
    expect(await saturday().getByRole("combobox").count()).toBe(0);
    await end().fill("1:00 am");
    await page.keyboard.press("Tab");
    await save(dialog);
    expect(await stored()).toEqual({
      friday: [{ from: "20:00", to: "24:00" }],
      saturday: [{ from: "00:00", to: "01:00" }],
    });

    dialog = await edit();
    await end().fill("11:00 pm");
    await page.keyboard.press("Tab");
    await friday().getByText("(+1)").waitFor({ state: "detached" });
    await end().fill("3:00 am");
    await page.keyboard.press("Tab");
    await friday().getByRole("button", { name: "Cierra a las 3:00 del sábado" }).click();
    await friday().getByText("(+1)").waitFor();
    await saturday().getByRole("switch").check();
    await save(dialog);
    expect(await stored()).toEqual({
      friday: [{ from: "20:00", to: "24:00" }],
      saturday: [
        { from: "00:00", to: "03:00" },
        { from: "09:00", to: "18:00" },
      ],
    });
    expect(complaints).toEqual([]);
  } finally {
    await context.request.delete(`/api/branch/${_id}`);
  }
});
