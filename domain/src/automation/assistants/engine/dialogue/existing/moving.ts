// Moves an appointment: which one, where to, then the same confirmation as a booking.
import { addDays } from "../../../../../kit/calendar.ts";
import type { ToolAppointment } from "../../../tools/answers/schema.ts";
import { emptyWish } from "../../memory.ts";
import type { ServiceMention } from "../../parse/catalogue/services.ts";
import { canBe, clockOfTime } from "../../parse/time/clock.ts";
import { appointmentText } from "../../say/offers.ts";
import type { Memory, Wish } from "../../schema.ts";
import type { Talk } from "../../turn.ts";
import { advance } from "../booking/advance.ts";
import { ask, type Desk } from "../desk.ts";
import { applyFacts } from "../facts/apply-facts.ts";
import { moveBy } from "../facts/apply-shift.ts";
import { askPerson, dropGoal } from "../finishing.ts";
import { isEither } from "../wishing/said-together.ts";
import { askWhich, meansAll, meansBoth, meantAppointment, myAppointments } from "./appointments.ts";

export function* beginMove(desk: Desk): Talk<string> {
  const { m, turn } = desk;
  if (!turn.assistant.canReschedule) return askPerson(desk, "Por aquí no puedo mover citas.");
  const meant = yield* meantAppointment(desk, true);
  if (meant.kind === "none") {
    dropGoal(desk);
    if (!turn.assistant.canBook) return "No encuentro ninguna cita próxima a tu nombre.";
    applyFacts(desk);
    ask(desk, "propose");
    return "No encuentro ninguna cita próxima a tu nombre. ¿Quieres agendar una?";
  }
  const fresh = m.goal !== "reschedule" || m.appointment === null;
  m.goal = "reschedule";
  if (meant.kind === "several") {
    // Where it should go may be said already: it waits in the wish.
    if (m.asked !== "appointment") {
      m.wish = { ...emptyWish };
      const all = meansAll(desk) || meansBoth(desk);
      const targets = desk.r.days.filter((day) => !day.existing && (all || !meant.all.some((a) => a.day === day.from)));
      applyFacts(
        desk,
        targets,
        desk.r.times.filter((time) => !time.existing),
      );
      m.wish.serviceId = null;
      m.wish.specialistId = null;
    }
    const [byMinutes, byDays] = [desk.r.shiftBy, desk.r.shiftDays];
    m.queue = [];
    m.plans = [];
    const both = (meansAll(desk) || meansBoth(desk)) && (isSomewhere(m.wish) || byMinutes !== null || byDays !== null);
    // Twice only "sí": the first of them, said in full.
    if (!both && !(m.asked === "appointment" && m.stuck > 0 && desk.r.yes)) return askWhich(desk, meant.all, "cambiar");
    if (!both) {
      m.appointment = meant.all[0]!.ref;
      return yield* beginMove(desk);
    }
    // "Al domingo a las 11 y 12": each its own, in their order.
    const clocks = desk.r.times.filter((time) => !time.denied && time.bound === null && !time.until);
    const each = clocks.length === meant.all.length && !isEither(desk, clocks);
    const place = (one: ToolAppointment) => desk.r.services.findIndex((mention) => mention.ids.includes(one.serviceId));
    const inOrder = meansBoth(desk) ? [...meant.all].sort((a, b) => place(a) - place(b)) : meant.all;
    m.moreMoves = inOrder.map(({ ref }, i) => ({
      appointment: ref,
      to: each ? { ...m.wish, clocks: [clocks[i]!.clock] } : m.wish,
      byMinutes,
      byDays,
    }));
    return yield* moveNext(desk);
  }
  const { appointment } = meant;
  m.appointment = appointment.ref;
  const { day, time, specialistId, serviceId } = appointment;
  m.moving = { day, time, specialistId, serviceId };
  const before = fresh ? m.wish : { ...emptyWish };
  const chose = m.asked === "appointment";
  m.wish = {
    ...emptyWish,
    ...(chose
      ? {
          days: before.days,
          clocks: before.clocks,
          notBefore: before.notBefore,
          notAfter: before.notAfter,
          order: before.order,
        }
      : {}),
    serviceId: appointment.serviceId,
    specialistId: appointment.specialistId,
    branchId: appointment.branchId,
  };
  m.options = [];
  // "Mi cita de corte por manicure": the last is where to.
  const services = desk.r.services.filter(
    (mention) => !mention.ids.includes(appointment.serviceId) && (mention.sure || desk.r.text.includes("servicio")),
  );
  const added = services.filter((mention) => ADDED.test(desk.r.text.slice(0, mention.at)) && mention.ids.length === 1);
  desk.r.services = services.filter((mention) => !added.includes(mention)).slice(-1);
  m.queue = added.map((mention) => mention.ids[0]!);
  m.plans = added.flatMap((mention) => personBeside(desk, mention));
  const targets = targetsOf(desk, appointment);
  applyFacts(
    desk,
    chose && before.days.length > 0 ? [] : targets.days,
    chose && before.clocks.length > 0 ? [] : targets.times,
  );
  if (m.wish.serviceId === null) m.wish.serviceId = appointment.serviceId;
  return yield* seekMove(desk, appointment);
}

// "…y de paso pedicure con Lucía": she is of the added service, not of the one that moves.
function personBeside(desk: Desk, mention: ServiceMention): Memory["plans"] {
  const serviceId = mention.ids[0]!;
  const person = desk.r.specialists.find((one) => one.at > mention.end && !one.denied);
  if (person === undefined) return [];
  desk.r.specialists = desk.r.specialists.filter((one) => one !== person);
  return [{ serviceId, days: [], clocks: [], specialistId: person.ids[0]! }];
}

/** The next of several appointments that go to the same day: each is confirmed by itself. */
export function* moveNext(desk: Desk): Talk<string> {
  const { m } = desk;
  const [next, ...rest] = m.moreMoves;
  const appointment = (yield* myAppointments()).find(({ ref }) => ref === next?.appointment);
  m.moreMoves = rest;
  if (!next || !appointment) return rest.length > 0 ? yield* moveNext(desk) : "";
  const { ref, day, time, specialistId, serviceId, branchId } = appointment;
  m.goal = "reschedule";
  m.asked = null;
  m.options = [];
  m.appointment = ref;
  m.moving = { day, time, specialistId, serviceId };
  m.wish = { ...next.to, serviceId, specialistId, branchId };
  if (next.byDays !== null && m.wish.days.length === 0) {
    const moved = addDays(day, next.byDays);
    m.wish.days = [{ from: moved, to: moved }];
  }
  if (next.byMinutes !== null && m.wish.clocks.length === 0) moveBy(desk, appointment, next.byMinutes);
  return `Tu cita de ${appointmentText(desk, appointment)}. ${yield* seekMove(desk, appointment)}`;
}

function isSomewhere(wish: Wish): boolean {
  return wish.days.length > 0 || wish.clocks.length > 0 || wish.notBefore !== null || wish.notAfter !== null;
}

// "Y de paso agrégame ceja": one more, not another one instead.
const ADDED = /\b(?:tambien|ademas|aparte|de paso|agrega\w*|agregue\w*|suma\w*)(?: [a-z~]+){0,4} $/;

function* seekMove(desk: Desk, appointment: ToolAppointment): Talk<string> {
  const { m, r } = desk;
  const { wish } = m;
  // "Al lunes", said on a Monday of an appointment on a later day, is the next one.
  const named = r.days.find((day) => day.weekday && day.from === desk.today && day.to === desk.today);
  if (named && appointment.day > desk.today && wish.days.length === 1 && wish.days[0]!.from === desk.today) {
    const next = addDays(desk.today, 7);
    wish.days = [{ from: next, to: next }];
  }
  const [week] = wish.days;
  if (week && week.from !== week.to && /\bmismo dia\b/.test(r.text)) {
    const same = [7, 14, 21]
      .map((days) => addDays(appointment.day, days))
      .find((day) => day >= week.from && day <= week.to);
    if (same) wish.days = [{ from: same, to: same }];
  }
  if (r.shiftDays !== null && wish.days.length === 0) {
    const day = addDays(appointment.day, r.shiftDays);
    wish.days = [{ from: day, to: day }];
  }
  if (r.shiftBy !== null && wish.clocks.length === 0) moveBy(desk, appointment, r.shiftBy);
  const sameDay = wish.days.some(({ from, to }) => from === appointment.day && to === appointment.day);
  if (r.shift !== null && sameDay && wish.clocks.length === 0 && !wish.notBefore && !wish.notAfter)
    Object.assign(wish, { days: [], order: null });
  const timed = wish.clocks.length > 0 || wish.notBefore !== null || wish.notAfter !== null || wish.order !== null;
  const changedOther =
    wish.specialistId !== appointment.specialistId ||
    wish.branchId !== appointment.branchId ||
    wish.serviceId !== appointment.serviceId;
  if (wish.days.length === 0 && !timed && !changedOther) {
    if (r.shift !== null) {
      wish.days = [{ from: appointment.day, to: appointment.day }];
      if (r.shift === "later") wish.notBefore = clockOfTime(appointment.time);
      else wish.notAfter = clockOfTime(appointment.time);
      m.seen = [`${appointment.day} ${appointment.time}`];
      return yield* advance(desk, null);
    }
    ask(desk, "when");
    return `Claro, movemos tu cita: ${appointmentText(desk, appointment)}. ¿Para qué día y hora la quieres?`;
  }
  if (wish.days.length === 0 && r.other !== "day") wish.days = [{ from: appointment.day, to: appointment.day }];
  // Only the day changes: the same hour, where it is free; not where it is told by something else that day.
  const beside = /\b(?:antes|despues) de (?:lo|la|las|el|mi|mis)\b/.test(r.text);
  if (!timed && !beside && r.other !== "time" && wish.days.length === 1 && wish.days[0]!.from === wish.days[0]!.to)
    wish.clocks = [clockOfTime(appointment.time)];
  return yield* advance(desk, null);
}

/** The days and hours said that are not those of the appointment itself. */
function targetsOf(desk: Desk, appointment: ToolAppointment) {
  const { r } = desk;
  const several = r.days.length > 1;
  // "Ese mismo día" names the day of the appointment as the one wanted.
  const isSame = (day: { at: number; end: number }) => /mismo/.test(r.text.slice(day.at, day.end));
  const old = r.days.filter((day) => day.existing && !day.source);
  const days = r.days
    .map((day) => (day.source ? { ...day, from: day.to } : day))
    .filter(
      (day) =>
        !day.existing && !(several && day.from === appointment.day && day.to === appointment.day && !isSame(day)),
    )
    .filter(
      (day) =>
        !(
          day.from === appointment.day &&
          day.to === appointment.day &&
          r.times.length === 0 &&
          r.parts.length === 0 &&
          !isSame(day)
        ),
    );
  const many = r.times.length > 1;
  const sameDay = days.length > 0 && days.every((day) => day.from === appointment.day && day.to === appointment.day);
  const times = r.times
    .map((time) =>
      time.until && canBe(time.clock, appointment.time)
        ? { ...time, clock: time.until, until: undefined, existing: false }
        : time,
    )
    .filter(
      (time) =>
        !(canBe(time.clock, appointment.time) && old.some((day) => time.at > day.end && time.at - day.end < 30)),
    )
    .filter(
      (time) => !time.existing && !(canBe(time.clock, appointment.time) && (many || days.length === 0 || sameDay)),
    );
  return { days, times };
}
