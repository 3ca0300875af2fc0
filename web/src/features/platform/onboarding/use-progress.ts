// Where a person is in the first steps, kept in the browser: a reload goes on from there. Each person of a shared
// computer has their own.
import { useState } from "react";
import { setActiveBusinessId } from "../../../lib/session/active-business-id.ts";
import { type Place, STEPS } from "./steps.ts";

/** `businessId` is null until the business is saved. */
export type Progress = { place: Place; businessId: string | null };
const START: Progress = { place: "choice", businessId: null };

/** `mine`: the businesses of the person; progress in another one counts for nothing. */
export function useProgress(userId: string, mine: readonly string[]) {
  const key = `mostrador.onboarding.${userId}`;
  const [progress, setProgress] = useState<Progress>(() => {
    const kept = read(key);
    const known = kept.businessId !== null && mine.includes(kept.businessId);
    if (kept.place === "done" || (!known && isPast(kept.place))) return START;
    if (known) setActiveBusinessId(kept.businessId);
    return known ? kept : { ...kept, businessId: null };
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
    const places: readonly unknown[] = ["choice", "join", ...STEPS, "done"];
    return places.includes(kept?.place) ? { ...START, ...kept } : START;
  } catch {
    return START;
  }
}

/** These need the business. */
function isPast(place: Place): boolean {
  return STEPS.slice(1).some((step) => step === place);
}
