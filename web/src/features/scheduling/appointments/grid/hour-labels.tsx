import type { Span } from "@mostrador/domain/business/branches/spans.ts";
import { hourOfMinutes } from "../../../../ui/time/hour-text.ts";

const NEAR_PX = 18;

/** The hours at the left of the grid; the current time replaces one that it would cover. */
export function HourLabels({ hours, hourPx, now }: { hours: Span; hourPx: number; now: number | null }) {
  const y = (minute: number) => ((minute - hours.from) / 60) * hourPx;
  const labels = Array.from({ length: (hours.to - hours.from) / 60 - 1 }, (_, index) => hours.from + (index + 1) * 60);
  const isNear = (minute: number) => now !== null && (Math.abs(now - minute) / 60) * hourPx < NEAR_PX;
  return (
    <>
      {labels.map((minute) =>
        isNear(minute) ? null : (
          <span key={minute} style={{ top: y(minute) }}>
            {hourOfMinutes(minute)}
          </span>
        ),
      )}
      {now !== null && now >= hours.from && now <= hours.to && (
        <span className="now-hour" style={{ top: y(now) }}>
          {hourOfMinutes(now)}
        </span>
      )}
    </>
  );
}
