// A person's progress in the first steps, stored in the browser so that a reload continues. On a shared computer it is
// separate for each person.
import { useState } from "react";
import { setActiveBusinessId } from "../../../lib/session/active-business-id.ts";
import { COUNTED, type Place, type Sells, STEPS, type Step, USUALLY } from "./steps.ts";

type Counts = Partial<Record<Step, number>>;
/** `businessId` is null until the business is saved; `counts` are the chosen numbers. */
export type Progress = { place: Place; businessId: string | null; counts: Counts; sells: Sells };
const START: Progress = { place: "choice", businessId: null, counts: {}, sells: USUALLY };

/** `mine`: the person's businesses; progress in any other is ignored. */
export function useProgress(userId: string, mine: readonly string[]) {
  const key = `mostrador.onboarding.${userId}`;
  const [progress, setProgress] = useState<Progress>(() => {
    const kept = read(key);
    const known = kept.businessId !== null && mine.includes(kept.businessId);
    if (kept.place === "done" || (!known && isPast(kept.place))) return START;
    if (known) setActiveBusinessId(kept.businessId);
    return known ? kept : { ...kept, businessId: null, counts: {} };
  });
  const go = (change: Partial<Progress>) => {
    const next = { ...progress, ...change };
    setProgress(next);
    localStorage.setItem(key, JSON.stringify(next));
  };
  return { progress, go };
}

function read(key: string): Progress {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? "null") as Partial<Progress> | null;
    const places: readonly unknown[] = ["choice", "join", "claim", ...STEPS, "done"];
    if (!places.includes(kept?.place)) return START;
    return { ...START, ...kept, counts: countsOf(kept?.counts), sells: sellsOf(kept?.sells) };
  } catch {
    return START;
  }
}

/** Accepts only numbers that can be chosen. */
function countsOf(kept: unknown): Counts {
  const read = (kept ?? {}) as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(COUNTED).flatMap(([step, { most }]) => {
      const count = read[step];
      return typeof count === "number" && Number.isInteger(count) && count >= 1 && count <= most ? [[step, count]] : [];
    }),
  );
}

function sellsOf(kept: unknown): Sells {
  const read = (kept ?? USUALLY) as Record<string, unknown>;
  const [services, products, courses, properties] = [read.services, read.products, read.courses, read.properties];
  return {
    ...{ services: services === true, products: products === true },
    ...{ courses: courses === true, properties: properties === true },
  };
}

/** These need the business. */
function isPast(place: Place): boolean {
  return STEPS.slice(STEPS.indexOf("business") + 1).some((step) => step === place);
}
