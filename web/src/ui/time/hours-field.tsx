import { FieldFrame, type FieldText } from "../field/field-frame.tsx";
import { useField } from "../field/use-field.ts";
import { HoursEditor } from "./hours-editor.tsx";
import type { WeeklyHours } from "./weekly-hours.ts";

/** The weekly hours of something, as a field of a form. */
export function HoursField(props: FieldText & { name: string; step?: number }) {
  const field = useField<WeeklyHours>(props.name);
  return (
    <FieldFrame {...props} id={field.id} error={field.error} group>
      <HoursEditor
        value={field.value}
        onChange={field.change}
        step={props.step ?? 30}
        disabled={props.disabled ?? false}
      />
    </FieldFrame>
  );
}
