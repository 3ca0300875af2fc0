// The hour that a new appointment begins with when no place was touched: the next half hour of today, or the opening of the
// day on the screen.
import { openSpans } from "@mostrador/domain/business/branches/hours.ts";
import type { Branch } from "@mostrador/domain/business/branches/resource.ts";
import { addDays, type Day, weekdayOf } from "@mostrador/domain/kit/calendar.ts";
import { daysOf, type View } from "../view/views.ts";
import type { Draft } from "./appointment-values.ts";

type Wish = { day: Day; today: Day; now: number; branch: Branch; specialistId: string | null; view: View };

const MINUTES = 60;
const STEP = 30;

export function nextFreeHour({ day, today, now, branch, specialistId, view }: Wish): Draft {
  const shown = daysOf(view, day);
  const first = shown.includes(today) ? today : (shown[0] as Day);
  for (let each = first; each <= addDays(first, 7); each = addDays(each, 1)) {
    const earliest = each === today ? Math.ceil(now / STEP) * STEP : 0;
    const span = openSpans(branch.schedules[weekdayOf(each)]).find(({ to }) => to - MINUTES >= earliest);
    if (!span) continue;
    const from = Math.max(span.from, earliest);
    return { day: each, from, to: from + MINUTES, branchId: branch._id, specialistId };
  }
  return { day: first, from: 9 * 60, to: 10 * 60, branchId: branch._id, specialistId };
}
