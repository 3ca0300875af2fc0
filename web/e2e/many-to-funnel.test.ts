// Tests adding many contacts to a funnel at once: those selected in the directory, and all of an audience.
import { expect, it } from "vitest";
import { OWNER } from "./screen.ts";
import { stage } from "./stage.ts";

const { screen } = stage();
const PHASES = [
  { name: "Nuevos", type: "personalized", scenarios: [{ name: "Escribió" }, { name: "Interesado" }] },
  { name: "Cierre", type: "personalized", scenarios: [{ name: "Compró" }] },
];

it("adds a selection and then a whole audience, says how many were there already, and takes it back", async () => {
  const { page, context, complaints } = await screen({ as: OWNER });
  const { memberships } = (await (await context.request.get("/api/me")).json()).data;
  const { businessId } = memberships.find(({ name }: { name: string }) => name === "Salón Ágata");
  const made = await context.request.post("/api/funnel", {
    data: { funnel: { businessId, name: "Campaña de prueba", goal: "none", phases: PHASES } },
  });
  const { _id: funnelId } = (await made.json()).data;
  const directory = await context.request.get(`/api/client/directory?businessId=${businessId}&limit=5`);
  const clients = (await directory.json()).data.clients.map(({ _id }: { _id: string }) => _id);
  const audience = { businessId, name: "Cinco de prueba", clients };
  const listed = await context.request.post("/api/audience", { data: { audience } });
  const { _id: audienceId } = (await listed.json()).data;
  const inFunnel = async () => {
    const board = (await (await context.request.get(`/api/funnel/${funnelId}/board?businessId=${businessId}`)).json())
      .data;
    return board.phases.flatMap(({ scenarios }: { scenarios: { count: number }[] }) =>
      scenarios.map(({ count }) => count),
    );
  };

  await page.goto(`/contactos?audience=${audienceId}`);
  await page
    .getByRole("checkbox", { name: /^Seleccionar a? ?/ })
    .nth(1)
    .check();
  await page
    .getByRole("checkbox", { name: /^Seleccionar a? ?/ })
    .nth(2)
    .check();
  await page.getByRole("button", { name: "Agregar a un funnel" }).click();
  const dialog = page.getByRole("dialog", { name: "Agregar 2 contactos a un funnel" });
  await dialog.getByRole("combobox", { name: "Funnel" }).click();
  await page.getByRole("option", { name: "Campaña de prueba" }).click();
  await dialog.getByText("Nuevos · Escribió").waitFor();
  await dialog.getByRole("combobox", { name: "Etapa" }).click();
  await page.getByRole("option", { name: "Nuevos · Interesado" }).click();
  await dialog.getByRole("button", { name: "Agregar", exact: true }).click();
  await page.getByText("Se agregaron a «Campaña de prueba · Nuevos · Interesado»: 2.").waitFor();
  await dialog.waitFor({ state: "detached" });
  expect(await inFunnel()).toEqual([0, 2, 0]);

  await page.goto(`/audiencias/${audienceId}`);
  await page.getByRole("button", { name: "Agregar a un funnel" }).click();
  const whole = page.getByRole("dialog", { name: "Agregar a un funnel" });
  await whole.getByRole("combobox", { name: "Funnel" }).click();
  await page.getByRole("option", { name: "Campaña de prueba" }).click();
  await whole.getByRole("combobox", { name: "Etapa" }).click();
  await page.getByRole("option", { name: "Nuevos · Interesado" }).click();
  await whole.getByRole("button", { name: "Agregar", exact: true }).click();
  await page.getByText(/«Campaña de prueba · Nuevos · Interesado»: 3\. Ya estaban ahí: 2\./).waitFor();
  expect(await inFunnel()).toEqual([0, 5, 0]);
  await page.getByRole("button", { name: "Deshacer" }).click();
  await page.getByText("3 contactos regresaron a donde estaban").waitFor();
  expect(await inFunnel()).toEqual([0, 2, 0]);
  expect(complaints).toEqual([]);
});
