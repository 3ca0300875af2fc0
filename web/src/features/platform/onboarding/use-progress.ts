// Where a person is in the first steps, kept in the browser: a reload goes on from there. Each person of a shared
// computer has their own.
import { useState } from "react";
import { setActiveBusinessId } from "../../../lib/session/active-business-id.ts";
import { COUNTED, type Place, type Sells, STEPS, type Step, USUALLY } from "./steps.ts";

type Counts = Partial<Record<Step, number>>;
/** `businessId` is null until the business is saved; `counts` say how many of each there will be. */
export type Progress = { place: Place; businessId: string | null; counts: Counts; sells: Sells };
const START: Progress = { place: "choice", businessId: null, counts: {}, sells: USUALLY };

/** `mine`: the businesses of the person; progress in another one counts for nothing. */
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

/** Only numbers that could have been chosen. */
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
