// Bloquear horario, new or edited: a new one creates a block for each chosen person, for some hours or a holiday. An
// existing one can also be deleted.
import type { Day } from "@mostrador/domain/kit/calendar.ts";
import type { AgendaEntry, NewBlock } from "@mostrador/domain/scheduling/appointments/schema.ts";
import Button from "@mui/material/Button";
import { useRef, useState } from "react";
import { useActiveBusiness } from "../../../../lib/session/active-business.ts";
import { FormDialog } from "../../../../ui/dialog/form-dialog.tsx";
import { sayError } from "../../../../ui/state/say-error.ts";
import { useToast } from "../../../../ui/state/toast.ts";
import { useCreateBlocks, useEditBlock } from "../api.ts";
import type { Draft } from "../booking/appointment-values.ts";
import type { WatchedPlace } from "../booking/place-watch.tsx";
import { type Desk, zoneOf } from "../desk.ts";
import { localPart } from "../grid/segments.ts";
import { BlockFields } from "./block-fields.tsx";
import { blockShape, blockValues, editOf, newBlockValues } from "./block-values.ts";
import { BlockWatch } from "./block-watch.tsx";
import { useRemoveBlock } from "./remove-block.ts";

type Props = {
  desk: Desk;
  /** The block to edit, or the touched place of the agenda. */
  target: AgendaEntry | Draft;
  /** The loaded days around it. */
  entries: readonly AgendaEntry[];
  onPlace: (watched: WatchedPlace) => void;
  mayDelete: boolean;
  /** `savedDay`: its day after the save. */
  onClose: (savedDay: Day | null) => void;
};

export function BlockDialog({ desk, target, entries, onPlace, mayDelete, onClose }: Props) {
  const entry = "_id" in target ? target : null;
  const { businessId } = useActiveBusiness();
  const savedDay = useRef<Day | null>(null);
  const close = () => onClose(savedDay.current);
  const save = useSave(entry);
  const toast = useToast();
  const remove = useRemoveBlock();
  const [isRemoving, setIsRemoving] = useState(false);
  const takeAway = (block: AgendaEntry) => {
    setIsRemoving(true);
    remove(block).then(
      () => onClose(null),
      (reason: unknown) => {
        setIsRemoving(false);
        toast.error(sayError(reason));
      },
    );
  };
  return (
    <FormDialog<NewBlock>
      open
      onClose={close}
      title={entry ? "Editar bloqueo" : "Bloquear horario"}
      schema={blockShape(businessId ?? "", (branchId) => zoneOf(desk, branchId), entry !== null)}
      defaultValues={entry ? blockValues(entry) : newBlockValues(target as Draft, onlyOne(desk, target.branchId))}
      {...(entry && { draftKey: `block:${entry._id}` })}
      errorRoot="block"
      submitLabel={entry ? "Guardar" : "Bloquear"}
      savingLabel={entry ? "Guardando..." : "Bloqueando..."}
      aside={
        entry &&
        mayDelete && (
          <Button variant="text" color="error" disabled={isRemoving} onClick={() => takeAway(entry)}>
            Eliminar
          </Button>
        )
      }
      onSubmit={async (block) => {
        toast.success(await save(block));
        savedDay.current = localPart(block.start).day;
      }}
    >
      <BlockFields desk={desk} isEdit={entry !== null} />
      <BlockWatch desk={desk} entries={entries} onPlace={onPlace} />
    </FormDialog>
  );
}

function useSave(entry: AgendaEntry | null) {
  const create = useCreateBlocks();
  const edit = useEditBlock();
  return async (block: NewBlock): Promise<string> => {
    const { message } = entry
      ? await edit.mutateAsync({ params: { id: entry._id }, body: { block: editOf(block, entry.updatedAt) } })
      : await create.mutateAsync({ body: { block } });
    return message;
  };
}

function onlyOne(desk: Desk, branchId: string): string | undefined {
  const people = desk.specialists.filter((one) => !one.isArchived && one.branchId === branchId);
  return people.length === 1 ? people[0]?._id : undefined;
}
