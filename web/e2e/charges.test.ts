// The desk: an appointment is charged by two means with change and a tip, its receipt is printed, downloaded, sent and
// refunded, and the till of the day is closed and opened again.
import type { BrowserContext } from "playwright-core";
import { expect, it } from "vitest";
import { heardBy, write } from "./customers.ts";
import { freeDay } from "./free-hours.ts";
import type { JsonBody } from "./json-body.ts";
import { OWNER } from "./screen.ts";
import { stage } from "./stage.ts";

const { screen } = stage();
const SERVICE = "Corte de caballero";
const NUMBER = "2227418801";
const NAME = "Rebeca Cobro";

it("charges an appointment, and prints, downloads, sends and refunds its receipt", async () => {
  const { page, context, complaints } = await screen({ as: OWNER });
  await page.goto(`/agenda?cita=${await book(context)}`);
  await page
    .getByRole("dialog")
    .first()
    .getByRole("button", { name: /^Cobrar/ })
    .click();
  const charge = page.getByRole("dialog", { name: `Cobrar a ${NAME}` });
  const first = charge.getByRole("group", { name: SERVICE });
  await first.getByRole("textbox", { name: "Precio" }).fill("200");
  await first.getByRole("textbox", { name: "Descuento" }).fill("20.50");
  await charge.getByRole("textbox", { name: "Propina" }).fill("30");
  const account = charge.getByRole("status", { name: "Cuenta" });
  await account.getByText("$209.50 MXN").first().waitFor();
  const received = charge.getByRole("textbox", { name: "Recibes" });
  await received.first().fill("50");
  await account.getByText("Queda por pagar").waitFor();
  await charge.getByRole("button", { name: "Agregar otra forma de pago" }).click();
  await expect.poll(() => received.nth(1).inputValue()).toMatch(/^159\.50?$/);
  await received.first().fill("100");
  await account.getByText("Cambio").waitFor();
  await charge.getByRole("button", { name: "Cobrar", exact: true }).click();

  const ticket = page.getByRole("dialog", { name: /^Recibo / });
  const facts = ticket.getByLabel("Recibo", { exact: true });
  await facts.getByText("Total cobrado").waitFor();
  const text = (await facts.textContent()) ?? "";
  for (const part of [
    "Descuentos−$20.50",
    "Propina$30.00",
    "Recibido $259.50 MXN, cambio$50.00",
    "Total cobrado$209.50",
  ])
    expect(text).toContain(part);

  const printed = page.evaluate(
    () =>
      new Promise<string>((done) => {
        new MutationObserver(([change]) => {
          const [frame] = change?.addedNodes ?? [];
          if (frame instanceof HTMLIFrameElement) done(frame.title);
        }).observe(document.body, { childList: true });
      }),
  );
  await ticket.getByRole("button", { name: "Imprimir" }).click();
  expect(await printed).toMatch(/^Recibo \d+$/);
  const coming = page.waitForEvent("download");
  await ticket.getByRole("button", { name: "Descargar PDF" }).click();
  expect((await coming).suggestedFilename()).toMatch(/^recibo-\d+\.pdf$/);

  await ticket.getByRole("button", { name: "Enviar por WhatsApp" }).click();
  await page.getByText("Recibo enviado por WhatsApp").waitFor();
  expect(await ticket.getByRole("button", { name: "Recibo enviado" }).isDisabled()).toBe(true);
  const heard = async () => (await heardBy(NUMBER)).map(({ text: said }) => said).join("\n");
  await expect.poll(heard, { timeout: 30_000 }).toContain("Total cobrado: $209.50 MXN");

  await ticket.getByRole("button", { name: "Devolver" }).click();
  const refund = page.getByRole("dialog", { name: /^Devolver del recibo / });
  await refund.getByLabel("Cuánto devuelves").fill("9.50");
  await refund.getByRole("button", { name: "Devolver", exact: true }).click();
  await expect.poll(() => facts.textContent()).toContain("Total cobrado$200.00");
  expect(complaints).toEqual([]);
});

it("closes the till with what was counted, says the difference, and opens it again with a reason", async () => {
  const { page, complaints } = await screen({ as: OWNER });
  await page.goto("/finanzas/cortes");
  await page.getByRole("group", { name: "Periodo" }).getByRole("button", { name: "Hoy" }).click();
  await page.waitForURL(/desde=.*hasta=/);
  await page
    .getByRole("row", { name: /Marta Solís.*Abierta/ })
    .first()
    .click();
  const till = page.getByRole("dialog", { name: "Caja de Marta Solís" });
  await till.getByRole("table", { name: "Por forma de pago" }).waitFor();
  await till.getByRole("button", { name: "Hacer corte" }).click();
  const closing = page.getByRole("dialog", { name: "Corte de la caja de Marta Solís" });
  await closing.getByRole("button", { name: "Firmar corte" }).click();
  await closing.getByText("Este campo es requerido").first().waitFor();
  await closing.getByLabel("Contado en efectivo").fill("1");
  await closing.getByText(/^(Faltan|Sobran) .* en efectivo\. Queda a tu nombre al firmar\.$/).waitFor();
  await closing.getByRole("button", { name: "Firmar corte" }).click();
  await till.getByText("Firmó").waitFor();
  await till.getByText(/Hizo el corte · diferencia/).waitFor();
  await till.getByRole("button", { name: "Reabrir" }).click();
  const reopening = page.getByRole("dialog", { name: "Reabrir la caja de Marta Solís" });
  await reopening.getByLabel("Motivo").fill("Conté mal el efectivo");
  await reopening.getByRole("button", { name: "Reabrir" }).click();
  await till.getByText(/Reabrió la caja · Conté mal el efectivo/).waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Factura global" }).click();
  const invoice = page.getByRole("dialog", { name: "Factura global del día" });
  const tickets = invoice.getByRole("table", { name: "Recibos" });
  await tickets.getByRole("columnheader", { name: "Total" }).waitFor();
  await expect.poll(() => tickets.getByRole("row").count()).toBeGreaterThan(1);
  expect(complaints).toEqual([]);
});

it("charges an enrollment from its form, and the form goes on with what is left", async () => {
  const { page, complaints } = await screen({ as: OWNER });
  await page.goto("/cursos/inscripciones");
  await page
    .getByRole("row", { name: /Automaquillaje/ })
    .first()
    .click();
  const form = page.getByRole("dialog", { name: /^Inscripción de/ });
  await form.getByRole("button", { name: "Cobrar $1,398.00 MXN" }).click();
  const charge = page.getByRole("dialog", { name: /^Cobrar a/ });
  await charge.getByRole("textbox", { name: "Recibes" }).fill("400");
  await charge.getByRole("status", { name: "Cuenta" }).getByText("Queda por pagar").waitFor();
  await charge.getByRole("button", { name: "Cobrar", exact: true }).click();
  const ticket = page.getByRole("dialog", { name: /^Recibo / });
  await ticket.getByRole("button", { name: "Listo" }).click();
  await form.getByRole("button", { name: "Cobrar $998.00 MXN" }).waitFor();
  await form.getByText("Parcial", { exact: true }).first().waitFor();
  expect(await form.getByText(/Alguien más guardó cambios/).count()).toBe(0);
  expect(complaints).toEqual([]);
});

/** The client has just written, so that a message may be sent. */
async function book(context: BrowserContext): Promise<string> {
  await write(NUMBER, NAME, "Hola");
  const { day, hours, specialistId, branchId, businessId } = await freeDay(context, {
    ...{ specialist: "Luis Ortega", service: SERVICE, hours: ["10:00"], daysAhead: 5 },
  });
  const ask = async (path: string): Promise<JsonBody> => (await (await context.request.get(path)).json()).data;
  const found = () => ask(`/api/client/search?businessId=${businessId}&search=Rebeca`);
  await expect.poll(async () => (await found()).length, { timeout: 30_000 }).toBeGreaterThan(0);
  const [client] = await found();
  const services = await ask(`/api/service?businessId=${businessId}`);
  const serviceId = services.find(({ name }: JsonBody) => name === SERVICE)._id;
  const start = `${day}T${hours[0]}:00-06:00`;
  const appointment = { businessId, branchId, specialistId, serviceId, clientId: client._id, start };
  const made = await context.request.post("/api/appointment", { data: { appointment } });
  expect(made.status()).toBe(201);
  return (await made.json()).data._id;
}
