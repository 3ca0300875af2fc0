// The demo data, made once by the public APIs of the modules: a salon in Puebla, a dental clinic, a partner, an admin.
// An interrupted seed starts again from the beginning.
import { compose } from "../compose.ts";
import type { Env } from "../env.ts";
import type { PersonCtx, Principal } from "../kernel/context.ts";
import { transact } from "../kernel/db/transaction.ts";
import { newId } from "../kernel/id.ts";
import { openQueue } from "../kernel/queue/workers.ts";
import { CLINIC } from "./clinic.ts";
import { demoAccount } from "./demo-account.ts";
import { forgetDemo, isTold, markTold } from "./installation.store.ts";
import { joinStaff } from "./join-staff.ts";
import { seedGoogle } from "./outside/seed-google.ts";
import { seedCampaigns } from "./people/seed-campaigns.ts";
import { seedResources } from "./resources/seed-resources.ts";
import { SALON } from "./salon.ts";
import { seedBusiness } from "./seed-business.ts";
import { seedPartner } from "./seed-partner.ts";

const WELCOME = "Elige tu servicio y tu horario. Te esperamos en el centro, Angelópolis o Cholula.";

/**
 * `sandboxUrl`: the address of the fake servers, where the demo's numbers are registered. Takes under ten seconds, and
 * returns whether the data was made now.
 */
export async function seed(env: Env, appUrl: string, secret: string, sandboxUrl: string): Promise<boolean> {
  const parts = compose({ env: { ...env, LOG_LEVEL: "warn" }, appUrl, secret, role: "web" });
  const system = parts.system(newId());
  try {
    if (await transact(system, isTold)) return false;
    const queue = await openQueue({ url: appUrl, ...parts, isWorker: false });
    try {
      await forgetDemo(system);
      const account = (email: string, name: string, role: Principal["role"] = "user") =>
        demoAccount(parts.auth, system, { email, name, role, password: env.DEMO_PASSWORD });
      const owner = await account("duena@demo.mx", "Marta Solís");
      const desk = await account("recepcion@demo.mx", "Lupita Reyes");
      const seller = await account("socio@demo.mx", "Rodrigo Castillo");
      const team = await account("admin@demo.mx", "Equipo Mostrador", "admin");
      const asOwner: PersonCtx = { ...system, kind: "person", principal: owner };
      const salon = await seedBusiness(asOwner, parts, SALON, sandboxUrl, 20_261);
      await seedResources(salon, parts);
      for (const demo of parts.demos) await demo(salon);
      await seedCampaigns(salon, parts, SALON, sandboxUrl);
      await seedGoogle(salon, parts, sandboxUrl);
      await parts.reservations.settings.editSettings(salon, {
        body: { businessId: salon.businessId, settings: { isOn: true, welcome: WELCOME } },
      });
      const clinic = await seedBusiness(asOwner, parts, CLINIC, sandboxUrl, 20_262);
      await seedPartner({ ...system, kind: "person", principal: team }, seller, [salon, clinic]);
      await joinStaff(asOwner, salon.businessId, { ...system, kind: "person", principal: desk });
      await transact(system, markTold);
      return true;
    } finally {
      await queue.close(1_000);
    }
  } finally {
    await parts.db.close();
  }
}
