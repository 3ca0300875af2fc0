// The rests of a week: the same break on the days that are chosen, which is how people take lunch; other breaks that
// were kept stay as they are.
import type { WeekRests } from "@mostrador/domain/business/branches/schema.ts";
import { WEEKDAYS } from "@mostrador/domain/kit/calendar.ts";
import AddRounded from "@mui/icons-material/AddRounded";
import CloseRounded from "@mui/icons-material/CloseRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { IconAction } from "../../../ui/action/icon-action.tsx";
import { FieldFrame } from "../../../ui/field/field-frame.tsx";
import { useField } from "../../../ui/field/use-field.ts";
import { TimeInput } from "../../../ui/time/time-input.tsx";
import { DAY_LABEL } from "../../../ui/time/weekly-hours.ts";

export function RestsField({ name, label, hideLabel = false }: { name: string; label: string; hideLabel?: boolean }) {
  const field = useField<WeekRests>(name);
  const set = (day: (typeof WEEKDAYS)[number], ranges: { from: string; to: string }[]) =>
    field.change({ ...field.value, [day]: ranges } as WeekRests);
  return (
    <FieldFrame label={label} hideLabel={hideLabel} required={false} id={field.id} error={field.error} group>
      <Box sx={{ display: "grid", gap: 0.5 }}>
        {WEEKDAYS.map((day) => {
          const ranges = field.value?.[day] ?? [];
          return (
            <Box key={day} sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1, minHeight: 44 }}>
              <Typography variant="body2" sx={{ width: 88 }}>
                {DAY_LABEL[day]}
              </Typography>
              {ranges.map((range, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: rests of a day have no name but their place
                <Box key={index} sx={{ display: "flex", alignItems: "center", gap: 0.5 }}>
                  <TimeInput
                    label={`Descanso del ${DAY_LABEL[day]}, desde`}
                    value={range.from}
                    onChange={(from) => set(day, ranges.with(index, { ...range, from }))}
                  />
                  <span aria-hidden>–</span>
                  <TimeInput
                    label={`Descanso del ${DAY_LABEL[day]}, hasta`}
                    value={range.to}
                    onChange={(to) => set(day, ranges.with(index, { ...range, to }))}
                  />
                  <IconAction
                    label={`Quitar el descanso del ${DAY_LABEL[day]}`}
                    onClick={() => set(day, ranges.toSpliced(index, 1))}
                  >
                    <CloseRounded />
                  </IconAction>
                </Box>
              ))}
              {ranges.length === 0 && (
                <Button
                  size="small"
                  variant="text"
                  startIcon={<AddRounded />}
                  onClick={() => set(day, [{ from: "14:00", to: "15:00" }])}
                >
                  Descanso
                </Button>
              )}
            </Box>
          );
        })}
      </Box>
    </FieldFrame>
  );
}
