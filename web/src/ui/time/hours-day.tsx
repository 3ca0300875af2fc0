// One day of the week: open or closed, its blocks, and a way to copy it to the other days.

import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import FormHelperText from "@mui/material/FormHelperText";
import Switch from "@mui/material/Switch";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { IconAction } from "../action/icon-action.tsx";
import { AddRounded, CloseRounded } from "../icon/actions.ts";
import { ContentCopyOutlined } from "../icon/list-actions.ts";
import { TimeInput } from "./time-input.tsx";
import {
  closedDay,
  DAY_LABEL,
  type HoursWords,
  isClosed,
  nextDay,
  nextSlot,
  type Slot,
  slotProblem,
  type WeekdayName,
} from "./weekly-hours.ts";

type HoursDayProps = {
  day: WeekdayName;
  slots: Slot[];
  onChange: (slots: Slot[]) => void;
  onCopy: (event: React.MouseEvent<HTMLElement>) => void;
  step: number;
  disabled: boolean;
  opening: (day: WeekdayName) => Slot[];
  words: HoursWords;
  /** Taking away the last block closes the day. */
  mayEmpty: boolean;
  copyMenu: ReactNode;
  /** Writes the block of that place as two days, the second of which is the next one (D-17.9). */
  onNight?: (index: number) => void;
};

export function HoursDay(props: HoursDayProps) {
  const { day, slots, onChange, onCopy, step, disabled, opening, words, mayEmpty, copyMenu, onNight } = props;
  const label = DAY_LABEL[day];
  const closed = isClosed(slots);
  const shown = closed ? [] : slots;
  const problem = slotProblem(day, slots);
  /** The block that ends before it begins: it may be meant for the night. */
  const crossing = shown.findIndex((slot) => slot.to < slot.from);
  const overnight = crossing === -1 ? undefined : crossing;
  const put = (index: number, change: Partial<Slot>) =>
    onChange(shown.map((slot, at) => (at === index ? { ...slot, ...change } : slot)));
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
          // below the name of the day where the screen has room for it
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
        {overnight !== undefined && onNight && (
          <Button variant="text" size="small" sx={{ alignSelf: "flex-start" }} onClick={() => onNight(overnight)}>
            {`Cierra a las ${shown[overnight]?.to.replace(/^0/, "")} del ${DAY_LABEL[nextDay(day)].toLowerCase()}`}
          </Button>
        )}
        {problem && (
          <FormHelperText error role="alert" sx={{ mt: 0 }}>
            {problem}
          </FormHelperText>
        )}
      </Box>
      {!disabled && (
        <Box sx={{ gridArea: "actions", display: "flex" }}>
          {!closed && (
            <IconAction
              label={`Agregar horario al ${label.toLowerCase()}`}
              onClick={() => onChange([...shown, nextSlot(shown.at(-1) as Slot)])}
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
