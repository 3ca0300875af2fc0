// The input of a search for free hours (D-4.1, D-4.5), and its result. Instants are epoch minutes.
import type { WeekRanges } from "../../../business/branches/hours.ts";
import type { BranchDates } from "../../../business/branches/hours-of-date.ts";
import type { Day } from "../../../kit/calendar.ts";

/** Taken times in order of `starts`, [start, end), those of appointments with their preparation; they may overlap. */
export type BusyTimes = { readonly starts: readonly number[]; readonly ends: readonly number[] };

export type SlotSpecialist = {
  readonly id: string;
  readonly rests: WeekRanges;
  readonly busy: BusyTimes;
  /** Of a service with several places: the classes that have some left, by their start. Left out: none. */
  readonly classes?: ReadonlyMap<number, PlacesLeft>;
};

/** At least 1. */
type PlacesLeft = number;

/** A room or a unit of equipment is needed, any of these: their taken times. */
export type FacilityNeed = readonly BusyTimes[];

export type SlotQuestion = {
  /** The IANA zone of the hours and rests. */
  readonly zone: string;
  /** First and last local day, both searched. */
  readonly from: Day;
  readonly to: Day;
  /** No slot starts earlier: now plus `waitTimeToSchedule` (D-4.5). */
  readonly notBefore: number;
  /** Every slot starts before this. */
  readonly before?: number;
  readonly branch: {
    readonly schedules: WeekRanges;
    readonly rests: WeekRanges;
    /** Dates that are closed or have hours of their own (D-17.10). */
    readonly dates?: BranchDates;
    /** Minutes between two offered starts, at least 1. */
    readonly frecuency: number;
  };
  readonly service: {
    readonly durationMinutes: number;
    /** To prepare and to clean up: no busy time may overlap them, hours and rests may. Left out: none. */
    readonly minutesBefore?: number;
    readonly minutesAfter?: number;
    /** Null for a service that is always available. */
    readonly rests: WeekRanges | null;
    /** How many clients it takes at the same hour; left out: one. */
    readonly capacity?: number;
  };
  readonly specialists: readonly SlotSpecialist[];
  /** What the service needs at the branch; left out: nothing. */
  readonly facilities?: readonly FacilityNeed[];
};

/** [start, end) in epoch minutes. `placesLeft`: of a service with several places only. */
export type Slot = {
  readonly start: number;
  readonly end: number;
  readonly specialistId: string;
  readonly placesLeft?: number;
};
