// A number of a scale, or of stars, hearts or thumbs: radio buttons that look like marks.
import { type Emoji, rangeOf } from "@mostrador/domain/growth/forms/questions.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import type { ComponentType } from "react";
import { useId } from "react";
import { FavoriteRounded, StarRounded, ThumbUpRounded } from "../../../../ui/icon/notes.ts";
import { HIDDEN } from "../../../../ui/layout/hidden-text.tsx";
import type { AnswerProps } from "./answer-props.ts";

const EMOJI_ICONS: Readonly<Record<Emoji, ComponentType>> = {
  star: StarRounded,
  heart: FavoriteRounded,
  "thumb-up": ThumbUpRounded,
};

export function MarksAnswer({ question, given, onChange, labelledBy, describedBy }: AnswerProps) {
  const name = useId();
  const { from, to } = rangeOf(question) ?? { from: 1, to: 0 };
  const chosen = typeof given?.value === "number" ? given.value : null;
  const { rating, linearScale } = question;
  const Icon = question.questionType === "rating" && rating ? EMOJI_ICONS[rating.emoji] : null;
  const labels = linearScale && question.questionType === "linearScale" ? linearScale : null;
  return (
    <Box sx={{ display: "grid", gap: 0.5, justifyItems: "start" }}>
      <Box
        role="radiogroup"
        aria-labelledby={labelledBy}
        aria-describedby={describedBy}
        sx={{ display: "flex", flexWrap: "wrap", gap: Icon ? 0 : 0.75, ml: Icon ? -0.75 : 0 }}
      >
        {Array.from({ length: to - from + 1 }, (_, at) => from + at).map((mark) => (
          <Box
            key={mark}
            component="label"
            sx={Icon ? symbolLook(chosen !== null && mark <= chosen) : numberLook(mark === chosen)}
          >
            <Box
              component="input"
              type="radio"
              name={name}
              checked={mark === chosen}
              onChange={() => onChange({ value: mark })}
              aria-label={saidOf(mark, to, labels)}
              sx={HIDDEN}
            />
            {Icon ? <Icon /> : mark}
          </Box>
        ))}
      </Box>
      {labels && (labels.minLabel || labels.maxLabel) && (
        <Box sx={{ color: "text.secondary", typography: "body2", overflowWrap: "anywhere" }}>
          {[
            labels.minLabel && `${labels.minLinear}: ${labels.minLabel}`,
            labels.maxLabel && `${labels.maxLinear}: ${labels.maxLabel}`,
          ]
            .filter(Boolean)
            .join(" · ")}
        </Box>
      )}
      {!question.required && given && (
        <Button size="small" variant="text" onClick={() => onChange(undefined)}>
          Borrar respuesta
        </Button>
      )}
    </Box>
  );
}

function saidOf(mark: number, to: number, labels: { minLinear: number; minLabel: string; maxLabel: string } | null) {
  const label = labels && (mark === labels.minLinear ? labels.minLabel : mark === to ? labels.maxLabel : "");
  return label ? `${mark}, ${label}` : `${mark} de ${to}`;
}

const FOCUS = { "&:focus-within": { outline: "2px solid", outlineColor: "primary.main", outlineOffset: 2 } } as const;
const BASE = { position: "relative", display: "grid", placeItems: "center", cursor: "pointer", ...FOCUS } as const;

function numberLook(isChosen: boolean) {
  return {
    ...BASE,
    width: 44,
    height: 44,
    borderRadius: "8px",
    border: "1px solid",
    borderColor: isChosen ? "primary.main" : "outline",
    bgcolor: isChosen ? "primary.soft" : "transparent",
    color: isChosen ? "primary.ink" : "text.primary",
    fontWeight: isChosen ? 700 : 400,
  } as const;
}

function symbolLook(isFilled: boolean) {
  return {
    ...BASE,
    width: 44,
    height: 44,
    borderRadius: "8px",
    color: isFilled ? "accent.ink" : "divider",
    "& svg": { fontSize: 32, stroke: "currentColor" },
    ...(!isFilled && {
      "& svg": { fontSize: 32, fill: "none", stroke: "currentColor", strokeWidth: 1 },
      color: "text.secondary",
    }),
  } as const;
}
