// A day as people write it in a sheet: '21/05/1990', '21-may-90', '21 de mayo de 1990'. Used by uploads of every resource.
import { fold } from "../text.ts";

const MONTHS = ["ene", "feb", "mar", "abr", "may", "jun", "jul", "ago", "sep", "oct", "nov", "dic"];
const ENGLISH_MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
/** A time after the day is ignored. */
const TIME = /[t ,]+\d{1,2}:\d{2}.*$/;

/**
 * 'AAAA-MM-DD', or null where the text is not a day. `today` decides the century of a two-digit year; `monthFirst`
 * reads 05/21/1990 as the 21st of May.
 */
export function readDay(text: string, { today, monthFirst }: { today: string; monthFirst: boolean }): string | null {
  const plain = fold(text).replace(TIME, "");
  const parts = plain.split(/[\s/.,-]+|\bde\b|\bdel\b/).filter(Boolean);
  if (parts.length !== 3) return null;
  const [one = "", two = "", three = ""] = parts;
  if (/^\d{4}$/.test(one)) return dayOf(one, monthOf(two), three, today);
  if (/^[a-z]/.test(one)) return dayOf(three, monthOf(one), two, today);
  return monthFirst && /^\d/.test(two)
    ? dayOf(three, monthOf(one), two, today)
    : dayOf(three, monthOf(two), one, today);
}

/** Which comes first in these texts, the day or the month; null where none decides it, or they disagree. */
export function readsMonthFirst(texts: readonly string[]): boolean | null {
  const pairs = texts.flatMap((text) => {
    const found = /^(\d{1,2})[/.-](\d{1,2})[/.-]\d{2,4}\b/.exec(text.trim());
    return found ? [[Number(found[1]), Number(found[2])] as const] : [];
  });
  const isDayFirst = pairs.some(([first]) => first > 12);
  const isMonthFirst = pairs.some(([, second]) => second > 12);
  return isDayFirst === isMonthFirst ? null : isMonthFirst;
}

function monthOf(word: string): number {
  if (/^\d{1,2}$/.test(word)) return Number(word);
  const start = word.slice(0, 3);
  return 1 + (MONTHS.includes(start) ? MONTHS.indexOf(start) : ENGLISH_MONTHS.indexOf(start));
}

function dayOf(yearText: string, month: number, dayText: string, today: string): string | null {
  if (!/^(\d{2}|\d{4})$/.test(yearText) || !/^\d{1,2}$/.test(dayText)) return null;
  const year = yearText.length === 4 ? Number(yearText) : centuryOf(Number(yearText), Number(today.slice(0, 4)));
  const day = new Date(Date.UTC(year, month - 1, Number(dayText)));
  if (month < 1 || day.getUTCMonth() !== month - 1 || day.getUTCDate() !== Number(dayText)) return null;
  return day.toISOString().slice(0, 10);
}

/** Birth years are not in the future: '90' is 1990, '05' is 2005. */
function centuryOf(year: number, now: number): number {
  return 2000 + year > now ? 1900 + year : 2000 + year;
}

/**
 * Days since the end of 1899, as a sheet stores a date without its format; null where it is a year or no date at all.
 */
export function readSerialDay(serial: number): string | null {
  if (!Number.isInteger(serial) || serial < FIRST_SERIAL || serial > LAST_SERIAL) return null;
  return new Date(Date.UTC(1899, 11, 30 + serial)).toISOString().slice(0, 10);
}

/** From 1910 to 2064: smaller numbers are years, ages and the like. */
const FIRST_SERIAL = 3_654;
const LAST_SERIAL = 60_000;
