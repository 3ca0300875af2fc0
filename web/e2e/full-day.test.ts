// Tests a person's day without a free hour: staff and customers see why.
import { expect, it } from "vitest";
import { freeDay } from "./free-hours.ts";
import { OWNER } from "./screen.ts";
import { stage } from "./stage.ts";

const { screen } = stage();
const LUIS = "Luis Ortega";
const SERVICE = "Corte de caballero";

it("says beside the agenda and on the booking page why a day has no free hour", async () => {
  const { page, context } = await screen({ as: OWNER });
  const wanted = { specialist: LUIS, service: SERVICE, hours: ["10:00", "10:30"], daysAhead: 10 };
  const { day, specialistId, branchId, businessId } = await freeDay(context, wanted);
  const ask = async (path: string) => (await (await context.request.get(path)).json()).data;
  const services: { _id: string; name: string }[] = await ask(`/api/service?businessId=${businessId}`);
  const serviceId = services.find(({ name }) => name === SERVICE)?._id ?? "";
  const asked = { businessId, branchId, serviceId, specialistId };
  const daysOf = (from: string, to: string) => ask(`/api/slot?${new URLSearchParams({ ...asked, from, to })}`);
  const blocks: string[] = [];
  for (const { start, end } of (await daysOf(day, day)).slots) {
    const block = { businessId, branchId, specialists: [specialistId], title: "Lleno", start, end };
    const made = await context.request.post("/api/block", { data: { block } });
    expect(made.status()).toBe(201);
    blocks.push((await made.json()).data[0]._id);
  }
  try {
    expect((await daysOf(day, day)).none[0].reason).toBe("taken");
    await page.goto(`/agenda?vista=dia&dia=${day}&sucursal=${branchId}&especialistas=${specialistId}&nuevo=cita`);
    const panel = page.getByRole("dialog", { name: "Agendar cita" });
    await panel.getByRole("combobox", { name: "Servicio", exact: true }).fill(SERVICE);
    await page
      .getByRole("option", { name: new RegExp(SERVICE) })
      .first()
      .click();
    // the only one on screen
    const who = panel.getByRole("combobox", { name: "Especialista", exact: true });
    if ((await who.inputValue()) !== LUIS) {
      await who.fill(LUIS);
      await page
        .getByRole("option", { name: new RegExp(LUIS) })
        .first()
        .click();
    }
    await panel.getByRole("combobox", { name: "De", exact: true }).fill("10:00");
    await page.keyboard.press("Tab");
    await panel.getByText(/Luis Ortega tiene bloqueado «Lleno»/).waitFor();
    await panel.getByText(/Luis Ortega ya no tiene horarios libres ese día\./).waitFor();

    const { page: stranger, complaints } = await screen({ width: 390, height: 844 });
    const at = (date: string) =>
      `/reservar/salon-agata?${new URLSearchParams({ servicio: serviceId, sucursal: branchId, con: specialistId, dia: date })}`;
    await stranger.goto(at(day));
    await stranger.getByText("Luis Ortega ya no tiene horarios libres ese día.").waitFor();
    await stranger.goto(at(addDays(day, 190)));
    await stranger.getByText("Ese día todavía no se puede reservar.").waitFor();
    expect(complaints).toEqual([]);
  } finally {
    for (const id of blocks) await context.request.delete(`/api/block/${id}`);
  }
});

function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}
