// Puts what a turn says into the wish: new facts are added, corrected ones replaced, the rest kept.
import { addDays, minutesOf, timeOfMinutes } from "../../../../kit/calendar.ts";
import type { Wish } from "../schema.ts";
import { branchesOf } from "../shop.ts";
import { type Clock, canBe, clockOfTime, timesOf } from "../understand/when/clock.ts";
import type { DayMention } from "../understand/when/days.ts";
import type { TimeMention } from "../understand/when/times.ts";
import { type Desk, type Fact, serviceOf } from "./desk.ts";
import { openHours } from "./open-hours.ts";
import { addedNow, addService, adds, EITHER, settlesQueued } from "./wishing/add-service.ts";
import { isEither, shareOut, sharePeople } from "./wishing/share-out.ts";

/** `days` and `times` are those that speak of the wanted hour (a move has others, for the appointment it moves). */
export function applyFacts(desk: Desk, days = desk.r.days, times = desk.r.times): Set<Fact> {
  const touched = new Set<Fact>();
  const { wish } = desk.m;
  const before = wish.serviceId;
  // "En la tarde, porque entro a las 9": the hour is only the reason.
  if (desk.r.parts.some((part) => !part.denied && !part.weak)) times = times.filter((time) => !time.weak);
  applyService(desk, touched);
  applySpecialist(desk, touched);
  applyBranch(desk, touched);
  // "Ya pregunté ayer": a day gone by counts only by itself.
  if (days.some((day) => day.to >= desk.today && !day.denied)) days = days.filter((day) => day.to >= desk.today);
  const added = addedNow(desk, before);
  if (added !== null && before !== null && wish.serviceId === before) {
    // The hour said with it is its own: "y maquillaje a las 12".
    desk.m.plans = [
      ...desk.m.plans.filter((plan) => plan.serviceId !== added),
      {
        serviceId: added,
        days: chosenMentions(days, false, desk.r.text).map(({ from, to }) => ({ from, to })),
        clocks: chosenMentions(times, false, desk.r.text).map(({ clock }) => clock),
      },
    ];
    [days, times] = [[], []];
  }
  const own = shareOut(desk, before, days, times);
  sharePeople(desk);
  if (own !== null) ({ days, times } = own);
  else if (
    days.length > 1 &&
    !isEither(desk, days) &&
    desk.r.services.filter((mention) => !mention.denied).length > 1
  ) {
    days = days.slice(0, 1);
    times = times.slice(0, 1);
  }
  const chosen = chosenMentions(days, desk.r.corrects, desk.r.text);
  if (chosen.length > 0) {
    const days = chosen.map(({ from, to }) => ({ from, to }));
    // What waits for that same day goes with it.
    const same = JSON.stringify(wish.days);
    if (wish.days.length > 0 && own === null)
      for (const plan of desk.m.plans) if (JSON.stringify(plan.days) === same) plan.days = days;
    wish.days = days;
    touched.add("day");
  }
  if (applyTimes(desk, chosenMentions(times, desk.r.corrects, desk.r.text))) touched.add("time");
  if (applyParts(desk, touched.has("time"))) touched.add("time");
  if (applyShift(desk, touched)) touched.add("time");
  if (desk.r.soonest && !touched.has("time")) {
    if (!touched.has("day") && desk.m.asked !== "slot") wish.days = [];
    Object.assign(wish, { clocks: [], order: "first" } satisfies Partial<Wish>);
    touched.add("time");
  }
  // "Lo más pronto, pero en la tarde".
  const pressing = /\burg/.test(desk.r.text);
  if (desk.r.soonest && !pressing && touched.has("time") && wish.clocks.length === 0) wish.order ??= "first";
  // "Hoy, el que sea": any hour of it.
  if (
    desk.r.any &&
    wish.days.length > 0 &&
    touched.has("day") &&
    !touched.has("time") &&
    !/\b(con|sucursal) (quien|cualquier|el que|la que)/.test(desk.r.text) &&
    !(
      wish.days.some(({ from, to }) => from !== to) &&
      /\b(cualquier dia|el dia que|que dia sea|cualquiera de esos)\b/.test(desk.r.text)
    )
  ) {
    wish.clocks = [];
    wish.order = "first";
  }
  if (applyName(desk)) touched.add("name");
  if (touched.has("day") || touched.has("time") || touched.has("service")) desk.m.seen = [];
  return touched;
}

function applyService(desk: Desk, touched: Set<Fact>): void {
  const { m, r } = desk;
  const wanted = r.services.filter((mention) => !mention.denied && (mention.sure || mayChange(desk)));
  if (wanted.length === 0) return;
  const between = wanted.length > 1 ? r.text.slice(wanted.at(-2)!.end, wanted.at(-1)!.at) : "";
  const replaces =
    r.corrects &&
    wanted.length > 1 &&
    (m.wish.serviceId !== null ||
      /\b(mejor|perdon|digo|no|mas bien|corrijo|sino|en vez|en lugar|cambi\w+)\b/.test(between));
  const [first, ...rest] = replaces ? wanted.slice(-1) : wanted;
  if (settlesQueued(desk, first!)) return;
  if (adds(desk, first!)) {
    addService(desk, first!.ids, touched);
    return;
  }
  const ids = m.asked === "service" ? narrowed(first!.ids, m.options) : first!.ids;
  m.queue = rest
    .flatMap((mention) => (mention.ids.length > 0 ? [mention.ids.join(EITHER)] : []))
    .filter((id) => !ids.includes(id))
    .concat(m.queue.filter((id) => (!ids.includes(id) || m.plans.some((plan) => plan.serviceId === id)) && !r.corrects))
    .slice(0, 3);
  if (ids.length === 1) {
    if (m.wish.serviceId !== ids[0]) touched.add("service");
    m.wish.serviceId = ids[0]!;
    m.options = [];
  } else if (m.wish.serviceId === null || !ids.includes(m.wish.serviceId)) {
    m.wish.serviceId = null;
    m.options = ids;
    touched.add("service");
  }
}

// Once the service is settled, a kindred word alone does not change it: "todo bien", "sí señor".
function mayChange(desk: Desk): boolean {
  const { m, r } = desk;
  if (m.wish.serviceId === null || m.asked === "service" || m.asked === "change") return true;
  return (
    r.corrects ||
    /\b(?:para (?:mi|un|una|el|la)|quiero|quisiera|servicio|tambien|en vez|cambi\w+|ademas)\b/.test(r.text)
  );
}

function narrowed(ids: readonly string[], options: readonly string[]): string[] {
  const both = ids.filter((id) => options.includes(id));
  return both.length > 0 ? both : [...ids];
}

function applySpecialist(desk: Desk, touched: Set<Fact>): void {
  const { r, m } = desk;
  const first = r.specialists.find((mention) => !mention.denied);
  for (const mention of r.specialists) {
    // "Con Marta, y si no hay, con Luis": Luis is only for then.
    // "A las 5 con Chuy o a las 6 con Beto": the first pair.
    if (
      first &&
      mention !== first &&
      touched.has("specialist") &&
      desk.r.times.length > 1 &&
      /\bo a las?\b/.test(r.text)
    )
      continue;
    if (first && mention !== first && /\b(?:si no|sino|en caso|de no)\b/.test(r.text.slice(first.at, mention.at)))
      continue;
    if (mention.denied) {
      m.wish.avoid = [...new Set([...m.wish.avoid, ...mention.ids])];
      if (m.wish.specialistId !== null && mention.ids.includes(m.wish.specialistId)) m.wish.specialistId = null;
      touched.add("specialist");
      continue;
    }
    const service = serviceOf(desk, m.wish.serviceId);
    const fits =
      service && mention.ids.length > 1 ? mention.ids.filter((id) => service.specialistIds.includes(id)) : mention.ids;
    const id = (fits.length > 0 ? fits : mention.ids)[0]!;
    m.wish.avoid = m.wish.avoid.filter((other) => other !== id);
    if (m.wish.specialistId !== id) touched.add("specialist");
    m.wish.specialistId = id;
    m.wish.anySpecialist = false;
  }
  if (
    /\b(con|por|que) (quien|cualquiera|la que|el que|alguien mas)\b|\bquien sea\b|\b(otra|otro) (persona|estilista|barbero|doctora?|especialista|maestr\w)\b|\bcualquier(a)? (estilista|barbero|doctora?|especialista|persona|maestr\w)\b|\bcon (otra|otro)\b/.test(
      r.text,
    ) &&
    r.specialists.length === 0
  ) {
    if (/\b(otra|otro|alguien mas)\b/.test(r.text) && m.slot) m.wish.avoid = [...m.wish.avoid, m.slot.specialistId];
    if (m.wish.specialistId !== null) touched.add("specialist");
    m.wish.specialistId = null;
    m.wish.anySpecialist = true;
  }
}

function applyBranch(desk: Desk, touched: Set<Fact>): void {
  const { r, m } = desk;
  const service = serviceOf(desk, m.wish.serviceId);
  for (const mention of r.branches.filter((branch) => !branch.denied)) {
    const fits = service
      ? mention.ids.filter((id) => branchesOf(desk.shop, service).some((branch) => branch.id === id))
      : mention.ids;
    const ids = fits.length > 0 ? fits : mention.ids;
    if (ids.length !== 1) continue;
    if (m.wish.branchId !== ids[0]) touched.add("branch");
    m.wish.branchId = ids[0]!;
    m.wish.anyBranch = false;
    const wanted = desk.shop.specialists.find((person) => person.id === m.wish.specialistId);
    if (wanted && wanted.branchId !== ids[0] && r.specialists.length === 0) m.wish.specialistId = null;
  }
  if (
    /\b(cualquier sucursal|en cualquiera|la sucursal que sea|donde sea)\b/.test(r.text) ||
    (m.asked === "branch" && r.any)
  ) {
    m.wish.anyBranch = true;
    m.wish.branchId = null;
    touched.add("branch");
  }
}

/** Of several: those that are wanted, the corrected one, or all that stand joined by "o". */
export function chosenMentions<T extends DayMention | TimeMention>(
  mentions: readonly T[],
  corrects: boolean,
  text: string,
): T[] {
  const wanted = mentions.filter((mention) => !mention.denied);
  const strong = wanted.filter((mention) => !mention.weak && !mention.existing);
  const all =
    strong.length > 0
      ? strong
      : wanted.filter((mention) => !mention.existing).length > 0
        ? wanted.filter((mention) => !mention.existing)
        : wanted;
  // What stands before a correction is gone.
  const last = all.findLastIndex((mention) => mention.corrects);
  const usable = last > 0 ? all.slice(last) : all;
  if (usable.length < 2) return usable;
  // "A las 5, si no a las 6", "si no hay el viernes, el sábado": the first is the one wanted.
  const span = text.slice(usable[0]!.corrects ? usable[0]!.at : 0, usable.at(-1)!.at);
  if (/\bsi no\b(?! (?:puedo|podre|alcanzo))/.test(span)) return usable.slice(0, 1);
  const correcting = usable.filter((mention) => mention.corrects);
  if (correcting.length > 0) return correcting.slice(-1);
  const joined = usable.every(
    (mention, i) =>
      i === 0 ||
      /^[^.?!]{0,12}\| (?:o|u) [^.?!|]{0,15}$|^[^.|?!]{0,25}\b(o|u|y|ni)\b[^.|?!]{0,25}$|^ , $/.test(
        text.slice(usable[i - 1]!.end, mention.at),
      ),
  );
  if ("clock" in usable[0]!) {
    const bounded = usable.filter((mention) => mention.bound !== null);
    if (bounded.length === usable.length || (bounded.length > 0 && !corrects)) return usable;
  }
  return joined && !(corrects && !/ o /.test(text)) ? usable : usable.slice(-1);
}

function applyTimes(desk: Desk, times: readonly TimeMention[]): boolean {
  const { wish } = desk.m;
  if (times.length === 0) return false;
  const exact = times.filter((time) => !time.until && time.bound === null);
  if (exact.length > 0)
    Object.assign(wish, {
      clocks: exact.map((time) => sameHalf(desk, time.clock)),
      notBefore: null,
      notAfter: null,
      order: null,
    });
  else {
    Object.assign(wish, { clocks: [], notBefore: null, notAfter: null, order: null });
    for (const time of times) {
      if (time.until) Object.assign(wish, { notBefore: time.clock, notAfter: time.until });
      else if (time.bound === "from" || time.bound === "after") wish.notBefore = time.clock;
      else wish.notAfter = time.clock;
    }
  }
  return true;
}

// "A las 9 de la noche", then "entonces a las 8": still in the evening, where that is open.
function sameHalf(desk: Desk, clock: Clock): Clock {
  const { notBefore, notAfter } = desk.m.wish;
  // "En la noche", then "a las 8".
  if (clock.half === null && (notBefore?.half || notAfter?.half)) {
    const [from, to] = [notBefore && timesOf(notBefore)[0]!, notAfter && timesOf(notAfter)[0]!];
    const fits = (["am", "pm"] as const).filter((half) => inPart(timesOf({ ...clock, half })[0]!, from, to));
    if (fits.length === 1) return { ...clock, half: fits[0]! };
  }
  const [before] = desk.m.wish.clocks;
  const evening = before && (before.half === "pm" || (before.half === "fixed" && before.hour >= 18));
  if (clock.half !== null || !evening || clock.hour < 7 || clock.hour > 11) return clock;
  const late = { ...clock, half: "pm" as const };
  const [time] = timesOf(late);
  return openHours(desk, null).some(({ from, to }) => time! >= from && time! < to) ? late : clock;
}

function applyParts(desk: Desk, timeSaid: boolean): boolean {
  const { wish } = desk.m;
  const part = desk.r.parts.filter((mention) => !mention.denied && !mention.existing && !mention.weak).at(-1);
  if (!part) return false;
  if (part.half !== null) {
    const half = part.half;
    const fix = (clock: Clock): Clock =>
      clock.half === null && (half === "pm" || clock.hour !== 12) ? { ...clock, half } : clock;
    const within = wish.clocks
      .map(fix)
      .filter((clock) => timesOf(clock).some((time) => inPart(time, part.notBefore, part.notAfter)));
    if (within.length > 0) {
      wish.clocks = within;
      return true;
    }
    if (timeSaid && (wish.notBefore || wish.notAfter)) {
      wish.notBefore &&= fix(wish.notBefore);
      wish.notAfter &&= fix(wish.notAfter);
      return true;
    }
  }
  if (timeSaid && wish.clocks.length > 0) return true;
  wish.clocks = [];
  wish.notBefore = part.notBefore ? clockOfTime(part.notBefore) : null;
  wish.notAfter = part.notAfter ? clockOfTime(part.notAfter) : null;
  wish.order = part.order;
  return true;
}

function inPart(time: string, from: string | null, to: string | null): boolean {
  return (from === null || time >= from) && (to === null || time <= to);
}

// "¿no tienes más tarde?": after what was offered; with no offer it only means later today.
function applyShift(desk: Desk, touched: ReadonlySet<Fact>): boolean {
  const { m, r } = desk;
  if (r.shiftDays !== null && m.slot && !touched.has("day")) {
    const day = addDays(m.slot.day, r.shiftDays);
    m.wish.days = [{ from: day, to: day }];
    return true;
  }
  if (r.shiftBy !== null && m.slot && !touched.has("time")) {
    moveBy(desk, m.slot, r.shiftBy);
    return true;
  }
  const base = m.slot ?? (r.shift === "later" ? m.offered.at(-1) : m.offered[0]);
  if (r.shift === null || touched.has("time") || !base) return false;
  const minutes = minutesOf(base.time) + (r.shift === "later" ? 1 : -1);
  const clock = clockOfTime(timeOfMinutes(Math.max(0, minutes)));
  Object.assign(m.wish, {
    clocks: [],
    order: null,
    notBefore: r.shift === "later" ? clock : null,
    notAfter: r.shift === "later" ? null : clock,
  });
  if (!touched.has("day")) m.wish.days = [{ from: base.day, to: base.day }];
  return true;
}

/** The wanted hour, so many minutes from an hour that is known. */
export function moveBy(desk: Desk, base: { day: string; time: string }, minutes: number): void {
  const time = timeOfMinutes(Math.min(Math.max(0, minutesOf(base.time) + minutes), 23 * 60 + 59));
  Object.assign(desk.m.wish, { clocks: [clockOfTime(time)], notBefore: null, notAfter: null, order: null });
  if (desk.r.days.length === 0 || desk.m.wish.days.length === 0) desk.m.wish.days = [{ from: base.day, to: base.day }];
}

function applyName(desk: Desk): boolean {
  const { m, r, turn } = desk;
  if (!r.name) return false;
  if (!r.name.own) m.bookingName = r.name.name;
  else if (turn.contactName === null && m.name === null) m.name = r.name.name;
  else return false;
  return true;
}

/** Whether a slot is still what the wish says. */
export function meets(
  desk: Desk,
  slot: { day: string; time: string; serviceId: string; specialistId: string; branchId: string },
): boolean {
  const { wish } = desk.m;
  return (
    slot.serviceId === wish.serviceId &&
    (wish.specialistId === null || wish.specialistId === slot.specialistId) &&
    !wish.avoid.includes(slot.specialistId) &&
    (wish.branchId === null || wish.branchId === slot.branchId) &&
    (wish.days.length === 0 || wish.days.some(({ from, to }) => slot.day >= from && slot.day <= to)) &&
    (wish.clocks.length === 0 || wish.clocks.some((clock) => canBe(clock, slot.time))) &&
    (wish.notBefore === null || timesOf(wish.notBefore).some((time) => slot.time >= time)) &&
    (wish.notAfter === null || timesOf(wish.notAfter).some((time) => slot.time <= time))
  );
}
