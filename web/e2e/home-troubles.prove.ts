// The main page where a part cannot be read, and while another window changes it.
import { expect, it } from "vitest";
import type { JsonBody } from "./json-body.ts";
import { DESK, OWNER } from "./screen.ts";
import { stage } from "./stage.ts";

const { screen } = stage();

it("shows of the main page what a person may see, and each part says by itself that it cannot be read", async () => {
  const { page } = await screen({ as: DESK, width: 390, height: 844 });
  await page.goto("/principal");
  await page.getByRole("region", { name: "Citas de hoy" }).waitFor();
  expect(await page.getByRole("region", { name: "Asistentes" }).count()).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.route("**/api/appointment?*", (route) => route.abort());
  await page.reload();
  const failed = page.getByRole("region", { name: "Citas de hoy" });
  await failed.getByRole("button", { name: "Reintentar" }).waitFor();
  await page.getByRole("region", { name: "Te esperan en el chat" }).getByRole("link", { name: "Ver chat" }).waitFor();
});

it("shows the appointments where services cannot be read, and says where the free hours cannot", async () => {
  const { page } = await screen({ as: OWNER });
  await page.route(/\/api\/(service|specialist)\?/, (route) => route.abort());
  await page.goto("/principal");
  const today = page.getByRole("region", { name: "Citas de hoy" });
  const coming = today.getByRole("list", { name: "Citas por atender" });
  await coming.or(today.getByText(/Hoy no hay citas\.|Ya no quedan citas por hoy\./)).waitFor();
  const free = page.getByRole("region", { name: "Horas libres de hoy" });
  await free.getByRole("button", { name: "Reintentar" }).waitFor();
  expect(await today.getByRole("button", { name: "Reintentar" }).count()).toBe(0);
  await page.unroute(/\/api\/(service|specialist)\?/);
  await free.getByRole("button", { name: "Reintentar" }).click();
  await free.getByRole("button", { name: "Reintentar" }).waitFor({ state: "detached" });
});

it("shows an appointment that another window makes, and leads to itself from the phone's bar", async () => {
  const { page } = await screen({ as: OWNER, width: 390, height: 844 });
  await page.goto("/agenda");
  await page.getByRole("navigation", { name: "Accesos rápidos" }).getByRole("link", { name: "Hoy" }).click();
  const tomorrow = page.getByRole("region", { name: "Mañana" });
  await tomorrow.getByText(/^Sin citas|^\d+ citas?, /).waitFor();
  const { context } = await screen({ as: OWNER });
  const ask = async (path: string): Promise<JsonBody> => (await (await context.request.get(path)).json()).data;
  const { memberships } = await ask("/api/me");
  const businessId = memberships.find(({ name }: JsonBody) => name === "Salón Ágata").businessId;
  const named = async (list: string, wanted: string) =>
    (await ask(`/api/${list}?businessId=${businessId}`)).find(({ name }: JsonBody) => name === wanted);
  const { _id: specialistId, branchId } = await named("specialist", "Luis Ortega");
  const service = await named("service", "Corte de caballero");
  const [client] = (await ask(`/api/client/directory?businessId=${businessId}&limit=1`)).clients;
  const day = new Date(Date.now() + 18 * 3_600_000).toISOString().slice(0, 10);
  const made = await context.request.post("/api/appointment", {
    data: {
      appointment: {
        ...{ businessId, branchId, specialistId, serviceId: service._id, clientId: client._id },
        ...{ start: `${day}T05:00:00-06:00`, confirmOutsideHours: true },
      },
    },
  });
  expect([made.status(), await made.text()]).toEqual([201, expect.anything()]);
  await tomorrow.getByText(/a las 5:00\sam$/).waitFor();
  const { data } = await made.json();
  await context.request.patch(`/api/appointment/${data._id}`, { data: { status: "cancelada" } });
  await tomorrow.getByText(/a las 5:00\sam$/).waitFor({ state: "detached" });
});
