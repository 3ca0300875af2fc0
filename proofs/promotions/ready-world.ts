// A contact with a birthday and visits, and ready rules that are turned on and off. What goes out is judged here without
// the planner's code.
import type { ContactAppointment } from "@mostrador/domain/growth/outreach/contact-appointment.ts";
import type { PlannedMessage } from "@mostrador/domain/growth/outreach/planned-message.ts";
import { planReady, type ReadyRuleFacts, stopOfReady } from "@mostrador/domain/growth/ready-rules/plan-ready.ts";
import type { Chance } from "../seed.ts";
import { changedAppointments, GONE, ZONE } from "./appointments.ts";
import type { World } from "./play-history.ts";

const KINDS = ["birthday", "win_back", "review"] as const;

export function readyWorld(random: Chance): World {
  let rules: ReadyRuleFacts[] = KINDS.map((kind) => ({
    id: kind,
    kind,
    isOn: true,
    hour: "10:00",
    days: daysOf(kind),
  }));
  let birthdate: string | null = randomDay();
  let appointments: ContactAppointment[] = [];
  const facts = (now: number) => ({ rules, birthdate, appointments, zone: ZONE, now });

  function daysOf(kind: (typeof KINDS)[number]): number {
    return kind === "win_back" ? 1 + random.below(7) : random.below(3);
  }

  function randomDay(): string {
    return `19${50 + random.below(50)}-0${1 + random.below(3)}-${10 + random.below(19)}`;
  }

  return {
    change(now, id) {
      appointments = changedAppointments(appointments, id, now, random);
      if (random.below(12) === 0) birthdate = random.pick([null, randomDay()]);
      if (random.below(10) === 0) {
        const at = random.below(rules.length);
        rules = rules.map((rule, index) => (index === at ? { ...rule, isOn: !rule.isOn } : rule));
      }
    },
    plan: (rows, now) => planReady(facts(now), rows),
    stopOf: (row, now) => stopOfReady(row, facts(now)),
    causeOf: ({ version }) => version,
    faultOf(row: PlannedMessage, now) {
      if (!rules.find(({ id }) => id === row.ruleId)?.isOn) return "its rule is off";
      const held = appointments.filter(({ status }) => !GONE.includes(status));
      if (row.ruleId === "birthday") {
        const day = row.version.split("|")[1] ?? "";
        if (!birthdate || birthdate.slice(5) !== day.slice(5)) return "it is another birthday";
        return now >= Date.parse(`${day}T06:00:00Z`) + 24 * 3_600_000 ? "the birthday is over" : null;
      }
      const [, id, instant] = row.version.split("|");
      const about = appointments.find((one) => one.id === id);
      if (!about) return "its visit is gone";
      if (row.ruleId === "review") {
        if (about.status !== "asistida") return "nobody came";
        if (String(about.start) !== instant) return "its visit was moved";
        return appointments.some((one) => one.status === "asistida" && one.end > about.end) ? "a later visit" : null;
      }
      if (GONE.includes(about.status)) return `its visit is ${about.status}`;
      if (String(about.end) !== instant) return "its visit was moved";
      if (held.some(({ end }) => end > now)) return "something is booked";
      return held.some(({ end }) => end > about.end) ? "a later visit" : null;
    },
  };
}
