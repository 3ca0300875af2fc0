// "Ese día", "el mismo día de mi cita": the day that was spoken of.

import type { Talk } from "../../turn.ts";
import type { Desk } from "../desk.ts";
import { myAppointments } from "../existing/appointments.ts";

// "ese día", "el mismo día": the one last spoken of.
export function recallDay(desk: Desk): void {
  const { m, r } = desk;
  if (m.slot) m.lastDay = m.slot.day;
  const old = r.days.filter((day) => day.existing && day.from === day.to);
  const again = /\b(?:ese|el|del) mismo dia\b/.exec(r.text);
  if (old.length === 1 && again) {
    const plain = { denied: false, weak: false, existing: false, bound: null, opens: false, corrects: false };
    r.days.push({ from: old[0]!.from, to: old[0]!.to, at: again.index, end: again.index + again[0].length, ...plain });
    r.days.sort((a, b) => a.at - b.at);
  }
  const same = /\b(?:ese|el|este|para el)(?: mismo)? dia\b(?! de)/.exec(r.text);
  if (r.days.length === 0 && m.lastDay !== null && same && /\b(ese|mismo)\b/.test(same[0])) {
    const plain = { denied: false, weak: false, existing: false, bound: null, opens: false, corrects: false };
    r.days = [{ from: m.lastDay, to: m.lastDay, at: same.index, end: same.index + same[0].length, ...plain }];
  }
  // "¿A qué hora abren mañana?", then "quiero ir a las 9".
  if (m.topic === "hours" && m.goal === null && m.lastDay !== null && r.days.length === 0 && r.times.length > 0) {
    const plain = { denied: false, weak: false, existing: false, bound: null, opens: false, corrects: false };
    r.days = [{ from: m.lastDay, to: m.lastDay, at: 0, end: 0, ...plain }];
  }
  const last = r.days.at(-1);
  if (last && last.from === last.to) m.lastDay = last.from;
}

// "El mismo día de mi cita", "ese día que tengo limpieza".
export function* dayOfAppointment(desk: Desk): Talk<void> {
  const { r, m } = desk;
  const said =
    /\b(?:el |ese )?(?:mismo )?dia (?:de|que tengo|en que tengo|que es)(?: mi| la| el| tu)?(?: otra)? [a-z]+/.exec(
      r.text,
    );
  if (said === null || r.days.length > 0 || !/\b(?:cita|que tengo|que es mi)\b/.test(said[0])) return;
  const days = new Set((yield* myAppointments()).map((one) => one.day));
  const [day] = days;
  if (days.size !== 1 || day === undefined) return;
  m.lastDay = day;
  const plain = { denied: false, weak: false, existing: false, bound: null, opens: false, corrects: false };
  r.days = [{ from: day, to: day, at: said.index, end: said.index + said[0].length, ...plain }];
}
