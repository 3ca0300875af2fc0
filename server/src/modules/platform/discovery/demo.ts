// The salon's listings in the directory: the practices that rent its cabin, one of them not published.
import { discoveryBusinesses } from "@mostrador/domain/platform/discovery/resource.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import { createDiscoveryBusiness } from "./discovery-business.ts";

const PUEBLA = { city: "Puebla", state: "Puebla", country: "México" };

const STORY = [
  {
    ...PUEBLA,
    category: "medicos",
    subcategory: "dermatologia",
    name: "Dra. Paula Serrano, dermatología",
    description:
      "Consulta de dermatología clínica y estética: acné, manchas, caída del cabello y revisión de lunares.\n\nAtiendo los martes y jueves por la tarde, con cita. La primera consulta dura 40 minutos e incluye un plan por escrito.",
    keywords: ["acné", "caída del cabello", "manchas"],
    phone: "2222345678",
    whatsapp: "2221098765",
    social: { instagram: "https://www.instagram.com/dra.paulaserrano", website: "https://paulaserrano.example.mx" },
    address: "Av. Juárez 2510, La Paz",
    coordinates: { lat: 19.05266, lng: -98.21905 },
    license: "8123456",
    pricing: "$900 a $1,400 MXN",
    published: true,
  },
  {
    ...PUEBLA,
    category: "nutriologos",
    subcategory: "nutricion-deportiva",
    name: "Nutrióloga Inés Robles",
    description:
      "Planes de alimentación para quienes corren, levantan pesas o entrenan por su cuenta. Incluye medición de composición corporal y seguimiento por WhatsApp.",
    keywords: ["composición corporal", "plan para corredores"],
    whatsapp: "2223456780",
    address: "Blvd. del Niño Poblano 2901, Angelópolis",
    license: "9345671",
    pricing: "$600 a $850 MXN",
    published: true,
  },
  {
    ...PUEBLA,
    category: "psicologos",
    subcategory: "terapia-de-pareja",
    name: "Mtro. Andrés Luna, psicoterapia",
    description: "Terapia individual y de pareja, en consultorio o por videollamada.",
    whatsapp: "2224567801",
    license: "7456123",
    pricing: "$700 MXN por sesión",
  },
];

export async function seedDiscovery(ctx: TenantCtx): Promise<void> {
  for (const row of STORY) {
    const discoveryBusiness = discoveryBusinesses.New.parse({ ...row, businessId: ctx.businessId });
    await createDiscoveryBusiness(ctx, { body: { discoveryBusiness } });
  }
}
