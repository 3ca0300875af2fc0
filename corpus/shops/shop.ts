// A small business in memory for test conversations: it computes real free slots behind the tools' shapes.

import type {
  SlotRefusal,
  ToolAppointment,
  ToolPackage,
  ToolSlot,
} from "@mostrador/domain/automation/assistants/tools/answers/schema.ts";
import type { ToolCall, ToolInput } from "@mostrador/domain/automation/assistants/tools/schema.ts";
import type { CatalogueItem } from "@mostrador/domain/business/contacts/catalogue-item/schema.ts";
import {
  addDays,
  type Day,
  dayNumber,
  type HourMinute,
  minutesOf,
  timeOfMinutes,
  weekdayOf,
} from "@mostrador/domain/kit/calendar.ts";

export type Place = {
  id: string;
  name: string;
  address: string;
  city: string;
  hours: Record<string, [HourMinute, HourMinute][]>;
};
export type Plan = {
  business: string;
  step: number;
  places: Place[];
  people: {
    id: string;
    name: string;
    at: string;
    days?: string[];
    lunch?: [HourMinute, HourMinute];
    /** Whole days on which the person does not come. */
    away?: Day[];
  }[];
  services: { id: string; name: string; about?: string; price: string; minutes: number; by: string[] }[];
  busy: { who: string; day: Day; from: HourMinute; to: HourMinute }[];
  mine?: { service: string; who: string; day: Day; time: HourMinute; status?: string }[];
  lookAhead?: number;
  items?: CatalogueItem[];
  /** What the contact bought. */
  packages?: ToolPackage[];
};
export type Now = { day: Day; time: HourMinute };

function hoursOf(plan: Plan, { at, days, lunch, away = [] }: Plan["people"][number]) {
  const open = plan.places.find(({ id }) => id === at)?.hours ?? {};
  const isOwn = days !== undefined || lunch !== undefined;
  const withoutLunch = ([from, to]: [HourMinute, HourMinute]) =>
    lunch && from < lunch[0] && lunch[1] < to
      ? [
          { from, to: lunch[0] },
          { from: lunch[1], to },
        ]
      : [{ from, to }];
  const hours = Object.fromEntries(
    Object.entries(open).map(([day, list]) => [day, !days || days.includes(day) ? list.flatMap(withoutLunch) : []]),
  );
  return {
    ...(isOwn ? { hours } : {}),
    ...(away.length > 0 ? { dates: Object.fromEntries(away.map((day) => [day, []])) } : {}),
  };
}

export function openShop(plan: Plan, now: Now) {
  const mine: ToolAppointment[] = [];
  const calls: { call: ToolCall; output: unknown }[] = [];
  const saved = { name: null as string | null, handedOver: false, takenOnce: false };
  for (const one of plan.mine ?? [])
    mine.push(appointment(one.service, one.who, one.day, one.time, one.status ?? "agendada"));
  const serviceOf = (id: string) => plan.services.find((service) => service.id === id)!;
  const personOf = (id: string) => plan.people.find((person) => person.id === id)!;

  function appointment(service: string, who: string, day: Day, time: HourMinute, status: string): ToolAppointment {
    const s = plan.services.find((one) => one.id === service)!;
    const p = plan.people.find((one) => one.id === who)!;
    const b = plan.places.find((one) => one.id === p.at)!;
    return {
      ref: `cita-${mine.length + 1}`,
      day,
      time,
      serviceId: s.id,
      serviceName: s.name,
      specialistId: p.id,
      specialistName: p.name,
      branchId: b.id,
      branchName: b.name,
      branchAddress: b.address,
      price: s.price,
      status,
    };
  }

  function refusalAt(service: string, who: string, day: Day, time: HourMinute, except?: string): SlotRefusal | null {
    const person = personOf(who);
    const start = minutesOf(time);
    const end = start + serviceOf(service).minutes;
    if (day < now.day || (day === now.day && time <= now.time)) return "past";
    if (day === now.day && start < minutesOf(now.time) + 30) return "too_soon";
    if (dayNumber(day) - dayNumber(now.day) > (plan.lookAhead ?? 60)) return "too_far";
    const open = plan.places.find((place) => place.id === person.at)!.hours[weekdayOf(day)] ?? [];
    if (open.length === 0) return "closed_day";
    const block = open.find(([from, to]) => start >= minutesOf(from) && start < minutesOf(to));
    if (!block) return "outside_hours";
    if (end > minutesOf(block[1])) return "does_not_fit";
    if (person.days && !person.days.includes(weekdayOf(day))) return "specialist_off";
    if (person.away?.includes(day)) return "specialist_off";
    if ((start - minutesOf(block[0])) % plan.step !== 0) return "taken";
    const held = [
      ...(person.lunch ? [[minutesOf(person.lunch[0]), minutesOf(person.lunch[1])]] : []),
      ...plan.busy.filter((b) => b.who === who && b.day === day).map((b) => [minutesOf(b.from), minutesOf(b.to)]),
      ...mine
        .filter((m) => m.specialistId === who && m.day === day && m.status !== "cancelada" && m.ref !== except)
        .map((m) => [minutesOf(m.time), minutesOf(m.time) + serviceOf(m.serviceId).minutes]),
    ];
    return held.some(([from, to]) => start < to! && end > from!) ? "taken" : null;
  }

  function free(
    service: string,
    people: string[],
    from: Day,
    to: Day,
    fits: (time: HourMinute) => boolean,
    except?: string,
  ): ToolSlot[] {
    const slots: ToolSlot[] = [];
    for (let day = from; day <= to && dayNumber(day) - dayNumber(from) < 90; day = addDays(day, 1)) {
      for (let minute = 0; minute < 1440; minute += 5) {
        const time = timeOfMinutes(minute);
        if (!fits(time)) continue;
        for (const who of people)
          if (refusalAt(service, who, day, time, except) === null) slots.push(slotOf(service, who, day, time));
      }
    }
    return slots;
  }

  function slotOf(service: string, who: string, day: Day, time: HourMinute): ToolSlot {
    return {
      ref: `${service}|${who}|${day}|${time}`,
      day,
      time,
      specialistId: who,
      branchId: personOf(who).at,
      serviceId: service,
    };
  }

  function findSlots(input: ToolInput<"find_slots">) {
    const limit = input.limit ?? 5;
    const able = plan.people.filter(
      (p) => serviceOf(input.serviceId).by.includes(p.id) && (!input.branchId || p.at === input.branchId),
    );
    const people = able.filter((p) => !input.specialistId || p.id === input.specialistId).map((p) => p.id);
    if (people.length === 0) return { slots: [], refusal: "no_specialist" as const, alternatives: [] };
    const fits = (time: HourMinute) =>
      input.time
        ? time === input.time
        : (!input.notBefore || time >= input.notBefore) && (!input.notAfter || time <= input.notAfter);
    const slots = free(input.serviceId, people, input.from, input.to, fits, input.appointment).slice(0, limit);
    if (slots.length > 0) return { slots, alternatives: [] };
    const refusals = people.map((who) =>
      refusalAt(input.serviceId, who, input.from, input.time ?? input.notBefore ?? "12:00"),
    );
    const refusal = refusals.find((one) => one === "taken") ?? refusals.find((one) => one !== null) ?? "taken";
    const start = [input.from, now.day].sort().at(-1)!;
    const near = free(
      input.serviceId,
      able.map((p) => p.id),
      start,
      addDays(start, 10),
      () => true,
      input.appointment,
    );
    const wanted = dayNumber(input.from) * 1440 + minutesOf(input.time ?? input.notBefore ?? "12:00");
    const away = (slot: ToolSlot) =>
      Math.abs(dayNumber(slot.day) * 1440 + minutesOf(slot.time) - wanted) +
      (input.specialistId && slot.specialistId !== input.specialistId ? 30 : 0);
    const alternatives = near
      .sort((a, b) => away(a) - away(b))
      .slice(0, 5)
      .sort((a, b) => (a.day + a.time < b.day + b.time ? -1 : 1));
    return { slots: [], refusal, alternatives };
  }

  function answer(call: ToolCall): unknown {
    switch (call.name) {
      case "list_services":
        return {
          services: plan.services.map((s) => ({
            id: s.id,
            name: s.name,
            description: s.about ?? "",
            price: s.price,
            durationMinutes: s.minutes,
            specialistIds: s.by,
            branchIds: [...new Set(s.by.map((who) => personOf(who).at))],
          })),
        };
      case "list_branches":
        return {
          branches: plan.places.map((p) => ({
            id: p.id,
            name: p.name,
            address: p.address,
            city: p.city,
            mapsUrl: "",
            hours: Object.fromEntries(
              Object.entries(p.hours).map(([day, list]) => [day, list.map(([from, to]) => ({ from, to }))]),
            ),
          })),
        };
      case "list_specialists":
        return {
          specialists: plan.people.map((p) => ({ id: p.id, name: p.name, branchId: p.at, ...hoursOf(plan, p) })),
        };
      case "find_slots":
        return findSlots(call.input);
      case "list_appointments":
        return {
          appointments: mine
            .filter((m) => m.status !== "cancelada")
            .sort((a, b) => (a.day + a.time < b.day + b.time ? -1 : 1)),
        };
      case "book":
      case "reschedule": {
        const [service, who, day, time] = call.input.slot.split("|") as [string, string, Day, HourMinute];
        const old = call.name === "reschedule" ? mine.find((m) => m.ref === call.input.appointment) : undefined;
        if (refusalAt(service, who, day, time, old?.ref) !== null)
          return { error: "taken", message: "Ese horario ya no está libre." };
        const made = {
          ...appointment(service, who, day, time, "agendada"),
          ...(call.name === "book" && call.input.attendeeName ? { attendeeName: call.input.attendeeName } : {}),
        };
        if (old) Object.assign(old, { ...made, ref: old.ref });
        else mine.push(made);
        return { appointment: old ?? made };
      }
      case "cancel":
      case "confirm": {
        const one = mine.find((m) => m.ref === call.input.appointment)!;
        one.status = call.name === "cancel" ? "cancelada" : "confirmada";
        return { appointment: one };
      }
      case "list_items":
        return { items: plan.items ?? [] };
      case "list_packages":
        return { packages: plan.packages ?? [] };
      case "save_name":
        saved.name = call.input.name;
        return { name: call.input.name };
      case "hand_over":
        saved.handedOver = true;
        return { handedOver: true };
    }
  }

  return {
    plan,
    mine,
    calls,
    saved,
    answer: (call: ToolCall) => {
      const output = answer(call);
      calls.push({ call, output: JSON.parse(JSON.stringify(output)) });
      return output;
    },
  };
}
