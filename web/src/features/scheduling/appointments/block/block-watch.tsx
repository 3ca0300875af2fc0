// Shows what a block would cover while it is edited; a ghost in the agenda shows its place (contract/agenda#visits).

import { type Day, minutesOf } from "@mostrador/domain/kit/calendar.ts";
import { whoComes } from "@mostrador/domain/scheduling/appointments/attendee.ts";
import type { AgendaEntry } from "@mostrador/domain/scheduling/appointments/schema.ts";
import { holdsPlace } from "@mostrador/domain/scheduling/appointments/status.ts";
import { useEffect, useEffectEvent } from "react";
import { useFormValue } from "../../../../ui/form/use-form-values.ts";
import { Notice } from "../../../../ui/state/notice.tsx";
import type { WatchedPlace } from "../booking/place-watch.tsx";
import type { Desk } from "../desk.ts";
import { whenText } from "../entry/when-text.ts";

type Props = { desk: Desk; entries: readonly AgendaEntry[]; onPlace: (watched: WatchedPlace) => void };

export function BlockWatch({ desk, entries, onPlace }: Props) {
  const branchId = useFormValue<string | null>("branchId");
  const one = useFormValue<string | null>("specialistId");
  const many = useFormValue<string[] | undefined>("specialists") ?? [];
  const [day, endDay] = [useFormValue<Day | null>("day"), useFormValue<Day | null>("endDay")];
  const [start, end] = [useFormValue<string>("start"), useFormValue<string>("end")];
  const people = one ? [one] : many;
  const [from, to] = [`${day}T${start}`, `${endDay}T${end}`];
  // Both are local hours of the branch, so they can be compared as text.
  const covered = entries.find(
    (entry) =>
      holds(entry) &&
      people.includes(entry.specialistId ?? "") &&
      localText(entry.start, -entry.minutesBefore) < to &&
      from < localText(entry.end, entry.minutesAfter),
  );
  const who = desk.specialists.find(({ _id }) => _id === covered?.specialistId)?.name ?? "El especialista";
  const text = covered && `${who} atiende a ${whoComes(covered) || "otra persona"}: ${whenText(covered)}.`;
  const place = day &&
    endDay &&
    branchId &&
    from < to && {
      ...{ day, branchId, specialistId: covered?.specialistId ?? people[0] ?? null },
      from: minutesOf(start),
      to: endDay > day ? 24 * 60 : minutesOf(end),
    };
  const watched = place ? { place, problem: text ? { text, short: "Ocupado", isFinal: true } : null } : null;
  const tell = useEffectEvent(onPlace);
  const said = JSON.stringify(watched);
  // biome-ignore lint/correctness/useExhaustiveDependencies: reported once for each place and its problem
  useEffect(() => tell(watched), [said]);
  useEffect(() => () => tell(null), []);
  return <div role="status">{text && <Notice tone="error">{`${text} Muévela o cancélala primero.`}</Notice>}</div>;
}

/** The local time on the wire, some minutes later. */
function localText(iso: string, minutes: number): string {
  if (!minutes) return iso.slice(0, 16);
  return new Date(Date.parse(`${iso.slice(0, 16)}Z`) + minutes * 60_000).toISOString().slice(0, 16);
}

function holds({ status }: AgendaEntry): boolean {
  return status !== "block" && holdsPlace(status);
}
