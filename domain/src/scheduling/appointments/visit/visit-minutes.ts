// How long each part of a visit is prepared and cleaned up. A person prepares everything before their first part and
// cleans up after their last: the client goes from one part to the next without a wait.

export type PartMinutes = { minutesBefore: number; minutesAfter: number };

/** `parts` in their order, with the minutes of their services. Of several parts of one person the longest counts. */
export function visitMinutes(parts: readonly (PartMinutes & { specialistId: string })[]): PartMinutes[] {
  return parts.map(({ specialistId }, index) => {
    const own = parts.filter((part) => part.specialistId === specialistId);
    const isFirst = parts.findIndex((part) => part.specialistId === specialistId) === index;
    const isLast = parts.findLastIndex((part) => part.specialistId === specialistId) === index;
    return {
      minutesBefore: isFirst ? Math.max(...own.map((part) => part.minutesBefore)) : 0,
      minutesAfter: isLast ? Math.max(...own.map((part) => part.minutesAfter)) : 0,
    };
  });
}
