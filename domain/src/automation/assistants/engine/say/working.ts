// When the people of the team attend: on a day, or in their week. A day on which the branch is closed is said as such.
import { addDays, type Day, type HourMinute, WEEKDAYS, type Weekday, weekdayOf } from "../../../../kit/calendar.ts";
import { sayTheDay } from "../../../../kit/words/say-date.ts";
import { closedFor, hoursOn } from "../../tools/answers/branch-day.ts";
import type { ToolBranch, ToolSpecialist } from "../../tools/answers/schema.ts";
import { attendsOn, type Hours, usualOn } from "../../tools/answers/specialist-day.ts";
import { ABSENCE_DAYS } from "../../tools/answers/specialist-hours.ts";
import type { WorkFacts } from "../policy/decision.ts";
import { capital, sayList } from "./format.ts";
import { sayOpen, sayWeek } from "./opening.ts";

type Now = { day: Day; time: HourMinute };
type Shop = { branches: readonly ToolBranch[]; now: Now };
/** A person on a day, or on each such weekday. */
export type WorkDay = {
  person: ToolSpecialist;
  branch: ToolBranch;
  hours: Hours;
  isOpen: boolean;
  /** The named hour is among them; true where none is named. */
  isThen: boolean;
};

const WEEKDAY_NAMES: Record<Weekday, string> = {
  monday: "lunes",
  tuesday: "martes",
  wednesday: "miércoles",
  thursday: "jueves",
  friday: "viernes",
  saturday: "sábados",
  sunday: "domingos",
};
const MOST_PEOPLE = 12;
const NEAR_DAYS = 14;

export function sayWork(work: WorkFacts, branches: readonly ToolBranch[], now: Now): string {
  const shop = { branches, now };
  if (work.asks === "who") return work.days.map((day) => sayTeam(work, day, shop)).join("\n");
  return work.people
    .flatMap((person) =>
      work.days.length === 0
        ? [sayOwnWeek(work, person, shop)]
        : work.days.map((day) => sayPerson(work, person, day, shop)),
    )
    .join("\n");
}

/** Null: the branch is not known. Days too far ahead for absences are told as the usual ones. */
export function workDayOf(
  { isUsual, within }: Pick<WorkFacts, "isUsual" | "within">,
  person: ToolSpecialist,
  day: Day,
  { branches, now }: Shop,
): (WorkDay & { isUsual: boolean }) | null {
  const branch = branches.find(({ id }) => id === person.branchId);
  if (!branch) return null;
  const asUsual = isUsual || day > addDays(now.day, ABSENCE_DAYS);
  const usual = { hours: branch.hours };
  const open = asUsual ? hoursOn(usual, day) : hoursOn(branch, day);
  const hours = asUsual ? usualOn(person, usual, day) : attendsOn(person, branch, day);
  const isThen = within === null || hours.some(({ from, to }) => from <= within.to && to > within.from);
  return { person, branch, hours, isOpen: open.length > 0, isThen, isUsual: asUsual };
}

function sayPerson(work: WorkFacts, person: ToolSpecialist, day: Day, shop: Shop): string {
  const own = workDayOf(work, person, day, shop);
  if (own === null) return `Por ahora no tengo el horario de ${person.name}.`;
  const { branch, hours, isOpen, isThen, isUsual } = own;
  const when = sayWhen(day, isUsual, shop.now.day);
  if (!isOpen) return sayClosed(when, isUsual ? null : day, [branch], shop);
  const [yes, no] = work.asks === "whether" ? (work.isOfRest ? ["No, ", "Sí, "] : ["Sí, ", "No, "]) : ["", ""];
  if (hours.length === 0) return `${no}${person.name} no atiende ${when}.`;
  const attends = `${person.name} atiende ${when}${placeOf(branch, shop)} de ${sayOpen(hours)}.`;
  if (isOver(day, hours, shop.now) && !isUsual)
    return `Por hoy ${person.name} ya terminó: atiende de ${sayOpen(hours)}.`;
  return isThen ? `${yes}${attends}` : `A esa hora no: ${attends}`;
}

function isOver(day: Day, hours: Hours, now: Now): boolean {
  return day === now.day && hours.every(({ to }) => to <= now.time);
}

function sayOwnWeek({ isOfRest }: WorkFacts, person: ToolSpecialist, shop: Shop): string {
  const branch = shop.branches.find(({ id }) => id === person.branchId);
  const week = branch && weekOf(person, branch);
  if (!branch || !week || Object.values(week).every((hours) => hours.length === 0))
    return `Por ahora no tengo el horario de ${person.name}.`;
  const others = nearDates(person, branch, shop.now.day).map(
    ([day, hours]) =>
      `${capital(sayTheDay(day, shop.now.day))} ${hours.length === 0 ? "no atiende" : `atiende de ${sayOpen(hours)}`}.`,
  );
  const rests = WEEKDAYS.filter((day) => week[day]?.length === 0).map((day) => `los ${WEEKDAY_NAMES[day]}`);
  const free = rests.length > 0 ? `${person.name} no atiende ${sayList(rests, "ni")}. ` : "";
  const lead = `${isOfRest ? free : ""}${person.name} atiende${placeOf(branch, shop)}`;
  return [`${lead} ${sayWeek(week, null)}`, ...others].join("\n");
}

export function weekOf(person: ToolSpecialist, { hours }: ToolBranch): Record<string, Hours> {
  // any week has each weekday once
  const days = WEEKDAYS.map((_, index) => addDays("2024-01-01", index));
  return Object.fromEntries(days.map((day) => [weekdayOf(day), usualOn(person, { hours }, day)]));
}

/** The dates of the next two weeks that differ from the week. */
function nearDates(person: ToolSpecialist, branch: ToolBranch, today: Day): [Day, Hours][] {
  const days = Object.keys({ ...person.dates, ...branch.dates }).sort();
  return days
    .filter((day) => day >= today && day <= addDays(today, NEAR_DAYS))
    .map((day): [Day, Hours] => [day, attendsOn(person, branch, day)])
    .filter(([day, hours]) => JSON.stringify(hours) !== JSON.stringify(usualOn(person, { hours: branch.hours }, day)));
}

function sayTeam(work: WorkFacts, day: Day, shop: Shop): string {
  const all = work.people.map((person) => workDayOf(work, person, day, shop)).filter((one) => one !== null);
  const isUsual = all.some((one) => one.isUsual);
  const when = sayWhen(day, isUsual, shop.now.day);
  const open = all.filter(({ isOpen }) => isOpen);
  const places = [...new Set(all.map(({ branch }) => branch))];
  if (open.length === 0) return sayClosed(when, isUsual ? null : day, places, shop);
  const isAtHour = work.within !== null && work.within.from === work.within.to;
  const then = `${capital(when)}${isAtHour ? " a esa hora" : ""}`;
  const there = open.filter(({ hours, isThen }) => hours.length > 0 && isThen);
  if (work.isOfRest) {
    const away = open.filter((one) => !there.includes(one)).map((one) => nameOf(one, places));
    if (away.length === 0) return `${then} atienden todos.`;
    return `${then} no ${away.length === 1 ? "atiende" : "atienden"} ${sayList(away)}.`;
  }
  if (there.length === 0) return `${then} no atiende nadie.`;
  const groups = [...Map.groupBy(there.slice(0, MOST_PEOPLE), ({ hours }) => sayOpen(hours))].map(
    ([hours, some]) => `${sayList(some.map((one) => nameOf(one, places)))} de ${hours}`,
  );
  return `${then} ${there.length === 1 ? "atiende" : "atienden"} ${groups.join("; ")}.`;
}

function nameOf({ person, branch }: WorkDay, places: readonly ToolBranch[]): string {
  return places.length > 1 ? `${person.name} (${branch.name})` : person.name;
}

function sayClosed(when: string, day: Day | null, places: readonly ToolBranch[], shop: Shop): string {
  const why = day === null ? null : closedFor(places, day);
  const [only] = places;
  const where = places.length === 1 && only ? placeOf(only, shop) : "";
  return why ? `${capital(when)} está cerrado${where} por ${why}.` : `${capital(when)} no abrimos${where}.`;
}

function placeOf({ name }: ToolBranch, { branches }: Shop): string {
  return branches.length > 1 ? ` en ${name}` : "";
}

function sayWhen(day: Day, isUsual: boolean, today: Day): string {
  if (!isUsual) return sayTheDay(day, today);
  return `los ${WEEKDAY_NAMES[weekdayOf(day)]}`;
}
