// The month of commissions where the branch has another time zone.
import { it } from "vitest";
import { newBusiness } from "./new-business.ts";
import { stage } from "./stage.ts";

const { screen } = stage();

it("begins and ends its month on the days of the only branch, also where the business has another zone", async () => {
  const { page } = await screen({});
  const { businessId, post } = await newBusiness(page);
  const branch = {
    ...{ businessId, name: "Playas", address: "Av. del Pacífico 1", city: "Tijuana", state: "Baja California" },
    ...{ country: "México", timezone: { name: "America/Tijuana" } },
  };
  await post("/api/branch", { branch });
  // the first of December in the zone of the business
  await page.clock.setFixedTime(new Date("2026-12-01T06:30:00Z"));
  await page.goto("/finanzas/comisiones");
  await page.getByText("dom 1 nov – lun 30 nov").waitFor();
  await page.getByRole("button", { name: "Mes", pressed: true }).waitFor();
});
