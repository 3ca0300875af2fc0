// Deletes one thing outside resource pages: hidden at once, and deleted when the undo notice ends. A failure shows it
// again, with the reason.
import { sayError } from "../state/say-error.ts";
import { useToast } from "../state/toast.ts";
import { removalQueue } from "./removal-queue.ts";

/** `said`: 'Se eliminó a Ana López'; `besides`: other rows removed with it. */
type Removal = { id: string; besides?: readonly string[]; said: string; carryOut: () => Promise<unknown> };

export function useUndoableRemoval() {
  const toast = useToast();
  return ({ id, besides = [], said, carryOut }: Removal) => {
    const undo = removalQueue.begin([id, ...besides], () =>
      carryOut().catch((reason: unknown) => toast.error(sayError(reason))),
    );
    toast.undo(said, () => undo() || toast.info("Ya se había eliminado."), { firm: true });
  };
}
