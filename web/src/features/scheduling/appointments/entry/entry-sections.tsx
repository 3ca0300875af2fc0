// What hangs on an appointment besides itself: what can be done with it, what was paid, what was used up, who did what. Each
// is a line here; a capability that shows something of an appointment adds its own.
import { zoneOf } from "../desk.ts";
import { EntryActions } from "./entry-actions.tsx";
import { EntryHistory } from "./entry-history.tsx";
import { EntryMoney } from "./entry-money.tsx";
import type { SectionProps } from "./entry-section.tsx";
import { EntryStock } from "./entry-stock.tsx";

export function EntrySections({ entry, desk }: SectionProps) {
  const zone = zoneOf(desk, entry.branchId);
  return (
    <>
      <EntryActions entry={entry} desk={desk} />
      <EntryMoney entry={entry} zone={zone} />
      <EntryStock entry={entry} zone={zone} />
      <EntryHistory appointmentId={entry._id} zone={zone} />
    </>
  );
}
