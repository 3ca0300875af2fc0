import { FieldFrame, type FieldText } from "../../field/field-frame.tsx";
import { useField } from "../../field/use-field.ts";
import { slotProblem, WEEK, type WeeklyHours } from "../weekly-hours.ts";
import { HoursEditor, type HoursEditorProps } from "./hours-editor.tsx";

type HoursFieldProps = FieldText & { name: string } & Pick<HoursEditorProps, "step" | "opening" | "words" | "mayEmpty">;

/** Weekly hours as a form field. Errors shown on a day are not repeated below. */
export function HoursField(props: HoursFieldProps) {
  const field = useField<WeeklyHours>(props.name);
  const isSaid = WEEK.some((day) => slotProblem(day, field.value?.[day] ?? []));
  return (
    <FieldFrame {...props} id={field.id} error={isSaid ? undefined : field.error} group>
      <HoursEditor
        value={field.value}
        onChange={field.change}
        step={props.step ?? 30}
        disabled={props.disabled ?? false}
        {...(props.opening && { opening: props.opening })}
        {...(props.words && { words: props.words })}
        {...(props.mayEmpty && { mayEmpty: true })}
      />
    </FieldFrame>
  );
}
