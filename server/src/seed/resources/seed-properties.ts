// What the salon lets to others: a cabin, a chair, and a shop that is taken.
import { properties } from "@mostrador/domain/catalog/properties/resource.ts";
import type { TenantCtx } from "../../kernel/context.ts";
import { propertyActions } from "../../modules/catalog/properties/index.ts";
import type { Parts } from "../demo-business.ts";
import { keepPicture } from "./keep-picture.ts";
import { cabin, chair, shop } from "./things.ts";

const STORY = [
  {
    customId: "CABINA1",
    name: "Cabina para spa o depilación",
    description:
      "Cabina cerrada de 9 m² dentro del salón, con lavabo, camilla y aire acondicionado. Incluye luz, agua, internet y recepción. Contrato desde tres meses.",
    location: "Av. Juárez 2510, La Paz, Puebla",
    price: "$6,500 MXN al mes",
    pictures: [cabin([232, 222, 210]), cabin([206, 218, 210])],
  },
  {
    customId: "SILLON2",
    name: "Sillón de estilista en renta",
    description: "Sillón, espejo y carrito propios. Traes a tus clientes y usas el área de lavado y el café.",
    location: "Blvd. del Niño Poblano 2901, Angelópolis, Puebla",
    price: "$900 MXN por semana",
    pictures: [chair([228, 214, 208], [120, 76, 92])],
  },
  {
    name: "Local equipado en traspaso",
    description: "Local de 60 m² con cuatro sillones, dos lavacabezas y bodega, a una calle del Zócalo de Cholula.",
    location: "4 Poniente 105, San Pedro Cholula, Puebla",
    price: "$380,000 MXN de traspaso",
    available: false,
    pictures: [shop([238, 230, 216]), chair([214, 220, 226], [70, 96, 116])],
  },
];

export async function seedProperties(ctx: TenantCtx, parts: Parts): Promise<void> {
  const { businessId } = ctx;
  for (const { pictures, ...about } of STORY) {
    const images: string[] = [];
    for (const bytes of pictures) images.push(await keepPicture(ctx, parts, bytes));
    const property = properties.New.parse({ ...about, images, businessId });
    await propertyActions.create(ctx, { body: { property } });
  }
}
