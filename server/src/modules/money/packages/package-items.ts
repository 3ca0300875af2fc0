// The packages on sale, as an assistant shows them.
import { bareItem, type CatalogueItem } from "@mostrador/domain/business/contacts/catalogue-item/schema.ts";
import { sayPesos } from "@mostrador/domain/kit/words/say-pesos.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import { readTogether } from "../../../kernel/db/transaction.ts";
import { readOnSale } from "./on-sale.store.ts";

export async function packageItems(ctx: TenantCtx): Promise<CatalogueItem[]> {
  const rows = await readTogether(ctx, readOnSale);
  return rows.map(({ id, name, price, sessions, valid_days: days, service_names: names }) => ({
    ...bareItem("package", id, name),
    price: Number(price) > 0 ? sayPesos(Number(price)) : "",
    sessions,
    place: names.join(", "),
    unit: days === null ? "" : days === 1 ? "1 día" : `${days} días`,
  }));
}
