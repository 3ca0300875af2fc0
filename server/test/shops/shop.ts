// A small business for tests, created over HTTP as its owner would.
import type { Caller } from "../caller.ts";
import type { TestProduct } from "../start-product.ts";

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

export type Shop = {
  owner: Caller;
  businessId: string;
  branchId: string;
  /** 'Marta' and 'Luis'; both give the cut, only Marta the colour. */
  specialistIds: [marta: string, luis: string];
  /** 'Corte de cabello' (45 min, $250) and 'Tinte' (120 min, $900). */
  serviceIds: [cut: string, colour: string];
};

/** An owner with a business and one branch open on weekdays from 9 to 18, in Puebla. */
export async function makeShop(product: Pick<TestProduct, "person">, business: object = {}): Promise<Shop> {
  const owner = await product.person("Marta Dueña");
  const businessId = await made(owner, "/api/business", {
    business: {
      name: "Salón de prueba",
      description: "Un salón para las pruebas",
      whatsapp: "2221234567",
      whatsappOwner: "2227654321",
      timezone: { name: "America/Mexico_City" },
      delayResponse: 0,
      ...business,
    },
  });
  owner.businessId = businessId;
  const branchId = await made(owner, "/api/branch", {
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
  const specialist = (name: string, whatsapp: string) =>
    made(owner, "/api/specialist", { specialist: { businessId, branchId, name, whatsapp } });
  const marta = await specialist("Marta", "2220000001");
  const luis = await specialist("Luis", "2220000002");
  const service = (name: string, duration: number, price: string, specialists: string[]) =>
    made(owner, "/api/service", {
      service: { businessId, name, duration, price, description: `${name} en el salón` },
      branches: [branchId],
      specialists,
    });
  const cut = await service("Corte de cabello", 45, "$250", [marta, luis]);
  const colour = await service("Tinte", 120, "$900", [marta]);
  return { owner, businessId, branchId, specialistIds: [marta, luis], serviceIds: [cut, colour] };
}

export async function made(owner: Caller, path: string, body: object): Promise<string> {
  const answer = await owner.post(path, body);
  if (answer.status !== 201) throw new Error(`${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  return answer.body.data._id;
}
