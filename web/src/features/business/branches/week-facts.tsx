// A week of hours, day by day: those of a branch, or what the rests of a person or a service leave of them.
import { openSpans, type WeekRanges } from "@mostrador/domain/business/branches/hours.ts";
import { hoursFromRests } from "@mostrador/domain/business/branches/working-hours.ts";
import { WEEKDAYS, type Weekday } from "@mostrador/domain/kit/calendar.ts";
import Typography from "@mui/material/Typography";
import { Facts } from "../../../ui/data/facts.tsx";
import { DAY_LABEL } from "../../../ui/time/weekly-hours.ts";
import { spansText } from "./hours-text.ts";

type Props = {
  hours: WeekRanges;
  rests?: WeekRanges;
  /** Said of a day without hours: 'Cerrado'. */
  off: string;
};

export function WeekFacts({ hours, rests = {}, off }: Props) {
  const week = hoursFromRests(rests, hours);
  const text = (day: Weekday) => spansText(openSpans(week[day]));
  return (
    <Facts
      facts={WEEKDAYS.map((day) => ({
        label: DAY_LABEL[day],
        value: text(day) || (
          <Typography variant="body2" component="span" color="textSecondary">
            {off}
          </Typography>
        ),
      }))}
    />
  );
}
