// What is created or edited over the agenda, and its first place.
import type { Branch } from "@mostrador/domain/business/branches/resource.ts";
import type { Day } from "@mostrador/domain/kit/calendar.ts";
import type { AgendaEntry } from "@mostrador/domain/scheduling/appointments/schema.ts";
import { startTransition, useEffect, useEffectEvent, useState } from "react";
import type { AddressChange, AgendaAddress } from "../agenda-address.ts";
import type { Draft } from "../booking/appointment-values.ts";
import { nextFreeHour } from "../booking/next-hour.ts";
import type { Column, Person } from "../grid/columns.ts";
import type { View } from "../view/views.ts";
import type { OpenDialog } from "./agenda-dialogs.tsx";

/** The place in the grid, in minutes of that column's day. */
type Ghost = { column: number; from: number; to: number };
type AgendaState = {
  branch: Branch;
  isAll: boolean;
  columns: readonly Column[];
  people: readonly Person[];
  entries: readonly AgendaEntry[];
  day: Day;
  today: Day;
  /** Minutes of today. */
  now: number;
  address: AgendaAddress;
  go: (change: AddressChange) => void;
  mayBook: boolean;
  mayBlock: boolean;
};

export function useOpened(known: AgendaState) {
  const { branch, isAll, columns, people, entries, day, today, now, address, go, mayBook, mayBlock } = known;
  const [opened, setOpened] = useState<OpenDialog>(null);
  const { begun, view: shownView } = address;
  const draftOf = (ghost: Ghost): Draft => {
    const column = columns[ghost.column];
    const person = column?.specialist ?? (people.length === 1 ? people[0] : undefined);
    const branchId = (isAll && person?.branchId) || branch._id;
    return { day: column?.day ?? day, from: ghost.from, to: ghost.to, branchId, specialistId: person?._id ?? null };
  };
  // The form is large: react to the touch first, then render it.
  const place = (draft: Draft) =>
    startTransition(() =>
      setOpened((before) => {
        // A form next to the agenda follows touches of the agenda.
        if (before?.kind === "book" || before?.kind === "edit") return { ...before, moved: draft };
        return { kind: mayBook ? "book" : "block", draft };
      }),
    );
  const nextFree = (view: View = shownView, from: Day = day) => {
    const { specialistId } = draftOf({ column: 0, from: 0, to: 0 });
    return nextFreeHour({ day: from, today, now, branch, view, specialistId, entries, people });
  };
  const arrive = useEffectEvent(() => {
    if (begun && (begun === "book" ? mayBook : mayBlock))
      setOpened({ kind: begun, draft: { ...nextFree(), clientId: address.clientId } });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once each time that an address asks for it
  useEffect(() => arrive(), [begun]);
  const open = (next: OpenDialog) => {
    setOpened(next);
    if (!next && begun) go({ begun: null });
  };
  return { opened, open, draftOf, place, nextFree };
}
