// A small business for tests, made over HTTP as its owner would.
import type { Caller } from "./caller.ts";
import type { TestProduct } from "./start-product.ts";

const WORKDAY = [{ from: "09:00", to: "18:00" }];
export const HOURS = {
  monday: WORKDAY,
  tuesday: WORKDAY,
  wednesday: WORKDAY,
  thursday: WORKDAY,
  friday: WORKDAY,
  saturday: [{ from: "09:00", to: "14:00" }],
  sunday: [{ from: "00:00", to: "00:00" }],
  frecuency: 30,
};

export type Shop = { owner: Caller; businessId: string; branchId: string };

/** An owner with a business and one branch open on weekdays from 9 to 18, in Puebla. */
export async function makeShop(product: TestProduct, business: object = {}): Promise<Shop> {
  const owner = await product.person("Marta Dueña");
  const made = await owner.post("/api/business", {
    business: {
      name: "Salón de prueba",
      description: "Un salón para las pruebas",
      whatsapp: "2221234567",
      whatsappOwner: "2227654321",
      timezone: { name: "America/Mexico_City" },
      ...business,
    },
  });
  const businessId: string = made.body.data._id;
  owner.businessId = businessId;
  const branch = await owner.post("/api/branch", {
    branch: {
      businessId,
      name: "Centro",
      address: "Calle 5 de Mayo 100, Centro",
      city: "Puebla",
      state: "Puebla",
      country: "México",
      schedules: HOURS,
    },
  });
  return { owner, businessId, branchId: branch.body.data._id };
}
