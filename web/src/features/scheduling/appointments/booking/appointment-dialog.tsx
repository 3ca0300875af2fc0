// Agendar cita and its editing: opened from an empty place with everything known filled in, so that a name, a service and
// Enter are enough. A taken hour offers the nearest free ones.
import { contactName } from "@mostrador/domain/business/contacts/contact-name.ts";
import type { Day } from "@mostrador/domain/kit/calendar.ts";
import type { AgendaEntry } from "@mostrador/domain/scheduling/appointments/schema.ts";
import { useState } from "react";
import { CallError } from "../../../../lib/client.ts";
import { useActiveBusiness } from "../../../../lib/session/active-business.ts";
import { FormDialog } from "../../../../ui/dialog/form-dialog.tsx";
import { TextArea } from "../../../../ui/field/text-area.tsx";
import { useToast } from "../../../../ui/state/toast.ts";
import { useCreateContact } from "../../../business/contacts/index.ts";
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

type Props = {
  desk: Desk;
  /** The one that is edited, or where the agenda was touched. */
  target: AgendaEntry | Draft;
  ask: AskOutsideHours;
  onClose: () => void;
  /** The day on which it stands now. */
  onSaved: (day: Day) => void;
};
type Registered = { id: string; label: string };

export function AppointmentDialog({ desk, target, ask, onClose, onSaved }: Props) {
  const entry = "_id" in target ? target : null;
  const { businessId } = useActiveBusiness();
  const [registered, setRegistered] = useState<Registered | null>(
    entry && entry.clientId !== "0" ? { id: entry.clientId, label: entry.clientName } : null,
  );
  const [slots, setSlots] = useState<FreeSlot[]>([]);
  const register = useRegister(setRegistered);
  const save = useSave(entry, ask);
  const toast = useToast();
  return (
    <FormDialog<AppointmentFormOutput>
      open
      onClose={onClose}
      title={entry ? "Editar cita" : "Agendar cita"}
      schema={appointmentShape(businessId ?? "", (branchId) => zoneOf(desk, branchId))}
      defaultValues={entry ? editValues(entry) : newValues(target as Draft)}
      draftKey={entry ? `appointment:${entry._id}:${entry.updatedAt}` : `appointment:${draftName(target as Draft)}`}
      errorRoot="appointment"
      submitLabel={entry ? "Guardar" : "Agendar"}
      savingLabel={entry ? "Guardando..." : "Agendando..."}
      onSubmit={async ({ appointment, newClient }, form) => {
        setSlots([]);
        try {
          const clientId = newClient ? await register(newClient, form) : appointment.clientId;
          const answer = await save({ ...appointment, clientId });
          toast.success(answer.message);
          onSaved(localPart(answer.data.start).day);
        } catch (reason) {
          setSlots(freeSlotsOf(reason));
          throw reason;
        }
      }}
    >
      <ClientField registered={registered} autoFocus={!entry} />
      <PlaceFields desk={desk} keepsLength={entry !== null} />
      <TextArea name="details" label="Notas internas" required={false} minRows={2} max={2000} />
      <FreeSlots slots={slots} desk={desk} />
    </FormDialog>
  );
}

/** A new client is registered first, and stays chosen in the form whatever happens to the appointment. */
function useRegister(onRegistered: (client: Registered) => void) {
  const create = useCreateContact();
  return async (client: NonNullable<AppointmentFormOutput["newClient"]>, form: FormLike): Promise<string> => {
    try {
      const { data } = await create.mutateAsync({ body: { client } });
      onRegistered({ id: data._id, label: contactName(data) });
      form.setValue("clientId", data._id);
      form.setValue("newClient", null);
      return data._id;
    } catch (reason) {
      if (!(reason instanceof CallError) || reason.outcome !== "refused") throw reason;
      const errors = reason.errors.map(({ path, message }) => ({
        path: path.replace(/^client\./, "newClient."),
        message,
      }));
      const taken = reason.status === 409 ? [{ path: "newClient.whatsapp", message: reason.message }] : errors;
      throw new CallError(reason.status, reason.message, taken, reason.data);
    }
  };
}
type FormLike = { setValue: (name: string, value: unknown) => void };

function useSave(entry: AgendaEntry | null, ask: AskOutsideHours) {
  const create = useCreateAppointment();
  const edit = useEditAppointment();
  const send = (appointment: AppointmentFormOutput["appointment"], confirmOutsideHours: boolean) => {
    const body = { appointment: { ...appointment, confirmOutsideHours } };
    if (!entry) return create.mutateAsync({ body });
    const { businessId: _business, colorHex: _color, title: _title, type: _type, ...change } = body.appointment;
    return edit.mutateAsync({
      params: { id: entry._id },
      body: { appointment: { ...change, updatedAt: entry.updatedAt } },
    });
  };
  return (appointment: AppointmentFormOutput["appointment"]) =>
    send(appointment, false).catch(async (reason: unknown) => {
      if (!isOutsideHours(reason) || !(await ask(reason.message))) throw reason;
      return send(appointment, true);
    });
}

function draftName({ branchId, day, from, specialistId, clientId }: Draft): string {
  return `${branchId}:${day}:${from}:${specialistId ?? ""}${clientId ? `:${clientId}` : ""}`;
}
