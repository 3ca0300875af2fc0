// Deletes a block, and restores it on undo.
import type { AgendaEntry } from "@mostrador/domain/scheduling/appointments/schema.ts";
import { sayError } from "../../../../ui/state/say-error.ts";
import { useToast } from "../../../../ui/state/toast.ts";
import { useCreateBlocks, useDeleteBlock } from "../api.ts";

/** Throws a refusal. */
export function useRemoveBlock() {
  const remove = useDeleteBlock();
  const create = useCreateBlocks();
  const toast = useToast();
  const bringBack = async ({ title, start, end, branchId, businessId, specialistId, colorHex }: AgendaEntry) => {
    try {
      await create.mutateAsync({
        body: { block: { title, start, end, branchId, businessId, colorHex, specialists: [specialistId] } },
      });
    } catch (reason) {
      toast.error(sayError(reason));
    }
  };
  return async (entry: AgendaEntry): Promise<void> => {
    const { message } = await remove.mutateAsync({ params: { id: entry._id } });
    toast.undo(message, () => void bringBack(entry));
  };
}
