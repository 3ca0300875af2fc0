import { expect, it } from "vitest";
import { andreaBooked } from "./customers.ts";
import { OWNER } from "./screen.ts";
import { demo, stage } from "./stage.ts";

const { screen } = stage();
const NAME = `6 manicures ${process.pid}`;

it("registers a package, sells it, uses a session for an appointment, gives it back, and refunds the rest", async () => {
  await andreaBooked();
  const { page, complaints } = await screen({ as: OWNER });
  await page.goto("/paquetes");
  await page.getByRole("button", { name: "Registrar paquete" }).click();
  const dialog = page.getByRole("dialog", { name: "Registrar paquete" });
  await dialog.getByRole("button", { name: "Guardar" }).click();
  await dialog.getByText("Este campo es requerido").first().waitFor();
  await dialog.getByLabel("Nombre").fill(NAME);
  await dialog.getByLabel("Sesiones").fill("6");
  await dialog.getByLabel("Precio del paquete").fill("1500");
  await dialog.getByRole("button", { name: "Guardar" }).click();
  await dialog.getByText("Elige al menos un servicio").waitFor();
  await dialog.getByRole("combobox", { name: /Servicios/ }).click();
  await page
    .getByRole("option", { name: /^Manicure/ })
    .first()
    .click();
  await page.keyboard.press("Escape");
  await dialog.getByRole("button", { name: "Guardar" }).click();
  await page.getByText("Paquete registrado correctamente").waitFor();

  await page.goto("/paquetes/vendidos");
  await page.getByRole("button", { name: "Vender paquete" }).click();
  const sale = page.getByRole("dialog", { name: "Vender paquete" });
  await sale.getByRole("combobox", { name: "Paquete" }).click();
  await page.getByRole("option", { name: NAME }).click();
  await sale.getByRole("combobox", { name: "Cliente" }).fill("Andrea");
  await page.getByRole("option", { name: /Andrea Cuautle/ }).click();
  await sale.getByLabel("Recibes").fill("1000");
  await sale.getByRole("button", { name: "Vender", exact: true }).click();
  await page.getByText("Paquete vendido", { exact: true }).waitFor();
  const sold = page.getByRole("row", { name: new RegExp(`Andrea Cuautle.*${NAME}.*\\$500\\.00`) });
  await sold.waitFor();

  const { data } = await page.evaluate(async () => (await fetch("/api/me")).json());
  const { businessId } = data.memberships.find(({ name }: { name: string }) => name === "Salón Ágata");
  const get = async (path: string) => (await (await page.request.get(path)).json()).data;
  const [andrea] = await get(`/api/client/search?businessId=${businessId}&search=Andrea%20Cuautle`);
  const services = await get(`/api/service?businessId=${businessId}`);
  const manicure = services.find(({ name }: { name: string }) => /^Manicure/.test(name));
  const start = new Date(
    Math.floor(Date.now() / 3.6e6) * 3.6e6 + (200 + (process.pid % 100)) * 86_400_000,
  ).toISOString();
  const place = { businessId, branchId: manicure.branches[0], specialistId: manicure.specialists[0], start };
  const booked = await page.request.post("/api/appointment", {
    data: {
      appointment: { ...place, clientId: andrea._id, serviceId: manicure._id, confirmOutsideHours: true },
    },
  });
  expect(booked.status()).toBe(201);
  const appointment = (await booked.json()).data._id;
  await page.goto(`/agenda?cita=${appointment}`);
  const open = page.getByRole("dialog");
  await open.getByText(NAME).first().waitFor();
  await open.getByRole("button", { name: /Usar una sesión/ }).click();
  await page.getByText("La cita se pagó con una sesión").waitFor();
  await open
    .getByRole("button", { name: /Devolver/ })
    .first()
    .click();
  await page.getByText("La sesión volvió a su paquete").waitFor();

  await page.goto("/paquetes/vendidos");
  await sold.click();
  const bought = page.getByRole("dialog", { name: NAME });
  await bought.getByText("6 de 6 sesiones").first().waitFor();
  await bought.getByText("Devuelta").first().waitFor();
  await bought.getByRole("button", { name: "Devolver", exact: true }).click();
  const refund = page.getByRole("dialog", { name: "Devolver el paquete" });
  await refund.getByLabel("Cuánto devuelves").fill("800");
  await refund.getByRole("button", { name: "Devolver", exact: true }).click();
  await page.getByText("Paquete devuelto").waitFor();
  await bought.getByText("Devuelto", { exact: true }).waitFor();
  expect(complaints.filter((line) => !/400/.test(line))).toEqual([]);
});

it("sells a package on its public page, and the sessions are there once it is paid", async () => {
  const owner = await screen({ as: OWNER });
  await owner.page.goto("/paquetes");
  const { data } = await owner.page.evaluate(async () => (await fetch("/api/me")).json());
  const { businessId } = data.memberships.find(({ name }: { name: string }) => name === "Salón Ágata");
  const asked = await owner.page.request.get(`/api/sessionPackage?businessId=${businessId}`);
  type Sold = { name: string; soldOnline: boolean; isArchived: boolean };
  const online: Sold | undefined = (await asked.json()).data.find((one: Sold) => one.soldOnline && !one.isArchived);
  const name = online?.name ?? "";
  const buyer = `Rita ${process.pid}`;

  const customer = await screen({ width: 390, height: 844, url: demo().appUrl.replace("127.0.0.1", "localhost") });
  await customer.page.goto("/reservar/salon-agata");
  await customer.page.getByRole("button", { name: new RegExp(name) }).click();
  await customer.page.getByRole("heading", { level: 2, name }).waitFor();
  await customer.page.getByText("Cada sesión paga").waitFor();
  await customer.page.getByLabel("Tu nombre").fill(buyer);
  await customer.page.getByLabel("Tu WhatsApp").fill(`22274${String(process.pid).padStart(5, "0").slice(-5)}`);
  await customer.page.getByRole("button", { name: "Continuar al pago" }).click();
  await customer.page.getByRole("button", { name: "Pagar con tarjeta" }).click();
  await customer.page.getByText(/Cuando Mercado Pago confirme tu pago, tus sesiones quedan listas/).waitFor();

  await owner.page.goto("/paquetes/vendidos");
  const sold = owner.page.getByRole("row", { name: new RegExp(`${buyer}.*${name}`) });
  await sold.click();
  await owner.page
    .getByRole("dialog", { name })
    .getByText("Vigente", { exact: true })
    .first()
    .waitFor({ timeout: 30_000 });
  expect([...owner.complaints, ...customer.complaints]).toEqual([]);
});
