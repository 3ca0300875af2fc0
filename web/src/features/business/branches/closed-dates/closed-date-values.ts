// The form of a closed date: day, branches, reason, and the hours of a day that is only partly closed.
import { type ClosedDate, NewClosedDate } from "@mostrador/domain/business/branches/closed-dates/schema.ts";
import { WrittenDay } from "@mostrador/domain/kit/schema.ts";
import * as z from "zod";

export const EVERYWHERE = "all";
const USUAL = { from: "10:00", to: "14:00" };

const Written = z.object({
  day: WrittenDay,
  branchId: z.string(),
  name: z.string(),
  isOpen: z.boolean(),
  hours: z.array(z.object({ from: z.string(), to: z.string() })),
});

export function closedDateShape(businessId: string) {
  return Written.transform(({ branchId, isOpen, hours, ...rest }, context): NewClosedDate => {
    const read = NewClosedDate.safeParse({
      ...rest,
      businessId,
      branchId: branchId === EVERYWHERE ? null : branchId,
      hours: isOpen ? hours : [],
    });
    if (read.success) return read.data;
    for (const { path, message } of read.error.issues) {
      const own = path[0] === "hours" ? ["hours"] : [...path];
      context.addIssue({ code: "custom", path: own, message });
    }
    return z.NEVER;
  });
}

export function closedDateValues(date: ClosedDate | null): object {
  const hours = date?.hours ?? [];
  return {
    day: date?.day ?? null,
    branchId: date?.branchId ?? EVERYWHERE,
    name: date?.name ?? "",
    isOpen: hours.length > 0,
    hours: hours.length > 0 ? hours : [USUAL],
  };
}
