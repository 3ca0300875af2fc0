import type { contactHistory as route } from "@mostrador/domain/business/contacts/routes.ts";
import { NO_CONTACT } from "@mostrador/domain/business/contacts/schema.ts";
import { notFound } from "@mostrador/domain/kit/domain-error.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import { readTogether } from "../../../kernel/db/transaction.ts";
import type { Call } from "../../../kernel/http/registry.ts";
import { auditPage } from "../../ground/identity/index.ts";
import { readContact } from "./contact.store.ts";
import { mergedInto } from "./merge/second-numbers.store.ts";

/** Who changed what of a contact and of the contacts merged into it, from the audit log. */
export async function contactHistory(ctx: TenantCtx, { params, query }: Call<typeof route>) {
  const [row, merged] = await readTogether(ctx, (tx) =>
    Promise.all([readContact(tx, params.id), mergedInto(tx, params.id)]),
  );
  if (!row) throw notFound(NO_CONTACT);
  return { data: await auditPage(ctx, { ...query, subjectIds: [params.id, ...merged] }) };
}
