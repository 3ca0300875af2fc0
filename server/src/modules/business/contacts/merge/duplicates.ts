// Contacts that may be one person: proposes pairs, or marks a pair as two people.
import type {
  keepApart as apartRoute,
  listDuplicates as listRoute,
} from "@mostrador/domain/business/contacts/merge/routes.ts";
import { invalid } from "@mostrador/domain/kit/domain-error.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import { transact } from "../../../../kernel/db/transaction.ts";
import type { Call } from "../../../../kernel/http/registry.ts";
import { readContacts } from "../contact.store.ts";
import { presentContact } from "../present-contact.ts";
import { deleteApart, readLikelyPairs, writeApart } from "./duplicates.store.ts";

/** How many are shown; the rest follow once these are decided. */
const SHOWN = 50;

export function listDuplicates(ctx: TenantCtx, _: Call<typeof listRoute>) {
  return transact(ctx, async (tx) => {
    const likely = await readLikelyPairs(tx, SHOWN);
    const ids = [...new Set(likely.flatMap(({ one, other }) => [one, other]))];
    const rows = ids.length > 0 ? await readContacts(tx, ids) : [];
    const byId = new Map(rows.map((row) => [row.id, presentContact(row)]));
    const pairs = likely.flatMap(({ one, other, reasons }) => {
      const contacts = [byId.get(one), byId.get(other)].filter((contact) => contact !== undefined);
      return contacts.length === 2 ? [{ contacts, reasons }] : [];
    });
    return { data: { pairs, total: likely[0]?.total ?? 0 } };
  });
}

export async function keepApart(ctx: TenantCtx, { body }: Call<typeof apartRoute>) {
  const { apart } = body;
  const [one, other] = [body.oneId.toLowerCase(), body.otherId.toLowerCase()].sort() as [string, string];
  if (one === other) throw invalid("otherId", "Elige dos contactos distintos");
  await transact(ctx, (tx) => (apart ? writeApart(tx, ctx.businessId, one, other) : deleteApart(tx, one, other)));
  return { data: null, message: apart ? "No se volverán a proponer." : "Se vuelven a proponer." };
}
