// What other capabilities show in the agenda and its form: each declares it in `in-agenda.ts`, and `app/agenda`
// combines them. A part needs its permission, which is stated here because importing the part's calls would add weight
// to the first load.
import type { Day } from "@mostrador/domain/kit/calendar.ts";
import type { Access } from "@mostrador/domain/kit/route.ts";
import { type ComponentType, createContext, type ReactNode } from "react";
import type { LatePart } from "../../../ui/state/late.tsx";

/** The visible range; a null branch means all. */
export type InView = { branchId: string | null; days: readonly Day[] };
/** The wanted appointment, as far as it is known. */
export type Wish = {
  clientId: string | null;
  serviceId: string | null;
  branchId: string | null;
  specialistId: string | null;
  day: Day | null;
};
export type InAgenda = {
  name: string;
  /** Next to the heading's other tools. */
  heading?: { access: Access; part: LatePart<InView> };
  /** Shown when an hour is not available. */
  refused?: { access: Access; part: LatePart<{ wish: Wish }> };
  /** Wraps the agenda and can add marks. */
  around?: ComponentType<{ children: ReactNode }>;
};

/** Appointments that need attention, with a short reason shown after the name. */
export const AppointmentMarks = createContext<ReadonlyMap<string, string>>(new Map());

export const AgendaParts = createContext<readonly InAgenda[]>([]);
