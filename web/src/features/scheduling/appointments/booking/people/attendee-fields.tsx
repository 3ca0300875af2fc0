// Who the appointment is for: the client or another person. Names from earlier bookings are suggested.
import { attendeesOf, LONGEST_ATTENDEE } from "@mostrador/domain/scheduling/appointments/attendee.ts";
import { NO_CLIENT } from "@mostrador/domain/scheduling/appointments/schema.ts";
import { ChoiceField } from "../../../../../ui/field/choice-field.tsx";
import { useFormValue } from "../../../../../ui/form/use-form-values.ts";
import { SuggestField } from "../../../../../ui/pick/suggest-field.tsx";
import { useClientHistory } from "../../api.ts";

const FOR_WHOM = [
  { value: "client", label: "Para el contacto" },
  { value: "other", label: "Para otra persona" },
] as const;
export type AttendeeKind = (typeof FOR_WHOM)[number]["value"];

export function AttendeeFields() {
  const clientId = useFormValue<string | null>("clientId");
  const isForOther = useFormValue<AttendeeKind>("forWhom") === "other";
  const isWalkIn = clientId === NO_CLIENT;
  const history = useClientHistory(isForOther && !isWalkIn ? clientId : null);
  if (isWalkIn) return null;
  return (
    <>
      <ChoiceField name="forWhom" label="¿Para quién es la cita?" options={FOR_WHOM} />
      {isForOther && (
        <SuggestField
          name="attendeeName"
          label="Nombre de quien viene"
          options={attendeesOf(history.data?.appointments ?? [])}
          maxLength={LONGEST_ATTENDEE}
        />
      )}
    </>
  );
}
