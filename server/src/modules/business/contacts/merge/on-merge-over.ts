// Runs when a merge can no longer be undone: the merged row keeps only its number and its channel ids, which lead to
// the kept contact. All other personal data is deleted (D-16.5).
import { MergeOver } from "@mostrador/domain/business/contacts/merge/schema.ts";
import { transact } from "../../../../kernel/db/transaction.ts";
import { on } from "../../../../kernel/queue/queue.ts";
import { updateContact } from "../contact.store.ts";
import { NOTHING_KNOWN } from "../delete/delete-contact.ts";
import { deleteMerge, lockBoth, lockMerge } from "./merge.store.ts";

export const onMergeOver = on(
  MergeOver,
  { name: "forget-merge", title: "Olvidar una unión de contactos" },
  async (ctx, { mergeId }) => {
    await transact(ctx, async (tx) => {
      const merge = await lockMerge(tx, mergeId);
      if (!merge) return;
      await deleteMerge(tx, mergeId);
      const [gone] = merge.undone_at ? [] : await lockBoth(tx, [merge.gone_id]);
      if (!gone?.merged_into) return;
      const { phone, wa_user_id, instagram_account_id, messenger_id } = gone;
      await updateContact(tx, gone.id, { ...NOTHING_KNOWN, phone, wa_user_id, instagram_account_id, messenger_id });
    });
  },
);
