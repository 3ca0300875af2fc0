// A person's progress in the first steps. The browser keeps it, so that a reload continues at once; the server keeps it
// too, so that another device continues there. On a shared computer it is separate for each person.
import type { Onboarding, OnboardingProgress } from "@mostrador/domain/platform/onboarding/schema.ts";
import { useRef, useState } from "react";
import { setActiveBusinessId } from "../../../lib/session/active-business-id.ts";
import { useSaveOnboarding } from "./api.ts";
import { COUNTED, type Place, type Sells, STEPS, USUALLY } from "./steps.ts";

/** `businessId` is null until the business is saved; `counts` are the chosen numbers. */
export type Progress = OnboardingProgress;
/** `savedAt`: the server's time of the save that this continues. `isUnsaved`: the server does not have it yet. */
type StoredProgress = { progress: Progress; savedAt: string | null; isUnsaved: boolean };

const START: Progress = { place: "choice", businessId: null, counts: {}, sells: USUALLY, trade: null };

/** `mine`: the person's businesses; progress in any other is ignored. `stored`: what the server has, if it answered. */
export function useProgress(userId: string, mine: readonly string[], stored: Onboarding | undefined) {
  const key = `mostrador.onboarding.${userId}`;
  const save = useSaveOnboarding();
  const sending = useRef(Promise.resolve());
  const [progress, setProgress] = useState<Progress>(() => {
    const kept = newest(read(key), stored);
    const known = kept.businessId !== null && mine.includes(kept.businessId);
    if (kept.place === "bienvenida" || (!known && isPast(kept.place))) return START;
    if (known) setActiveBusinessId(kept.businessId);
    return known ? kept : { ...kept, businessId: null, counts: {} };
  });
  const latest = useRef(progress);
  const go = (change: Partial<Progress>) => {
    const next = { ...latest.current, ...change };
    latest.current = next;
    setProgress(next);
    const savedAt = read(key)?.savedAt ?? null;
    keep(key, { progress: next, savedAt, isUnsaved: true });
    // One after another; only the last one still counts when a slow one ends.
    sending.current = sending.current.then(async () => {
      if (latest.current !== next) return;
      const at = await save(next).catch(() => null);
      if (at !== null && latest.current === next) keep(key, { progress: next, savedAt: at, isUnsaved: false });
    });
  };
  /** For another business; what the first one still lacks is on its page 'Hoy'. */
  const startOver = () => go(START);
  return { progress, go, startOver };
}

/** What this browser could not send comes first; otherwise what the server has, where another device changed it. */
export function newest(
  kept: StoredProgress | null,
  stored: Pick<Onboarding, "progress" | "updatedAt"> | undefined,
): Progress {
  const theirs = stored?.progress;
  if (!theirs) return kept?.progress ?? START;
  if (!kept) return theirs;
  return kept.isUnsaved || kept.savedAt === stored.updatedAt ? kept.progress : theirs;
}

function keep(key: string, kept: StoredProgress): void {
  try {
    localStorage.setItem(key, JSON.stringify({ ...kept.progress, savedAt: kept.savedAt, isUnsaved: kept.isUnsaved }));
  } catch {
    // Private windows may refuse to store it; the server has it.
  }
}

function read(key: string): StoredProgress | null {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? "null") as
      | (Partial<Progress> & Partial<StoredProgress>)
      | null;
    const places: readonly unknown[] = ["choice", "join", "claim", ...STEPS, "bienvenida"];
    if (!kept || !places.includes(kept.place)) return null;
    const { place, businessId = null, trade = null, savedAt = null, isUnsaved = true } = kept;
    const progress = { place: place as Place, businessId, trade };
    return {
      progress: { ...progress, counts: countsOf(kept.counts), sells: sellsOf(kept.sells) },
      savedAt,
      isUnsaved,
    };
  } catch {
    return null;
  }
}

/** Accepts only numbers that can be chosen. */
function countsOf(kept: unknown): Progress["counts"] {
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
