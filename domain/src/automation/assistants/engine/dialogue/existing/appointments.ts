// Finds the appointment that a contact means: to move, cancel, confirm or recall.

import type { ToolAppointment } from "../../../tools/answers/schema.ts";
import { canBe } from "../../parse/time/clock.ts";
import { bullets, numbered } from "../../say/format.ts";
import { appointmentText } from "../../say/offers.ts";
import { call, type Talk } from "../../turn.ts";
import { ask, type Desk } from "../desk.ts";

type Meant =
  | { kind: "none" }
  | { kind: "one"; appointment: ToolAppointment; all: ToolAppointment[] }
  | { kind: "several"; all: ToolAppointment[] };

export function* myAppointments(): Talk<ToolAppointment[]> {
  const { appointments } = yield* call("list_appointments", {});
  return appointments.filter((appointment) => !/^(cancelada|no_asistida|asistida|no_pagada)$/.test(appointment.status));
}

/** `moving`: the days said may be where it should go, so they only tell appointments apart when they fit one. */
export function* meantAppointment(desk: Desk, moving: boolean): Talk<Meant> {
  const { m, r } = desk;
  const mine = yield* myAppointments();
  if (mine.length === 0) return { kind: "none" };
  // "La de gelish sí sigue en pie": not that one.
  const stays = r.services
    .filter(
      (mention) =>
        STAYS.test(r.text.slice(mention.end)) ||
        (r.services.length > 1 && /^ si ?(?:$|[,.|])/.test(r.text.slice(mention.end))),
    )
    .flatMap((mention) => mention.ids);
  const keepers = r.specialists
    .filter((mention) => STAYS.test(r.text.slice(mention.at).replace(/^[a-z]+/, "")))
    .flatMap((mention) => mention.ids);
  r.specialists = r.specialists.filter((mention) => !mention.ids.some((id) => keepers.includes(id)));
  const others = mine.filter((one) => !stays.includes(one.serviceId) && !keepers.includes(one.specialistId));
  // "Y la otra…", after one of them was seen to.
  const last = m.done;
  const other =
    /\bla otra\b/.test(r.text) && last ? others.filter((a) => a.day !== last.day || a.time !== last.time) : others;
  const all = other.length > 0 ? other : others.length > 0 ? others : mine;
  const chosen = all.find((appointment) => appointment.ref === m.appointment);
  if (chosen) return { kind: "one", appointment: chosen, all };
  if (all.length === 1) return { kind: "one", appointment: all[0]!, all };
  const listed = m.options.filter((ref) => all.some((appointment) => appointment.ref === ref));
  const place = r.pick ?? r.days.find((day) => day.bare !== undefined && !all.some((a) => a.day === day.from))?.bare;
  if (place && (listed.length > 0 || r.pick !== null)) {
    const ref = (listed.length > 0 ? listed : all.map((one) => one.ref)).at(place < 0 ? place : place - 1);
    const picked = all.find((appointment) => appointment.ref === ref);
    if (picked) return { kind: "one", appointment: picked, all };
  }
  if (moving && (meansAll(desk) || meansBoth(desk))) return { kind: "several", all };
  let left = all;
  const sources = r.days.filter((day) => day.existing && !STAYS.test(r.text.slice(day.end)));
  const days = sources.length > 0 ? sources : moving && r.days.length > 1 ? r.days.slice(0, 1) : r.days;
  const byService = () =>
    narrow(left, (a) => r.services.some((mention) => mention.ids.includes(a.serviceId)), r.services.length > 0);
  // Where to it goes may be the day of another one: "la de uñas al jueves".
  if (moving && sources.length === 0) left = byService();
  left = narrow(
    left,
    (a) => days.some((day) => a.day >= (day.source ?? day).from && a.day <= (day.source ?? day).to),
    days.length > 0,
  );
  left = narrow(left, (a) => r.times.some((time) => canBe(time.clock, a.time)), r.times.length > 0);
  left = narrow(left, (a) => r.services.some((mention) => mention.ids.includes(a.serviceId)), r.services.length > 0);
  left = narrow(
    left,
    (a) => r.specialists.some((mention) => mention.ids.includes(a.specialistId)),
    r.specialists.length > 0,
  );
  left = narrow(left, (a) => r.branches.some((mention) => mention.ids.includes(a.branchId)), r.branches.length > 0);
  const done = m.done;
  // "Muévela": the one just spoken of.
  const it =
    moving &&
    sources.length === 0 &&
    r.services.length === 0 &&
    /(?:[aeo]r|[ae])la\b|\bla (?:muev|cambi|pas|recorr)/.test(r.text);
  if (left.length > 1 && done && (!moving || it))
    left = narrow(it ? all : left, (a) => a.day === done.day && a.time === done.time, it || r.days.length === 0);
  return left.length === 1 ? { kind: "one", appointment: left[0]!, all } : { kind: "several", all: left };
}

/** "Las dos", "todas", "ambas". */
export function meansAll(desk: Desk): boolean {
  const { r } = desk;
  return (
    /\b(?:las|mis) [2-5]\b(?! (?:y|am|pm|de la))|\b(?:ambas|tod(?:as|o)|las? (?:dos|tres))\b/.test(r.text) &&
    !r.services.some((mention) => mention.sure) &&
    !/\bde todo\b|\ba las [2-5]\b/.test(r.text)
  );
}

/** "Pasa las dos al sábado, corte a las 10 y uñas a las 11". */
export function meansBoth({ r }: Desk): boolean {
  return r.services.length === 2 && /\b(?:mueve\w*|pasa\w*|cambia\w*|recorre\w*) (?:las 2|ambas)\b/.test(r.text);
}

const STAYS =
  /^ (?:(?:esa )?si (?:sigue|voy|va|se queda|queda|la dejo|la dejas|asisto|puedo)|sigue\b|esta bien\b|asi esta|queda igual|igual(?= ?(?:$|[,.|]))|se queda\b|dejala\b|dejamela\b|no la (?:muevas|canceles|toques))/;

export function askWhich(desk: Desk, all: readonly ToolAppointment[], verb: string): string {
  const again = desk.m.asked === "appointment";
  if (again) desk.m.stuck += 1;
  ask(
    desk,
    "appointment",
    all.map((appointment) => appointment.ref),
  );
  const lines = all.map((appointment) => appointmentText(desk, appointment));
  if (again && desk.m.stuck % 2 === 1) return `Dime el número de la cita que quieres ${verb}:\n${numbered(lines)}`;
  return `Tienes estas citas:\n${bullets(lines)}\n¿Cuál quieres ${verb}?`;
}

function narrow(
  all: ToolAppointment[],
  fits: (appointment: ToolAppointment) => boolean,
  said: boolean,
): ToolAppointment[] {
  if (!said) return all;
  const left = all.filter(fits);
  return left.length > 0 ? left : all;
}
