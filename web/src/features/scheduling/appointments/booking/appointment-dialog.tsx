// Agendar cita and its editing: opened from an empty place with everything known filled in, so that a name, a service and
// Enter are enough. A taken hour offers the nearest free ones.
import type { Day } from "@mostrador/domain/kit/calendar.ts";
import type { AgendaEntry } from "@mostrador/domain/scheduling/appointments/schema.ts";
import { useState } from "react";
import { CallError } from "../../../../lib/client.ts";
import { useActiveBusiness } from "../../../../lib/session/active-business.ts";
import { useNow } from "../../../../lib/use-now.ts";
import { FormDialog } from "../../../../ui/dialog/form-dialog.tsx";
import { TextArea } from "../../../../ui/field/text-area.tsx";
import { useToast } from "../../../../ui/state/toast.ts";
import { useCreateAppointment, useEditAppointment } from "../api.ts";
import { type Desk, zoneOf } from "../desk.ts";
import type { AskOutsideHours } from "../entry/outside-hours.tsx";
import { type FreeSlot, freeSlotsOf, isOutsideHours } from "../entry/refusals.ts";
import { localPart } from "../grid/segments.ts";
import {
  type AppointmentFormOutput,
  appointmentShape,
  type Draft,
  editValues,
  newValues,
} from "./appointment-values.ts";
import { ClientField } from "./client-field.tsx";
import { FreeSlots } from "./free-slots.tsx";
import { PlaceFields } from "./place-fields.tsx";
import { PlaceWatch, type WatchedPlace } from "./place-watch.tsx";
import { useBookNewClient, useEditWithNewClient } from "./use-book-new-client.ts";

type Props = {
  desk: Desk;
  /** The one that is edited, or where the agenda was touched. */
  target: AgendaEntry | Draft;
  /** What the screen knows of the days around. */
  entries: readonly AgendaEntry[];
  /** Where the agenda was touched since. */
  moved: Draft | null;
  onPlace: (watched: WatchedPlace) => void;
  ask: AskOutsideHours;
  onClose: () => void;
  /** The day on which it stands now. */
  onSaved: (day: Day) => void;
};

export function AppointmentDialog({ desk, target, entries, moved, onPlace, ask, onClose, onSaved }: Props) {
  const entry = "_id" in target ? target : null;
  const known = entry ?? (target as Draft).like;
  const { businessId } = useActiveBusiness();
  const registered = known && known.clientId !== "0" ? { id: known.clientId, label: known.clientName } : null;
  const [slots, setSlots] = useState<FreeSlot[]>([]);
  const save = useSave(entry, ask);
  const checkPast = useCheckPast(entry, ask);
  const toast = useToast();
  return (
    <FormDialog<AppointmentFormOutput>
      open
      beside
      onClose={onClose}
      title={entry ? "Editar cita" : "Agendar cita"}
      schema={appointmentShape(businessId ?? "", (branchId) => zoneOf(desk, branchId))}
      defaultValues={entry ? editValues(entry) : newValues(target as Draft)}
      draftKey={entry ? `appointment:${entry._id}:${entry.updatedAt}` : `appointment:${draftName(target as Draft)}`}
      errorRoot="appointment"
      submitLabel={entry ? "Guardar" : "Agendar"}
      savingLabel={entry ? "Guardando..." : "Agendando..."}
      onSubmit={async ({ appointment, newClient }) => {
        setSlots([]);
        try {
          await checkPast(appointment.start);
          const answer = await save(appointment, newClient);
          toast.success(answer.message);
          onSaved(localPart(answer.data.start).day);
        } catch (reason) {
          setSlots(freeSlotsOf(reason));
          throw reason;
        }
      }}
    >
      <ClientField registered={registered} autoFocus={!known} />
      <PlaceFields desk={desk} keepsLength={known !== undefined} />
      <PlaceWatch desk={desk} entries={entries} ignoreId={entry?._id ?? null} moved={moved} onPlace={onPlace} />
      <TextArea name="details" label="Notas internas" required={false} minRows={2} max={2000} />
      <FreeSlots slots={slots} desk={desk} />
    </FormDialog>
  );
}

/** A new client is saved with the appointment, or neither is. */
function useSave(entry: AgendaEntry | null, ask: AskOutsideHours) {
  const create = useCreateAppointment();
  const createBoth = useBookNewClient();
  const edit = useEditAppointment();
  const editBoth = useEditWithNewClient();
  const send = async ({ appointment: given, newClient }: AppointmentFormOutput, confirmOutsideHours: boolean) => {
    const appointment = { ...given, confirmOutsideHours };
    const { clientId: _client, ...first } = appointment;
    if (!entry) {
      if (newClient)
        return createBoth.mutateAsync({ body: { client: newClient, appointment: first } }).catch(asNewClient);
      return create.mutateAsync({ body: { appointment } });
    }
    const { businessId: _business, colorHex: _color, title: _title, type: _type, ...written } = appointment;
    const change = { ...written, updatedAt: entry.updatedAt };
    const params = { id: entry._id };
    if (!newClient) return edit.mutateAsync({ params, body: { appointment: change } });
    const { clientId: _none, ...ofNewClient } = change;
    return editBoth.mutateAsync({ params, body: { client: newClient, appointment: ofNewClient } }).catch(asNewClient);
  };
  return (appointment: AppointmentFormOutput["appointment"], newClient: AppointmentFormOutput["newClient"]) =>
    send({ appointment, newClient }, false).catch(async (reason: unknown) => {
      if (!isOutsideHours(reason) || !(await ask(reason.message))) throw reason;
      return send({ appointment, newClient }, true);
    });
}

/** What is said of the client lands on the fields of the new one. */
function asNewClient(reason: unknown): never {
  if (!(reason instanceof CallError) || reason.outcome !== "refused") throw reason;
  const errors = reason.errors.map(({ path, message }) => ({ path: path.replace(/^client\./, "newClient."), message }));
  throw new CallError(reason.status, reason.message, errors, reason.data);
}

/** An hour that is over may be written down, after a question; one that stood there already is not asked about. */
function useCheckPast(entry: AgendaEntry | null, ask: AskOutsideHours) {
  const now = useNow();
  return async (start: string): Promise<void> => {
    const isMoved = !entry || Date.parse(entry.start) !== Date.parse(start);
    if (!isMoved || Date.parse(start) >= now) return;
    if (await ask("Esa hora ya pasó. La cita quedará en la agenda como agendada.", "¿Agendar en una hora que ya pasó?"))
      return;
    throw new CallError(422, "", [{ path: "appointment.start", message: "Elige una hora que no haya pasado" }]);
  };
}

function draftName({ branchId, day, from, specialistId, clientId, like }: Draft): string {
  const who = clientId ? `:${clientId}` : "";
  return `${like ? `${like._id}:` : ""}${branchId}:${day}:${from}:${specialistId ?? ""}${who}`;
}
