// The row of an appointment with its names, its debt and what this person may do with it.
import type { Due } from "@mostrador/domain/money/charges/schema.ts";
import type { AgendaEntry } from "@mostrador/domain/scheduling/appointments/schema.ts";
import { chargeLabel, restOf } from "../../features/money/charges/index.ts";
import type { Desk } from "../../features/scheduling/appointments/desk.ts";
import { AppointmentRow } from "../../features/scheduling/appointments/today/appointment-row.tsx";

export type DeskRowProps = {
  entry: AgendaEntry;
  desk: Desk;
  /** By appointment; empty for people who may not see money. */
  dues: ReadonlyMap<string, Due>;
  mayEdit: boolean;
  mayChat: boolean;
  onMove: (entry: AgendaEntry) => void;
  /** Null: this person may not charge. */
  charge: ((of: { appointmentId: string }) => void) | null;
  note?: string;
  isNow?: boolean;
  mayArrive?: boolean;
};

export function DeskRow(props: DeskRowProps) {
  const { entry, desk, dues, mayEdit, mayChat, onMove, charge, ...look } = props;
  const nameIn = (list: readonly { _id: string; name: string }[], id: string) =>
    list.find((one) => one._id === id)?.name ?? "";
  const due = dues.get(entry._id);
  const rest = due && restOf(due);
  const { _id: appointmentId } = entry;
  return (
    <AppointmentRow
      {...look}
      entry={entry}
      about={[
        ...[entry.serviceName, nameIn(desk.specialists, entry.specialistId)],
        desk.branches.length > 1 ? nameIn(desk.branches, entry.branchId) : "",
      ]}
      color={desk.specialists.find((one) => one._id === entry.specialistId)?.colorHex}
      actions={{
        ...{ mayEdit, mayChat, onMove },
        charge:
          charge && rest !== undefined && rest !== 0
            ? { label: chargeLabel(due?.owed ?? null), act: () => charge({ appointmentId }) }
            : null,
      }}
    />
  );
}

/** An attended appointment that is not paid. */
export function isOwing(due: Due | undefined): boolean {
  return due !== undefined && restOf(due) !== 0;
}
