// The salon's resources to send: a few pictures of the place, uploaded and registered as its owner would.
import { resources } from "@mostrador/domain/catalog/resources/resource.ts";
import type { TenantCtx } from "../../kernel/context.ts";
import { resourceItemActions } from "../../modules/catalog/resources/index.ts";
import type { Parts } from "../demo-business.ts";
import { keepPicture } from "./keep-picture.ts";
import { picture } from "./picture.ts";

type Item = { bytes: Buffer; description: string; caption?: string };

const STORY: { name: string; usage: string; customId?: string; items: Item[] }[] = [
  {
    name: "Fotos del salón",
    usage: "IAAssistantResource",
    items: [
      {
        bytes: picture([64, 48, 92], [214, 142, 126], [255, 224, 178]),
        description: "Recepción de la sucursal Centro",
        caption: "Así nos encuentras sobre la 4 Oriente.",
      },
      { bytes: picture([24, 78, 92], [150, 206, 190], [255, 246, 214]), description: "Sala de color" },
    ],
  },
  {
    name: "Antes y después: tinte",
    usage: "static",
    customId: "TINTE-01",
    items: [{ bytes: picture([92, 44, 36], [222, 168, 104], [255, 236, 190]), description: "Tinte cobrizo, tono 7.4" }],
  },
  {
    name: "Promoción de fin de año",
    usage: "massiveCampaign",
    items: [
      {
        bytes: picture([20, 24, 56], [104, 62, 140], [255, 214, 102]),
        description: "20 % en color",
        caption: "Del 1 al 20 de diciembre, 20 % de descuento en tinte y luces.",
      },
    ],
  },
];

export async function seedResources(ctx: TenantCtx, parts: Parts): Promise<void> {
  for (const { items, ...about } of STORY) {
    const stored = [];
    for (const { bytes, ...said } of items) stored.push({ ...said, url: await keepPicture(ctx, parts, bytes) });
    const resource = resources.New.parse({ ...about, items: stored, businessId: ctx.businessId });
    await resourceItemActions.create(ctx, { body: { resource } });
  }
}
