// Agendar cita, new or edited: opened from an empty place with its values filled in, so that a name, a service and
// Enter are enough. A taken hour offers the nearest free ones.
import type { Day } from "@mostrador/domain/kit/calendar.ts";
import { type AgendaEntry, NO_CLIENT } from "@mostrador/domain/scheduling/appointments/schema.ts";
import { APPOINTMENT_COLOR } from "@mostrador/domain/scheduling/appointments/status.ts";
import Button from "@mui/material/Button";
import { useState } from "react";
import { CallError } from "../../../../lib/client.ts";
import { useActiveBusiness } from "../../../../lib/session/active-business.ts";
import { useNow } from "../../../../lib/use-now.ts";
import { FormDialog } from "../../../../ui/dialog/form-dialog.tsx";
import { TextArea } from "../../../../ui/field/text-area.tsx";
import { TextField } from "../../../../ui/field/text-field.tsx";
import { useFormValue } from "../../../../ui/form/use-form-values.ts";
import { ColorField } from "../../../../ui/pick/color-field.tsx";
import { useToast } from "../../../../ui/state/toast.ts";
import { SWATCHES } from "../../../../ui/theme/name-color.ts";
import { useFavoriteColors } from "../../../business/businesses/index.ts";
import { type Desk, zoneOf } from "../desk.ts";
import type { AskOutsideHours } from "../entry/outside-hours.tsx";
import { type FreeSlot, freeSlotsOf, isTaken } from "../entry/refusals.ts";
import { localPart } from "../grid/segments.ts";
import type { MoveChoice } from "../together/use-move-choice.tsx";
import {
  ANYONE,
  type AppointmentFormOutput,
  appointmentShape,
  type Draft,
  editValues,
  type MoreService,
  newValues,
} from "./appointment-values.ts";
import { FreeSlots } from "./free-slots.tsx";
import { AttendeeFields } from "./people/attendee-fields.tsx";
import { ClientField } from "./people/client-field.tsx";
import { PlaceFields } from "./place-fields.tsx";
import { PlaceWatch, type WatchedPlace } from "./place-watch.tsx";
import { useSave } from "./use-save.ts";
import { VisitServices } from "./visit-services.tsx";

const APPOINTMENT_SWATCHES = [APPOINTMENT_COLOR, ...SWATCHES.filter((swatch) => swatch !== APPOINTMENT_COLOR)];

type Props = {
  desk: Desk;
  /** The appointment to edit, or the touched place of the agenda. */
  target: AgendaEntry | Draft;
  /** The loaded days around it. */
  entries: readonly AgendaEntry[];
  /** The place touched since then. */
  moved: Draft | null;
  onPlace: (watched: WatchedPlace) => void;
  ask: AskOutsideHours;
  askMove: (entry: AgendaEntry) => Promise<MoveChoice>;
  /** Over the page, not next to it. */
  isOver?: boolean;
  onClose: () => void;
  /** Its current day. */
  onSaved: (day: Day) => void;
};

export function AppointmentDialog(props: Props) {
  const { desk, target, entries, moved, onPlace, ask, askMove, isOver = false, onClose, onSaved } = props;
  const entry = "_id" in target ? target : null;
  const known = entry ?? (target as Draft).like;
  const { businessId } = useActiveBusiness();
  const registered = known && known.clientId !== "0" ? { id: known.clientId, label: known.clientName } : null;
  const [slots, setSlots] = useState<FreeSlot[]>([]);
  const [isRefused, setIsRefused] = useState(false);
  const save = useSave(entry, ask, () => (entry ? askMove(entry) : Promise.resolve("one")));
  const checkPast = useCheckPast(entry, ask);
  const toast = useToast();
  return (
    <FormDialog<AppointmentFormOutput>
      open
      beside={!isOver}
      onClose={onClose}
      title={entry ? "Editar cita" : "Agendar cita"}
      schema={appointmentShape(businessId ?? "", (branchId) => zoneOf(desk, branchId))}
      defaultValues={entry ? editValues(entry) : newValues(target as Draft)}
      draftKey={entry ? `appointment:${entry._id}` : `appointment:${draftName(target as Draft)}`}
      errorRoot="appointment"
      submitLabel={entry ? "Guardar" : "Agendar"}
      savingLabel={entry ? "Guardando..." : "Agendando..."}
      onSubmit={async (written) => {
        setSlots([]);
        setIsRefused(false);
        try {
          await checkPast(written.appointment.start);
          const { message, start } = await save(written);
          toast.success(message);
          onSaved(localPart(start).day);
        } catch (reason) {
          setSlots(freeSlotsOf(reason));
          setIsRefused(isTaken(reason));
          throw reason;
        }
      }}
    >
      <ClientField registered={registered} autoFocus={!known} mayBeWalkIn={!entry} />
      <AttendeeFields />
      <PlaceFields desk={desk} keepsLength={known !== undefined} mayBeAnyone={!entry} />
      <PlaceWatch
        {...{ desk, entries, moved, onPlace }}
        ignoreId={entry?._id ?? null}
        isRefused={slots.length > 0 || isRefused}
      />
      {!entry && <VisitServices desk={desk} />}
      <MoreFields />
      <FreeSlots slots={slots} desk={desk} />
    </FormDialog>
  );
}

/**
 * The other data: team note, client note, title and colour. The services of a visit share a colour and have no titles.
 */
function MoreFields() {
  const isWalkIn = useFormValue<string | null>("clientId") === NO_CLIENT;
  const title = useFormValue<string | undefined>("title") ?? "";
  const color = useFormValue<string | undefined>("colorHex") ?? APPOINTMENT_COLOR;
  const more = useFormValue<MoreService[] | undefined>("more") ?? [];
  const isVisit = useFormValue<string | null>("specialistId") === ANYONE || more.length > 0;
  const favorites = useFavoriteColors();
  const [isOpen, setIsOpen] = useState(title !== "" || color.toLowerCase() !== APPOINTMENT_COLOR);
  return (
    <>
      <TextArea name="details" label="Notas internas" required={false} minRows={2} max={2000} />
      <TextArea name="clientNotes" label="Notas del cliente" required={false} minRows={2} max={2000} />
      {isOpen ? (
        <>
          {!isVisit && !isWalkIn && (
            <TextField name="title" label="Título" required={false} help="Vacío: el servicio y el cliente." />
          )}
          <ColorField
            name="colorHex"
            label="Color"
            swatches={APPOINTMENT_SWATCHES}
            favorites={favorites}
            help="El primero es el de su especialista."
          />
        </>
      ) : (
        <Button variant="text" color="primary" onClick={() => setIsOpen(true)} sx={{ alignSelf: "start", ml: -1 }}>
          {isVisit ? "Elegir color" : "Título y color"}
        </Button>
      )}
    </>
  );
}

/** Asks before it saves a past hour, unless the appointment already had it. */
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
