// How a business wants to be booked, before it has said anything: the page is off, shows everything that may be booked
// without a person, and asks for the least that keeps an agenda in order.
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
