// One step of a booking or a move: takes the facts and choices of this turn and goes on to what is missing.
import { addDays } from "../../../../kit/calendar.ts";
import type { ToolSlot } from "../../tools/schema.ts";
import type { Talk } from "../turn.ts";
import { type Clock, clockOfTime, timesOf } from "../understand/when/clock.ts";
import { advance, toConfirm } from "./booking.ts";
import { ask, type Desk, type Fact, serviceOf } from "./desk.ts";
import { applyFacts, meets } from "./facts.ts";
import { askPerson, dropGoal, finish } from "./finishing.ts";
import { openHours } from "./open-hours.ts";
import { pickedSlot } from "./picking.ts";
import { sayAgain } from "./say-again.ts";
import { addedNow } from "./wishing/add-service.ts";

export function hasFacts(desk: Desk): boolean {
  const { r } = desk;
  return (
    r.services.some((mention) => !mention.denied) ||
    r.specialists.length > 0 ||
    r.branches.length > 0 ||
    r.soonest ||
    r.shiftBy !== null ||
    r.shiftDays !== null ||
    r.days.some((day) => !day.denied) ||
    r.times.some((time) => !time.denied) ||
    r.parts.length > 0
  );
}

/** Null: not understood. */
export function* step(desk: Desk, answered: boolean): Talk<string | null> {
  const { m, r, turn } = desk;
  if (m.goal === "book" && !turn.assistant.canBook) {
    dropGoal(desk);
    return askPerson(desk, "Por aquí no puedo agendar citas.");
  }
  const { asked } = m;
  if (r.intents.has("drop") && !r.yes && !hasFacts(desk)) return putOff(desk);
  settleWeekdays(desk);
  chooseFromList(desk);
  const slot = pickedSlot(desk);
  if (slot !== null) {
    applyFacts(desk, [], []);
    if (m.wish.specialistId !== null) m.wish.specialistId = slot.specialistId;
    if (m.wish.branchId !== null) m.wish.branchId = slot.branchId;
    Object.assign(m.wish, {
      days: [{ from: slot.day, to: slot.day }],
      clocks: [clockOfTime(slot.time)],
      notBefore: null,
      notAfter: null,
      order: null,
    });
    return yield* advance(desk, slot);
  }
  const held = m.slot;
  const touched = applyFacts(desk);
  if (held !== null) keepTheRest(desk, held, touched);
  if (m.goal === "reschedule" && asked === "when") fillFromMoved(desk, touched);
  if (held !== null && (asked === "confirm" || asked === "name")) return yield* decide(desk, touched, answered);
  const wanted = touched.size > 0 || asked === null || chose(desk, asked);
  if (wanted) return yield* advance(desk, null);
  return yield* undecided(desk, answered);
}

// "Mejor a las 6", where another hour was to be confirmed: there, and with the same person where that can be.
function keepTheRest(desk: Desk, held: ToolSlot, touched: ReadonlySet<Fact>): void {
  const { wish } = desk.m;
  desk.held = held;
  if (wish.branchId === null && !wish.anyBranch && !touched.has("branch") && !touched.has("specialist"))
    wish.branchId = held.branchId;
  const there = { from: held.day, to: held.day };
  if (touched.has("time") && !touched.has("day") && !desk.r.soonest && !wish.days.some((day) => day.from === day.to))
    wish.days = [there];
  const timed = wish.clocks.length > 0 || wish.notBefore !== null || wish.notAfter !== null || wish.order !== null;
  if (touched.has("day") && !touched.has("time") && !timed) wish.clocks = [clockOfTime(held.time)];
}

// "El martes", after "la próxima semana" or among offered days, is the one spoken of; said on a Tuesday after closing
// time, it is the next.
function settleWeekdays(desk: Desk): void {
  const { m, r, turn } = desk;
  const isOver = !openHours(desk, desk.today).some(({ to }) => to > turn.now.time);
  const stretch = m.wish.days.find(({ from, to }) => from !== to);
  const spoken = (day: string) =>
    (stretch !== undefined && day >= stretch.from && day <= stretch.to) ||
    (m.asked === "slot" && m.offered.some((slot) => slot.day === day));
  r.days = r.days.map((day) => {
    if (!day.weekday || spoken(day.from)) return day;
    if ((isOver || isGone(desk)) && day.from === desk.today && day.to === desk.today) {
      return { ...day, from: addDays(day.from, 7), to: addDays(day.to, 7) };
    }
    const later = [7, 14].map((days) => addDays(day.from, days)).find(spoken);
    return later ? { ...day, from: later, to: later } : day;
  });
}

// "El lunes a las 9", said on a Monday at 10.
function isGone(desk: Desk): boolean {
  const { r, turn } = desk;
  const now = turn.now.time;
  const exact = r.times.filter((time) => !time.denied && time.bound === null && !time.until);
  const open = openHours(desk, desk.today);
  const likely = (clock: Clock) => {
    const fits = timesOf(clock).filter((time) => open.some(({ from, to }) => time >= from && time < to));
    return fits.length > 0 ? fits : timesOf(clock).slice(0, 1);
  };
  const part = r.parts.filter((one) => !one.denied).at(-1);
  return exact.length > 0
    ? exact.every((time) => likely(time.clock).every((at) => at <= now))
    : part !== undefined && part.notAfter !== null && part.notAfter <= now;
}

// "El viernes": at the same hour, where it is free. "A las 6": on the same day.
function fillFromMoved(desk: Desk, touched: ReadonlySet<Fact>): void {
  const { wish, moving } = desk.m;
  if (moving === null) return;
  const timed = wish.clocks.length > 0 || wish.notBefore !== null || wish.notAfter !== null || wish.order !== null;
  const [day] = wish.days;
  if (touched.has("day") && !timed && wish.days.length === 1 && day!.from === day!.to)
    wish.clocks = [clockOfTime(moving.time)];
  if (timed && wish.days.length === 0 && !desk.r.soonest) wish.days = [{ from: moving.day, to: moving.day }];
}

function chose(desk: Desk, asked: Desk["m"]["asked"]): boolean {
  return (
    (asked === "service" && desk.m.wish.serviceId !== null) ||
    (asked === "branch" && (desk.m.wish.branchId !== null || desk.m.wish.anyBranch))
  );
}

// A slot stands to be confirmed (or waits for the name).
function* decide(desk: Desk, touched: ReadonlySet<Fact>, answered: boolean): Talk<string | null> {
  const { m, r } = desk;
  const slot = m.slot!;
  const said = hasFacts(desk);
  const unchanged = meets(desk, slot);
  if (!unchanged && (touched.size > 1 || !touched.has("name") || touched.size === 0)) return yield* advance(desk, null);
  if (r.other !== null && !r.yes) return yield* otherHours(desk, [slot]);
  if (m.asked === "name") {
    const agreed = m.agreed || r.yes;
    if (touched.has("name")) return agreed ? yield* finish(desk) : toConfirm(desk, slot);
    if (desk.turn.contactName !== null) return toConfirm(desk, slot);
    m.agreed = agreed;
    if (r.no || r.intents.has("cancel")) return putOff(desk);
    return answered || r.yes || said ? toConfirm(desk, slot) : null;
  }
  if (r.no && !r.yes) {
    if (touched.has("name")) return toConfirm(desk, slot);
    ask(desk, "change");
    return "Claro, ¿qué cambiamos: el servicio, el día o la hora?";
  }
  if (r.yes || r.intents.has("attend") || (r.any && !said)) return yield* finish(desk);
  if (touched.has("name")) return toConfirm(desk, slot);
  const added = serviceOf(desk, addedNow(desk, m.wish.serviceId));
  if (added !== null) return `Claro, enseguida vemos ${added.name}. Primero: ${yield* sayAgain(desk)}`;
  // The same again is a yes; a place or a person alone may be the answer to an earlier question.
  const restated = r.days.length > 0 || r.times.length > 0 || r.services.some((mention) => mention.sure);
  if (said && restated && !answered && !r.isQuestion) return yield* finish(desk);
  if (r.intents.has("done?")) return `Todavía no. ${yield* sayAgain(desk)}`;
  if (
    answered ||
    said ||
    r.intents.has("book") ||
    r.intents.has("thanks") ||
    r.intents.has("greeting") ||
    r.intents.has("availability")
  )
    return yield* sayAgain(desk);
  if (r.intents.has("reschedule")) {
    ask(desk, "change");
    return "Claro, ¿qué cambiamos: el servicio, el día o la hora?";
  }
  if (r.intents.has("unknown-fact")) return `Ese dato no lo tengo aquí. ${yield* sayAgain(desk)}`;
  return null;
}

function chooseFromList(desk: Desk): void {
  const { m, r } = desk;
  if (m.options.length === 0) return;
  const bare =
    r.days.find((day) => day.bare !== undefined)?.bare ?? r.times.find((time) => time.bare !== undefined)?.bare;
  // "5", where a day was said and the list had no numbers, may be the hour.
  const maybeHour =
    m.asked === "service" &&
    m.stuck === 0 &&
    m.wish.days.length > 0 &&
    m.wish.clocks.length === 0 &&
    /^\d+$/.test(r.text);
  if (maybeHour && m.options.length > 3) return;
  const place = r.pick ?? bare ?? (r.any || (r.yes && m.options.length === 1) ? 1 : null);
  const id = place ? m.options.at(place < 0 ? place : place - 1) : undefined;
  if (m.asked === "service" && r.services.length === 0 && id !== undefined) {
    m.wish.serviceId = id;
    forgetBare(desk);
  } else if (m.asked === "branch" && r.branches.length === 0 && id !== undefined && !r.any) {
    m.wish.branchId = id;
    forgetBare(desk);
  }
}

function forgetBare(desk: Desk): void {
  desk.r.days = desk.r.days.filter((day) => day.bare === undefined);
  desk.r.times = desk.r.times.filter((time) => time.bare === undefined);
}

function* undecided(desk: Desk, answered: boolean): Talk<string | null> {
  const { m, r } = desk;
  if (r.other !== null || r.shift !== null) return yield* otherHours(desk, m.offered);
  if (m.asked === "when" && (r.any || r.soonest)) {
    m.wish.order = "first";
    return yield* advance(desk, null);
  }
  if (r.yes && !r.no && m.stuck > 0) return yield* proposeOne(desk);
  if (m.asked === "change") return yield* changing(desk);
  if (m.asked === "slot" && r.no) {
    m.seen = [...m.seen, ...m.offered.map((slot) => `${slot.day} ${slot.time}`)];
    ask(desk, "when");
    return "¿Qué día y a qué hora te acomoda?";
  }
  if (
    answered ||
    r.yes ||
    r.no ||
    r.intents.has("book") ||
    r.intents.has("availability") ||
    r.intents.has("thanks") ||
    r.intents.has("greeting") ||
    r.intents.has("help")
  ) {
    return yield* sayAgain(desk);
  }
  if (r.intents.has("unknown-fact")) return `Ese dato no lo tengo aquí. ${yield* sayAgain(desk)}`;
  if (r.intents.has("done?")) return `Todavía no. ${yield* sayAgain(desk)}`;
  return null;
}

// Twice only "sí" where something was to be chosen: one place is proposed, so that the next "sí" can do.
function* proposeOne(desk: Desk): Talk<string> {
  const { m } = desk;
  const { wish } = m;
  let text: string;
  if (m.asked === "slot" && m.offered.length > 0) text = yield* advance(desk, m.offered[0]!);
  else if (m.asked === "change" && m.slot !== null) text = toConfirm(desk, m.slot);
  else {
    if (wish.serviceId === null) wish.serviceId = m.options[0] ?? desk.shop.services[0]?.id ?? null;
    if (wish.branchId === null) wish.anyBranch = true;
    if (wish.clocks.length === 0) wish.order ??= "first";
    text = yield* advance(desk, null);
  }
  return text.replace("Te agendo:", "Te propongo:").replace("¿Lo confirmo?", "¿Te queda?");
}

function* changing(desk: Desk): Talk<string | null> {
  const { m, r } = desk;
  const { wish } = m;
  if (/\bservicio\b/.test(r.text)) {
    Object.assign(wish, { serviceId: null });
    m.options = [];
    return yield* advance(desk, null);
  }
  if (/\b(dia|fecha)\b/.test(r.text)) {
    ask(desk, "when");
    return "¿Para qué día la quieres?";
  }
  if (/\b(hora|horario)\b/.test(r.text)) {
    Object.assign(wish, { clocks: [], notBefore: null, notAfter: null, order: null });
    return yield* advance(desk, null);
  }
  if (/\bsucursal\b/.test(r.text)) {
    Object.assign(wish, { branchId: null, specialistId: null });
    return yield* advance(desk, null);
  }
  if (r.yes) return yield* sayAgain(desk);
  if (r.no) return putOff(desk);
  return null;
}

function* otherHours(desk: Desk, shown: readonly { day: string; time: string }[]): Talk<string> {
  const { m, r } = desk;
  m.seen = [...new Set([...m.seen, ...shown.map((slot) => `${slot.day} ${slot.time}`)])];
  const last = shown.at(-1);
  if (r.other === "day" && last) {
    const from = addDays(last.day, 1);
    m.wish.days = [{ from, to: addDays(from, Math.max(7, desk.turn.assistant.lookAheadDays)) }];
    m.wish.clocks = [];
  } else {
    if (m.wish.clocks.length > 0 && last && m.wish.days.length === 0) m.wish.days = [{ from: last.day, to: last.day }];
    m.wish.clocks = [];
    m.wish.order = null;
  }
  return yield* advance(desk, null);
}

function putOff(desk: Desk): string {
  const later = /\b(luego|despues|pienso|checo|veo|aviso|dejame|deja|consulto|pregunto|reviso)\b/.test(desk.r.text);
  if (later) return "Claro, con calma. Cuando me digas la agendamos.";
  dropGoal(desk);
  return "De acuerdo, no agendo nada. Aquí estoy por si se te ofrece algo.";
}
