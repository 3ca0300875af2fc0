// A task some hours before the appointment. Turning it on sets the default hours, turning it off none.
import { HOURS_WHEN_TURNED_ON } from "@mostrador/domain/automation/assistants/capabilities/schema.ts";
import Box from "@mui/material/Box";
import { SelectField } from "../../../../ui/field/select-field.tsx";
import { SwitchLine } from "../../../../ui/field/switch-line.tsx";
import { useFormValue, useSetFormValue } from "../../../../ui/form/use-form-values.ts";

const USUAL = [1, 2, 3, 6, 12, 24, 48, 72];

type Props = { name: keyof typeof HOURS_WHEN_TURNED_ON; label: string };

export function HoursBeforeField({ name, label }: Props) {
  const hours = useFormValue<number | null>(name);
  const set = useSetFormValue();
  const offered = hours === null || USUAL.includes(hours) ? USUAL : [...USUAL, hours].sort((one, two) => one - two);
  return (
    <>
      <SwitchLine
        label={label}
        checked={hours !== null}
        onChange={(on) => set(name, on ? HOURS_WHEN_TURNED_ON[name] : null)}
      />
      {hours !== null && (
        <Box sx={{ maxWidth: 240, pb: 1.5 }}>
          <SelectField
            name={name}
            label={`${label}: cuándo`}
            hideLabel
            options={offered.map((value) => ({ value, label: value === 1 ? "1 hora antes" : `${value} horas antes` }))}
          />
        </Box>
      )}
    </>
  );
}
