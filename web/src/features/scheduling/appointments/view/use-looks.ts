// How entries look: their colour by person (unless they have their own) or by state, and their person when the column
// does not show it.
import { APPOINTMENT_COLOR } from "@mostrador/domain/scheduling/appointments/status.ts";
import { useCallback, useMemo } from "react";
import type { AgendaAddress } from "../agenda-address.ts";
import type { Desk } from "../desk.ts";
import type { Segment } from "../grid/segments.ts";
import { STATUS_LOOK } from "../status-look.ts";

/** `showsPeople`: columns contain all people, so each entry names its person. */
export function useLooks(desk: Desk, colorBy: AgendaAddress["colorBy"], showsPeople: boolean) {
  const people = useMemo(() => new Map(desk.specialists.map((one) => [one._id, one])), [desk.specialists]);
  const colorOf = useCallback(
    ({ entry }: Pick<Segment, "entry">) => {
      if (colorBy === "status") return `var(--tone-${STATUS_LOOK[entry.status].tone})`;
      const isOwn = entry.status === "block" || entry.colorHex.toLowerCase() !== APPOINTMENT_COLOR;
      return isOwn ? entry.colorHex : (people.get(entry.specialistId)?.colorHex ?? entry.colorHex);
    },
    [colorBy, people],
  );
  const personOf = useCallback(
    ({ entry }: Pick<Segment, "entry">) => (showsPeople ? (people.get(entry.specialistId)?.name ?? "") : ""),
    [people, showsPeople],
  );
  return { colorOf, personOf };
}
