import { expect, it } from "vitest";
import { dayFrom, freeDay } from "./free-hours.ts";
import { OWNER } from "./screen.ts";
import { stage } from "./stage.ts";

const { screen } = stage();

it("opens a block of another season on its day, and says of one that is gone that it is gone", async () => {
  const { page, context } = await screen({ as: OWNER });
  const day = await freeDay(context, {
    specialist: "Luis Ortega",
    service: "Corte de caballero",
    hours: ["12:00"],
    daysAhead: 120,
  });
  const { specialistId, branchId, businessId } = day;
  const answer = await context.request.post("/api/block", {
    data: {
      block: {
        businessId,
        branchId,
        specialists: [specialistId],
        title: "Vacaciones de primavera",
        start: `${day.day}T12:00:00-06:00`,
        end: `${day.day}T12:30:00-06:00`,
      },
    },
  });
  expect(answer.status()).toBe(201);
  const [{ _id: id }] = (await answer.json()).data;

  await page.goto(`/agenda?cita=${id}`);
  const dialog = page.getByRole("dialog", { name: "Editar bloqueo" });
  await dialog.waitFor();
  expect(await dialog.getByRole("textbox", { name: "Título" }).inputValue()).toBe("Vacaciones de primavera");
  expect(new URL(page.url()).searchParams.get("dia")).toBe(day.day);
  expect(day.day > dayFrom(60)).toBe(true);

  expect((await context.request.delete(`/api/block/${id}`)).status()).toBe(200);
  await page.goto(`/agenda?cita=${id}`);
  await page.getByText("Esa cita ya no está en la agenda").waitFor();
  await expect.poll(() => new URL(page.url()).searchParams.has("cita")).toBe(false);
});
