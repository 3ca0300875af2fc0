// Chooses what the callers of a random history want: mostly the same few hours of the same few people, so that they
// conflict.
import type { Chance } from "../seed.ts";
import { type Entry, STATUSES } from "./agenda.ts";
import type { CallRecord } from "./ask.ts";
import type { Wish } from "./model.ts";
import { type Change, NO_RESTS, type Range, type Settings, type Week } from "./settings.ts";

const DAYS = 5;
const QUARTERS = 96;
/** A closed day, in its three notations (D-4.1). */
const MARKERS = [
  ["00:00", "00:00"],
  ["00:01", "23:59"],
  ["00:02", "23:58"],
] as const;

export class Wishes {
  /** The entries that the callers know. */
  #known: Entry[] = [];
  #gone: Entry[] = [];
  #archived: Pick<Change, "of" | "id"> | undefined;
  #count = 0;
  #hot: { specialist: string; start: number }[] = [];
  readonly #chance: Chance;
  readonly #settings: Settings;
  /** Epoch minute of the first day's start. */
  readonly #from: number;

  constructor(chance: Chance, settings: Settings, from: number) {
    this.#chance = chance;
    this.#settings = settings;
    this.#from = from;
  }

  /** Chooses other wanted hours. */
  turn(): void {
    this.#hot = Array.from({ length: 3 }, () => ({ specialist: this.#specialist(), start: this.#start() }));
  }

  /** Records the outcome of a wish. Two removed entries are remembered, to be requested again without success. */
  hear({ wish, status, entries }: Pick<CallRecord, "wish" | "status" | "entries">): void {
    if (status === 201) this.#known.push(...entries);
    if (wish.kind !== "delete" || status !== 200) return;
    const gone = this.#known.filter(({ id }) => id === wish.id);
    this.#known = this.#known.filter(({ id }) => id !== wish.id);
    this.#gone = [...gone, ...this.#gone].slice(0, 2);
  }

  next(): Wish {
    this.#count += 1;
    const title = `Deseo ${this.#count}`;
    if (this.#count === 1) return this.#journey(title);
    const dice = this.#chance.below(100);
    if (dice < 34) return this.#book(title);
    if (dice < 52) return this.#move(title);
    if (dice < 68) return { kind: "status", id: this.#one("appointment").id, status: this.#chance.pick(STATUSES) };
    if (dice < 77) return this.#delete();
    if (dice < 83) return this.#block(title);
    if (dice < 88) return this.#editBlock(title);
    if (dice < 92) return this.#list();
    return { kind: "set", change: this.#change() };
  }

  /** A person is away for days. */
  #journey(title: string): Wish {
    const specialist = this.#specialist();
    const { branch } = this.#settings.specialists[specialist] as Settings["specialists"][string];
    const start = this.#from + 720;
    return { kind: "block", branch, specialists: [specialist], start, end: start + 3000, title };
  }

  #book(title: string): Wish {
    const { specialist, start } = this.#place();
    const end = this.#chance.next() < 0.2 ? { end: start + this.#chance.pick([10, 25, 60, 150, 600]) } : {};
    const { branch } = this.#settings.specialists[specialist] as Settings["specialists"][string];
    const service = this.#chance.pick(Object.keys(this.#settings.services));
    return { kind: "book", branch, specialist, service, start, ...end, title, confirmed: this.#chance.next() < 0.4 };
  }

  #move(title: string): Wish {
    const { id, branch } = this.#one("appointment");
    const place = this.#place();
    const colleagues = Object.keys(this.#settings.specialists).filter(
      (each) => this.#settings.specialists[each]?.branch === branch,
    );
    const isThere = colleagues.includes(place.specialist);
    return {
      kind: "move",
      id,
      title,
      confirmed: this.#chance.next() < 0.4,
      ...(this.#chance.next() < 0.8 ? { start: place.start } : {}),
      ...(this.#chance.next() < 0.6 ? { specialist: isThere ? place.specialist : this.#chance.pick(colleagues) } : {}),
      ...(this.#chance.next() < 0.2 ? { service: this.#chance.pick(Object.keys(this.#settings.services)) } : {}),
    };
  }

  #delete(): Wish {
    const of = this.#chance.next() < 0.7 ? "appointment" : "block";
    return { kind: "delete", id: this.#one(this.#chance.next() < 0.85 ? of : "block").id, of };
  }

  #block(title: string): Wish {
    const { specialist, start } = this.#place();
    const { branch } = this.#settings.specialists[specialist] as Settings["specialists"][string];
    const specialists = [specialist, ...(this.#chance.next() < 0.5 ? [this.#specialist()] : [])];
    return {
      kind: "block",
      branch,
      specialists,
      start,
      end: start + this.#chance.pick([15, 60, 120, 900, 2000]),
      title,
    };
  }

  #editBlock(title: string): Wish {
    const { id } = this.#one("block");
    const { specialist, start } = this.#place();
    const times = { start, end: start + this.#chance.pick([15, 45, 60, 240]) };
    const isMoved = this.#chance.next() < 0.7;
    return {
      kind: "editBlock",
      id,
      title,
      ...(isMoved ? times : {}),
      ...(this.#chance.next() < 0.4 ? { specialist } : {}),
    };
  }

  /** Often starts where another entry ends, or ends where one starts: touching is not overlapping. */
  #list(): Wish {
    const entry = this.#one("appointment");
    const [before, after] = [60 * this.#chance.below(20), 60 + this.#chance.below(1440)];
    if ("start" in entry && this.#chance.next() < 0.7) {
      const { specialist, start, end } = entry;
      const isAfter = this.#chance.next() < 0.5;
      return { kind: "list", specialist, start: isAfter ? end : start - after, end: isAfter ? end + after : start };
    }
    const { specialist, start } = this.#place();
    return { kind: "list", specialist, start: start - before, end: start + after };
  }

  #change(): Change {
    const { branches, specialists, services } = this.#settings;
    const dice = this.#chance.below(10);
    if (dice < 3) return this.#archive();
    if (dice < 5) {
      const set = { week: this.#week(true), step: this.#chance.pick([15, 20, 30, 45, 60]) };
      return { of: "branches", id: this.#chance.pick(Object.keys(branches)), set };
    }
    const id = this.#chance.pick(Object.keys(dice < 8 ? specialists : services));
    if (dice === 5) {
      return { of: "specialists", id, set: { gives: Object.keys(services).filter(() => this.#chance.next() < 0.7) } };
    }
    if (dice < 8) return { of: "specialists", id, set: { rests: this.#week(false) } };
    if (dice === 8) return { of: "services", id, set: this.#shape() };
    return { of: "services", id, set: { rests: this.#chance.next() < 0.5 ? null : this.#week(false) } };
  }

  /** A duration, minutes around it, or how many come at once. */
  #shape(): Extract<Change, { of: "services" }>["set"] {
    const dice = this.#chance.below(3);
    if (dice === 0) return { duration: this.#chance.pick([10, 20, 45, 50, 90, 120]) };
    if (dice === 1) return { capacity: this.#chance.pick([1, 2, 3, 3]) };
    return { before: this.#chance.pick([0, 0, 10, 30]), after: this.#chance.pick([0, 0, 5, 15]) };
  }

  /** Mostly reopens, so that little stays closed. */
  #archive(): Change {
    if (this.#archived && this.#chance.next() < 0.6) {
      const back = { ...this.#archived, set: { isArchived: false } };
      this.#archived = undefined;
      return back;
    }
    const of = this.#chance.pick(["branches", "specialists", "specialists", "services"] as const);
    const change = { of, id: this.#chance.pick(Object.keys(this.#settings[of])) };
    const isArchived = this.#archived === undefined;
    if (isArchived) this.#archived = change;
    return { ...change, set: { isArchived } };
  }

  #week(isOpen: boolean): Week {
    const text = (quarter: number) =>
      `${String(Math.floor(quarter / 4)).padStart(2, "0")}:${String((quarter % 4) * 15).padStart(2, "0")}`;
    const range = (from: number, to: number): Range => ({ from: text(from), to: text(to) });
    return NO_RESTS.map((): Range[] => {
      const dice = this.#chance.below(10);
      if (dice === 0) {
        const [from, to] = this.#chance.pick(isOpen ? MARKERS.slice(0, 1) : MARKERS);
        return [{ from, to }];
      }
      const at = this.#chance.below(60);
      if (!isOpen) return dice < 6 ? [] : [range(at, at + 1 + this.#chance.below(12))];
      if (dice < 2) return [{ from: "00:00", to: "23:59" }];
      const break_ = 44 + this.#chance.below(12);
      const morning = range(24 + this.#chance.below(16), break_);
      return dice < 6
        ? [range(28, 80)]
        : [morning, range(break_ + 1 + this.#chance.below(6), 70 + this.#chance.below(20))];
    });
  }

  /** Often a time that is or was taken: a cancelled appointment has freed its time. */
  #place(): { specialist: string; start: number } {
    const other = this.#one("appointment");
    if ("start" in other && this.#chance.next() < 0.3) return { specialist: other.specialist, start: other.start };
    if (this.#chance.next() < 0.5 && this.#hot.length > 0) {
      const hot = this.#chance.pick(this.#hot);
      return { ...hot, start: hot.start + this.#chance.pick([0, 0, 0, 15, -15]) };
    }
    return { specialist: this.#specialist(), start: this.#start() };
  }

  #specialist(): string {
    return this.#chance.pick(Object.keys(this.#settings.specialists));
  }

  /** Mostly by day (in Mexico, 15:00 to 3:00 UTC), sometimes at any hour. */
  #start(): number {
    const quarter = this.#chance.next() < 0.15 ? this.#chance.below(QUARTERS) : 60 + this.#chance.below(48);
    return this.#from + this.#chance.below(DAYS) * 1440 + quarter * 15;
  }

  /** Prefers the latest entries; before there is any, returns one that never existed. */
  #one(of: "appointment" | "block"): Entry | Pick<Entry, "id" | "branch"> {
    const known = this.#chance.next() < 0.05 ? this.#gone : this.#known;
    const some = known.filter(({ status }) => (status === "block") === (of === "block"));
    const latest = this.#chance.next() < 0.5 ? some.slice(-8) : some;
    const none = {
      id: "01900000-0000-7000-8000-000000000000",
      branch: Object.keys(this.#settings.branches)[0] as string,
    };
    return latest.length > 0 ? this.#chance.pick(latest) : none;
  }
}
