// Working days of Mexico, which count for the law's deadlines: no Saturdays, no Sundays, no statutory holidays (LFT,
// article 74).
import { addDays, type Day, dayNumber, weekdayOf } from "../../kit/calendar.ts";

/** The day when this many working days after `day` are over; the day itself does not count. */
export function addWorkingDays(day: Day, days: number): Day {
  let found = day;
  for (let left = days; left > 0; ) {
    found = addDays(found, 1);
    if (isWorkingDay(found)) left -= 1;
  }
  return found;
}

export function isWorkingDay(day: Day): boolean {
  const weekday = weekdayOf(day);
  return weekday !== "saturday" && weekday !== "sunday" && !daysOfRest(Number(day.slice(0, 4))).includes(day);
}

function daysOfRest(year: number): Day[] {
  return [
    `${year}-01-01`,
    nthMonday(year, 2, 1),
    nthMonday(year, 3, 3),
    `${year}-05-01`,
    `${year}-09-16`,
    // a new president every six years
    ...((year - 2024) % 6 === 0 ? [`${year}-10-01`] : []),
    nthMonday(year, 11, 3),
    `${year}-12-25`,
  ];
}

function nthMonday(year: number, month: number, nth: number): Day {
  const first = `${year}-${String(month).padStart(2, "0")}-01`;
  // 1970-01-01 was a Thursday
  const fromMonday = (((dayNumber(first) + 3) % 7) + 7) % 7;
  return addDays(first, ((7 - fromMonday) % 7) + (nth - 1) * 7);
}
