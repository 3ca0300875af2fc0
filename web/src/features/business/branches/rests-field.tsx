// The rests of a week: on each day none, some breaks, or the whole day off.
import { type HourRange, isClosedMarker } from "@mostrador/domain/business/branches/hours.ts";
import type { WeekRests } from "@mostrador/domain/business/branches/schema.ts";
import { minutesOf, timeOfMinutes, WEEKDAYS } from "@mostrador/domain/kit/calendar.ts";
import AddRounded from "@mui/icons-material/AddRounded";
import CloseRounded from "@mui/icons-material/CloseRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Switch from "@mui/material/Switch";
import Typography from "@mui/material/Typography";
import { IconAction } from "../../../ui/action/icon-action.tsx";
import { FieldFrame } from "../../../ui/field/field-frame.tsx";
import { useField } from "../../../ui/field/use-field.ts";
import { TimeInput } from "../../../ui/time/time-input.tsx";
import { DAY_LABEL } from "../../../ui/time/weekly-hours.ts";

type Rests = WeekRests[(typeof WEEKDAYS)[number]];
type Words = {
  /** How a day off is kept, and what is said of it. */
  off: HourRange;
  offText: string;
  /** What the switch of a day says when it is on: 'trabaja'. */
  onText: string;
};
type Props = Words & { name: string; label: string; hideLabel?: boolean };

export function RestsField({ name, label, hideLabel = false, ...words }: Props) {
  const field = useField<WeekRests>(name);
  return (
    <FieldFrame label={label} hideLabel={hideLabel} required={false} id={field.id} error={field.error} group>
      <Box sx={{ "& > * + *": { borderTop: "1px solid", borderColor: "divider" } }}>
        {WEEKDAYS.map((day) => (
          <DayRests
            key={day}
            day={DAY_LABEL[day]}
            rests={field.value?.[day] ?? []}
            onChange={(rests) => field.change({ ...field.value, [day]: rests } as WeekRests)}
            {...words}
          />
        ))}
      </Box>
    </FieldFrame>
  );
}

type DayProps = Words & { day: string; rests: Rests; onChange: (rests: Rests) => void };

function DayRests({ day, rests, onChange, off, offText, onText }: DayProps) {
  const isOff = rests.some(isClosedMarker);
  const which = (index: number) => (rests.length === 1 ? "Descanso" : `Descanso ${index + 1}`);
  return (
    <Box
      role="group"
      aria-label={day}
      sx={{
        display: "grid",
        gridTemplateColumns: { xs: "1fr auto", sm: "140px 1fr auto" },
        gridTemplateAreas: { xs: "'day add' 'rests rests'", sm: "'day rests add'" },
        alignItems: "start",
        columnGap: 1,
        pt: 0.5,
        pb: { xs: rests.length > 0 ? 1.25 : 0.5, sm: 0.5 },
      }}
    >
      <Box component="label" sx={{ gridArea: "day", display: "flex", alignItems: "center", gap: 1.25, minHeight: 40 }}>
        <Switch
          checked={!isOff}
          onChange={(_, on) => onChange(on ? [] : [{ ...off }])}
          slotProps={{ input: { role: "switch", "aria-label": `${day}: ${onText}` } }}
        />
        <Typography variant="subtitle2" component="span">
          {day}
        </Typography>
      </Box>
      <Box sx={{ gridArea: "rests", display: "grid", gap: 0.5, pl: { xs: 5.75, sm: 0 } }}>
        {isOff && (
          <Typography color="textSecondary" sx={{ minHeight: { sm: 40 }, display: "flex", alignItems: "center" }}>
            {offText}
          </Typography>
        )}
        {!isOff &&
          rests.map((rest, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rests of a day have no name but their place
            <Box key={index} sx={{ display: "flex", alignItems: "center", gap: { xs: 0.5, sm: 1 } }}>
              <TimeInput
                label={`${which(index)} del ${day}, desde`}
                value={rest.from}
                onChange={(from) => onChange(rests.with(index, { ...rest, from }))}
              />
              <Typography color="textSecondary" aria-hidden>
                a
              </Typography>
              <TimeInput
                label={`${which(index)} del ${day}, hasta`}
                value={rest.to}
                onChange={(to) => onChange(rests.with(index, { ...rest, to }))}
              />
              <IconAction
                label={`Quitar el ${which(index).toLowerCase()} del ${day}`}
                onClick={() => onChange(rests.toSpliced(index, 1))}
              >
                <CloseRounded />
              </IconAction>
            </Box>
          ))}
      </Box>
      {!isOff && (
        <Button
          size="small"
          variant="text"
          startIcon={<AddRounded />}
          aria-label={`Agregar un descanso al ${day}`}
          sx={{ gridArea: "add", minHeight: 40 }}
          onClick={() => onChange([...rests, nextRest(rests)])}
        >
          Descanso
        </Button>
      )}
    </Box>
  );
}

/** The first is lunch; another one begins an hour after the last. */
function nextRest(rests: Rests): Rests[number] {
  const last = rests.at(-1);
  if (!last) return { from: "14:00", to: "15:00" };
  const from = Math.min(minutesOf(last.to) + 60, 22 * 60);
  return { from: timeOfMinutes(from), to: timeOfMinutes(from + 60) };
}
