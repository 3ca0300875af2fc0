// What hangs on an appointment besides itself: what can be done with it, what was paid, what was used up, who did what. Each
// is a line here; a capability that shows something of an appointment adds its own.
import type { ComponentType } from "react";
import { Late, latePart } from "../../../../ui/state/late.tsx";
import { zoneOf } from "../desk.ts";
import { EntryActions } from "./entry-actions.tsx";
import { EntryHistory } from "./entry-history.tsx";
import { EntryMoney } from "./entry-money.tsx";
import type { SectionProps } from "./entry-section.tsx";
import { EntryStock } from "./entry-stock.tsx";

type Hung = { appointment: SectionProps["entry"] };
/** What capabilities above the agenda show of an appointment: their `in-appointment.tsx`. */
const ABOVE = Object.values(
  import.meta.glob<ComponentType<Hung>>("../../../*/*/in-appointment.tsx", { import: "InAppointment" }),
).map((load) => latePart<Hung>(load));

export function EntrySections({ entry, desk }: SectionProps) {
  const zone = zoneOf(desk, entry.branchId);
  return (
    <>
      <EntryActions entry={entry} desk={desk} />
      <EntryMoney entry={entry} zone={zone} />
      {ABOVE.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
        <Late key={index} part={part} props={{ appointment: entry }} waiting={null} failed={() => null} />
      ))}
      <EntryStock entry={entry} zone={zone} />
      <EntryHistory appointmentId={entry._id} zone={zone} />
    </>
  );
}
