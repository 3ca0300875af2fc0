// Commissions from end to end: a rule for a specialist, a charged appointment, the statement of the day, and its payment.
import type { BrowserContext } from "playwright-core";
import { expect, it } from "vitest";
import type { JsonBody } from "./json-body.ts";
import { OWNER } from "./screen.ts";
import { stage } from "./stage.ts";

const { screen } = stage();
const DAY_MS = 86_400_000;
/** A day in the demo's zone. */
const dayAt = (at: number) => new Date(at - 6 * 3_600_000).toISOString().slice(0, 10);

it("pays a specialist what a rule gives of a charged appointment, and owes nothing after it", async () => {
  const { page, context, complaints } = await screen({ as: OWNER });
  const { id, day, specialistId, name } = await attended(context);
  const today = dayAt(Date.now());
  const statement = `/finanzas/comisiones?desde=${today}&hasta=${today}&especialista=${specialistId}`;
  const dialog = page.getByRole("dialog", { name: `Comisiones de ${name}` });
  await page.goto(statement);
  await dialog.getByRole("button", { name: "Cambiar comisiones" }).click();
  const rule = page.getByRole("textbox", { name: "Comisión general" });
  await rule.fill("30");
  await page.getByRole("button", { name: "Guardar" }).click();
  await rule.waitFor({ state: "detached" });

  await page.goto(`/agenda?vista=dia&dia=${day}&cita=${id}`);
  await page
    .getByRole("dialog")
    .first()
    .getByRole("button", { name: /^Cobrar/ })
    .click();
  const charge = page.getByRole("dialog", { name: /^Cobrar a / });
  await charge.getByRole("textbox", { name: "Precio" }).first().fill("201.30");
  await charge.getByRole("button", { name: "Cobrar", exact: true }).click();
  await page.getByRole("dialog", { name: /^Recibo / }).waitFor();

  await page.goto(statement);
  const line = dialog.getByRole("table", { name: "Renglones" }).getByRole("row", { name: /\$201\.30/ });
  await line.filter({ hasText: "Por pagar" }).waitFor();
  expect(await line.textContent()).toContain("$60.39");
  const pay = dialog.getByRole("button", { name: /^Pagar \$/ });
  const sum = (await pay.textContent())?.replace("Pagar ", "") ?? "";
  await pay.click();
  const form = page.getByRole("dialog", { name: `Pagar ${sum} a ${name}` });
  await form.getByRole("button", { name: "Pagar", exact: true }).click();
  await line.filter({ hasText: "Pagado" }).waitFor();
  await dialog.getByRole("heading", { name: "Pagos" }).waitFor();
  expect(await pay.count()).toBe(0);
  await page.goto(`/finanzas/movimientos?desde=${today}&hasta=${today}&tipo=out`);
  await page.getByRole("table").getByText("Sueldos").first().waitFor();
  expect(complaints).toEqual([]);
});

/** An attended appointment of the last days that was not charged, and its specialist. */
async function attended(context: BrowserContext) {
  const ask = async (path: string): Promise<JsonBody> => (await (await context.request.get(path)).json()).data;
  const { memberships } = await ask("/api/me");
  const businessId = memberships.find((one: JsonBody) => one.name === "Salón Ágata").businessId;
  const days = `from=${dayAt(Date.now() - 20 * DAY_MS)}&to=${dayAt(Date.now() - DAY_MS)}`;
  const [entries, services, specialists, rules] = await Promise.all([
    ask(`/api/appointment?businessId=${businessId}&${days}`),
    ask(`/api/service?businessId=${businessId}`),
    ask(`/api/specialist?businessId=${businessId}`),
    ask(`/api/commission/rules?businessId=${businessId}`),
  ]);
  const known = new Set(services.map(({ _id }: JsonBody) => _id));
  for (const { _id, status, start, serviceId, specialistId } of entries) {
    const person = specialists.find((one: JsonBody) => one._id === specialistId);
    const hasOwn = rules?.rules?.some(
      (one: JsonBody) => one.specialistId === specialistId && one.serviceId === serviceId,
    );
    const isFixed = rules?.rules?.some((one: JsonBody) => one.specialistId === specialistId && one.fixed !== null);
    if (isFixed || status !== "asistida" || !known.has(serviceId) || !person || hasOwn) continue;
    const [due] = (await ask(`/api/charge/due?businessId=${businessId}&appointmentId=${_id}`)) ?? [];
    if (due?.paid === 0 && due.discount === 0 && due.refusal === "")
      return { id: _id, day: start.slice(0, 10), specialistId, name: person.name };
  }
  throw new Error("The demo has no attended appointment without a payment.");
}
