// What a capability above shows in the agenda itself and in its form: its `in-agenda.ts` says it, and `app/agenda` puts it
// together. Whoever may not do what a part is for is not shown it. That right stands here by itself: the calls of a part
// bring more than an agenda that is first drawn should carry.
import type { Day } from "@mostrador/domain/kit/calendar.ts";
import type { Access } from "@mostrador/domain/kit/route.ts";
import { type ComponentType, createContext, type ReactNode } from "react";
import type { LatePart } from "../../../ui/state/late.tsx";

/** What is looked at; a null branch is all of them. */
export type InView = { branchId: string | null; days: readonly Day[] };
/** What somebody would have, as far as it is known. */
export type Wish = {
  clientId: string | null;
  serviceId: string | null;
  branchId: string | null;
  specialistId: string | null;
  day: Day | null;
};
export type InAgenda = {
  name: string;
  /** Beside the other tools of the heading. */
  heading?: { access: Access; part: LatePart<InView> };
  /** Where an hour cannot be had. */
  refused?: { access: Access; part: LatePart<{ wish: Wish }> };
  /** Around all of it: adds to the marks. */
  around?: ComponentType<{ children: ReactNode }>;
};

/** Appointments that want to be looked at, with why, in a few words that follow the name. */
export const AppointmentMarks = createContext<ReadonlyMap<string, string>>(new Map());

export const AgendaParts = createContext<readonly InAgenda[]>([]);
