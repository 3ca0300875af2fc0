// Carries out what was confirmed: books or moves. Everything it then says comes from the answer of the tool.
import { minutesOf, timeOfMinutes } from "../../../../kit/calendar.ts";
import type { ToolAppointment, ToolService } from "../../tools/answers/schema.ts";
import { isNotAgreed } from "../../tools/not-agreed.ts";
import { emptyWish } from "../memory.ts";
import { clockOfTime } from "../parse/time/clock.ts";
import { appointmentText, bookedText } from "../say/offers.ts";
import type { Wish } from "../schema.ts";
import { call, type Talk } from "../turn.ts";
import { advance } from "./booking/advance.ts";
import { toConfirm } from "./booking/to-confirm.ts";
import { ask, type Desk, serviceOf } from "./desk.ts";
import { EITHER } from "./wishing/add-service.ts";

export function* finish(desk: Desk): Talk<string> {
  const { m } = desk;
  return m.goal === "reschedule" ? yield* move(desk) : yield* bookIt(desk);
}

function* bookIt(desk: Desk): Talk<string> {
  const { m, turn } = desk;
  const slot = m.slot!;
  const clientName = m.bookingName ?? (turn.contactName === null ? m.name : null);
  if (turn.contactName === null && m.name !== null) yield* call("save_name", { name: m.name });
  const answer = yield* call("book", { slot: slot.ref, ...(clientName ? { clientName } : {}) });
  if (isNotAgreed(answer)) return toConfirm(desk, slot);
  if ("error" in answer) return yield* missed(desk);
  const text = bookedText(desk, answer.appointment);
  const name = (clientName ?? turn.contactName ?? "").replace(/^(?:don|doña|sr|sra)\.? /i, "").split(" ")[0];
  const { specialistId: withWhom, anyBranch } = m.wish;
  close(desk, answer.appointment);
  desk.m.done!.name = clientName ?? turn.contactName;
  return yield* goOn(
    desk,
    answer.appointment,
    { withWhom, anyBranch },
    `Listo${name ? `, ${name}` : ""}, tu cita quedó agendada:\n${text}`,
  );
}

function* move(desk: Desk): Talk<string> {
  const { m } = desk;
  const answer = yield* call("reschedule", { appointment: m.appointment!, slot: m.slot!.ref });
  if (isNotAgreed(answer)) return toConfirm(desk, m.slot!);
  if ("error" in answer) return yield* missed(desk);
  const text = bookedText(desk, answer.appointment);
  close(desk, answer.appointment);
  return yield* goOn(
    desk,
    answer.appointment,
    { withWhom: null, anyBranch: false },
    `Listo, tu cita quedó cambiada:\n${text}`,
  );
}

/** What else was asked for is begun: where it was not said otherwise, that same day, there, with the same person. */
function* goOn(
  desk: Desk,
  last: ToolAppointment,
  asked: { withWhom: string | null; anyBranch: boolean },
  lead: string,
): Talk<string> {
  const { m } = desk;
  const { withWhom, anyBranch } = asked;
  const at = m.queue.findIndex((id) => choicesOf(desk, id).length > 0);
  const [next, ...others] = at < 0 ? [] : choicesOf(desk, m.queue[at]!);
  if (!next) return `${lead}\nTe esperamos.`;
  m.queue = m.queue.filter((_, i) => i !== at);
  const plan = m.plans.find(({ serviceId }) => serviceId === next.id);
  m.plans = m.plans.filter((one) => one !== plan);
  m.wish = {
    ...emptyWish,
    serviceId: others.length > 0 ? null : next.id,
    specialistId: plan?.specialistId ?? (withWhom !== null && next.specialistIds.includes(withWhom) ? withWhom : null),
    branchId: next.branchIds.includes(last.branchId) ? last.branchId : null,
    anyBranch,
    days: plan && plan.days.length > 0 ? plan.days : [{ from: last.day, to: last.day }],
    clocks: plan?.clocks ?? [],
  };
  m.bookingName = plan?.name ?? null;
  if (others.length > 0) m.options = [next, ...others].map((service) => service.id);
  m.goal = "book";
  const minutes = serviceOf(desk, last.serviceId)?.durationMinutes ?? 0;
  desk.from = timeOfMinutes(Math.min(minutesOf(last.time) + minutes, 23 * 60 + 59));
  if (plan?.next) Object.assign(m.wish, { notBefore: clockOfTime(desk.from), order: "first" } satisfies Partial<Wish>);
  return `${lead}\n\nAhora tu otra cita. ${yield* advance(desk, null)}`;
}

// A word that waits may mean one service or several.
function choicesOf(desk: Desk, queued: string): ToolService[] {
  return queued
    .split(EITHER)
    .map((id) => serviceOf(desk, id))
    .filter((service) => service !== null);
}

// Taken meanwhile: look again and offer what is near.
function* missed(desk: Desk): Talk<string> {
  const { m } = desk;
  const { day, time } = m.slot!;
  m.wish.days = [{ from: day, to: day }];
  m.wish.clocks = [{ hour: Number(time.slice(0, 2)), minute: Number(time.slice(3)), half: "fixed" }];
  m.seen = [`${day} ${time}`];
  return `Perdón, no se pudo apartar ese horario; parece que lo acaban de ocupar. ${yield* advance(desk, null)}`;
}

function close(desk: Desk, appointment: ToolAppointment): void {
  const { m } = desk;
  m.done = {
    serviceId: appointment.serviceId,
    day: appointment.day,
    time: appointment.time,
    text: appointmentText(desk, appointment),
    made: true,
    branchId: appointment.branchId,
    booked: m.goal === "book",
    name: null,
  };
  Object.assign(m, {
    goal: null,
    asked: null,
    slot: null,
    offered: [],
    options: [],
    seen: [],
    appointment: null,
    replaced: null,
    bookingName: null,
  });
  m.wish = { ...emptyWish };
}

export function dropGoal(desk: Desk): void {
  Object.assign(desk.m, {
    goal: null,
    asked: null,
    slot: null,
    offered: [],
    options: [],
    seen: [],
    appointment: null,
    moreMoves: [],
    queue: [],
    plans: [],
    replaced: null,
    party: [],
    bookingName: null,
  });
  desk.m.wish = { ...emptyWish };
}

export function askPerson(desk: Desk, lead: string): string {
  ask(desk, "person");
  return `${lead} ¿Quieres que te comunique con una persona del equipo?`;
}
