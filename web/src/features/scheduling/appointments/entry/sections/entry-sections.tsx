// The further sections of an appointment: actions, payments, consumption, history. Other capabilities add theirs in
// `in-appointment.ts`.
import { zoneOf } from "../../desk.ts";
import { EntryActions } from "../entry-actions.tsx";
import { EntryFacilities } from "../facilities/entry-facilities.tsx";
import { EntryHistory } from "./entry-history.tsx";
import { EntryMoney } from "./entry-money.tsx";
import type { SectionProps } from "./entry-section.tsx";
import { EntryStock } from "./entry-stock.tsx";

export function EntrySections({ entry, desk }: SectionProps) {
  const zone = zoneOf(desk, entry.branchId);
  return (
    <>
      <EntryActions entry={entry} desk={desk} />
      <EntryFacilities entry={entry} />
      <EntryMoney entry={entry} zone={zone} />
      <EntryStock entry={entry} zone={zone} />
      <EntryHistory appointmentId={entry._id} zone={zone} />
    </>
  );
}
