// The Mexican holidays that are suggested as closed dates (D-17.10): those of article 74 of the Ley Federal del
// Trabajo, with the Mondays to which three of them move, and the customary ones.
import { addDays, type Day, dayNumber, dayOfNumber, weekdayOf } from "../../../kit/calendar.ts";

export type Holiday = { day: Day; name: string; isOfficial: boolean };

/** In order of time. */
export function holidaysOf(year: number): Holiday[] {
  const official = (day: Day, name: string): Holiday => ({ day, name, isOfficial: true });
  const custom = (day: Day, name: string): Holiday => ({ day, name, isOfficial: false });
  const at = (month: number, date: number): Day => `${year}-${pad(month)}-${pad(date)}`;
  const easter = easterOf(year);
  return [
    official(at(1, 1), "Año Nuevo"),
    official(mondayOf(year, 2, 1), "Día de la Constitución"),
    official(mondayOf(year, 3, 3), "Natalicio de Benito Juárez"),
    custom(addDays(easter, -3), "Jueves Santo"),
    custom(addDays(easter, -2), "Viernes Santo"),
    custom(addDays(easter, -1), "Sábado de Gloria"),
    official(at(5, 1), "Día del Trabajo"),
    custom(at(5, 5), "Batalla de Puebla"),
    custom(at(5, 10), "Día de las Madres"),
    official(at(9, 16), "Día de la Independencia"),
    // every six years since 2024 the federal executive changes
    ...((year - 2024) % 6 === 0 && year >= 2024 ? [official(at(10, 1), "Cambio del Poder Ejecutivo Federal")] : []),
    custom(at(11, 1), "Día de Todos los Santos"),
    custom(at(11, 2), "Día de Muertos"),
    official(mondayOf(year, 11, 3), "Aniversario de la Revolución"),
    custom(at(12, 12), "Día de la Virgen de Guadalupe"),
    custom(at(12, 24), "Nochebuena"),
    official(at(12, 25), "Navidad"),
    custom(at(12, 31), "Fin de Año"),
  ].sort((a, b) => (a.day < b.day ? -1 : 1));
}

/** The holidays in this range of days, both included. */
export function holidaysBetween(from: Day, to: Day): Holiday[] {
  const years = Array.from({ length: Number(to.slice(0, 4)) - Number(from.slice(0, 4)) + 1 }, (_, index) => index);
  return years
    .flatMap((later) => holidaysOf(Number(from.slice(0, 4)) + later))
    .filter(({ day }) => day >= from && day <= to);
}

/** The first, second … Monday of a month. */
function mondayOf(year: number, month: number, which: number): Day {
  const first = `${year}-${pad(month)}-01`;
  const days = Array.from({ length: 7 }, (_, away) => addDays(first, away));
  const monday = days.find((day) => weekdayOf(day) === "monday") as Day;
  return addDays(monday, (which - 1) * 7);
}

/** Easter Sunday, by the Gregorian rule of Meeus, Jones and Butcher. */
function easterOf(year: number): Day {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const ofCentury = year % 100;
  const leaps = Math.floor(century / 4);
  const moon =
    (19 * golden + century - leaps - Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) + 15) % 30;
  const week = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - moon - (ofCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * moon + 22 * week) / 451);
  const from = moon + week - 7 * late + 114;
  return dayOfNumber(dayNumber(`${year}-${pad(Math.floor(from / 31))}-01`) + (from % 31));
}

function pad(number: number): string {
  return String(number).padStart(2, "0");
}
