import type { BrowserContext, Page } from "playwright-core";
import { expect, it } from "vitest";
import { freeDay } from "./free-hours.ts";
import { OWNER } from "./screen.ts";
import { demo, stage } from "./stage.ts";

const { screen } = stage();
const SERVICE = "Mechas balayage";
const CONFIRMED_MS = 30_000;

it("connects the account, lets a customer pay by link, and shows the owner the appointment and the money", async () => {
  const owner = await screen({ as: OWNER, url: localName() });
  await connect(owner.page);
  const appointmentId = await book(owner.context);
  await owner.page.goto(`/agenda?cita=${appointmentId}`);
  const online = owner.page.getByRole("region", { name: "Pago en línea" });
  await online.getByText(/Todavía no está pagada\. Importe: \$1,620\.00/).waitFor();
  const link = (await online.getByRole("link", { name: "Abrir" }).getAttribute("href")) ?? "";

  const customer = await screen({ width: 390, height: 844, url: localName() });
  await customer.page.goto(link);
  await customer.page.getByRole("heading", { level: 2, name: SERVICE }).waitFor();
  await customer.page.getByText("10 % menos si pagas hoy").waitFor();
  await customer.page.getByRole("button", { name: "Pagar $1,620.00 MXN" }).click();
  await customer.page.getByRole("button", { name: "Tarjeta sin fondos" }).click();
  await customer.page.getByText("El pago no se completó y no se te cobró nada. Puedes intentarlo de nuevo.").waitFor();
  await customer.page.getByRole("button", { name: "Pagar $1,620.00 MXN" }).click();
  await customer.page.getByRole("button", { name: "Pagar con tarjeta" }).click();
  await customer.page.getByText("Pago recibido").waitFor({ timeout: CONFIRMED_MS });
  expect(await customer.page.getByRole("button", { name: /^Pagar/ }).count()).toBe(0);

  await online.getByText("Pagada en línea.").waitFor();
  await owner.page.getByRole("dialog").getByText("Confirmada").first().waitFor();
  // A paid appointment is not deleted without a question that names the money.
  await owner.page.getByRole("button", { name: "Eliminar", exact: true }).click();
  const question = owner.page.getByRole("dialog", { name: "¿Eliminar una cita con $1,620.00 MXN pagados?" });
  await question.getByRole("button", { name: "Cancelar", exact: true }).click();
  await question.waitFor({ state: "detached" });
  await online.getByText("Pagada en línea.").waitFor();
  await owner.page.goto("/finanzas/movimientos?metodo=mercado_pago");
  await owner.page.getByRole("row", { name: /Mercado Pago.*\+\$1,620\.00/ }).click();
  const movement = owner.page.getByRole("dialog", { name: "Movimiento" });
  await movement.getByText(/Lo registró Mercado Pago y no se puede editar ni eliminar/).waitFor();
  for (const name of ["Guardar", "Eliminar"]) expect(await movement.getByRole("button", { name }).count()).toBe(0);
  expect([...owner.complaints, ...customer.complaints]).toEqual([]);
});

/** The product's public origin, to which payments return. */
function localName(): string {
  return demo().appUrl.replace("127.0.0.1", "localhost");
}

/** The demo's salon is connected: disconnects it, and connects it as for the first time. */
async function connect(page: Page): Promise<void> {
  await page.goto("/integraciones/mercado-pago");
  await page.getByRole("button", { name: "Desconectar" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Desconectar" }).click();
  await page.getByRole("button", { name: "Conectar Mercado Pago" }).click();
  await page.getByRole("button", { name: "Permitir" }).click();
  await page.getByText("Conectada", { exact: true }).waitFor();
  expect(new URL(page.url()).search).toBe("");
}

async function book(context: BrowserContext): Promise<string> {
  const wanted = { specialist: "Marta Solís", service: SERVICE, hours: ["10:00"], daysAhead: 9 };
  const { day, hours, specialistId, branchId, businessId } = await freeDay(context, wanted);
  const told = async (path: string) => (await (await context.request.get(path)).json()).data;
  const services: { _id: string; name: string }[] = await told(`/api/service?businessId=${businessId}`);
  const [client] = await told(`/api/client/search?businessId=${businessId}&search=Andrea`);
  const serviceId = services.find(({ name }) => name === SERVICE)?._id;
  const start = `${day}T${hours[0]}:00-06:00`;
  const appointment = { businessId, branchId, specialistId, serviceId, clientId: client._id, start };
  const made = await context.request.post("/api/appointment", { data: { appointment } });
  expect([made.status(), await made.text()]).toEqual([201, expect.any(String)]);
  return (await made.json()).data._id;
}
