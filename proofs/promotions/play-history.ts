// Plays one history of a contact: the world changes, planning runs or is missed, time passes, and what is due goes out if
// the product still sees its reason. Each send is judged by conditions that the caller writes without the planner's code.
import type { PlanChange, PlannedMessage, WantedMessage } from "@mostrador/domain/growth/outreach/planned-message.ts";
import type { Chance } from "../seed.ts";

const HOUR = 3_600_000;
const FIRST = Date.parse("2027-01-31T18:00:00Z");
const STEPS = 14;

export type Histories = { sent: number; withdrawn: number; faults: string[] };

export type World = {
  /** Something happens. `id`: for what is new. */
  change(now: number, id: string): void;
  plan(rows: readonly PlannedMessage[], now: number): PlanChange<WantedMessage>;
  /** Why the product does not send it; null when it does. */
  stopOf(row: PlannedMessage, now: number): string | null;
  /** Why it should not have been sent; null when it was right. */
  faultOf(row: PlannedMessage, now: number): string | null;
  /** What may be sent once: two sent ones with the same are a fault. */
  causeOf(row: PlannedMessage): string;
};

export function playHistory(world: World, random: Chance, name: string, all: Histories): void {
  let now = FIRST;
  const rows: PlannedMessage[] = [];
  for (let step = 0; step < STEPS; step += 1) {
    world.change(now, `${name}-${step}`);
    if (random.below(3) > 0) replan(world, rows, now, all);
    if (random.below(6) === 0) hurryOne(rows, now);
    now += random.below(60) * HOUR;
    for (const row of rows.filter((one) => one.state === "planned" && one.deliverAt <= now)) {
      if (world.stopOf(row, now) !== null) {
        row.state = "withdrawn";
        all.withdrawn += 1;
        continue;
      }
      const fault = world.faultOf(row, now);
      if (fault) all.faults.push(`history ${name}, step ${step}: ${fault}`);
      row.state = "sent";
      all.sent += 1;
    }
  }
  const causes = rows.filter(({ state }) => state === "sent").map(world.causeOf);
  if (new Set(causes).size < causes.length) all.faults.push(`history ${name}: sent twice`);
}

/** A person sends the first one before its time. */
function hurryOne(rows: PlannedMessage[], now: number): void {
  const first = rows.find(({ state }) => state === "planned");
  if (first) Object.assign(first, { deliverAt: now, isHurried: true });
}

function replan(world: World, rows: PlannedMessage[], now: number, all: Histories): void {
  const change = world.plan(rows, now);
  for (const row of rows) if (change.withdraw.some(({ id }) => id === row.id)) row.state = "withdrawn";
  for (const { ruleId, appointmentId, version, deliverAt } of change.add) {
    const planned = { ruleId, appointmentId, version, deliverAt };
    rows.push({ ...planned, id: `${rows.length}`, state: "planned", byPerson: false, isHurried: false });
  }
  const again = world.plan(rows, now);
  if (again.add.length + again.withdraw.length > 0) all.faults.push("planning twice is not planning once");
}
