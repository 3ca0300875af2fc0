// The default settings of a booking page: it is off, shows every service that may be booked without a person, and has
// the lowest requirements that keep an agenda in order.
import type { ReservationSettings } from "./schema.ts";

export type ReservationRules = Omit<ReservationSettings, "search" | "url" | "updatedAt">;

export const DEFAULT_RULES: ReservationRules = {
  isOn: false,
  hiddenServices: [],
  hiddenSpecialists: [],
  hiddenBranches: [],
  daysAhead: 30,
  noticeHours: 2,
  cancelHours: 4,
  choosesSpecialist: true,
  welcome: "",
  withoutCode: "book",
  embed: "nobody",
  embedOrigins: [],
  waitingList: true,
  holdMinutes: 15,
};
