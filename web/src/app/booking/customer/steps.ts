// Decides the next question: one with a single answer is skipped, and a wrong value in the address is asked again.
import type { ReservationPage } from "@mostrador/domain/growth/reservations/schema.ts";
import { ANYBODY, type Choice } from "./address.ts";

export type Step = "service" | "branch" | "specialist" | "hour" | "person" | "waiting";

/** The choice, or the only option. */
export type FlowState = {
  step: Step;
  service?: ReservationPage["services"][number];
  branch?: ReservationPage["branches"][number];
  /** Undefined: anyone. */
  specialist?: ReservationPage["specialists"][number];
  /** The people who can be chosen for it. */
  people: ReservationPage["specialists"];
  places: ReservationPage["branches"];
};

export function settle(page: ReservationPage, choice: Choice): FlowState {
  const service = only(page.services, choice.service);
  if (!service) return { step: "service", people: [], places: [] };
  const places = page.branches.filter(({ _id }) => service.branches.includes(_id));
  const branch = only(places, choice.branch);
  if (!branch) return { step: "branch", service, places, people: [] };
  const people = page.specialists.filter(
    ({ _id, branchId }) => branchId === branch._id && service.specialists.includes(_id),
  );
  const chosen = people.find(({ _id }) => _id === choice.specialist);
  const known = { service, branch, people, places, ...(chosen ? { specialist: chosen } : {}) };
  const isAsked = page.choosesSpecialist && people.length > 1;
  if (isAsked && !chosen && choice.specialist !== ANYBODY) return { ...known, step: "specialist" };
  if (choice.waits) return { ...known, step: "waiting" };
  return { ...known, step: choice.start ? "person" : "hour" };
}

function only<One extends { _id: string }>(all: readonly One[], id: string | null): One | undefined {
  return all.length === 1 ? all[0] : all.find(({ _id }) => _id === id);
}
