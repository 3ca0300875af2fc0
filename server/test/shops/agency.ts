// A partner with one person, for tests of what belongs to partners.
import type { Caller } from "../caller.ts";
import type { TestProduct } from "../start-product.ts";

export const AGENCY = {
  name: "Estudio Nopal",
  description: "Agencia que atiende negocios con cita",
  whatsapp: "222 555 0140",
};
export const SALON = {
  name: "Salón Ágata",
  description: "Corte y color en el centro de Puebla",
  whatsapp: "2221234567",
  whatsappOwner: "2227654321",
  timezone: { name: "America/Mexico_City" },
};

/** Registered by its person, who is signed in. */
export async function makeAgency(product: Pick<TestProduct, "person">): Promise<{ person: Caller; partnerId: string }> {
  const person = await product.person("Rodrigo");
  const { status, body } = await person.post("/api/partner", { partner: AGENCY });
  if (status !== 201) throw new Error(JSON.stringify(body));
  return { person, partnerId: body.data._id };
}
