// A week of hours, day by day: those of a branch, or those left by the rests of a person or a service.
import { isClosedMarker, openSpans, type WeekRanges } from "@mostrador/domain/business/branches/hours.ts";
import type { Span } from "@mostrador/domain/business/branches/spans.ts";
import { weekAsRead } from "@mostrador/domain/business/branches/week-as-read.ts";
import { hoursFromRests } from "@mostrador/domain/business/branches/working-hours.ts";
import { WEEKDAYS, type Weekday } from "@mostrador/domain/kit/calendar.ts";
import Typography from "@mui/material/Typography";
import { Facts } from "../../../ui/data/facts.tsx";
import { DAY_LABEL } from "../../../ui/time/weekly-hours.ts";
import { spansText } from "./hours-text.ts";

type Props = {
  hours: WeekRanges;
  rests?: WeekRanges;
  /** The breaks between hours, shown with them. */
  breaks?: WeekRanges;
  /** The text for a full day off, such as 'No se trabaja'; a day without hours anyway is 'Cerrado'. */
  off?: string;
};

const CLOSED = "Cerrado";

/** The breaks between working hours, as people say them: the stored form is a minute shorter. */
function gapsOf(open: readonly Span[], rests: readonly Span[]): Span[] {
  return open
    .slice(1)
    .map((next, index) => ({ from: open[index]?.to ?? next.from, to: next.from }))
    .filter((gap) => rests.some((rest) => rest.from < gap.to && rest.to > gap.from));
}

export function WeekFacts({ hours, rests = {}, breaks = {}, off = CLOSED }: Props) {
  const week = hoursFromRests(rests, hours);
  const open = Object.fromEntries(WEEKDAYS.map((day) => [day, openSpans(week[day])]));
  const read = weekAsRead(open as Record<Weekday, Span[]>);
  const none = (day: Weekday) => ((rests[day] ?? []).some(isClosedMarker) ? off : CLOSED);
  const text = (day: Weekday) => {
    const open = spansText(read[day]);
    const resting = spansText(gapsOf(openSpans(week[day]), openSpans(breaks[day])));
    return open && resting ? `${open}, con descanso de ${resting}` : open;
  };
  return (
    <Facts
      facts={WEEKDAYS.map((day) => ({
        label: DAY_LABEL[day],
        value: text(day) || (
          <Typography variant="body2" component="span" color="textSecondary">
            {none(day)}
          </Typography>
        ),
      }))}
    />
  );
}
