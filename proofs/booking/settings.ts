// The settings of a business in the model: hours, rests, durations, services of each specialist, archived rows. They
// follow the written decisions (D-3, D-4.1), without the product's code.

export type Range = { from: string; to: string };
/** Seven days, Sunday first. */
export type Week = readonly (readonly Range[])[];

type Branch = { zone: string; week: Week; step: number; isArchived: boolean };
type Specialist = { branch: string; rests: Week; gives: readonly string[]; isArchived: boolean };
/** Minutes to prepare and to clean up, and how many clients come at the same hour (D-4.1). */
export type Shape = { before: number; after: number; capacity: number };
/** `rests` is null for a service that is always available. */
type Service = { duration: number; rests: Week | null; isArchived: boolean } & Shape;

/** By id; specialists in the order of creation. Immutable: a change makes new settings. */
export type Settings = {
  branches: Readonly<Record<string, Branch>>;
  specialists: Readonly<Record<string, Specialist>>;
  services: Readonly<Record<string, Service>>;
};

export type Change =
  | { of: "branches"; id: string; set: Partial<Branch> }
  | { of: "specialists"; id: string; set: Partial<Specialist> }
  | { of: "services"; id: string; set: Partial<Service> };

export function withChange(settings: Settings, { of, id, set }: Change): Settings {
  return { ...settings, [of]: { ...settings[of], [id]: { ...settings[of][id], ...set } } };
}

export const NO_RESTS: Week = [[], [], [], [], [], [], []];
export const WEEKDAYS = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"] as const;

/** The format of the calls. */
export function weekBody(week: Week): Record<string, readonly Range[]> {
  return Object.fromEntries(WEEKDAYS.map((name, day) => [name, week[day] as readonly Range[]]));
}

/** Each of the three ranges means that the day is closed, wherever it appears (D-4.1). */
export function isClosed({ from, to }: Range): boolean {
  return ["00:00 00:00", "00:01 23:59", "00:02 23:58"].includes(`${from} ${to}`);
}

/** One text for all settings with the same meaning, however they are stored. */
export function meaningOf(settings: Settings): string {
  const open = (week: Week) => week.map((day) => textOf(day.filter((range) => !isClosed(range)))).join("|");
  const rests = (week: Week) => week.map((day) => (day.some(isClosed) ? "closed" : textOf(day))).join("|");
  const line = ([id, text]: [string, string]) => `${id}: ${text}`;
  const told = <T>(of: Readonly<Record<string, T>>, tell: (one: T) => string) =>
    Object.entries(of).map(([id, one]) => line([id, tell(one)]));
  return [
    ...told(settings.branches, ({ zone, week, step, isArchived }) => `${zone} ${step} ${open(week)} ${isArchived}`),
    ...told(
      settings.specialists,
      (one) => `${one.branch} ${[...one.gives].sort()} ${rests(one.rests)} ${one.isArchived}`,
    ),
    ...told(
      settings.services,
      (one) => `${one.duration} ${shapeText(one)} ${rests(one.rests ?? NO_RESTS)} ${one.isArchived}`,
    ),
  ]
    .sort()
    .join("\n");
}

export function shapeText({ before, after, capacity }: Shape): string {
  return `${before}+${after}x${capacity}`;
}

function textOf(ranges: readonly Range[]): string {
  return ranges
    .map(({ from, to }) => `${from}-${to}`)
    .sort()
    .join(",");
}
