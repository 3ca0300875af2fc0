// One open appointment or block: its data, its state and its actions.
import type { AgendaEntry } from "@mostrador/domain/scheduling/appointments/schema.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useContext, useState } from "react";
import { useMayCall } from "../../../../lib/session/active-business.ts";
import { Facts } from "../../../../ui/data/facts.tsx";
import { Dialog } from "../../../../ui/dialog/dialog.tsx";
import { useUndoableRemoval } from "../../../../ui/resource/use-undoable-removal.ts";
import { Late, latePart } from "../../../../ui/state/late.tsx";
import { bufferText } from "../../../../ui/time/buffer-text.ts";
import { useDeleteAppointment } from "../api.ts";
import type { ClassProps } from "../classes/class-section.tsx";
import { type Desk, zoneOf } from "../desk.ts";
import { VisitSection } from "../visit/visit-section.tsx";
import { CancelForm } from "./cancel-form.tsx";
import { ClientCard } from "./client-card.tsx";
import { ClientHistory } from "./client-history.tsx";
import { AppointmentParts, type InAppointment } from "./in-appointment.ts";
import { ownTitle } from "./own-title.ts";
import { ConfirmPaidRemoval } from "./removal/confirm-paid-removal.tsx";
import type { SectionProps } from "./sections/entry-section.tsx";
import { StatusMenu } from "./status-menu.tsx";
import { whenText } from "./when-text.ts";

const CLASS = latePart<ClassProps>(async () => (await import("../classes/class-section.tsx")).ClassSection);
const SECTIONS = latePart<SectionProps>(async () => (await import("./sections/entry-sections.tsx")).EntrySections);

type Props = {
  entry: AgendaEntry;
  /** The other appointments of its visit; empty without a visit. */
  visit: readonly AgendaEntry[];
  /** Who has a place in its class; empty without a class. */
  members: readonly AgendaEntry[];
  desk: Desk;
  mayEdit: boolean;
  mayDelete: boolean;
  /** Opened to cancel it. */
  asksToCancel: boolean;
  onEdit: () => void;
  onOpen: (entryId: string) => void;
  /** Books another client in its class. */
  onAdd?: (() => void) | undefined;
  onClose: () => void;
};

export function EntryDialog(props: Props) {
  const { entry, visit, members, desk, mayEdit, mayDelete, asksToCancel, onEdit, onOpen, onAdd, onClose } = props;
  const [isCancelling, setIsCancelling] = useState(asksToCancel);
  const { mutateAsync: remove } = useDeleteAppointment();
  const removeUndoably = useUndoableRemoval();
  const takeAway = () => {
    const { _id: id } = entry;
    removeUndoably({ id, said: "Cita eliminada con éxito", carryOut: () => remove({ params: { id } }) });
    onClose();
  };
  const [asksToRemove, setAsksToRemove] = useState(false);
  const hasMoney = entry.moneyMovementIds.length > 0;
  const mayCall = useMayCall();
  const parts = useContext(AppointmentParts).filter(({ route }) => mayCall(route));
  const partOf = ({ name, part }: InAppointment) => (
    <Late key={name} part={part} props={{ entry, zone: zoneOf(desk, entry.branchId) }} />
  );
  const hasClient = entry.clientId !== "0";
  return (
    <Dialog
      open
      onClose={onClose}
      title={entry.serviceName || entry.title}
      actions={
        (mayEdit || mayDelete) && (
          <>
            {mayDelete && (
              <Button
                variant="text"
                color="error"
                onClick={hasMoney ? () => setAsksToRemove(true) : takeAway}
                sx={{ mr: "auto" }}
              >
                Eliminar
              </Button>
            )}
            {mayEdit && <Button onClick={onEdit}>Editar cita</Button>}
          </>
        )
      }
    >
      <Stack sx={{ gap: 2.5 }}>
        <Box sx={{ display: "flex", gap: 2, alignItems: "center", flexWrap: "wrap" }}>
          <Typography sx={{ fontWeight: 500, flex: 1, minWidth: 200 }}>{whenText(entry)}</Typography>
          <StatusMenu entry={entry} mayEdit={mayEdit} onCancel={() => setIsCancelling(true)} />
        </Box>
        {isCancelling && (
          <CancelForm
            key={entry._id}
            entry={entry}
            zone={zoneOf(desk, entry.branchId)}
            visit={visit}
            members={members}
            onDone={() => setIsCancelling(false)}
          />
        )}
        {parts.filter(({ isFirst }) => isFirst).map(partOf)}
        {hasClient && <ClientCard clientId={entry.clientId} name={entry.clientName} />}
        {visit.length > 0 && <VisitSection entry={entry} visit={visit} desk={desk} onOpen={onOpen} />}
        {members.length > 0 && <Late part={CLASS} props={{ entry, members, onOpen, onAdd }} />}
        <Facts facts={factsOf(entry, desk)} />
        <Late part={SECTIONS} props={{ entry, desk }} />
        {parts.filter(({ isFirst }) => !isFirst).map(partOf)}
        {hasClient && <ClientHistory clientId={entry.clientId} currentId={entry._id} onOpen={onOpen} />}
      </Stack>
      {asksToRemove && <ConfirmPaidRemoval entry={entry} onConfirm={takeAway} onClose={() => setAsksToRemove(false)} />}
    </Dialog>
  );
}

function factsOf(entry: AgendaEntry, desk: Desk) {
  const nameOf = (list: readonly { _id: string; name: string }[], id: string | null) =>
    list.find((one) => one._id === id)?.name ?? "";
  const branch = desk.branches.length > 1 ? nameOf(desk.branches, entry.branchId) : "";
  const service = desk.services.find((one) => one._id === entry.serviceId);
  return [
    { label: "Viene", value: entry.attendeeName ?? "" },
    { label: "Especialista", value: nameOf(desk.specialists, entry.specialistId) },
    { label: "Preparación y limpieza", value: bufferText(entry) },
    { label: "Sucursal", value: branch },
    { label: "Título", value: ownTitle(entry) },
    { label: "Precio", value: service?.price ?? "" },
    { label: "Notas internas", value: entry.details },
    { label: "Notas del cliente", value: entry.clientNotes },
    { label: "Clave de la cita", value: entry.shortId ?? "" },
  ].filter((fact) => fact.value !== "");
}
