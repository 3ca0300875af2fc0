// The categories that a business adds to the default ones, from the form of movements.
import { knownCategory, withCategory, withoutCategory } from "@mostrador/domain/money/finance/category.ts";
import type {
  addCategory as addRoute,
  deleteCategory as deleteRoute,
  listCategories as listRoute,
} from "@mostrador/domain/money/finance/routes.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import { readTogether, transact } from "../../../kernel/db/transaction.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import type { Call } from "../../../kernel/http/registry.ts";
import { changeMoneyCategories, readMoneyCategories } from "../../business/businesses/index.ts";

export async function listCategories(ctx: TenantCtx, _call: Call<typeof listRoute>) {
  return { data: await readTogether(ctx, readMoneyCategories) };
}

export async function addCategory(ctx: TenantCtx, { body }: Call<typeof addRoute>) {
  const data = await transact(ctx, (tx) => changeMoneyCategories(tx, ctx, (own) => withCategory(own, body.name)));
  return { data, message: "Categoría agregada correctamente" };
}

export async function deleteCategory(ctx: TenantCtx, { query }: Call<typeof deleteRoute>) {
  const data = await transact(ctx, (tx) => changeMoneyCategories(tx, ctx, (own) => withoutCategory(own, query.name)));
  return { data, message: "Categoría eliminada correctamente" };
}

/** The stored word of a movement's category. A new one joins those of the business, so that forms and filters offer it. */
export async function storedCategory(tx: Tx, ctx: TenantCtx, written: string): Promise<string> {
  const known = knownCategory(await readMoneyCategories(tx), written);
  if (known !== undefined) return known;
  const own = await changeMoneyCategories(tx, ctx, (now) =>
    knownCategory(now, written) === undefined ? withCategory(now, written) : now,
  );
  return knownCategory(own, written) ?? written;
}
