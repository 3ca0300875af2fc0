// One weekday: open or closed, its ranges, and a button to copy it to other days.

import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import FormHelperText from "@mui/material/FormHelperText";
import Switch from "@mui/material/Switch";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { IconAction } from "../../action/icon-action.tsx";
import { CloseRounded } from "../../icon/actions.ts";
import { AddRounded, ContentCopyOutlined } from "../../icon/list-actions.ts";
import { useStill } from "../../layout/use-still.ts";
import { TimeInput } from "../time-input.tsx";
import {
  closedDay,
  DAY_LABEL,
  type HoursWords,
  isClosed,
  nextDay,
  nextSlot,
  type Slot,
  type WeekdayName,
} from "../weekly-hours.ts";
import type { NightSlot } from "./nights.ts";

type HoursDayProps = {
  day: WeekdayName;
  slots: NightSlot[];
  /** The error of the stored day. */
  problem: string | undefined;
  onChange: (slots: NightSlot[]) => void;
  onCopy: (event: React.MouseEvent<HTMLElement>) => void;
  step: number;
  disabled: boolean;
  opening: (day: WeekdayName) => Slot[];
  words: HoursWords;
  /** Removing the last range closes the day. */
  mayEmpty: boolean;
  copyMenu: ReactNode;
};

export function HoursDay(props: HoursDayProps) {
  const { day, slots, problem, onChange, onCopy, step, disabled, opening, words, mayEmpty, copyMenu } = props;
  const stillProblem = useStill(problem);
  const label = DAY_LABEL[day];
  const closed = isClosed(slots);
  const shown = closed ? [] : slots;
  /** The range that ends before it starts: it may cross midnight. */
  const overnight = shown.findIndex((slot) => slot.to < slot.from && !slot.isNight);
  const nextName = DAY_LABEL[nextDay(day)].toLowerCase();
  const put = (index: number, change: Partial<NightSlot>) =>
    onChange(shown.map((slot, at) => (at === index ? endingSameDay({ ...slot, ...change }) : slot)));
  const remove = (index: number) => {
    const left = shown.filter((_, at) => at !== index);
    onChange(left.length > 0 ? left : closedDay());
  };

  return (
    <Box
      role="group"
      aria-label={label}
      sx={{
        display: "grid",
        gridTemplateColumns: { xs: "1fr auto", sm: "140px 1fr auto" },
        gridTemplateAreas: { xs: closed ? "'day actions'" : "'day actions' 'slots slots'", sm: "'day slots actions'" },
        columnGap: 1,
        py: { xs: 0.5, sm: 1 },
        pb: { xs: closed ? 0.5 : 1.5, sm: 1 },
        alignItems: "start",
      }}
    >
      <Box
        component="label"
        sx={{
          display: "flex",
          alignItems: "center",
          gap: 1.25,
          width: { xs: 116, sm: 140 },
          minHeight: 40,
          flexShrink: 0,
        }}
      >
        <Switch
          checked={!closed}
          disabled={disabled}
          onChange={(_, open) => onChange(open ? opening(day) : closedDay())}
          slotProps={{ input: { role: "switch", "aria-label": `${label}: ${words.on}` } }}
        />
        <Typography variant="subtitle2" component="span">
          {label}
        </Typography>
        {closed && (
          <Typography component="span" color="textSecondary" sx={{ display: { sm: "none" } }}>
            {words.off}
          </Typography>
        )}
      </Box>
      <Box
        sx={{
          gridArea: "slots",
          display: closed ? { xs: "none", sm: "flex" } : "flex",
          flexDirection: "column",
          gap: 1,
          minWidth: 0,
          // below the day's name if there is room
          pl: { xs: "clamp(0px, calc(100vw - 340px), 46px)", sm: 0 },
        }}
      >
        {closed && (
          <Typography color="textSecondary" sx={{ minHeight: 40, display: "flex", alignItems: "center" }}>
            {words.off}
          </Typography>
        )}
        {shown.map((slot, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no identity but their place in the day
          <Box key={index} sx={{ display: "flex", alignItems: "center", gap: { xs: 0.5, sm: 1 } }}>
            <TimeInput
              label={`${label}, inicio ${index + 1}`}
              value={slot.from}
              onChange={(from) => put(index, { from })}
              step={step}
              error={Boolean(problem)}
              disabled={disabled}
            />
            <Typography color="textSecondary" aria-hidden>
              a
            </Typography>
            <TimeInput
              label={`${label}, fin ${index + 1}`}
              value={slot.to}
              onChange={(to) => put(index, { to })}
              isEnd
              step={step}
              error={Boolean(problem)}
              disabled={disabled}
            />
            {slot.isNight && (
              <Typography
                component="abbr"
                color="textSecondary"
                title={`Termina el ${nextName}`}
                // The smallest phones have no room next to the hours: shown below.
                sx={{ textDecoration: "none", display: { xs: "none", sm: "inline" } }}
              >
                (+1)
              </Typography>
            )}
            {(shown.length > 1 || mayEmpty) && (
              <IconAction
                label={`Quitar horario ${index + 1} del ${label.toLowerCase()}`}
                onClick={() => remove(index)}
              >
                <CloseRounded />
              </IconAction>
            )}
          </Box>
        ))}
        {shown.some(({ isNight }) => isNight) && (
          <Typography variant="body2" color="textSecondary" sx={{ display: { xs: "block", sm: "none" } }}>
            Termina el {nextName}
          </Typography>
        )}
        {overnight >= 0 && (
          <Button
            variant="text"
            size="small"
            sx={{ alignSelf: "flex-start" }}
            onClick={() => put(overnight, { isNight: true })}
          >
            {`Cierra a las ${shown[overnight]?.to.replace(/^0/, "")} del ${nextName}`}
          </Button>
        )}
        {stillProblem && (
          <FormHelperText error role="alert" sx={{ mt: 0 }}>
            {stillProblem}
          </FormHelperText>
        )}
      </Box>
      {!disabled && (
        <Box sx={{ gridArea: "actions", display: "flex" }}>
          {!closed && (
            <IconAction
              label={`Agregar horario al ${label.toLowerCase()}`}
              onClick={() => onChange(withOneMore(shown, opening(day)))}
            >
              <AddRounded />
            </IconAction>
          )}
          <IconAction label={`Copiar el ${label.toLowerCase()} a otros días`} onClick={onCopy}>
            <ContentCopyOutlined />
          </IconAction>
        </Box>
      )}
      {copyMenu}
    </Box>
  );
}

/** A range that ends after its start, or at midnight, does not continue on the next day. */
function endingSameDay({ from, to, isNight }: NightSlot): NightSlot {
  return isNight && to < from ? { from, to, isNight } : { from, to };
}

/** Before a range that crosses midnight. */
function withOneMore(slots: readonly NightSlot[], opening: readonly Slot[]): NightSlot[] {
  const nights = slots.filter(({ isNight }) => isNight);
  const plain = slots.filter(({ isNight }) => !isNight);
  const last = plain.at(-1);
  const added = last ? nextSlot(last) : opening[0];
  return added ? [...plain, { ...added }, ...nights] : [...slots];
}
