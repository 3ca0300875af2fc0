// Runs a random history of two linked calendars without waiting: changes in the agenda, changes in Google, and
// failures there. Then the failures end, and both sides must agree.
import { connectGoogle } from "../../server/test/providers/google.ts";
import { type Chance, chance } from "../seed.ts";
import { differences, type Note } from "./differences.ts";
import { type CalendarWorld, DAYS, dayAfter, instant, MINUTE, type Outside, type Person } from "./world.ts";

export type CalendarHistory = {
  done: Record<string, number>;
  /** The acts that took effect: an act may be refused, or find nothing to act on. */
  took: EffectCounts;
  /** The questions at the end, about the history and about a calendar that a person emptied. */
  questions: number;
  /** How many of our events that person deleted there, and those without a question. */
  cleared: number;
  unasked: string[];
  /** Appointments that were not cancelled or deleted in the agenda but no longer hold their time. */
  lost: string[];
  /** The differences that remain after all changes were sent. */
  differences: string[];
};

export type EffectCounts = {
  booked: number;
  moved: number;
  cancelled: number;
  movedThere: number;
  deletedThere: number;
};

/** Limits of a person's notes, and of blocks: with more there would be no free hour left to book. */
const MOST_NOTES = 6;
const MOST_BLOCKS = 5;
const ROUNDS_TO_AGREE = 40;
const ROUND_MS = 1_500;

/** `clears`: after the failures end, a person deletes all our events in one calendar. */
export async function runCalendarHistory(
  world: CalendarWorld,
  operations: number,
  seed: number,
  { clears = false } = {},
) {
  const random = chance(seed);
  const state: State = {
    world,
    random,
    notes: new Map(world.people.map((one) => [one, new Map()])),
    kept: new Set(),
    blocks: new Set(),
    took: { booked: 0, moved: 0, cancelled: 0, movedThere: 0, deletedThere: 0 },
  };
  const done: Record<string, number> = {};
  for (let index = 0; index < operations; index += 1) {
    const name = random.pick(WEIGHTED);
    await ACTS[name](state);
    done[name] = (done[name] ?? 0) + 1;
  }
  await calm(world);
  await agreed(state);
  const gone = clears ? await clearCalendar(state) : [];
  const asked = (await world.questions()).flatMap(({ appointments }) => appointments.map(({ _id }) => _id));
  const before = await differences(world, state.notes);
  const { owner, businessId } = world.shop;
  for (let at = 0; at < asked.length; at += 100) {
    const appointmentIds = asked.slice(at, at + 100);
    await owner.post("/api/google/calendar/questions", { businessId, appointmentIds, answer: "keep" });
  }
  await agreed(state);
  const held = new Set((await world.entries()).filter(({ status }) => status === "agendada").map(({ _id }) => _id));
  return {
    done,
    took: state.took,
    questions: asked.length,
    cleared: gone.length,
    unasked: gone.filter((id) => !asked.includes(id)),
    lost: [...state.kept].filter((id) => !held.has(id)),
    differences: [...before, ...(await differences(world, state.notes))],
  } satisfies CalendarHistory;
}

type State = {
  world: CalendarWorld;
  random: Chance;
  notes: Map<Person, Map<string, Note>>;
  /** Appointments that were not cancelled in the agenda. */
  kept: Set<string>;
  blocks: Set<string>;
  took: EffectCounts;
};

const ACTS = {
  async book({ world, random, kept, took }) {
    const { owner, businessId, branchId, serviceIds } = world.shop;
    const { specialistId } = random.pick(world.people);
    const start = instant(random.below(DAYS), 18 + random.below(17));
    const appointment = {
      businessId,
      branchId,
      serviceId: serviceIds[0],
      specialistId,
      clientId: world.clientId,
      start,
    };
    const { status, body } = await owner.post("/api/appointment", { appointment });
    if (status !== 201) return;
    kept.add(body.data._id);
    took.booked += 1;
  },
  async move({ world, random, kept, took }) {
    if (kept.size === 0) return;
    const appointment = { start: instant(random.below(DAYS), 18 + random.below(17)), confirmOutsideHours: true };
    const { status } = await world.shop.owner.put(`/api/appointment/${random.pick([...kept])}`, { appointment });
    if (status === 200) took.moved += 1;
  },
  async cancel({ world, random, kept, took }) {
    if (kept.size === 0) return;
    const id = random.pick([...kept]);
    const { owner } = world.shop;
    const isDeleted = random.below(2) === 0;
    const path = `/api/appointment/${id}`;
    const { status } = await (isDeleted ? owner.delete(path) : owner.patch(path, { status: "cancelada" }));
    if (status !== 200) return;
    kept.delete(id);
    took.cancelled += 1;
  },
  async block({ world, random, blocks }) {
    for (const old of [...blocks].slice(0, Math.max(0, blocks.size - MOST_BLOCKS))) {
      const { status } = await world.shop.owner.delete(`/api/block/${old}`);
      if (status === 200) blocks.delete(old);
    }
    const { owner, businessId, branchId, specialistIds } = world.shop;
    const specialists = random.below(2) === 0 ? specialistIds : [random.pick(specialistIds)];
    const [day, from] = [random.below(DAYS), 18 + random.below(17)];
    const span = { start: instant(day, from), end: instant(day, from + 1 + random.below(4)) };
    const { status, body } = await owner.post("/api/block", {
      block: { businessId, branchId, specialists, title: "Comida", ...span },
    });
    if (status === 201) for (const { _id } of body.data) blocks.add(_id);
  },
  async changeBlock({ world, random, blocks }) {
    if (blocks.size === 0) return;
    const id = random.pick([...blocks]);
    if (random.below(2) === 0) {
      await world.shop.owner.delete(`/api/block/${id}`);
      blocks.delete(id);
      return;
    }
    const [day, from] = [random.below(DAYS), 18 + random.below(17)];
    await world.shop.owner.put(`/api/block/${id}`, {
      block: { start: instant(day, from), end: instant(day, from + 2) },
    });
  },
  async note({ world, random, notes }) {
    const person = random.pick(world.people);
    const own = notes.get(person);
    for (const old of [...(own?.keys() ?? [])].slice(0, Math.max(0, (own?.size ?? 0) - MOST_NOTES + 1))) {
      await person.google.remove(old);
      own?.delete(old);
    }
    const { event, note } = noted(random);
    const { id } = await person.google.add(event);
    own?.set(id, note);
  },
  async changeNote({ world, random, notes }) {
    const person = random.pick(world.people);
    const own = notes.get(person);
    if (!own || own.size === 0) return;
    const id = random.pick([...own.keys()]);
    if (random.below(2) === 0) {
      await person.google.remove(id);
      own.delete(id);
      return;
    }
    const { event, note } = noted(random);
    await person.google.change(id, event);
    own.set(id, note);
  },
  async moveOurs({ world, random, took }) {
    const person = random.pick(world.people);
    const event = await anyOfOurs(person, random);
    if (!event) return;
    const [day, from] = [random.below(DAYS), 18 + random.below(17)];
    const [start, end] = [{ dateTime: instant(day, from) }, { dateTime: instant(day, from + 2) }];
    await person.google.change(event.id, { start, end });
    took.movedThere += 1;
  },
  async deleteOurs({ world, random, took }) {
    const person = random.pick(world.people);
    const events = random.shuffle(await oursOf(person));
    const some = events.slice(0, random.below(8) === 0 ? events.length : 1);
    if (some.length > 0) await person.google.remove(...some.map(({ id }) => id));
    took.deletedThere += some.length;
  },
  async fail({ world, random }) {
    const [on, status] = random.pick(FAILURES);
    await world.people[0].google.fail({ fail: { on, status, times: 1 + random.below(4) } });
  },
  async notifications({ world, random }) {
    const loseNotifications = random.below(2) === 0;
    await world.people[0].google.fail({ loseNotifications, duplicateNotifications: !loseNotifications });
  },
  async expire({ world, random }) {
    await random.pick(world.people).google.expire();
  },
  async revoke({ world, random }) {
    await random.pick(world.people).google.revoke();
  },
  async reconnect({ world }) {
    // Google may be failing now: the person tries again later.
    await reconnect(world).catch((error: Error) => {
      if (!error.message.includes("answered 503")) throw error;
    });
  },
  async minute({ world, random }) {
    world.pass(MINUTE);
    await pause(random.below(1_200));
  },
  async pause({ random }) {
    await pause(random.below(300));
  },
} satisfies Record<string, (state: State) => Promise<void>>;
type Act = keyof typeof ACTS;

const WEIGHTS: Record<Act, number> = {
  book: 10,
  move: 5,
  cancel: 3,
  block: 4,
  changeBlock: 3,
  note: 5,
  changeNote: 4,
  moveOurs: 3,
  deleteOurs: 2,
  fail: 2,
  notifications: 1,
  expire: 1,
  revoke: 0.5,
  reconnect: 1,
  minute: 3,
  pause: 5,
};
const WEIGHTED = (Object.keys(WEIGHTS) as Act[]).flatMap((name) => Array<Act>(WEIGHTS[name] * 2).fill(name));

const FAILURES: [on: string, status: number][] = [
  ["events.list", 410],
  ["events.list", 500],
  ["events", 429],
  ["events.insert", 500],
  ["events.patch", 503],
  ["events.delete", 500],
  ["events", 403],
  ["token", 500],
];

/** A person's own events: some take time and some do not. */
function noted(random: Chance): { event: object; note: Note } {
  const summary = `Nota ${random.below(10_000)}`;
  const day = random.below(DAYS);
  if (random.below(8) === 0) {
    const [start, end] = [dayAfter(day), dayAfter(day + 1)];
    const busy = { from: Date.parse(`${start}T00:00:00-06:00`), to: Date.parse(`${end}T00:00:00-06:00`) };
    return {
      event: { summary, start: { date: start }, end: { date: end }, transparency: "opaque" },
      note: { summary, busy },
    };
  }
  const from = 14 + random.below(24);
  const [start, end] = [instant(day, from), instant(day, from + 1 + random.below(5))];
  const isFree = random.below(4) === 0;
  const event = {
    summary,
    start: { dateTime: start },
    end: { dateTime: end },
    transparency: isFree ? "transparent" : "opaque",
  };
  return { event, note: { summary, busy: isFree ? null : { from: Date.parse(start), to: Date.parse(end) } } };
}

/** The appointments whose events were deleted: each needs a question, whatever the history was. */
async function clearCalendar(state: State): Promise<string[]> {
  const { world, random } = state;
  for (let tries = 0; state.kept.size === 0 && tries < 50; tries += 1) await ACTS.book(state);
  await agreed(state);
  const own = new Set((await world.entries()).filter(({ status }) => status === "agendada").map(({ _id }) => _id));
  for (const person of random.shuffle(world.people)) {
    const events = (await oursOf(person)).filter((event) => own.has(markOf(event)));
    if (events.length === 0) continue;
    await person.google.remove(...events.map(({ id }) => id));
    await agreed(state);
    return events.map(markOf);
  }
  return [];
}

function markOf({ extendedProperties }: Outside): string {
  return extendedProperties?.private?.appointmentId ?? "";
}

async function oursOf(person: Person): Promise<Outside[]> {
  const events = (await person.google.events()) as unknown as Outside[];
  return events.filter(({ extendedProperties }) => extendedProperties?.private?.appointmentId);
}

async function anyOfOurs(person: Person, random: Chance): Promise<Outside | undefined> {
  const events = await oursOf(person);
  return events.length > 0 ? random.pick(events) : undefined;
}

async function calm(world: CalendarWorld): Promise<void> {
  await world.people[0].google.fail({ fail: null, loseNotifications: false, duplicateNotifications: false });
  world.pass(MINUTE);
  await pause(ROUND_MS);
  await reconnect(world);
}

async function reconnect(world: CalendarWorld): Promise<void> {
  const { accounts } = await world.overview();
  for (const { email, isConnected } of accounts) if (!isConnected) await connectGoogle(world.shop.owner, email);
}

/** Moves the clock minute by minute until both sides agree twice in a row. */
async function agreed(state: State): Promise<void> {
  let calmRounds = 0;
  for (let round = 0; round < ROUNDS_TO_AGREE && calmRounds < 2; round += 1) {
    await reconnect(state.world);
    state.world.pass(MINUTE);
    await pause(ROUND_MS);
    calmRounds = (await differences(state.world, state.notes)).length === 0 ? calmRounds + 1 : 0;
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((later) => setTimeout(later, ms));
}
