// What entries look like on this screen: their colour by who attends (unless they have one of their own) or by state, and
// whose they are where that is not said.
import { APPOINTMENT_COLOR } from "@mostrador/domain/scheduling/appointments/status.ts";
import { useCallback, useMemo } from "react";
import type { AgendaAddress } from "../agenda-address.ts";
import type { Desk } from "../desk.ts";
import type { Segment } from "../grid/segments.ts";
import { STATUS_LOOK } from "../status-look.ts";

/** `showsPeople`: columns are of everybody, so that each entry says whose it is. */
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
