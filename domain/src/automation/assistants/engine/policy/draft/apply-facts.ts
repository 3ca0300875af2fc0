// Puts the facts of a turn into the draft: adds new facts, replaces corrected ones, keeps the rest.
import { fold } from "../../../../../kit/text.ts";
import type { SaidDay, SaidTime } from "../../parse/utterance.ts";
import type { Draft } from "../../state/schema.ts";
import { waitingFor } from "../../state/work.ts";
import type { Fact, Scene } from "../scene.ts";
import { addedNow } from "../several/add-service.ts";
import { hoursInTurn } from "../several/in-turn.ts";
import { seatEach, seatParty } from "../several/seats.ts";
import { shareNames } from "../several/share-names.ts";
import { shareOut } from "../several/share-out.ts";
import { sharePeople } from "../several/share-people.ts";
import { wantsEachDay } from "../several/take-both.ts";
import { applyBranch } from "./apply-branch.ts";
import { applyPerson } from "./apply-person.ts";
import { applyService } from "./apply-service.ts";
import { applyShift } from "./apply-shift.ts";
import { applyParts, applyTimes, NO_TIME } from "./apply-times.ts";
import { chosenOf, isEither, rangeOf } from "./chosen.ts";
import { dayWindowsOf } from "./day-windows.ts";
import { daysLeft } from "./days-left.ts";

/** `days` and `times` of the requested slot (a move has others, for the appointment that it moves). */
export function applyFacts(
  scene: Scene,
  days: readonly SaidDay[] = scene.meant.days,
  times: readonly SaidTime[] = scene.meant.times,
): Set<Fact> {
  const { state, said, meant, turn } = scene;
  const { draft } = state;
  const touched = new Set<Fact>();
  const before = draft.serviceId;
  const today = turn.now.day;
  // "En la tarde, porque entro a las 9": the hour is only the reason.
  if (said.parts.some((part) => !part.denied && !part.weak)) times = times.filter((time) => !time.weak);
  applyService(scene, touched);
  applyPerson(scene, touched);
  applyBranch(scene, touched);
  // "Ya pregunté ayer": a past day counts only when it is alone.
  if (days.some((day) => day.to >= today && !day.denied)) days = days.filter((day) => day.to >= today);
  const added = addedNow(scene, before);
  if (added !== null && before !== null && draft.serviceId === before) {
    // An hour said with the service belongs to it: "y maquillaje a las 12"; what comes before "y otro día" does not.
    const isOwn = (one: { at: number }) => one.at >= said.anotherAt;
    const theirs = { days: days.filter(isOwn), times: times.filter(isOwn) };
    [days, times] = [days.filter((one) => !isOwn(one)), times.filter((one) => !isOwn(one))];
    const plan = waitingFor([added], {
      days: chosenOf(scene, theirs.days, false).map(rangeOf),
      clocks: chosenOf(scene, theirs.times, false).map(({ clock }) => clock),
      isPlanned: true,
    });
    state.waiting = state.waiting.map((one) => (one.services.join() === added ? plan : one));
  }
  const own = shareOut(scene, before, days, times);
  seatEach(scene);
  sharePeople(scene);
  times = hoursInTurn(scene, times);
  if (own !== null) ({ days, times } = own);
  else if (
    days.length > 1 &&
    !isEither(scene, days) &&
    !days.some((day) => day.corrects) &&
    meant.services.filter((one) => !one.denied).length > 1
  )
    [days, times] = [days.slice(0, 1), times.slice(0, 1)];
  const windows = own === null ? dayWindowsOf(scene, days, times) : null;
  applyDays(scene, days, own !== null, touched, windows);
  if (windows !== null) {
    Object.assign(draft, NO_TIME);
    touched.add("time");
  } else {
    if (applyTimes(scene, chosenOf(scene, times))) touched.add("time");
    if (applyParts(scene, touched.has("time"))) touched.add("time");
    // Another hour for days that had their own.
    if (touched.has("time") && !touched.has("day")) draft.days = draft.days.map(rangeOf);
  }
  if (applyShift(scene, touched)) touched.add("time");
  applySoonest(scene, touched);
  if (applyName(scene)) touched.add("name");
  if (shareNames(scene)) touched.add("name");
  seatParty(scene);
  if (touched.has("day") || touched.has("time") || touched.has("service")) state.seen = [];
  return touched;
}

function applyDays(
  scene: Scene,
  said: readonly SaidDay[],
  isShared: boolean,
  touched: Set<Fact>,
  windows: Draft["days"] | null,
): void {
  const { draft, waiting } = scene.state;
  const chosen = windows ?? chosenOf(scene, said).map(rangeOf);
  const days = daysLeft(scene, said, chosen) ?? chosen;
  if (days.length === 0) return;
  // Services that wait for that same day change with it.
  const same = JSON.stringify(draft.days);
  if (draft.days.length > 0 && !isShared)
    for (const one of waiting) if (JSON.stringify(one.days) === same) one.days = days;
  draft.days = days;
  draft.eachDay = !isShared && wantsEachDay(scene);
  touched.add("day");
}

function applySoonest({ state, said }: Scene, touched: Set<Fact>): void {
  const { draft } = state;
  const { soonest, any } = said.leaning;
  if (soonest && !touched.has("time")) {
    if (!touched.has("day") && state.asks !== "slot") draft.days = [];
    Object.assign(draft, { clocks: [], order: "first" });
    touched.add("time");
  }
  // "Lo más pronto, pero en la tarde".
  if (soonest && !said.cues.has("pressing") && touched.has("time") && draft.clocks.length === 0)
    draft.order ??= "first";
  // "Hoy, el que sea": any hour of it.
  const isOfDays = draft.days.some(({ from, to }) => from !== to) && said.cues.has("any day");
  if (any && draft.days.length > 0 && touched.has("day") && !touched.has("time")) {
    if (said.cues.has("any of a kind") || isOfDays) return;
    Object.assign(draft, { clocks: [], order: "first" });
  }
}

function applyName({ state, said, turn }: Scene): boolean {
  // Several people: each gets their own services.
  if (said.guests.length > 1) return false;
  if (said.isForOther) state.isForOther = true;
  if (!said.name) return false;
  // "Para mi hijo", and then only "Mateo": the name of the son, not of the writer.
  if (!said.name.own || (said.name.isBare && state.isForOther)) state.forName = said.name.name;
  else if (turn.contactName === null && state.name === null) state.name = said.name.name;
  // "Soy Laura", from a number that is saved as Carmen: the appointment is Laura's.
  else if (said.name.isSure && isOtherPerson(said.name.name, state.name ?? turn.contactName))
    state.forName = said.name.name;
  else return false;
  return true;
}

function isOtherPerson(name: string, saved: string | null): boolean {
  const words = new Set(fold(saved ?? "").split(" "));
  return (
    saved !== null &&
    !fold(name)
      .split(" ")
      .some((word) => words.has(word))
  );
}
