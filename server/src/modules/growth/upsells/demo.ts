// The salon's upsells: care for the colour after a visit, and a welcome after the first one.
import { type NewUpsell, upsells } from "@mostrador/domain/growth/upsells/resource.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import { upsellActions } from "./upsell.ts";

const STORY: readonly Partial<NewUpsell>[] = [
  {
    message:
      "Hola {{nombre}}, ¿cómo te fue con tu {{servicio}}? Esta semana tenemos 10 % de descuento en tratamientos de hidratación.",
    delay: 3,
    timeUnit: "days",
    delayReference: "assisted",
    whenToSend: "lastEvent",
  },
  {
    message:
      "Hola {{nombre}}, gracias por tu primera visita a {{negocio}}. Si recomiendas a una amiga, las dos reciben un regalo.",
    delay: 2,
    timeUnit: "hours",
    delayReference: "assisted_first_time",
    whenToSend: "always",
  },
];

export async function seedUpsells(ctx: TenantCtx): Promise<void> {
  for (const row of STORY) {
    const upsell = upsells.New.parse({ ...row, businessId: ctx.businessId });
    await upsellActions.create(ctx, { body: { upsell } });
  }
}
