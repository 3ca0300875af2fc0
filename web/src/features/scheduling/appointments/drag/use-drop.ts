import { addDays } from "@mostrador/domain/kit/calendar.ts";
import { instantOf, isoAt } from "@mostrador/domain/kit/time.ts";
import type { AgendaEntry } from "@mostrador/domain/scheduling/appointments/schema.ts";
import { useToast } from "../../../../ui/state/toast.ts";
import { clock } from "../clock.ts";
import type { AskOutsideHours } from "../entry/outside-hours.tsx";
import type { Column } from "../grid/columns.ts";
import type { Segment } from "../grid/segments.ts";
import type { MoveChoice } from "../together/use-move-choice.tsx";
import type { Ghost } from "./places.ts";
import { useMove } from "./use-move.ts";

type Options = {
  columns: readonly Column[];
  /** The zone of an entry's branch: columns may belong to several. */
  zoneOf: (branchId: string) => string;
  ask: AskOutsideHours;
  askMove: (entry: AgendaEntry) => Promise<MoveChoice>;
};

const OTHER_BRANCH = "Ese especialista es de otra sucursal. Para cambiarla, abre la cita y edítala.";

/** Converts a place in the grid to the times and person for the server. Returns whether it stays there. */
export function useDrop({ columns, zoneOf, ask, askMove }: Options) {
  const move = useMove(ask, askMove);
  const toast = useToast();
  return async ({ entry }: Segment, ghost: Ghost): Promise<boolean> => {
    const column = columns[ghost.column];
    if (!column) return false;
    const zone = zoneOf(entry.branchId);
    const branchId = column.specialist?.branchId;
    if (branchId && column.specialist?._id !== entry.specialistId && branchId !== entry.branchId) {
      toast.error(OTHER_BRANCH);
      return false;
    }
    const at = (minute: number) =>
      isoAt(zone, instantOf(zone, addDays(column.day, Math.floor(minute / 1440)), clock(minute)));
    const place = {
      start: at(ghost.from),
      end: at(ghost.to),
      specialistId: column.specialist?._id ?? entry.specialistId,
    };
    const isSame = place.start === entry.start && place.end === entry.end && place.specialistId === entry.specialistId;
    return isSame || move(entry, place, zone);
  };
}
