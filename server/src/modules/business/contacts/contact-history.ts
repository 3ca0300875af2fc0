import type { contactHistory as route } from "@mostrador/domain/business/contacts/routes.ts";
import { NO_CONTACT } from "@mostrador/domain/business/contacts/schema.ts";
import { notFound } from "@mostrador/domain/kit/domain-error.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import { readTogether } from "../../../kernel/db/transaction.ts";
import type { Call } from "../../../kernel/http/registry.ts";
import { auditPage } from "../../ground/identity/index.ts";
import { readContact } from "./contact.store.ts";

/** Who changed what of a contact, as the log of the business has it. */
export async function contactHistory(ctx: TenantCtx, { params, query }: Call<typeof route>) {
  const [row, data] = await Promise.all([
    readTogether(ctx, (tx) => readContact(tx, params.id)),
    auditPage(ctx, { ...query, subjectId: params.id }),
  ]);
  if (!row) throw notFound(NO_CONTACT);
  return { data };
}
