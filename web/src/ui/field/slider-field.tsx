// A whole number between two ends, chosen by dragging or with the arrow keys.
import Slider from "@mui/material/Slider";
import { FieldFrame, type FieldText } from "./field-frame.tsx";
import { useField } from "./use-field.ts";

export type SliderFieldProps = FieldText & {
  name: string;
  least: number;
  most: number;
  /** The value in words: '2 días'. */
  say: (value: number) => string;
};

export function SliderField(props: SliderFieldProps) {
  const { name, least, most, say, disabled = false } = props;
  const field = useField<number>(name);
  const value = Math.min(Math.max(field.value ?? least, least), most);
  return (
    <FieldFrame {...props} id={field.id} error={field.error} aside={say(value)} group>
      <Slider
        value={value}
        min={least}
        max={most}
        disabled={disabled}
        onChange={(_, chosen) => field.change(chosen as number)}
        onBlur={field.blur}
        getAriaValueText={say}
        aria-labelledby={`${field.id}-label`}
        sx={{ mx: 1.25, width: "calc(100% - 20px)" }}
      />
    </FieldFrame>
  );
}
