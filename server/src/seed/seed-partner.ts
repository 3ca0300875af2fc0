// The demo's partner: an agency that looks after both businesses, with a brand of its own.
import type { PersonCtx, Principal, TenantCtx } from "../kernel/context.ts";
import { setBusinessPartner } from "../modules/business/businesses/index.ts";
import { createPartner } from "../modules/partners/partners/index.ts";
import { PARTNER_CODE } from "./installation.store.ts";

export async function seedPartner(team: PersonCtx, seller: Principal, businesses: TenantCtx[]): Promise<void> {
  const partner = await createPartner(team, {
    name: "Estudio Nopal",
    description: "Agencia de Puebla que pone en marcha la atención por WhatsApp de negocios con cita.",
    partnerCode: PARTNER_CODE,
    whatsapp: "2225550140",
    countryCode: "52",
    image: "",
    userId: seller.userId,
  });
  for (const business of businesses) await setBusinessPartner(business, partner._id);
}
