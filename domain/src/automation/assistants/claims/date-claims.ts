// Calendar dates that a Spanish text states: a day of the month, with the month and the weekday where they are said.
import { type Day, dayNumber, dayOfNumber, WEEKDAYS, type Weekday, weekdayOf } from "../../../kit/calendar.ts";

export type DateClaim = { said: string; day?: number; month?: number; weekday?: Weekday };

const MONTHS = "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre".split(" ");
const NAMES: Readonly<Record<string, Weekday>> = {
  lunes: "monday",
  martes: "tuesday",
  miercoles: "wednesday",
  jueves: "thursday",
  viernes: "friday",
  sabado: "saturday",
  domingo: "sunday",
};
const WEEKDAY = `(${Object.keys(NAMES).join("|")})`;
const MONTH = `(${MONTHS.map((name) => `${name}|${name.slice(0, 3)}\\b`).join("|")}|setiembre|sept\\b)`;

/** `folded` is the text as `fold` gives it. */
export function dateClaims(folded: string): DateClaim[] {
  const claims: DateClaim[] = [];
  let rest = folded;
  const take = (pattern: RegExp, read: (found: string[]) => Omit<DateClaim, "said"> | null) => {
    rest = rest.replace(pattern, (...found: string[]) => {
      const claim = read(found);
      if (claim) claims.push({ said: (found[0] as string).trim(), ...claim });
      return claim ? " " : (found[0] as string);
    });
  };
  take(/\b(\d{4})-(\d\d)-(\d\d)/g, ([, , month, day]) => numbers(day, month));
  take(new RegExp(`(?:\\b${WEEKDAY},? (?:el )?(?:dia )?)?\\b(\\d{1,2})(?:ero|o)? (?:de )?${MONTH}`, "g"), (found) => ({
    ...numbers(found[2], String(monthOf(found[3] as string))),
    ...weekday(found[1]),
  }));
  take(/(?<![\d:.,$])(\d{1,2})[/-](\d{1,2})(?:[/-]\d{2,4})?(?![\d:])/g, ([, day, month]) => numbers(day, month));
  take(new RegExp(`\\b${WEEKDAY},? (?:el )?(?:dia )?(\\d{1,2})\\b(?![:.]\\d|\\s*[ap]\\.?\\s?m\\b)`, "g"), (found) => ({
    ...numbers(found[2]),
    ...weekday(found[1]),
  }));
  take(/\bel dia (\d{1,2})\b/g, ([, day]) => numbers(day));
  take(/\bel (\d{1,2})(?=\s*(?:$|[.,;?!)]| a las | de este| del | por la| en la))/g, ([, day]) => numbers(day));
  return claims;
}

/** Weekdays named without a date. */
export function weekdayClaims(folded: string): Weekday[] {
  return Object.entries(NAMES).flatMap(([name, day]) => (new RegExp(`\\b${name}\\b`).test(folded) ? [day] : []));
}

/** Days meant by the contact's 'hoy', 'mañana', 'el jueves': of a weekday the next two. */
export function meantDays(folded: string, today: Day): Day[] {
  const ahead = (days: number) => dayOfNumber(dayNumber(today) + days);
  const named = weekdayClaims(folded).flatMap((weekday) =>
    Array.from({ length: 15 }, (_, days) => ahead(days)).filter((day) => weekdayOf(day) === weekday),
  );
  const relative = [/\bhoy\b/, /\bmanana\b/, /\bpasado manana\b/].flatMap((word, days) =>
    word.test(folded) ? [ahead(days)] : [],
  );
  return [...named, ...relative];
}

function numbers(day: string | undefined, month?: string): { day: number; month?: number } | null {
  const claim = { day: Number(day), ...(month ? { month: Number(month) } : {}) };
  return claim.day >= 1 && claim.day <= 31 && (claim.month ?? 1) >= 1 && (claim.month ?? 1) <= 12 ? claim : null;
}

function monthOf(name: string): number {
  return name.startsWith("set") ? 9 : MONTHS.findIndex((month) => month.startsWith(name.slice(0, 3))) + 1;
}

function weekday(name: string | undefined): { weekday?: Weekday } {
  const day = NAMES[name ?? ""];
  return day && WEEKDAYS.includes(day) ? { weekday: day } : {};
}
