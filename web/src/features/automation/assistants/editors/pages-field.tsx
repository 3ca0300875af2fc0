// How many hours the assistant offers at a time, and how many days it looks ahead.
import Box from "@mui/material/Box";
import { NumberField } from "../../../../ui/field/number-field.tsx";
import { SwitchLine } from "../../../../ui/field/switch-line.tsx";
import { useFormValue, useSetFormValue } from "../../../../ui/form/use-form-values.ts";

const NAME = "searchPaginatedSchedules";
const WHEN_TURNED_ON = { slotsPerPage: 5, daysToLookAhead: 7 };

export function PagesField() {
  const on = useFormValue<object | null>(NAME) !== null;
  const set = useSetFormValue();
  return (
    <div>
      <SwitchLine
        label="Limitar los horarios que ofrece"
        help={
          on
            ? "Ofrece pocos a la vez y busca en los próximos días."
            : "Ofrece 5 a la vez y busca hasta 60 días adelante."
        }
        checked={on}
        onChange={(wanted) => set(NAME, wanted ? WHEN_TURNED_ON : null)}
      />
      {on && (
        <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: "1fr 1fr", maxWidth: 400, mt: 1 }}>
          <NumberField name={`${NAME}.slotsPerPage`} label="Horarios a la vez" />
          <NumberField name={`${NAME}.daysToLookAhead`} label="Días adelante" />
        </Box>
      )}
    </div>
  );
}
