// Whether the appointment is for another person than the one who books, and who that is.
import { LONGEST_ATTENDEE } from "@mostrador/domain/scheduling/appointments/attendee.ts";
import { Field } from "../parts.tsx";

type Props = {
  /** Null: for the person who books. */
  name: string | null;
  onChange: (name: string | null) => void;
};

export function ForSomebodyElse({ name, onChange }: Props) {
  return (
    <>
      <label className="for-other">
        <input
          type="checkbox"
          checked={name !== null}
          onChange={({ target }) => onChange(target.checked ? "" : null)}
        />
        <span>La cita es para otra persona</span>
      </label>
      {name !== null && (
        <Field
          label="Nombre de quien viene"
          name="attendeeName"
          autoComplete="off"
          required
          autoFocus
          maxLength={LONGEST_ATTENDEE}
          value={name}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </>
  );
}
