// Deletes what other capabilities keep of a deleted contact (D-16.5). Merging needs no line here: rows that reference a
// contact follow by their foreign keys (`call names_contact`).
import { ContactDeleted } from "@mostrador/domain/business/contacts/schema.ts";
import type { LiveEvent } from "@mostrador/domain/kit/live-event.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import { namedTable } from "../../../../kernel/db/sql.ts";
import { transact } from "../../../../kernel/db/transaction.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { announce } from "../../../../kernel/live/announce.ts";
import { on, type Work } from "../../../../kernel/queue/queue.ts";

/** Returns the ids of the rows that were changed or deleted. */
type Forget = (tx: Tx, contactId: string, at: Date, ctx: TenantCtx) => Promise<readonly string[]>;

/** `changed`: the event for open screens, with the field that holds the id. */
export function forgetWithContact<Field extends string>(
  work: Work,
  forget: Forget,
  changed: { event: LiveEvent<Record<Field, string>>; field: Field },
) {
  return on(ContactDeleted, work, (ctx, { contactId }) =>
    transact(ctx, async (tx) => {
      const { event, field } = changed;
      for (const id of await forget(tx, contactId, new Date(ctx.now), ctx))
        await announce(tx, ctx, event, { [field]: id } as Record<Field, string>);
    }),
  );
}

/** The same for rows that only link a contact to something: those with its `contact_id` are deleted. */
export function forgetRowsWithContact(work: Work, ...tables: readonly string[]) {
  return on(ContactDeleted, work, (ctx, { contactId }) =>
    transact(ctx, async (tx) => {
      for (const table of tables) await tx.count(namedTable.deleteFrom(table).where("contact_id", "=", contactId));
    }),
  );
}
