// Cancelling, confirming attendance and recalling one's appointments.

import { sayTheDay } from "../../../../../kit/words/say-date.ts";
import type { ToolAppointment } from "../../../tools/answers/schema.ts";
import { isNotAgreed } from "../../../tools/not-agreed.ts";
import { emptyWish } from "../../memory.ts";
import { isOnCondition, wantsOtherPrice } from "../../parse/acts/plain-yes.ts";
import { isStated } from "../../parse/acts/polarity.ts";
import { bullets } from "../../say/format.ts";
import { appointmentText } from "../../say/offers.ts";
import { call, type Talk } from "../../turn.ts";
import { ask, type Desk } from "../desk.ts";
import { applyFacts } from "../facts/apply-facts.ts";
import { askPerson, dropGoal } from "../finishing.ts";
import { sayAgain } from "../say-again.ts";
import { askWhich, meansAll, meantAppointment, myAppointments } from "./appointments.ts";

export function* beginCancel(desk: Desk): Talk<string> {
  const { m, turn } = desk;
  if (!turn.assistant.canCancel) return askPerson(desk, "Por aquí no puedo cancelar citas.");
  const meant = yield* meantAppointment(desk, false);
  if (meant.kind === "none") {
    return none(desk);
  }
  m.goal = "cancel";
  const both = meant.kind === "several" ? meant.all : meant.all.length > 1 ? meant.all : [];
  if (both.length > 1 && meansAll(desk)) {
    m.appointment = null;
    m.wish = { ...emptyWish };
    ask(
      desk,
      "cancel",
      both.map((appointment) => appointment.ref),
    );
    return `¿Cancelo estas citas?\n${bullets(both.map((appointment) => appointmentText(desk, appointment)))}`;
  }
  // Nothing is cancelled by a "sí" that names none.
  if (meant.kind === "several" && m.asked === "appointment" && m.stuck > 0 && desk.r.yes) {
    dropGoal(desk);
    return askPerson(desk, "No sé cuál de tus citas quieres cancelar y no quiero equivocarme.");
  }
  if (meant.kind === "several") return askWhich(desk, meant.all, "cancelar");
  m.appointment = meant.appointment.ref;
  m.wish = { ...emptyWish };
  // "Cancela y agenda manicure el viernes": the booking waits for the cancelling.
  const other = desk.r.services.some((mention) => !mention.ids.includes(meant.appointment.serviceId));
  const books =
    desk.r.intents.has("book") ||
    /\by (?:mejor )?(?:me |la )?(?:da[sm]?\w*|pon\w*|agend\w*|apart\w*|quiero|haz\w*|sac\w*)\b/.test(desk.r.text);
  if (other && books) applyFacts(desk);
  ask(desk, "cancel");
  const { day } = meant.appointment;
  const said = desk.r.days.find((one) => !one.denied && one.from === one.to);
  const missed = !(other && books) && said !== undefined && !meant.all.some((one) => one.day === said.from);
  const lead = missed && said.from !== day ? `No veo una cita tuya para ${sayTheDay(said.from, desk.today)}. ` : "";
  return `${lead}¿Cancelo tu cita de ${appointmentText(desk, meant.appointment)}?`;
}

function* cancelAll(desk: Desk, refs: readonly string[]): Talk<string> {
  const gone: ToolAppointment[] = [];
  const failed: string[] = [];
  for (const appointment of refs) {
    const answer = yield* call("cancel", { appointment });
    if (isNotAgreed(answer)) return yield* sayAgain(desk);
    if ("error" in answer) failed.push(answer.message);
    else gone.push(answer.appointment);
  }
  desk.m.done = null;
  dropGoal(desk);
  const lines = bullets(gone.map((appointment) => appointmentText(desk, appointment)));
  if (failed.length > 0) return askPerson(desk, [gone.length > 0 ? `Cancelé:\n${lines}\n` : "", ...failed].join(""));
  return `Listo, cancelé tus citas:\n${lines}\nCuando quieras otra, aquí estoy.`;
}

export function* cancelIt(desk: Desk): Talk<string> {
  if (desk.m.appointment === null) return yield* cancelAll(desk, desk.m.options);
  const answer = yield* call("cancel", { appointment: desk.m.appointment! });
  if (isNotAgreed(answer)) return yield* sayAgain(desk);
  desk.m.done = null;
  dropGoal(desk);
  if ("error" in answer) return askPerson(desk, answer.message);
  return `Listo, cancelé tu cita de ${appointmentText(desk, answer.appointment)}. Cuando quieras otra, aquí estoy.`;
}

export function* beginAttend(desk: Desk): Talk<string> {
  const { m } = desk;
  const meant = yield* meantAppointment(desk, false);
  if (meant.kind === "none") return none(desk);
  m.goal = "attend";
  if (meant.kind === "several" && meansAll(desk) && mayConfirm(desk)) return yield* confirmAll(desk, meant.all);
  if (meant.kind === "several") {
    const soonest = meant.all.filter((a) => a.day === meant.all[0]!.day);
    if (soonest.length !== 1 || desk.m.asked === "appointment" || desk.r.days.length > 0)
      return askWhich(desk, meant.all, "confirmar");
    return yield* confirmOrAsk(desk, soonest[0]!);
  }
  return yield* confirmOrAsk(desk, meant.appointment);
}

/** Whether coming is said outright, neither asked about nor on a condition. */
export function mayConfirm({ r }: Desk): boolean {
  return isStated(r.acts, "attend") && !isOnCondition(r.text) && !wantsOtherPrice(r.text);
}

function* confirmOrAsk(desk: Desk, appointment: ToolAppointment): Talk<string> {
  const { m, r } = desk;
  if (mayConfirm(desk) || !r.acts.some((act) => act.kind === "attend")) return yield* confirmIt(desk, appointment);
  m.appointment = appointment.ref;
  ask(desk, "attend");
  return `¿Confirmas tu asistencia a ${appointmentText(desk, appointment)}?`;
}

function* confirmAll(desk: Desk, all: readonly ToolAppointment[]): Talk<string> {
  const lines: string[] = [];
  for (const { ref } of all) {
    const answer = yield* call("confirm", { appointment: ref });
    lines.push("error" in answer ? answer.message : appointmentText(desk, answer.appointment));
  }
  dropGoal(desk);
  return `Gracias, tus citas quedan confirmadas:\n${bullets(lines)}\nTe esperamos.`;
}

export function* confirmIt(desk: Desk, appointment: { ref: string }): Talk<string> {
  const answer = yield* call("confirm", { appointment: appointment.ref });
  dropGoal(desk);
  if ("error" in answer) return askPerson(desk, answer.message);
  remember(desk, answer.appointment, true);
  return `Gracias, tu cita queda confirmada: ${appointmentText(desk, answer.appointment)}. Te esperamos.`;
}

export function* recall(desk: Desk): Talk<string> {
  const mine: ToolAppointment[] = yield* myAppointments();
  if (mine.length === 0) return none(desk);
  // "¿A qué hora es la del sábado?": that one alone.
  const asked = mine.filter(
    (one) =>
      desk.r.days.some((day) => day.from === day.to && day.from === one.day) ||
      desk.r.services.some((mention) => mention.sure && mention.ids.includes(one.serviceId)),
  );
  const all = asked.length === 1 ? asked : mine;
  if (all.length === 1) remember(desk, all[0]!, false);
  if (all.length === 1)
    return `Tu cita: ${appointmentText(desk, all[0]!)}${all[0]!.branchAddress ? ` (${all[0]!.branchAddress})` : ""}.`;
  desk.m.options = all.map((appointment) => appointment.ref);
  return `Tus próximas citas:\n${bullets(all.map((appointment) => appointmentText(desk, appointment)))}`;
}

function remember(desk: Desk, appointment: ToolAppointment, made: boolean): void {
  const { serviceId, day, time, branchId } = appointment;
  desk.m.lastDay = day;
  desk.m.done = {
    serviceId,
    day,
    time,
    text: appointmentText(desk, appointment),
    made,
    branchId,
    booked: false,
    name: null,
  };
}

function none(desk: Desk): string {
  dropGoal(desk);
  if (desk.r.services.some((mention) => !mention.denied)) applyFacts(desk);
  if (!desk.turn.assistant.canBook) return "No encuentro ninguna cita próxima a tu nombre.";
  ask(desk, "propose");
  return "No encuentro ninguna cita próxima a tu nombre. ¿Quieres agendar una?";
}
