// A contact that moves between two scenarios of a funnel, with messages that come and go. What goes out is judged here
// without the planner's code.
import type { SequenceMessage } from "@mostrador/domain/growth/funnels/sequence.ts";
import type { ContactAppointment } from "@mostrador/domain/growth/outreach/contact-appointment.ts";
import {
  planReactivation,
  type SequencePlace,
  stopOfReactivation,
} from "@mostrador/domain/growth/reactivation/plan-reactivation.ts";
import type { Chance } from "../seed.ts";
import { changedAppointments, GONE, ZONE } from "./appointments.ts";
import type { World } from "./play-history.ts";

export function reactivationWorld(random: Chance): World {
  const sequences: Record<string, SequenceMessage[]> = { one: randomSequence("a"), other: randomSequence("b") };
  let place: { scenarioId: string; enteredAt: number } | null = null;
  let isArchived = false;
  let appointments: ContactAppointment[] = [];

  function randomSequence(name: string): SequenceMessage[] {
    return Array.from({ length: 3 }, (_, index) => {
      const delayReference = random.pick(["scenario_update", "last_appointment", "last_reactivation_message"] as const);
      const isBefore = delayReference === "last_appointment" && random.below(2) === 0;
      const delay = (isBefore ? -1 : 1) * (1 + random.below(20));
      const id = `${name}${index}`;
      return { _id: id, text: "Hola", formattedName: id, delay, timeUnit: "hours", delayReference, deletable: true };
    });
  }

  const places = (): SequencePlace[] =>
    place
      ? [
          {
            ...{ ...place, isArchived, funnelId: "f", action: "none", written: `f.${place.scenarioId}` },
            messages: sequences[place.scenarioId] ?? [],
          },
        ]
      : [];
  const facts = (now: number) => ({ places: places(), appointments, zone: ZONE, now });

  return {
    change(now, id) {
      appointments = changedAppointments(appointments, id, now, random);
      const which = random.below(6);
      if (which < 2 || place === null) place = { scenarioId: random.pick(["one", "other"]), enteredAt: now };
      else if (which === 2) place = null;
      if (random.below(20) === 0) isArchived = !isArchived;
      if (random.below(12) === 0) sequences.one = (sequences.one ?? []).slice(1);
    },
    plan: (rows, now) => planReactivation(facts(now), rows),
    stopOf: (row, now) => stopOfReactivation(row, facts(now)),
    causeOf: ({ version }) => version.split("|").slice(0, 3).join("|"),
    faultOf({ version, appointmentId }, now) {
      const [messageId, scenarioId, enteredAt, , start] = version.split("|");
      if (place === null) return "the contact left the funnel";
      if (place.scenarioId !== scenarioId || String(place.enteredAt) !== enteredAt)
        return "the contact left the scenario";
      if (isArchived) return "its funnel is archived";
      const message = sequences[place.scenarioId]?.find(({ _id }) => _id === messageId);
      if (!message) return "its message was taken out";
      if (appointmentId === null) return null;
      const about = appointments.find(({ id }) => id === appointmentId);
      if (!about) return "its appointment is gone";
      if (String(about.start) !== start) return "its appointment was moved";
      if (message.delay >= 0) return ["cancelada", "no_pagada"].includes(about.status) ? `it is ${about.status}` : null;
      if (GONE.includes(about.status)) return `its appointment is ${about.status}`;
      return about.start <= now ? "its appointment has begun" : null;
    },
  };
}
