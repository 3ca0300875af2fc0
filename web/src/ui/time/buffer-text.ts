// The minutes around an appointment in words: '10 min antes y 15 min después'; empty without any.
import { durationText } from "./duration-field.tsx";

export function bufferText({ minutesBefore, minutesAfter }: { minutesBefore: number; minutesAfter: number }): string {
  return [
    minutesBefore > 0 && `${durationText(minutesBefore)} antes`,
    minutesAfter > 0 && `${durationText(minutesAfter)} después`,
  ]
    .filter(Boolean)
    .join(" y ");
}
