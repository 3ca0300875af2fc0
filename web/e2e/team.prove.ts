// The team of the installation: a failed job is tried again, and a feature is switched off for one business and on again.
import { expect, it } from "vitest";
import { withDemoDatabase } from "./demo-database.ts";
import { newBusiness } from "./new-business.ts";
import { stage } from "./stage.ts";

const { screen } = stage();
const TEAM = "admin@demo.mx";
/** A campaign that is gone: its job has nothing to do, and is done. */
const QUEUE = "campaign-due.carry-on-campaign";

it("shows a failed job without what it carried, and tries it again", async () => {
  const { page, complaints } = await screen({ as: TEAM, width: 390, height: 844 });
  const { data } = await (await page.request.get("/api/portfolio?search=Sonríe")).json();
  const [{ _id: businessId, name }] = data;
  await withDemoDatabase((owner) =>
    owner.query(
      `insert into pgboss.job (name, data, state, retry_limit, retry_count, started_on, completed_on, output)
        values ($1, jsonb_build_object('businessId', $2::text, 'requestId', 'story', 'payload',
          jsonb_build_object('campaignId', gen_random_uuid(), 'run', 1, 'note', 'Hola, soy Ana')),
          'failed', 2, 2, now(), now(), '{"message": "no answer about \\"Hola, soy Ana\\" from 5212225550101"}')`,
      [QUEUE, businessId],
    ),
  );
  await page.goto("/admin?ver=trabajos");
  const row = page
    .getByRole("list", { name: "Trabajos que fallaron" })
    .getByRole("listitem")
    .filter({ hasText: QUEUE });
  await row.getByText('no answer about "…" from [número]').waitFor();
  await row.getByText(name).waitFor();
  await row.getByText("3 intentos").waitFor();
  await row.getByText("Ya no se intenta").waitFor();
  expect(await page.getByText("Hola, soy").count()).toBe(0);
  await row.getByRole("button", { name: "Reintentar Enviar una campaña" }).click();
  await page.getByText("El trabajo se intenta de nuevo ahora").waitFor();
  await row.waitFor({ state: "detached" });

  for (const [tab, heading, business] of [
    ["Canales", "Canales de los negocios", name],
    // the clinic has no file
    ["Archivos", "Archivos por negocio", "Salón Ágata"],
  ] as const) {
    await page.getByRole("tab", { name: tab }).click();
    await page.getByRole("list", { name: heading }).getByText(business).first().waitFor();
  }
  expect(complaints).toEqual([]);
});

it("says what it could not read, and that nothing fails", async () => {
  const { page } = await screen({ as: TEAM });
  await page.route("**/api/admin/job?**", (route) => route.abort());
  await page.goto("/admin?ver=trabajos");
  await page.getByText("Error al cargar los datos").waitFor({ timeout: 30_000 });
  await page.unroute("**/api/admin/job?**");
  await page.route("**/api/admin/job?**", (route) =>
    route.fulfill({
      json: { success: true, message: "", data: [], next: null, totals: { count: 0, sums: {}, limit: null } },
    }),
  );
  await page.getByRole("button", { name: "Reintentar", exact: true }).click();
  await page.getByText("Ningún trabajo está fallando.").waitFor();
});

it("switches a feature off for one business, which is told so, and on again", async () => {
  const { page: owner } = await screen();
  const { name } = await newBusiness(owner);
  // in the same group of the menu, which is open there
  await owner.goto("/flujos");
  const entry = owner.getByRole("navigation").getByRole("link", { name: "Campañas" });
  await entry.waitFor();

  const { page: team, complaints } = await screen({ as: TEAM });
  await team.goto(`/admin?buscar=${encodeURIComponent(name)}`);
  await team.getByRole("button", { name: `Más acciones de ${name}` }).click();
  await team.getByRole("menuitem", { name: "Funciones" }).click();
  const dialog = team.getByRole("dialog", { name: `Funciones de ${name}` });
  await dialog.getByRole("switch", { name: /^Campañas/ }).click();
  await team.getByText("«Campañas» queda desactivada en este negocio").waitFor();
  await dialog.getByText("Solo en este negocio.").waitFor();

  await owner.reload();
  await entry.waitFor({ state: "detached" });
  await owner.goto("/massiveAI");
  await owner.getByText("La función «Campañas» está desactivada.").first().waitFor();

  await dialog.getByRole("button", { name: "Dejar Campañas como en todos" }).click();
  await team.getByText("«Campañas» queda como en todos los negocios").waitFor();
  await team.goto("/admin?ver=funciones");
  const all = team.getByRole("list", { name: "Funciones" });
  expect(await all.getByRole("switch", { name: /^Campañas/ }).isChecked()).toBe(true);
  await owner.reload();
  await entry.waitFor();
  expect(complaints).toEqual([]);
});
