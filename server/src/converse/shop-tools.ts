// The tools of an assistant over the salon in memory. Free hours are the domain's own.
import { LOOK_AHEAD_DAYS, SLOTS_PER_PAGE } from "@mostrador/domain/automation/assistants/capabilities/schema.ts";
import type {
  ToolAppointment,
  ToolCall,
  ToolInput,
  ToolSlot,
} from "@mostrador/domain/automation/assistants/tools/schema.ts";
import { openSpans } from "@mostrador/domain/business/branches/hours.ts";
import { addDays, timeOfMinutes, WEEKDAYS } from "@mostrador/domain/kit/calendar.ts";
import { instantOf, localOf } from "@mostrador/domain/kit/time.ts";
import { nearestFree } from "@mostrador/domain/scheduling/appointments/nearest.ts";
import { whyNotFree } from "@mostrador/domain/scheduling/appointments/refusal.ts";
import type { Slot, SlotQuestion } from "@mostrador/domain/scheduling/appointments/slot-question.ts";
import { freeSlots } from "@mostrador/domain/scheduling/appointments/slots.ts";
import { BRANCH, SCHEDULES, SERVICES, SPECIALISTS, ZONE } from "./demo-shop.ts";

const MS_PER_MINUTE = 60_000;
const STEP = 30;
type Booked = ToolAppointment & { start: number; end: number };

export function shopTools(clock: () => number) {
  const offered = new Map<string, ToolSlot>();
  let appointments: Booked[] = [];
  const minuteNow = () => Math.ceil(clock() / MS_PER_MINUTE);

  const question = (input: ToolInput<"find_slots">): SlotQuestion => {
    const service = SERVICES.find((each) => each.id === input.serviceId);
    const by = (service?.specialistIds ?? []).filter((id) => !input.specialistId || id === input.specialistId);
    return {
      zone: ZONE,
      from: input.from,
      to: input.to,
      notBefore: minuteNow(),
      branch: { schedules: SCHEDULES, rests: {}, frecuency: STEP },
      service: { durationMinutes: service?.durationMinutes ?? 60, rests: null },
      specialists: by.map((id) => ({ id, rests: {}, busy: busyOf(appointments, id, input.appointment) })),
    };
  };

  const offer = (serviceId: string, slots: Slot[]): ToolSlot[] =>
    slots.map(({ start, specialistId }) => {
      const place = { ...localOf(ZONE, start * MS_PER_MINUTE), specialistId, branchId: BRANCH.id, serviceId };
      const slot = { ref: `${serviceId}-${specialistId}-${start}`, ...place };
      offered.set(slot.ref, slot);
      return slot;
    });

  const findSlots = (input: ToolInput<"find_slots">) => {
    const asked = question(input);
    const limit = input.limit ?? SLOTS_PER_PAGE;
    const slots = fitting(freeSlots(asked), input).slice(0, limit);
    if (slots.length > 0) return { slots: offer(input.serviceId, slots), alternatives: [] };
    const today = localOf(ZONE, clock()).day;
    const wide = { ...asked, from: today, to: addDays(today, LOOK_AHEAD_DAYS) };
    const wanted = instantOf(ZONE, input.from, input.time ?? input.notBefore ?? "10:00") / MS_PER_MINUTE;
    const near = nearestFree(wide, wanted, limit);
    const anybody = { ...wide, specialists: question({ ...input, specialistId: undefined }).specialists };
    return {
      slots: [],
      refusal: whyNotFree(wide, wanted, minuteNow()) ?? ("taken" as const),
      alternatives: offer(input.serviceId, near.length > 0 ? near : nearestFree(anybody, wanted, limit)),
    };
  };

  /** Puts an appointment where the slot is; the earlier one is `moved`. */
  const place = (ref: string, moved?: Booked) => {
    const slot = offered.get(ref);
    if (!slot) return { error: "unknown_slot", message: "Ese horario no se ofreció en esta conversación." };
    const booked = bookedAt(slot, moved?.ref ?? `C${appointments.length + 1}`);
    const others = appointments.filter((each) => each !== moved);
    if (others.some((each) => each.specialistId === booked.specialistId && overlap(each, booked))) {
      return { error: "taken", message: "El especialista ya tiene una cita en ese horario" };
    }
    appointments = [...others, booked].sort((a, b) => a.start - b.start);
    return { appointment: booked };
  };

  const change = (ref: string, edit: (own: Booked) => object) => {
    const own = appointments.find((each) => each.ref === ref);
    return own ? edit(own) : { error: "unknown_appointment", message: "No encontré esa cita." };
  };

  return (call: ToolCall): object => {
    switch (call.name) {
      case "list_services":
        return { services: SERVICES };
      case "list_branches":
        return { branches: [{ ...BRANCH, hours: HOURS }] };
      case "list_specialists":
        return { specialists: SPECIALISTS };
      case "find_slots":
        return findSlots(call.input);
      case "book":
        return place(call.input.slot);
      case "list_appointments":
        return { appointments: appointments.filter((each) => each.end > minuteNow()) };
      case "reschedule":
        return change(call.input.appointment, (own) => place(call.input.slot, own));
      case "cancel":
        return change(call.input.appointment, (own) => {
          appointments = appointments.filter((each) => each !== own);
          return { appointment: { ...own, status: "cancelada" } };
        });
      case "confirm":
        return change(call.input.appointment, (own) => ({ appointment: Object.assign(own, { status: "confirmada" }) }));
      case "save_name":
        return { name: call.input.name };
      case "hand_over":
        return { handedOver: true };
    }
  };
}

const HOURS = Object.fromEntries(
  WEEKDAYS.map((day) => [
    day,
    openSpans(SCHEDULES[day]).map(({ from, to }) => ({ from: timeOfMinutes(from), to: timeOfMinutes(to) })),
  ]),
);

function busyOf(appointments: Booked[], specialistId: string, movedRef: string | undefined) {
  const own = appointments.filter((each) => each.specialistId === specialistId && each.ref !== movedRef);
  return { starts: own.map((each) => each.start), ends: own.map((each) => each.end) };
}

function fitting(slots: Slot[], { time, notBefore, notAfter }: ToolInput<"find_slots">): Slot[] {
  return slots.filter((slot) => {
    const local = localOf(ZONE, slot.start * MS_PER_MINUTE).time;
    if (time) return local === time;
    return (!notBefore || local >= notBefore) && (!notAfter || local <= notAfter);
  });
}

function bookedAt(slot: ToolSlot, ref: string): Booked {
  const service = SERVICES.find((each) => each.id === slot.serviceId);
  const start = instantOf(ZONE, slot.day, slot.time) / MS_PER_MINUTE;
  return {
    ...slot,
    ref,
    serviceName: service?.name ?? "",
    price: service?.price ?? "",
    specialistName: SPECIALISTS.find((each) => each.id === slot.specialistId)?.name ?? "",
    branchName: BRANCH.name,
    branchAddress: BRANCH.address,
    status: "agendada",
    start,
    end: start + (service?.durationMinutes ?? 0),
  };
}

function overlap(a: Booked, b: Booked): boolean {
  return a.start < b.end && b.start < a.end;
}
