// A date whose weekday is another one is asked about, never guessed.

import { sayDay, sayWeekday } from "../../../../../kit/words/say-date.ts";
import { ask, type Desk } from "../desk.ts";

// "Martes 25", where the 25th is a Wednesday: never one of both without asking.
export function whichDay(desk: Desk): string | null {
  const { m, r, today } = desk;
  const said = r.days.find((day) => day.clash !== undefined && m.wish.days.some(({ from }) => from === day.from));
  if (said?.clash === undefined) return null;
  m.plans = m.plans.map((plan) => (plan.days.some(({ from }) => from === said.from) ? { ...plan, days: [] } : plan));
  m.wish.days = [];
  ask(desk, "when");
  const [number, named] = [sayDay(said.from, today), sayDay(said.clash, today)];
  return `El ${Number(said.from.slice(8))} cae en ${sayWeekday(said.from)}. ¿Cuál quieres: ${number} o ${named}?`;
}
