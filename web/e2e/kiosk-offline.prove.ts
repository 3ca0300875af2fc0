// The tablet without a connection.
import type { BrowserContext } from "playwright-core";
import { it } from "vitest";
import type { JsonBody } from "./json-body.ts";
import { OWNER } from "./screen.ts";
import { stage } from "./stage.ts";

const { screen } = stage();
const NUMBER = "2227418855";
const TABLET = { width: 1180, height: 820 };

it("says on the tablet that there is no connection, and keeps who is next", async () => {
  const { context } = await screen({ as: OWNER });
  const { businessId, branches } = await placeOf(context);
  const tablet = { businessId, branchId: branches[0]._id, name: "Sin red", theme: "light" };
  const { _id, url } = (await (await context.request.post("/api/kiosk", { data: { tablet } })).json()).data;
  const { page } = await screen(TABLET);
  await page.goto(new URL(url).pathname);
  await page.getByRole("heading", { name: "Siguen hoy" }).waitFor();
  await page.context().setOffline(true);
  await page.keyboard.type(NUMBER);
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Escribe tu código" }).waitFor();
  await page.keyboard.type("1234");
  await page.getByRole("heading", { name: "No quedó registrada" }).waitFor();
  await page.getByText("Sin conexión. Pasa a recepción: ahí registran tu llegada.").first().waitFor();
  await page.getByRole("heading", { name: "Siguen hoy" }).waitFor();
  await page.context().setOffline(false);
  await context.request.delete(`/api/kiosk/${_id}`);
});

async function placeOf(context: BrowserContext) {
  const ask = async (path: string): Promise<JsonBody> => (await (await context.request.get(path)).json()).data;
  const me = await ask("/api/me");
  const businessId = me.memberships.find(({ name }: JsonBody) => name === "Salón Ágata").businessId as string;
  const branches = (await ask(`/api/branch?businessId=${businessId}`)) as JsonBody[];
  return { ask, businessId, branches };
}
