// What the salon lets to others: a cabin, a chair, and a shop that is taken.
import { properties } from "@mostrador/domain/catalog/properties/resource.ts";
import type { TenantCtx } from "../../kernel/context.ts";
import { propertyActions } from "../../modules/catalog/properties/index.ts";

const STORY = [
  {
    customId: "CABINA1",
    name: "Cabina para spa o depilación",
    description:
      "Cabina cerrada de 9 m² dentro del salón, con lavabo, camilla y aire acondicionado. Incluye luz, agua, internet y recepción. Contrato desde tres meses.",
    location: "Av. Juárez 2510, La Paz, Puebla",
    price: "$6,500 MXN al mes",
  },
  {
    customId: "SILLON2",
    name: "Sillón de estilista en renta",
    description: "Sillón, espejo y carrito propios. Traes a tus clientes y usas el área de lavado y el café.",
    location: "Blvd. del Niño Poblano 2901, Angelópolis, Puebla",
    price: "$900 MXN por semana",
  },
  {
    name: "Local equipado en traspaso",
    description: "Local de 60 m² con cuatro sillones, dos lavacabezas y bodega, a una calle del Zócalo de Cholula.",
    location: "4 Poniente 105, San Pedro Cholula, Puebla",
    price: "$380,000 MXN de traspaso",
    available: false,
  },
];

export async function seedProperties(ctx: TenantCtx): Promise<void> {
  for (const property of STORY) {
    const { businessId } = ctx;
    await propertyActions.create(ctx, { body: { property: properties.New.parse({ ...property, businessId }) } });
  }
}
