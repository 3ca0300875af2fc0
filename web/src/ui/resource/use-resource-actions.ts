// Archive, restore and delete, for one or many, each with undo. Archiving runs at once and undo restores; a delete
// waits until its notice is gone.
import { sayError } from "../state/say-error.ts";
import { useToast } from "../state/toast.ts";
import { removalQueue } from "./removal-queue.ts";
import type { ResourceData, ResourceOutcome, ResourceRow } from "./resource-data.ts";
import { resourceWords } from "./resource-words.ts";

export function useResourceActions<Row extends ResourceRow>(data: ResourceData<Row>, labelOf: (row: Row) => string) {
  const toast = useToast();
  const words = resourceWords(data.noun);
  const sayFailed = (outcomes: readonly ResourceOutcome[]) => {
    const failed = outcomes.filter(({ error }) => error);
    const why = sayError(failed[0]?.error);
    if (failed.length > 0) toast.error(outcomes.length === 1 ? why : words.failed(failed.length, why));
  };
  const archive = async (rows: readonly Row[], wanted: boolean) => {
    const outcomes = await data.archive(idsOf(rows), wanted);
    sayFailed(outcomes);
    const done = rows.filter(({ _id }) => outcomes.some(({ id, error }) => id === _id && !error));
    if (done.length === 0) return;
    const said = wanted ? words.archived : words.unarchived;
    const goBack = () => void data.archive(idsOf(done), !wanted).then(sayFailed);
    toast.undo(said(done.map(labelOf)), goBack);
  };
  const remove = (rows: readonly Row[]) => {
    const ids = idsOf(rows);
    const undo = removalQueue.begin(ids, async () => {
      const outcomes = await data.remove(ids);
      sayFailed(outcomes);
      const kept = outcomes.filter(({ isArchived }) => isArchived);
      if (kept.length > 0) toast.info(ids.length === 1 ? (kept[0]?.message ?? "") : words.archivedInstead(kept.length));
    });
    const isOver = () => undo() || toast.info("Ya se había eliminado.");
    toast.undo(words.removed(rows.map(labelOf)), isOver, { firm: true });
  };
  return { archive, remove };
}

function idsOf(rows: readonly ResourceRow[]): string[] {
  return rows.map(({ _id }) => _id);
}
