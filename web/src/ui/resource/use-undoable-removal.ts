// A delete of one thing, outside the pages of resources: gone from the screen at once, carried out when the notice that
// offers the way back is over. What fails comes back, and says why.
import { sayError } from "../state/say-error.ts";
import { useToast } from "../state/toast.ts";
import { removalQueue } from "./removal-queue.ts";

/** `said`: 'Se eliminó a Ana López'; `besides`: other rows that go with it. */
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
