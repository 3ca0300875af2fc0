// Offers the free hours of a day to customers who asked for hours and did not book: how many days ahead, how many
// hours, when and with which text.
import { POST_VARIABLES } from "@mostrador/domain/automation/assistants/free-slots/post-text.ts";
import Box from "@mui/material/Box";
import { NumberField } from "../../../../ui/field/number-field.tsx";
import { SwitchField } from "../../../../ui/field/switch-field.tsx";
import { TextArea } from "../../../../ui/field/text-area.tsx";
import { useFormValue } from "../../../../ui/form/use-form-values.ts";
import { TimeField } from "../../../../ui/time/time-field.tsx";

const NAME = "postFreeSchedules";
const WORDS = POST_VARIABLES.map((name) => `{{${name}}}`).join(" ");

export function FreeSlotsField() {
  const isOn = useFormValue<boolean>(`${NAME}.enabled`);
  return (
    <div>
      <SwitchField
        name={`${NAME}.enabled`}
        label="Publicar horarios libres"
        help="Una vez al día, a quien preguntó por horarios en las últimas 24 horas y no agendó. No gasta créditos."
      />
      {isOn && (
        <Box sx={{ display: "grid", gap: 2, mt: 1 }}>
          <Box sx={GRID}>
            <TimeField name={`${NAME}.deliveryHour`} label="Hora de envío" />
            <NumberField name={`${NAME}.daysBefore`} label="Días de anticipación" />
            <NumberField name={`${NAME}.minimunSchedules`} label="Mínimo de horarios" />
            <NumberField name={`${NAME}.maximunSchedules`} label="Máximo de horarios" />
          </Box>
          <TextArea
            name={`${NAME}.textTemplate`}
            label="Texto"
            help={`Vacío, el asistente lo escribe. Puedes usar ${WORDS}`}
            placeholder="Hola, {{nombre}}. Para {{servicio}} {{fecha}} tengo: {{horarios}}"
            max={1000}
          />
        </Box>
      )}
    </div>
  );
}

const GRID = {
  display: "grid",
  gap: 2,
  gridTemplateColumns: { xs: "1fr 1fr", sm: "repeat(4, 1fr)" },
  alignItems: "start",
};
