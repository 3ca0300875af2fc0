// Puts what a turn says into the wish: new facts are added, corrected ones replaced, the rest kept.

import type { Wish } from "../../schema.ts";
import type { Desk, Fact } from "../desk.ts";
import { addedNow } from "../wishing/add-service.ts";
import { inTurn } from "../wishing/in-turn.ts";
import { isEither } from "../wishing/said-together.ts";
import { seatEach } from "../wishing/seat-each.ts";
import { seatParty } from "../wishing/seat-party.ts";
import { shareNames } from "../wishing/share-names.ts";
import { shareOut } from "../wishing/share-out.ts";
import { sharePeople } from "../wishing/share-people.ts";
import { wantsEachDay } from "../wishing/take-both.ts";
import { applyBranch } from "./apply-branch.ts";
import { applyParts } from "./apply-parts.ts";
import { applyService } from "./apply-service.ts";
import { applyShift } from "./apply-shift.ts";
import { applySpecialist } from "./apply-specialist.ts";
import { applyTimes } from "./apply-times.ts";
import { chosenMentions } from "./chosen-mentions.ts";

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
    // The hour said with it is its own: "y maquillaje a las 12"; what stands before "y otro día" is not.
    const joint = /\by otr[oa] (?:dia|cita)\b/.exec(desk.r.text)?.index ?? 0;
    const [ownDays, ownTimes] = [days.filter((one) => one.at < joint), times.filter((one) => one.at < joint)];
    [days, times] = [days.filter((one) => one.at >= joint), times.filter((one) => one.at >= joint)];
    desk.m.plans = [
      ...desk.m.plans.filter((plan) => plan.serviceId !== added),
      {
        serviceId: added,
        days: chosenMentions(days, false, desk.r.text).map(({ from, to }) => ({ from, to })),
        clocks: chosenMentions(times, false, desk.r.text).map(({ clock }) => clock),
      },
    ];
    [days, times] = [ownDays, ownTimes];
  }
  const own = shareOut(desk, before, days, times);
  seatEach(desk);
  sharePeople(desk);
  times = inTurn(desk, times);
  if (own !== null) ({ days, times } = own);
  else if (
    days.length > 1 &&
    !isEither(desk, days) &&
    !days.some((day) => day.corrects) &&
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
    if (own === null && wantsEachDay(desk)) wish.eachDay = true;
    else delete wish.eachDay;
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
  shareNames(desk);
  seatParty(desk);
  if (touched.has("day") || touched.has("time") || touched.has("service")) desk.m.seen = [];
  return touched;
}

function applyName(desk: Desk): boolean {
  const { m, r, turn } = desk;
  // Several people are shared out, each to what is theirs.
  if (!r.name || r.guests.length > 1) return false;
  if (!r.name.own) m.bookingName = r.name.name;
  else if (turn.contactName === null && m.name === null) m.name = r.name.name;
  else return false;
  return true;
}
