// When the people of the team attend, in English.
import { type Day, type HourMinute, WEEKDAYS, weekdayOf } from "../../../../../kit/calendar.ts";
import type { ToolBranch, ToolSpecialist } from "../../../tools/answers/schema.ts";
import type { WorkFacts } from "../../policy/decision.ts";
import { capital, sayList } from "../format.ts";
import { weekOf, workDayOf } from "../working.ts";
import { sayDay, sayHours } from "./english-words.ts";

type Now = { day: Day; time: HourMinute };

export function sayEnglishWork(work: WorkFacts, branches: readonly ToolBranch[], now: Now): string {
  const shop = { branches, now };
  const whenOf = (day: Day, isUsual: boolean) => (isUsual ? `${capital(weekdayOf(day))}s` : sayDay(day));
  const placeOf = ({ name }: ToolBranch) => (branches.length > 1 ? ` at ${name}` : "");
  const person = (one: ToolSpecialist, day: Day): string => {
    const own = workDayOf(work, one, day, shop);
    if (own === null) return `I don't have the hours of ${one.name}.`;
    const when = whenOf(day, own.isUsual);
    if (!own.isOpen) return `We are closed on ${when}${placeOf(own.branch)}.`;
    const [yes, no] = work.asks === "whether" ? (work.isOfRest ? ["No, ", "Yes, "] : ["Yes, ", "No, "]) : ["", ""];
    if (own.hours.length === 0) return `${no}${one.name} is not in on ${when}.`;
    return `${own.isThen ? yes : "Not at that time: "}${one.name} is in on ${when}${placeOf(own.branch)}, ${sayHours(own.hours)}.`;
  };
  const week = (one: ToolSpecialist): string => {
    const branch = branches.find(({ id }) => id === one.branchId);
    if (!branch) return `I don't have the hours of ${one.name}.`;
    const own = weekOf(one, branch);
    const lines = WEEKDAYS.map((day) => `${capital(day)}: ${own[day]?.length ? sayHours(own[day]) : "not in"}`);
    return [`${one.name}${placeOf(branch)}`, ...lines].join("\n");
  };
  const team = (day: Day): string => {
    const all = work.people.map((one) => workDayOf(work, one, day, shop)).filter((one) => one !== null);
    const when = whenOf(
      day,
      all.some(({ isUsual }) => isUsual),
    );
    const open = all.filter(({ isOpen }) => isOpen);
    if (open.length === 0) return `We are closed on ${when}.`;
    const there = open.filter(({ hours, isThen }) => hours.length > 0 && isThen);
    const named = (some: typeof open) =>
      sayList(
        some.map((one) => `${one.person.name}${placeOf(one.branch)}`),
        "and",
      );
    if (work.isOfRest) {
      const away = open.filter((one) => !there.includes(one));
      return away.length === 0 ? `Everybody is in on ${when}.` : `Not in on ${when}: ${named(away)}.`;
    }
    if (there.length === 0) return `Nobody is in at that time on ${when}.`;
    const groups = [...Map.groupBy(there, ({ hours }) => sayHours(hours))];
    return `In on ${when}: ${groups.map(([hours, some]) => `${named(some)}, ${hours}`).join("; ")}.`;
  };
  if (work.asks === "who") return work.days.map(team).join("\n");
  return work.people
    .flatMap((one) => (work.days.length === 0 ? [week(one)] : work.days.map((day) => person(one, day))))
    .join("\n");
}
