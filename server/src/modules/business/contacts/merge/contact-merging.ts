// The calls that merge contacts of one person, bound for the module of contacts.
import * as routes from "@mostrador/domain/business/contacts/merge/routes.ts";
import { NO_CONTACT } from "@mostrador/domain/business/contacts/schema.ts";
import { notFound } from "@mostrador/domain/kit/domain-error.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import { transact } from "../../../../kernel/db/transaction.ts";
import { bind, type Call } from "../../../../kernel/http/registry.ts";
import type { Module } from "../../../../kernel/module.ts";
import { readContact } from "../contact.store.ts";
import { keepApart, listDuplicates } from "./duplicates.ts";
import { readMergesOf } from "./merge.store.ts";
import { mergeContacts } from "./merge-contacts.ts";
import { onMergeOver } from "./on-merge-over.ts";
import { presentMerge, UNDO_MS } from "./present-merge.ts";
import { undoMerge } from "./undo-merge.ts";

export const contactMerging = {
  routes: [
    bind(routes.listDuplicates, listDuplicates),
    bind(routes.keepApart, keepApart),
    bind(routes.mergeContacts, mergeContacts),
    bind(routes.undoMerge, undoMerge),
    bind(routes.listMerges, listMerges),
  ],
  subscribers: [onMergeOver],
} satisfies Module;

/** The merges that can still be undone. */
function listMerges(ctx: TenantCtx, { params: { id } }: Call<typeof routes.listMerges>) {
  return transact(ctx, async (tx) => {
    if (!(await readContact(tx, id))) throw notFound(NO_CONTACT);
    const rows = await readMergesOf(tx, id, new Date(ctx.now - UNDO_MS));
    return { data: rows.map(presentMerge) };
  });
}
