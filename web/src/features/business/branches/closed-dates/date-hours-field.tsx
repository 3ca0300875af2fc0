// The hours of one date: a list of ranges, each with start and end.
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { IconAction } from "../../../../ui/action/icon-action.tsx";
import { FieldFrame } from "../../../../ui/field/field-frame.tsx";
import { useField } from "../../../../ui/field/use-field.ts";
import { CloseRounded } from "../../../../ui/icon/actions.ts";
import { TimeInput } from "../../../../ui/time/time-input.tsx";
import { nextSlot, type Slot } from "../../../../ui/time/weekly-hours.ts";

export function DateHoursField({ name, label }: { name: string; label: string }) {
  const field = useField<Slot[]>(name);
  const slots = field.value ?? [];
  const put = (index: number, change: Partial<Slot>) =>
    field.change(slots.map((slot, at) => (at === index ? { ...slot, ...change } : slot)));
  return (
    <FieldFrame label={label} id={field.id} error={field.error} group>
      <Box sx={{ display: "flex", flexDirection: "column", gap: 1, alignItems: "flex-start" }}>
        {slots.map((slot, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: hours have no identity but their place in the day
          <Box key={index} sx={{ display: "flex", alignItems: "center", gap: 1 }}>
            <TimeInput
              label={`Inicio ${index + 1}`}
              value={slot.from}
              onChange={(from) => put(index, { from })}
              error={Boolean(field.error)}
            />
            <Typography color="textSecondary" aria-hidden>
              a
            </Typography>
            <TimeInput
              label={`Fin ${index + 1}`}
              value={slot.to}
              onChange={(to) => put(index, { to })}
              isEnd
              error={Boolean(field.error)}
            />
            {slots.length > 1 && (
              <IconAction
                label={`Quitar el horario ${index + 1}`}
                onClick={() => field.change(slots.filter((_, at) => at !== index))}
              >
                <CloseRounded />
              </IconAction>
            )}
          </Box>
        ))}
        {slots.length < 4 && (
          <Button
            variant="text"
            size="small"
            onClick={() => field.change([...slots, nextSlot(slots.at(-1) ?? { from: "09:00", to: "10:00" })])}
          >
            Agregar otro horario
          </Button>
        )}
      </Box>
    </FieldFrame>
  );
}
