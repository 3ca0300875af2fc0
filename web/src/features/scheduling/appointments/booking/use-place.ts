// The place in the form, while it is edited.
import { type Day, minutesOf } from "@mostrador/domain/kit/calendar.ts";
import { useMemo } from "react";
import { useFormValue } from "../../../../ui/form/use-form-values.ts";
import { readTime } from "../../../../ui/time/time-input.tsx";
import { ANYONE } from "./appointment-values.ts";
import type { Place } from "./place-problem.ts";

/** Null while incomplete. */
export function usePlace(): Place | null {
  const day = useFormValue<Day | null>("day");
  const start = useFormValue<string>("start");
  const end = useFormValue<string>("end");
  const branchId = useFormValue<string | null>("branchId");
  const chosen = useFormValue<string | null>("specialistId");
  const specialistId = chosen === ANYONE ? null : chosen;
  return useMemo(() => {
    if (!day || !/^\d{4}-\d{2}-\d{2}$/.test(day) || !branchId) return null;
    if (readTime(start) !== start || readTime(end) !== end) return null;
    const from = minutesOf(start);
    const to = end === "00:00" ? 24 * 60 : minutesOf(end);
    return to > from ? { day, from, to, branchId, specialistId } : null;
  }, [day, start, end, branchId, specialistId]);
}
