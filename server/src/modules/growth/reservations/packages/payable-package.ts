// What payments ask about a package that is sold online. Its client hears when its sessions are there.
import { sayTheDay } from "@mostrador/domain/kit/words/say-date.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { businessToday } from "../../../business/businesses/index.ts";
import { type BegunSale, holdSale, moneyMoved } from "../../../money/packages/index.ts";
import type { payableSale } from "../../../scheduling/payments/index.ts";
import { writeToContact } from "../reach-contact.ts";

export const payablePackage: Parameters<typeof payableSale.fill>[0] = {
  kind: "package",
  hold: holdSale,
  async moneyMoved(tx, ctx, saleId) {
    const begun = await moneyMoved(tx, ctx, saleId);
    if (begun) await tell(tx, ctx, saleId, begun);
  },
};

async function tell(tx: Tx, ctx: TenantCtx, saleId: string, { contactId, name, sessions, expiresOn }: BegunSale) {
  const count = sessions === 1 ? "Tienes 1 sesión" : `Tienes ${sessions} sesiones`;
  const until = expiresOn ? `, hasta ${sayTheDay(expiresOn, await businessToday(ctx))}` : "";
  const text = `Recibimos tu pago del paquete ${name}. ${count}${until}. Se descuentan solas cuando vienes a tus citas.`;
  await writeToContact(tx, ctx, contactId, { text, key: `package-paid:${saleId}` });
}
